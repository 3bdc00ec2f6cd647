import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, as a service runs it: it says what happens in lines of JSON. */
export type Node = {
  address: string;
  metrics: string;
  /** Everything it has said so far. */
  said: Record<string, unknown>[];
  text(): string;
  child: ChildProcess;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export async function startNode(
  args: readonly string[],
  { wake = [], env = {} }: { wake?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-node-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/index.html'), '<!doctype html>');
  const own = ['--port', '0', '--host', '127.0.0.1', '--app', `${folder}/app/`, '--per-minute', '100000'];
  const child = spawn(process.execPath, [...wake, MAIN, ...own, '--log', 'json', '--metrics-port', '0', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Record<string, unknown>[] = [];
  let text = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.on('exit', (code, signal) => {
      rmSync(folder, { recursive: true, force: true });
      resolve({ code, signal });
    }),
  );
  child.stderr?.on('data', (chunk) => {
    text += String(chunk);
  });
  const open = await new Promise<{ port: number; metrics: number }>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      text += `${line}\n`;
      const each = JSON.parse(line) as Record<string, unknown>;
      said.push(each);
      if (each['msg'] === 'open') resolve(each as never);
    });
    void ended.then(({ code }) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return {
    address: `http://127.0.0.1:${open.port}`,
    metrics: `http://127.0.0.1:${open.metrics}/metrics`,
    said,
    text: () => text,
    child,
    ended,
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
export const BIN = fileURLToPath(new URL('../bin/parlour.mjs', import.meta.url));

/** What the launcher uses too: the program is started many times here. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/parlour', import.meta.url));

export type Ran = { code: number | null; out: string; err: string };

/** A directory of its own for a test that writes files. */
export const emptyDirectory = (): string => mkdtempSync(join(tmpdir(), 'parlour-'));

/** Runs the real program; `input` comes through a pipe and then ends. */
export function run(
  args: string[],
  {
    input = '',
    cwd = emptyDirectory(),
    env = {},
    program = MAIN,
  }: { input?: string; cwd?: string; env?: object; program?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'C.UTF-8', NODE_COMPILE_CACHE: CACHE, ...env },
    });
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      ran.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      ran.err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ran, code }));
    // A program that ends early closes its input; what it said and its exit code tell the rest.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** A person who says the same few things over and over: what does not fit the question is refused and asked again. */
export const saying = (...words: string[]): string => `${words.join('\n')}\n`.repeat(150);

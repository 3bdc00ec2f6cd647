import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { commit, report, root } from './report.ts';

/** How a test of a proof ended, and what it printed. A proof may be run in parts: each keeps the commit it was run on. */
type Result = { commit: string; ok: boolean; seconds: number; said: string[] };

/** Writes the report of a proof that is a run of tests. The name of the proof: PARLOUR_PROOF. */
export default class ProofReporter implements Reporter {
  private readonly name = process.env['PARLOUR_PROOF'] ?? 'tests';
  private readonly folder = join(root, '.cache/prove');
  private readonly file = join(this.folder, `${this.name}.json`);
  private readonly said = new Map<string, string[]>();
  private readonly results: Record<string, Result> = existsSync(this.file)
    ? JSON.parse(readFileSync(this.file, 'utf8'))
    : {};

  onUserConsoleLog({ taskId = '', content, type }: { taskId?: string; content: string; type: string }): void {
    if (type === 'stdout') this.said.set(taskId, [...(this.said.get(taskId) ?? []), content.trim()]);
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'skipped' || state === 'pending') return;
    const seconds = Math.round((test.diagnostic()?.duration ?? 0) / 1000);
    this.results[test.fullName] = { commit, ok: state === 'passed', seconds, said: this.said.get(test.id) ?? [] };
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.results));
  }

  onTestRunEnd(): void {
    const rows = Object.entries(this.results)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, { commit: at, ok, seconds, said }]) =>
          `| ${name.replaceAll('|', '/')} | ${ok ? 'passed' : '**failed**'} | ${seconds} | ${at} | ${said.join('; ').replaceAll('\n', '; ').replaceAll('|', '/')} |`,
      );
    const head = ['| what | | seconds | commit | figures |', '| --- | --- | --- | --- | --- |'];
    const text = [`# Proof: ${this.name}`, '', `\`npm run prove ${this.name}\``, '', ...head, ...rows, ''].join('\n');
    console.log(`${rows.length} tests so far: ${report(this.name, text)}`);
  }
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fate } from './bench.ts';
import type { Mutant } from './operators.ts';

/** What is known of a run, a line a fault, so that one that was interrupted goes on where it stopped. */
export class Ledger {
  private readonly known = new Map<string, Fate>();
  private readonly file: string;

  constructor(folder: string, key: readonly unknown[]) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 16)}.jsonl`);
    if (!existsSync(this.file)) return;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      // The last line of a run that was killed may be half a line.
      if (!line.endsWith('}')) continue;
      const { id, ...fate } = JSON.parse(line) as Fate & { id: string };
      this.known.set(id, fate as Fate);
    }
  }

  fateOf(mutant: Mutant): Fate | undefined {
    return this.known.get(idOf(mutant));
  }

  note(mutant: Mutant, fate: Fate): void {
    this.known.set(idOf(mutant), fate);
    appendFileSync(this.file, `\n${JSON.stringify({ ...fate, id: idOf(mutant) })}`);
  }
}

const idOf = ({ file, start, end, mutated }: Mutant): string => `${file}:${start}-${end} ${mutated}`;

/** The commit, and whatever was changed since: tests that were added find other faults. `''`: nothing was. */
export function stateOf(root: string): { commit: string; changes: string } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
  const changed = git('diff', 'HEAD');
  const fresh = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const hash = createHash('sha256').update(changed);
  for (const file of fresh) hash.update(file).update(readFileSync(join(root, file)));
  return { commit: git('rev-parse', 'HEAD'), changes: changed === '' && fresh.length === 0 ? '' : hash.digest('hex') };
}

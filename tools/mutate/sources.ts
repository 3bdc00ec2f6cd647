import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded, shuffle } from '@parlour/kernel';
import { type Mutant, mutantsOf } from './operators.ts';

/** What faults are put into: what a game is, what a table is, and the rules of every game. */
const SOURCES = ['kernel/**/*.ts', 'table/**/*.ts', 'games/*/rules/**/*.ts'];
const NOT_MEANT = /\.(test|check|d)\.ts$|\/testing\//;

/** Every fault that can be put into the sources at or under a path, file by file. */
export function mutantsUnder(root: string, path: string): Mutant[] {
  const wanted = path.replace(/\/+$/, '');
  return globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_MEANT.test(file) && (wanted === '' || file === wanted || file.startsWith(`${wanted}/`)))
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** So many of them, each as likely as any other. A larger sample of the same seed holds the smaller one. */
export function sampled(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  return shuffle({ chance: seeded(seed) }, [...mutants]).slice(0, size);
}

import type { Run } from './summary.ts';

/** The first seed; nobody chose it: the day this proof was written. */
const SEED = 20_261_118;

/** The seed of the next episode: of one that stuck and was not tried again yet, or one that was never played. */
export function nextSeed(runs: readonly Pick<Run, 'seed' | 'made'>[]): number {
  const tried = (seed: number) => runs.filter((run) => run.seed === seed).length;
  const stuck = runs.find(({ made, seed }) => made === null && tried(seed) === 1);
  return stuck?.seed ?? Math.max(SEED - 1, ...runs.map(({ seed }) => seed)) + 1;
}

import { chacha20 } from './chacha.ts';
import type { Chance } from './types.ts';

type WithChance = { chance: Chance };

/** The fast generator for search and simulation, its seed spread over the state space. */
export const seeded = (seed: number): number => (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;

/** The generator of a real table: a stream that cannot be guessed without the 64 hex digits of its key. */
export const keyed = (key: string): Chance => ({ key, drawn: 0 });

/** An integer in [0, n), every one equally likely. */
export function below(g: WithChance, n: number): number {
  if (typeof g.chance === 'number') {
    // Mulberry32, its whole state in `g.chance`.
    g.chance = (g.chance + 0x6d2b79f5) >>> 0;
    let t = g.chance;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  }
  // Words past the last whole multiple of `n` are thrown away, so that no face is favoured.
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let word: number;
  do {
    word = chacha20(wordsOf(g.chance.key), g.chance.drawn)[0] as number;
    g.chance.drawn += 1;
  } while (word >= limit);
  return word % n;
}

export const roll = (g: WithChance, sides = 6): number => 1 + below(g, sides);

/** Shuffles in place; every order is equally likely. */
export function shuffle<T>(g: WithChance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(g, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

const wordsOf = (key: string): number[] =>
  Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(i * 8, i * 8 + 8), 16));

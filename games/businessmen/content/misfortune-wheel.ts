import type { Characteristic } from './characteristics.ts';

/**
 * The wheel of misfortune, clockwise (BM-2.9): which characteristic a sector hits, if any. Our reconstruction; the share of quiet sectors is
 * the first lever for the length of a game.
 */
export const MISFORTUNE_WHEEL = {
  M0: 'warehouse', // Leaking roof
  M1: null, // Quiet day
  M2: 'loader', // Strained back
  M3: null, // Inspector on holiday
  M4: 'manager', // Poached by a rival
  M5: null, // Sunny weather
  M6: 'warehouse', // Rats in the sacks
  M7: null, // Good neighbours
  M8: 'loader', // Hoist out of order
  M9: null, // Nothing in the papers
  M10: 'manager', // Order book lost
  M11: null, // Luck
} as const satisfies Record<string, Characteristic | null>;

export type MisfortuneSectorId = keyof typeof MISFORTUNE_WHEEL;
export const MISFORTUNE_SECTORS = Object.keys(MISFORTUNE_WHEEL) as MisfortuneSectorId[];

/** BM-3.1. What a tablet shows of a business. */
export const CHARACTERISTICS = ['warehouse', 'loader', 'manager'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];
export type Level = 1 | 2 | 3;
export const HIGHEST_LEVEL = 3;

/** BM-3.3. Types the warehouse holds, units a load has at most, units a purchase has at most; index 0 is not used. */
export const VALUES = {
  warehouse: [0, 1, 2, 3],
  loader: [0, 4, 5, 6],
  manager: [0, 3, 4, 5],
} as const satisfies Record<Characteristic, readonly [0, number, number, number]>;

/** BM-10.2, BM-10.3, BM-R34. What a step costs and brings, by the level it leads to. */
export const STEPS = {
  2: { cost: 10, points: 1 },
  3: { cost: 20, points: 2 },
} as const;

/** BM-11.5, BM-11.6, BM-11.7, BM-R37. What a fine takes and where it leads, by the level it finds. */
export const FINES = {
  1: { points: 1, to: 1 },
  2: { points: 1, to: 1 },
  3: { points: 2, to: 2 },
} as const satisfies Record<Level, { points: number; to: Level }>;

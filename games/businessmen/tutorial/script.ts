import { asks as asksIn, at, presses as pressesIn, wants as wantsIn } from '@parlour/kit/lesson.ts';
import type { Businessmen } from '../types.ts';

export { by, STAY } from '@parlour/kit/lesson.ts';
export { at };
export const asks = asksIn<Businessmen>;
export const wants = wantsIn<Businessmen>;
export const presses = pressesIn<Businessmen>;

/** Buying so many: the last of the crates by mouse; by finger the stall, and then the number. */
export const buying = (good: string, units: number): string[] => [
  at(`stall-${good}`),
  `${at(`stall-${good}`)} [data-crate="${units}"]`,
  at(`buy-${good}-${units}`),
];

/** A good that is not picked up yet, wherever it lies in the warehouse. */
const unheld = (good: string): string => `button[data-place$="-${good}"][aria-pressed="false"]`;
export const loading = (lorry: string, good: string): string[] => [at(`lorry-${lorry}`), unheld(good)];
export const keeping = (good: string): string[] => [at('dock-0'), unheld(good), at(`keep-${good}`)];

import type { TutorialStep } from '@parlour/kit';
import { asks as asksIn, at, presses as pressesIn, wants as wantsIn } from '@parlour/kit/lesson.ts';
import type { Economicus } from '../types.ts';

export { by } from '@parlour/kit/lesson.ts';

/** Found by trial: the person begins, and the dice call 6, 7, 7, 4, 5, 5 and 7, with a 6 for the project in between. */
export const SEED = 'economicus lesson 23963';

export { at };
export const asks = asksIn<Economicus>;
export const wants = wantsIn<Economicus>;
export const presses = pressesIn<Economicus>;

/** A bid of so much: its button once the sum is set, and until then the one that raises it. */
export const bidding = (amount: number): string[] => ['desk', at('bid-more-1'), at(`choice-bid-${amount}`)];

/** Answers at the desk; some of them after something was taken up. */
export const choice = (name: string): string => at(`choice-${name}`);
export const placing = (industry: number): string[] => [
  at(`industry-${industry}`),
  choice(`place-${industry}-private`),
];
export const playing = (card: string): string[] => [at(`card-${card}`), choice(`playCard-${card}`)];

/** What the two others do where they have nothing to do. */
export const READY: NonNullable<TutorialStep['then']> = [
  { seat: 1, type: 'ready' },
  { seat: 2, type: 'ready' },
];
export const BOTH_PASS: NonNullable<TutorialStep['then']> = [
  { seat: 1, type: 'pass' },
  { seat: 2, type: 'pass' },
];

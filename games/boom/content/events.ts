import type { Industry } from './industries.ts';

/** BO-3.3, BO-3.4. The six Event cards (BO-K1 to BO-K4). `hot`: the industry whose IPOs add 2; `lowersLimit`: when it is flipped. */
export const EVENTS = {
  E1: { hot: 'software', lowersLimit: false }, // Software Infrastructure (the rulebook’s)
  E2: { hot: 'ecommerce', lowersLimit: true }, // The Holidays Go Online
  E3: { hot: 'media', lowersLimit: false }, // Content Is King Again
  E4: { hot: 'telecom', lowersLimit: true }, // Bandwidth Gold Rush
  E5: { hot: 'b2b', lowersLimit: true }, // B2B Or Not To Be
  E6: { hot: null, lowersLimit: false }, // •Crash (the rulebook’s)
} as const satisfies Record<string, { hot: Industry | null; lowersLimit: boolean }>;

export type EventId = keyof typeof EVENTS;
export const CRASH = 'E6' satisfies EventId;
export const BOOM_EVENTS = ['E1', 'E2', 'E3', 'E4', 'E5'] as const satisfies EventId[];

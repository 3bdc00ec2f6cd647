/** Numbers printed on the table and in the rulebook; money is in whole millions. */

export const START_TREASURY = 100;
export const START_HAND = 3;
/** BO-1.8, BO-8.4. Events and Discards lower it. */
export const START_LIMIT = 6;

/** BO-8.5. What the track adds to every company's burn at each Limit; index 0 is not used. */
export const TRACK_BURN = [0, 15, 10, 7, 5, 2, 0] as const;

/** BO-8.10. What an IPO raises by its total; totals above 16 count as 16, and none is below 2. */
export const IPO_TABLE = [0, 0, 0, 5, 20, 40, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, 1000] as const;

/** BO-8.8. */
export const HOT_BONUS = 2;

/** BO-6.3, BO-6.4, BO-6.9. */
export const PRICE_FLOOR = 5;
export const MOST_SHARES_OF_THE_LEAD = 2;
export const SHARES_TO_CLOSE = 3;

/** BO-R3, option `stockSet = ten`: ten counters a firm, one of which is the order counter. */
export const COUNTERS_FOR_SHARES = 9;

export const FIRMS = ['EKP', 'FLA', 'NOI', 'ARS', 'GOS'] as const;
export type FirmId = (typeof FIRMS)[number];

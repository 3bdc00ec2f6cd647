/**
 * The price table (BM-R20, BM-R22): 15 positions, three to a coin. `PRICES[position]` is what the Bank pays for a unit; index 0 is
 * not used.
 */
export const PRICES = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5] as const;
export const LOWEST_POSITION = 1;
export const HIGHEST_POSITION = 15;

/** BM-2.4. The black dot in the middle of price range 3. */
export const START_POSITION = 8;

/** BM-8.11. How far every good that was not sold rises. What sold goods fall by depends on the lorry. */
export const RISE = 3;

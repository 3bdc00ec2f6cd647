/** Numbers of the rulebook that belong to no card and no wheel. */

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** BM-4.2. */
export const START_COINS = 10;

/** BM-6.4. What a unit costs on the market, whatever the price table says. */
export const UNIT_COST = 1;

/** BM-9.3, BM-9.4. The sizes of a shipment and their points. The rulebook's "5 units" is a misprint for 6 (BM-R30). */
export const SHIPMENTS = { 4: 1, 6: 2, 8: 3 } as const;
export type ShipmentSize = keyof typeof SHIPMENTS;
export const SHIPMENT_SIZES = [4, 6, 8] as const satisfies ShipmentSize[];

/** BM-12.2. */
export const INSURANCE_COST = 10;

/** BM-14.3, BM-14.7, BM-R45. What skipping a round costs and brings, and how poor one must be (`skipEligibility = lowFunds`). */
export const SKIP_POINTS = 1;
export const SKIP_MONEY = 10;
export const LOW_FUNDS = 4;

/** BM-C13. The coins in the box, by value: decoration, as the Bank never runs out (BM-R53). */
export const COINS = { 1: 20, 5: 10, 10: 8, 20: 4 } as const;

/** BM-C14. The end of the scale as it is drawn large, and of its extension; points are counted beyond it (BM-R42). */
export const SCALE = { large: 20, extended: 30 } as const;

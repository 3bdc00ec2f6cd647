/** The board of exchange (specification, 5.6). Column 0 is the maximum and carries the "Contract" sign, the last is the minimum. */

export const RESOURCES = ['coal', 'ore', 'steel', 'energy'] as const;
export type Resource = (typeof RESOURCES)[number];
/** So many units of each resource. */
export type Units = Record<Resource, number>;

/** MF-6.1, MF-6.4. Printed by the rulebook: coal 16, 15 and 10, ore 19 and 12. The rest is our reconstruction. */
export const PRICES = {
  coal: [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
  ore: [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
  steel: [66, 63, 60, 57, 54, 51, 48, 45, 42, 39, 36],
  energy: [80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40],
} as const satisfies Record<Resource, readonly number[]>;

export const CONTRACT_COLUMN = 0;
export const LAST_COLUMN = 10;

/** BM-2.6, BM-8.9, BM-8.10. What each lorry takes, what it brings if one player filled it alone, and how far its good then falls. */
export const LORRIES = {
  yellow: { capacity: 5, points: 1, fall: 5 },
  blue: { capacity: 6, points: 2, fall: 6 },
  green: { capacity: 7, points: 3, fall: 7 },
} as const satisfies Record<string, { capacity: number; points: number; fall: number }>;

export type LorryId = keyof typeof LORRIES;
/** BM-R59. The order in which they are settled. */
export const LORRY_IDS = ['yellow', 'blue', 'green'] as const satisfies LorryId[];

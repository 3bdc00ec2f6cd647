/** The six goods, in their standing order: the one used wherever goods have to be put in some order (BM-C4). */
export const GOODS = ['grain', 'meat', 'fish', 'wood', 'oil', 'metal'] as const;
export type GoodId = (typeof GOODS)[number];

/** So many units of each good: in a pile, on the market, in a warehouse. */
export type Units = Record<GoodId, number>;

/** BM-2.2, BM-4.4. Tiles of each good in the box. */
export const UNITS_OF_A_GOOD = 25;

import type { GoodId } from './goods.ts';

/** The wheel of price changes and embargoes, clockwise (BM-2.10). P0 and P1 are the rulebook's, the others our reconstruction. */
export const PRICE_WHEEL = {
  P0: { kind: 'price', moves: { fish: 3, wood: -5 } }, // Anglers fashionable, fireplaces not
  P1: { kind: 'embargo', goods: ['metal', 'wood'] }, // Customs strike: no ores, no logs
  P2: { kind: 'price', moves: { wood: 3, meat: -5 } }, // The parquet boom, a meatless month
  P3: { kind: 'embargo', goods: ['wood', 'grain'] }, // Beetle found: forests and fields under quarantine
  P4: { kind: 'price', moves: { meat: 3, oil: -5 } }, // Barbecue summer, bicycles in fashion
  P5: { kind: 'embargo', goods: ['grain', 'meat'] }, // Health office seals the food halls
  P6: { kind: 'price', moves: { oil: 3, grain: -5 } }, // A cold snap empties the tanks; bread subsidised
  P7: { kind: 'embargo', goods: ['meat', 'fish'] }, // Refrigerators fail inspection
  P8: { kind: 'price', moves: { grain: 3, metal: -5 } }, // Bad weather at the mills abroad; scrap floods in
  P9: { kind: 'embargo', goods: ['fish', 'oil'] }, // Spill in the bay
  P10: { kind: 'price', moves: { metal: 3, fish: -5 } }, // New tram lines everywhere; nets too full
  P11: { kind: 'embargo', goods: ['oil', 'metal'] }, // Depots locked for stock-taking
} as const satisfies Record<string, PriceSector>;

export type PriceSectorId = keyof typeof PRICE_WHEEL;
type PriceSector =
  | { kind: 'price'; moves: Readonly<Partial<Record<GoodId, number>>> }
  | { kind: 'embargo'; goods: readonly GoodId[] };
export const PRICE_SECTORS = Object.keys(PRICE_WHEEL) as PriceSectorId[];
/** The same sectors read by any good. */
export const ON_PRICE_WHEEL: Record<PriceSectorId, PriceSector> = PRICE_WHEEL;

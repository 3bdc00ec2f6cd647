import type { Units } from './goods.ts';

/**
 * The 30 Goods cards: what comes to the market (BM-5.4). G01 is the rulebook's; the others are our reconstruction (BM-C15, BM-C16): every
 * four of the six goods are on two cards, each good has 90 units on 20 cards, and a card offers 18 units on average, as the lorries take.
 */
export const GOODS_CARDS = {
  G01: { family: 'standard', units: { oil: 6, wood: 5, metal: 4, meat: 3 } }, // Frontier Depot
  G02: { family: 'standard', units: { oil: 6, fish: 5, wood: 4, metal: 3 } }, // Harbour Tanker
  G03: { family: 'standard', units: { meat: 6, oil: 5, grain: 4, metal: 3 } }, // Ranch Convoy
  G04: { family: 'standard', units: { wood: 6, grain: 5, oil: 4, meat: 3 } }, // Timber Festival
  G05: { family: 'standard', units: { grain: 6, oil: 5, metal: 4, wood: 3 } }, // Harvest Machinery
  G06: { family: 'standard', units: { fish: 6, meat: 5, oil: 4, grain: 3 } }, // Cold-Chain Monday
  G07: { family: 'standard', units: { metal: 6, grain: 5, oil: 4, fish: 3 } }, // Foundry Payday
  G08: { family: 'standard', units: { metal: 6, meat: 5, grain: 4, fish: 3 } }, // Canteen Contract
  G09: { family: 'standard', units: { fish: 6, meat: 5, grain: 4, wood: 3 } }, // Fair-Day Feast
  G10: { family: 'standard', units: { grain: 6, wood: 5, fish: 4, oil: 3 } }, // Mill by the River
  G11: { family: 'standard', units: { fish: 6, oil: 5, meat: 4, metal: 3 } }, // Trawler Fleet Home
  G12: { family: 'standard', units: { wood: 6, metal: 5, meat: 4, fish: 3 } }, // Bridge Builders
  G13: { family: 'standard', units: { meat: 6, metal: 5, wood: 4, grain: 3 } }, // Railway Butchers
  G14: { family: 'standard', units: { wood: 6, fish: 5, meat: 4, oil: 3 } }, // Smokehouse Order
  G15: { family: 'standard', units: { metal: 6, grain: 5, fish: 4, wood: 3 } }, // Tin-Can Season
  G16: { family: 'even', units: { fish: 5, oil: 5, wood: 4, metal: 4 } }, // Quayside Clearance
  G17: { family: 'even', units: { oil: 5, grain: 5, metal: 4, wood: 4 } }, // Co-operative Stores
  G18: { family: 'even', units: { fish: 5, grain: 5, oil: 4, meat: 4 } }, // Kitchen Wholesale
  G19: { family: 'even', units: { grain: 5, meat: 5, wood: 4, metal: 4 } }, // Farmstead Auction
  G20: { family: 'even', units: { meat: 5, fish: 5, metal: 4, wood: 4 } }, // Inland Exchange
  G21: { family: 'lean', units: { metal: 5, oil: 4, grain: 3, meat: 2 } }, // Late Train
  G22: { family: 'lean', units: { fish: 5, oil: 4, meat: 3, metal: 2 } }, // Storm Warning
  G23: { family: 'lean', units: { metal: 5, wood: 4, meat: 3, oil: 2 } }, // Dry Wells
  G24: { family: 'lean', units: { fish: 5, meat: 4, wood: 3, grain: 2 } }, // Poor Harvest
  G25: { family: 'lean', units: { grain: 5, wood: 4, oil: 3, fish: 2 } }, // Ice on the Bay
  G26: { family: 'rich', units: { wood: 7, oil: 6, meat: 5, fish: 4 } }, // Border Opens
  G27: { family: 'rich', units: { oil: 7, fish: 6, metal: 5, grain: 4 } }, // Three Ships at Once
  G28: { family: 'rich', units: { meat: 7, metal: 6, grain: 5, fish: 4 } }, // Stockyard Surplus
  G29: { family: 'rich', units: { grain: 7, metal: 6, wood: 5, fish: 4 } }, // Bumper Crop
  G30: { family: 'rich', units: { meat: 7, wood: 6, oil: 5, grain: 4 } }, // Warehouse Liquidation
} as const satisfies Record<string, { family: Family; units: Partial<Units> }>;

/** 6-5-4-3, 5-5-4-4, 5-4-3-2 and 7-6-5-4 units. */
type Family = 'standard' | 'even' | 'lean' | 'rich';

export type GoodsCardId = keyof typeof GOODS_CARDS;
export const GOODS_CARD_IDS = Object.keys(GOODS_CARDS) as GoodsCardId[];
/** The same cards read by any good: those that are not on a card have no entry. */
export const ON_GOODS_CARD: Record<GoodsCardId, { readonly units: Readonly<Partial<Units>> }> = GOODS_CARDS;

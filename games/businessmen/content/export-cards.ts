import type { GoodId } from './goods.ts';

/**
 * The 12 Export cards: what may be exported (BM-5.6). E05 is the rulebook's; the others are our reconstruction: twelve different threes,
 * each good on six of them.
 */
export const EXPORT_CARDS = {
  E01: ['grain', 'meat', 'fish'], // Island Relief Fleet
  E02: ['grain', 'meat', 'wood'], // Highland Settlers
  E03: ['grain', 'meat', 'oil'], // Caravan City
  E04: ['grain', 'fish', 'metal'], // Canal Authority
  E05: ['wood', 'oil', 'grain'], // Overseas Free Port
  E06: ['grain', 'wood', 'metal'], // New Railway Town
  E07: ['meat', 'fish', 'wood'], // Northern Trading Post
  E08: ['meat', 'fish', 'metal'], // Naval Dockyard
  E09: ['meat', 'oil', 'metal'], // Motor Republic
  E10: ['fish', 'wood', 'oil'], // Lighthouse Coast
  E11: ['fish', 'oil', 'metal'], // Offshore Consortium
  E12: ['wood', 'oil', 'metal'], // Grand Construction Trust
} as const satisfies Record<string, readonly [GoodId, GoodId, GoodId]>;

export type ExportCardId = keyof typeof EXPORT_CARDS;
export const EXPORT_CARD_IDS = Object.keys(EXPORT_CARDS) as ExportCardId[];

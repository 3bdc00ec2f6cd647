import type { Seat } from '@parlour/kernel';
import type { Industry } from '../../content/industries.ts';
import type { Auction, G, LotReason } from '../../types.ts';
import { rolledPrice } from './prices.ts';

/** EC-11.1, EC-11.23, EC-21.8. An auction about to begin, at the price of now; its opener pays no fee. */
export const newAuction = (g: G, industry: Industry, opener: Seat, because: LotReason): Auction => ({
  industry,
  opener,
  kind: null,
  start: rolledPrice(g, industry),
  last: null,
  leader: null,
  queue: [],
  admitted: [opener],
  because,
  discount: 0,
});

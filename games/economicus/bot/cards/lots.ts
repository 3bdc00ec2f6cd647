import { partsOf } from '../../content/holdings.ts';
import type { Industry, Kind } from '../../content/industries.ts';
import { PUMP } from '../../content/options.ts';
import { PRICE_PER_PIP } from '../../content/table.ts';
import { addCompany, freeOf, hasFree, holdingsOf } from '../../rules/01-board/companies.ts';
import { rivalsOf } from '../../rules/04-year/order.ts';
import { mayNotBid } from '../../rules/11-auction/bidding.ts';
import { changePrice, priceOf, projectCost } from '../../rules/11-auction/prices.ts';
import { pay } from '../../rules/15-payments/money.ts';
import { activeIndustry } from '../../rules/16-option-cards/rule.ts';
import { upkeep } from '../../rules/18-events/this-year.ts';
import type { Aim } from '../../types.ts';
import { purchaseSwing, purseOf } from '../buying.ts';
import { type Mind, swing } from '../mind.ts';
import { successWithin } from '../outlook.ts';
import { saleSwing } from '../selling.ts';
import { BY_CARD, LIKELY_PRICE, MARGIN, PROJECT } from '../weights.ts';
import { windowOf } from './crises.ts';

/** The cards about buying, selling and founding companies. */

/** What buying at the price without an auction is worth: the company, and that nobody raises. */
export function directPurchase(mind: Mind, kind: Kind | null): number {
  const { g, me } = mind;
  const industry = activeIndustry(g);
  const price = priceOf(g, industry);
  return purseOf(g, me) < price ? 0 : Math.max(0, purchaseSwing(mind, me, industry, kind ?? 'private', price));
}

/** OP07: a better price for what one owns or sells, against a dearer lot if one would buy. */
export function pumpWorth(mind: Mind): number {
  const { g } = mind;
  const industry = activeIndustry(g);
  const owned = swing(mind, (trial) => changePrice(trial, industry, priceOf(g, industry) + PUMP, 'OP07'));
  if (windowOf(g) !== 'FW4') return owned;
  return Math.max(owned, pumpedSale(mind, industry)) - Math.min(PUMP, directPurchase(mind, 'private'));
}

/** What the best sale in the industry gains by the higher price. */
function pumpedSale(mind: Mind, industry: Industry): number {
  const price = priceOf(mind.g, industry);
  let best = 0;
  for (const company of holdingsOf(mind.g.players[mind.me])) {
    if (partsOf(company).industry !== industry) continue;
    const sold = saleSwing(mind, company, price + PUMP);
    if (sold > MARGIN.sale) best = Math.max(best, sold - Math.max(0, saleSwing(mind, company, price)));
  }
  return best;
}

/** OP14: a lot where nothing is free, or one for which fewer others have a quota. */
export function licenceWorth(mind: Mind, { industry, kind }: Pick<Aim, 'industry' | 'kind'>): number {
  const { g, me } = mind;
  if (kind === null || industry === null || industry !== g.turn.industry || freeOf(g, industry, kind) > 0) return 0;
  if (!hasFree(g, industry)) return BY_CARD.OP14 * directPurchase(mind, kind);
  if (g.turn.seat !== me || mayNotBid(g, me, kind) !== null) return 0;
  const other = kind === 'state' ? 'private' : 'state';
  const licensed = directPurchase(mind, kind) / (1 + biddersFor(mind, kind));
  const without = mayNotBid(g, me, other) !== null ? 0 : directPurchase(mind, other) / (1 + biddersFor(mind, other));
  return Math.max(0, licensed - without);
}

/** How many others could bid for a lot of this kind. */
function biddersFor({ g, me }: Mind, kind: Kind): number {
  const price = priceOf(g, activeIndustry(g));
  return rivalsOf(g, me).filter((seat) => mayNotBid(g, seat, kind) === null && purseOf(g, seat) >= price).length;
}

/** OP18: a project that is rolled for at once in the active industry, and else when its number comes; games of two are too short for that. */
export function ventureWorth(mind: Mind, industry: Industry): number {
  const { g, me, horizon } = mind;
  const price = g.prices[industry];
  const cost = projectCost(price ?? LIKELY_PRICE);
  if (g.players[me].cash < (price === null ? projectCost(6 * PRICE_PER_PIP) : cost) + upkeep(g)) return 0;
  const isRolledNow = windowOf(g) === 'FW2' && industry === activeIndustry(g);
  if (!isRolledNow && g.seats.length === 2) return 0;
  const company = swing(mind, (trial) => addCompany(trial, me, industry, 'clean'));
  const paid = swing(mind, (trial) => pay(trial, me, cost));
  return PROJECT.late * successWithin(g, industry, horizon, isRolledNow) * company + paid - PROJECT.upkeep / 2;
}

import type { Choice, Offer, Seat } from '@parlour/kernel';
import { EMPTY_BUNDLE } from '../content/bundle.ts';
import { CELL_OF } from '../content/map.ts';
import { marginOf } from '../rules/05-production/production.ts';
import { priceOf } from '../rules/06-exchange/market.ts';
import { rivalsOf, speedOf } from '../rules/holdings.ts';
import { cashOf } from '../rules/money.ts';
import type { Bundle, G, MatterOfFact } from '../types.ts';
import { contractUse, isNearVictory, worthToGet, worthToGive } from './bundles.ts';
import { goalOf } from './goal.ts';
import { hexesBetween } from './travel.ts';

/** Answers to offers, and the few offers that pay for both. */

type Act = Choice<MatterOfFact>;

/** Less is not worth the talk. */
const LEAST = 2;

/** Accepts what gains, declines what does not; `null`: nobody has offered anything. */
export function replyChoice(g: G, me: Seat, offers: readonly Offer<MatterOfFact>[]): Act | null {
  const deal = g.deals.open.find(({ to }) => to === me);
  if (deal === undefined) return null;
  const { give, take } = deal.terms.secret;
  const isGood = worthToGet(g, me, give, deal.from) >= worthToGive(g, me, take, deal.from) + LEAST;
  const canAccept = offers.some(
    ({ type, fields }) => type === 'acceptDeal' && 'one' in fields.deal && fields.deal.one.includes(deal.id),
  );
  return isGood && canAccept && cashOf(g, me) >= take.money
    ? { type: 'acceptDeal', deal: deal.id }
    : { type: 'declineDeal', deal: deal.id };
}

/** Once a turn at most: a contract for somebody who can fill it, the last inputs of a BIObot, a ransom. */
export function proposalChoice(g: G, me: Seat, offers: readonly Offer<MatterOfFact>[]): Act | null {
  if ((g.deals.proposed[me] ?? 0) > 0 || !offers.some(({ type }) => type === 'proposeDeal')) return null;
  return ransom(g, me) ?? lastInputs(g, me) ?? contractSale(g, me);
}

const propose = (to: Seat, give: Partial<Bundle>, take: Partial<Bundle>): Act => ({
  type: 'proposeDeal',
  to,
  terms: { give: { ...EMPTY_BUNDLE, ...give }, take: { ...EMPTY_BUNDLE, ...take } },
});

/** MF-17.4. A run of the asset for the raider's going, where he cannot be arrested. */
function ransom(g: G, me: Seat): Act | null {
  const { cell, assets } = g.players[me];
  for (const asset of assets) {
    const { capture } = g.assets[asset];
    if (cell !== null && hexesBetween(cell, CELL_OF[asset]) <= speedOf(g, me)) continue;
    const money = Math.min(cashOf(g, me), marginOf(g, asset));
    if (capture !== null && money > 0) return propose(capture.raider, { money }, { release: asset });
  }
  return null;
}

/** A unit or two that are lacking, at more than the market pays: it saves the way to the business centre. */
function lastInputs(g: G, me: Seat): Act | null {
  const { stock } = g.players[me];
  const { inputs } = goalOf(g, me);
  const steel = Math.max(0, (inputs.steel ?? 0) - stock.steel);
  const energy = Math.max(0, (inputs.energy ?? 0) - stock.energy);
  if (steel + energy === 0 || steel + energy > FEW) return null;
  const money = Math.ceil(BONUS * (steel * priceOf(g, 'steel') + energy * priceOf(g, 'energy')));
  if (money > cashOf(g, me)) return null;
  const seller = rivalsOf(g, me).find((rival) => {
    const { stock: has, arrest } = g.players[rival];
    return arrest === 0 && has.steel >= steel && has.energy >= energy && !isNearVictory(g, rival);
  });
  return seller === undefined ? null : propose(seller, { money }, { steel, energy });
}
const FEW = 2;
const BONUS = 1.25;

/** Half of what it brings the buyer, if that is more than it brings the seller. */
function contractSale(g: G, me: Seat): Act | null {
  for (const contract of g.players[me].contracts)
    for (const rival of rivalsOf(g, me)) {
      const money = Math.min(Math.floor(contractUse(g, rival, contract) / 2), cashOf(g, rival));
      if (g.players[rival].arrest === 0 && money >= contractUse(g, me, contract) + WORTHWHILE)
        return propose(rival, { contracts: [contract.card] }, { money });
    }
  return null;
}
const WORTHWHILE = 6;

import type { Choice, Offer, Seat } from '@parlour/kernel';
import { EMPTY_BUNDLE } from '../content/bundle.ts';
import { CELL_OF } from '../content/map.ts';
import { marginOf } from '../rules/05-production/production.ts';
import { priceOf } from '../rules/06-exchange/market.ts';
import { rivalsOf, speedOf } from '../rules/holdings.ts';
import { cashOf } from '../rules/money.ts';
import type { Bundle, G, MatterOfFact } from '../types.ts';
import { contractUse, isNearVictory } from './bundles.ts';
import { counterTo } from './deals/counter.ts';
import { type Bargain, dealt } from './deals/dealt.ts';
import { isGood, isLetWin, isSetBack } from './deals/fairness.ts';
import { goalOf } from './goal.ts';
import { hexesBetween } from './travel.ts';

/** Answers to offers, and the few offers that pay for both. */

type Act = Choice<MatterOfFact>;

/** Accepts what gains, counters where both would gain by other money, declines the rest; `null`: nobody has offered anything. */
export function replyChoice(g: G, me: Seat, offers: readonly Offer<MatterOfFact>[]): Act | null {
  const deal = g.deals.open.find(({ to }) => to === me);
  if (deal === undefined) return null;
  const { id, from, to, depth } = deal;
  const bargain: Bargain = { from, to, terms: deal.terms.secret };
  const allows = (type: 'acceptDeal' | 'counterDeal') =>
    offers.some((offer) => offer.type === type && 'one' in offer.fields.deal && offer.fields.deal.one.includes(id));
  if (!allows('acceptDeal')) return { type: 'declineDeal', deal: id };
  if (isGood(g, me, bargain)) return { type: 'acceptDeal', deal: id };
  // One word of its own in a turn: neither is haggled with a counter, nor the same said again.
  const counter = depth === 0 && !hasProposed(g, me) && allows('counterDeal') ? counterTo(g, me, bargain) : null;
  return counter === null ? { type: 'declineDeal', deal: id } : { type: 'counterDeal', deal: id, terms: counter };
}

const hasProposed = (g: G, me: Seat): boolean => (g.deals.proposed[me] ?? 0) > 0;

/** Once a turn at most: a contract for somebody who can fill it, the last inputs of a BIObot, a ransom. */
export function proposalChoice(g: G, me: Seat, offers: readonly Offer<MatterOfFact>[]): Act | null {
  if (hasProposed(g, me) || !offers.some(({ type }) => type === 'proposeDeal')) return null;
  return [ransom, lastInputs, contractSale].map((idea) => idea(g, me)).find((act) => isSound(g, me, act)) ?? null;
}

/** Nothing is proposed that harms oneself, or helps another to the last BIObot. */
function isSound(g: G, me: Seat, act: Proposal | null): boolean {
  if (act === null) return false;
  const trial = dealt(g, { from: me, to: act.to, terms: act.terms });
  return !isSetBack(g, trial, me) && !isLetWin(g, trial, act.to);
}

type Proposal = Extract<Act, { type: 'proposeDeal' }>;

const propose = (to: Seat, give: Partial<Bundle>, take: Partial<Bundle>): Proposal => ({
  type: 'proposeDeal',
  to,
  terms: { give: { ...EMPTY_BUNDLE, ...give }, take: { ...EMPTY_BUNDLE, ...take } },
});

/** MF-17.4. A run of the asset for the raider's going, where he cannot be arrested. */
function ransom(g: G, me: Seat): Proposal | null {
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
function lastInputs(g: G, me: Seat): Proposal | null {
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
function contractSale(g: G, me: Seat): Proposal | null {
  for (const contract of g.players[me].contracts)
    for (const rival of rivalsOf(g, me)) {
      const money = Math.min(Math.floor(contractUse(g, rival, contract) / 2), cashOf(g, rival));
      if (g.players[rival].arrest === 0 && money >= contractUse(g, me, contract) + WORTHWHILE)
        return propose(rival, { contracts: [contract.card] }, { money });
    }
  return null;
}
const WORTHWHILE = 6;

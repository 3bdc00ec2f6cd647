import type { Seat } from '@parlour/kernel';
import type { Industry, Kind } from '../content/industries.ts';
import { KINDS } from '../content/industries.ts';
import { LOAN } from '../content/table.ts';
import { addCompany, clean, freeOf, industriesOf } from '../rules/01-board/companies.ts';
import { rivalsOf } from '../rules/04-year/order.ts';
import { feeOf, leastBid, mayNotBid, needsQuota } from '../rules/11-auction/bidding.ts';
import { pay } from '../rules/15-payments/money.ts';
import { spendQuota } from '../rules/16-option-cards/decks.ts';
import { isInForce } from '../rules/18-events/this-year.ts';
import type { Auction, G } from '../types.ts';
import { canDo, choicesFor, type Decision, frameOf, type Mind, swing } from './mind.ts';
import { DENIAL, MARGIN, RAISE_PER } from './weights.ts';

/** How much better the position is once a seat has bought a company from the bank. */
export const purchaseSwing = (mind: Mind, buyer: Seat, industry: Industry, kind: Kind, cost: number): number =>
  swing(mind, (trial) => {
    pay(trial, buyer, cost);
    if (needsQuota(trial, kind)) spendQuota(trial, buyer);
    addCompany(trial, buyer, industry, 'clean');
  });

/** What can be paid without selling anything. */
export function purseOf(g: G, seat: Seat): number {
  const player = g.players[seat];
  if (isInForce(g, 'EV12')) return player.cash;
  let loans = 0;
  for (const industry of industriesOf(player)) loans += clean(player, industry);
  return player.cash + LOAN * loans;
}

/** Raises as long as the company is worth it, or its going to the leader of the auction is worse. */
export function bidChoice(mind: Mind): Decision {
  const { g, me } = mind;
  const f = frameOf(g, 'auction');
  const least = leastBid(f);
  const fee = feeOf(f, me);
  if (f.kind === null || least + fee > purseOf(g, me)) return { type: 'pass' };
  const surplus = purchaseSwing(mind, me, f.industry, f.kind, least + fee) - MARGIN.bid - harmOfLosing(mind, f);
  if (surplus <= 0) return { type: 'pass' };
  const { cash } = g.players[me];
  if (cash < fee) return loanChoice(mind) ?? { type: 'pass' };
  // A little more than the least where much is to be gained: nobody wants to count up in ones. Never with borrowed money.
  const raise = Math.min(Math.floor(surplus / RAISE_PER), Math.max(0, cash - fee - least));
  return canDo(mind, 'bid') ? { type: 'bid', amount: least + raise } : { type: 'pass' };
}

/** What it means if the leader of the auction gets the company; negative for a harm. */
function harmOfLosing(mind: Mind, f: Auction): number {
  if (f.leader === null || f.last === null || f.kind === null) return 0;
  return DENIAL * Math.min(0, purchaseSwing(mind, f.leader, f.industry, f.kind, f.last));
}

/** The kind for which fewest rivals can bid; a quota is spent only where the company is wanted. */
export function lotChoice(mind: Mind): Decision {
  const { g, me } = mind;
  const f = frameOf(g, 'auction');
  let best: Kind = 'private';
  let highest = Number.NEGATIVE_INFINITY;
  for (const kind of KINDS) {
    if (freeOf(g, f.industry, kind) === 0) continue;
    const rivals = rivalsOf(g, me).filter((seat) => mayNotBid(g, seat, kind) === null && purseOf(g, seat) >= f.start);
    const own = mayNotBid(g, me, kind) === null ? purchaseSwing(mind, me, f.industry, kind, f.start) : 0;
    const worth = Math.max(0, own) / (1 + rivals.length) - rivals.length;
    if (worth <= highest) continue;
    highest = worth;
    best = kind;
  }
  return { type: 'announceLot', kind: best };
}

/** A loan where it can be had at all; they are all alike. */
export function loanChoice(mind: Mind): Decision | null {
  const [loan] = choicesFor(mind, 'takeLoan');
  return loan ?? null;
}

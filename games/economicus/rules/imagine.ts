import type { Seat } from '@parlour/kernel';
import { isQuota } from '../content/options.ts';
import { DEFAULT_STOPS } from '../content/windows.ts';
import type { G, Terms } from '../types.ts';

const NO_BUNDLE = { money: 0, companies: [], projects: [], quotas: 0 };
const NO_TERMS: Terms = { give: { ...NO_BUNDLE, cards: [] }, get: { ...NO_BUNDLE, cards: 0 } };

/** What a seat cannot see besides cards: where others want to be asked, and what they have proposed to one another. */
export function imagine(g: G, seat: Seat): void {
  for (const each of g.seats) {
    if (each === seat) continue;
    g.players[each].stopsAt.secret = [...DEFAULT_STOPS[g.options.rules]];
    g.players[each].isHolding.secret = false;
    noQuotasIn(g, each);
  }
  for (const deal of g.deals.open) if (deal.from !== seat && deal.to !== seat) deal.terms.secret = NO_TERMS;
  for (const f of g.stack)
    if (f.phase === 'handOver' && f.from !== seat && f.to !== seat) f.terms.secret = { ...NO_TERMS };
}

/** EC-2.8. Quotas are never in a hand: one that was dealt there changes places with another card of the deck. */
function noQuotasIn(g: G, seat: Seat): void {
  const { secret: hand } = g.players[seat].hand;
  const { secret: deck } = g.optionDeck;
  for (const [at, card] of hand.entries()) {
    if (!isQuota(card)) continue;
    const other = deck.findIndex((each) => !isQuota(each));
    const swapped = deck[other];
    if (swapped === undefined) return;
    hand[at] = swapped;
    deck[other] = card;
  }
}

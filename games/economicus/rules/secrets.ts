import { dealConceals, type Game, type Seat, sharedBy, shownTo } from '@parlour/kernel';
import { isQuota } from '../content/options.ts';
import { DEFAULT_STOPS, SOFT_WINDOWS } from '../content/windows.ts';
import type { Economicus, G, Terms } from '../types.ts';

const nothing = () => ({ companies: [], projects: [], quotas: 0 });
type Random = (n: number) => number;

/** Some money for some money: what two others may be talking about. */
const someTerms = (g: G, from: Seat, to: Seat, cards: number, random: Random): Terms => ({
  give: { money: random(g.players[from].cash + 1), ...nothing(), cards: [] },
  get: { money: random(g.players[to].cash + 1), ...nothing(), cards },
});

/** What a seat cannot see besides cards: where others want to be asked, and what they have proposed to one another. */
export const secrets: Game<Economicus>['secrets'] = {
  'players.*.stopsAt': (g, _indexes, random) =>
    random(2) === 0 ? [...DEFAULT_STOPS[g.options.rules]] : SOFT_WINDOWS.filter(() => random(2) === 0),
  'players.*.isHolding': (_g, _indexes, random) => random(4) === 0,
  'deals.open.*.terms': (g, [index = 0], random) => {
    const deal = g.deals.open[index];
    if (deal === undefined) throw new Error('there is no such deal');
    return someTerms(g, deal.from, deal.to, 0, random);
  },
  'stack.handOver.terms': (g, _indexes, random) => {
    const f = g.stack.find((frame) => frame.phase === 'handOver');
    if (f?.phase !== 'handOver') throw new Error('nothing is handed over');
    return someTerms(g, f.from, f.to, 1, random);
  },
};

/** What a game in which hidden cards were dealt anew needs besides, to be a real one; `bits`: the seats whose knowledge stays. */
export function arrange(g: G, bits: number, random: Random): void {
  moveQuotas(g, bits, random);
  returnPromised(g, bits);
}

/** EC-2.8. Quotas are never in a hand: one that was dealt there changes places with a card of the deck that nobody knows. */
function moveQuotas(g: G, bits: number, random: Random): void {
  const { optionDeck: deck } = g;
  const free = deck.secret.flatMap((card, at) => (isQuota(card) || ((deck.seen[at] ?? 0) & bits) !== 0 ? [] : [at]));
  for (const seat of g.seats) {
    const { secret: hand } = g.players[seat].hand;
    for (const [at, card] of hand.entries()) {
      if (!isQuota(card)) continue;
      const [other] = free.splice(random(free.length), 1);
      const swapped = other === undefined ? undefined : deck.secret[other];
      if (other === undefined || swapped === undefined) return;
      hand[at] = swapped;
      deck.secret[other] = card;
    }
  }
}

/** EC-R.27. What changes hands is in the giver's: a card that was dealt elsewhere changes places with one there that nobody of these knows. */
function returnPromised(g: G, bits: number): void {
  const frame = g.stack.find((each) => each.phase === 'handOver');
  // The terms of others are not there yet in a game that is imagined.
  const terms: Terms | null | undefined = frame?.terms.secret;
  if (frame === undefined || terms === null || terms === undefined) return;
  const { hand } = g.players[frame.from];
  const isHidden = ({ seen }: G['optionDeck'], at: number) => ((seen[at] ?? 0) & bits) === 0;
  for (const card of terms.give.cards) {
    const pile = [g.optionDeck, ...g.seats.map((seat) => g.players[seat].hand)].find((each) =>
      each.secret.includes(card),
    );
    const at = pile?.secret.indexOf(card) ?? -1;
    const free = hand.secret.findIndex((held, i) => isHidden(hand, i) && !terms.give.cards.includes(held));
    const other = hand.secret[free];
    if (pile === undefined || pile === hand || !isHidden(pile, at) || other === undefined) continue;
    hand.secret[free] = card;
    pile.secret[at] = other;
  }
}

/** What a move says that not everybody may know. */
export const conceals: NonNullable<Game<Economicus>['conceals']> = {
  stopAt: (_g, me, { windows }) => ({ windows: shownTo(me, windows) }),
  ...dealConceals<Economicus, Terms>((g) => g.deals),
  orderCrises: (_g, me, { order }) => ({ order: shownTo(me, order) }),
  giveCards: (g, me, { cards }) => {
    const f = g.stack.at(-1);
    return { cards: sharedBy(me, f?.phase === 'handOver' ? f.from : me, cards) };
  },
  takeCard: (g, me, { card }) => {
    const f = g.stack.at(-1);
    return { card: sharedBy(me, f?.phase === 'espionage' ? f.victim : me, card) };
  },
};

import type { CallTo, Frame, Refusal, Seat } from '@parlour/kernel';
import { DEBTOR_PROPOSALS } from '../../content/table.ts';
import type { Economicus, G } from '../../types.ts';
import { overfull } from '../16-option-cards/decks.ts';
import { call, no, stay } from '../vocabulary.ts';
import { conclude, dealsUntil, showOffered, type Until } from './dealings.ts';
import type { Instant } from './instant.ts';

type AnyFrame = Frame<Economicus>;
type DealNext = { to: 'stay' } | CallTo<Economicus, 'handOver' | 'overflow'>;

const PER_TURN = { '1': 1, '3': 3, '5': 5, '8': 8 } as const;
const IN_WINDOW = {
  '1': dealsUntil('window', PER_TURN[1]),
  '3': dealsUntil('window', PER_TURN[3]),
  '5': dealsUntil('window', PER_TURN[5]),
  '8': dealsUntil('window', PER_TURN[8]),
};
/** EC-15.2. The proposals of a debtor come on top of those of the turn; its own frame counts them. */
const IN_PAYMENT = dealsUntil('payment', Number.MAX_SAFE_INTEGER);

const rulesFor = (g: G, until: Until) => (until === 'payment' ? IN_PAYMENT : IN_WINDOW[g.options.proposalsPerTurn]);

/** EC-T.11. A table without deals says so. */
const closed = (g: G): Refusal<Economicus> | null => (g.options.deals === 'off' ? no('EC-T.11', 'dealsOff', {}) : null);

/** EC-D.8. A debtor has so many proposals more. */
const spent = (f: AnyFrame): Refusal<Economicus> | null =>
  f.phase === 'payment' && f.proposals >= DEBTOR_PROPOSALS
    ? no('EC-15.2', 'tooManyProposals', { limit: DEBTOR_PROPOSALS })
    : null;

/** IA4. EC-14.11: the five actions of a negotiation. */
export function dealActions(until: Until): {
  proposeDeal: Instant<'proposeDeal'>;
  acceptDeal: Instant<'acceptDeal'>;
  declineDeal: Instant<'declineDeal'>;
  counterDeal: Instant<'counterDeal'>;
  withdrawDeal: Instant<'withdrawDeal'>;
} {
  return {
    proposeDeal: {
      offer: (g, f, me) => closed(g) ?? spent(f) ?? rulesFor(g, until).proposeDeal.offer(g, f, me),
      check: (g, f, me, choice) => rulesFor(g, until).proposeDeal.check?.(g, f, me, choice) ?? null,
      take(g, f, me, choice) {
        showOffered(g, me, choice.to, choice.terms.give.cards);
        rulesFor(g, until).proposeDeal.take(g, f, me, choice);
        uncount(g, f, me);
        return stay;
      },
    },
    acceptDeal: {
      offer: (g, f, me) => closed(g) ?? rulesFor(g, until).acceptDeal.offer(g, f, me),
      take: (g, f, me, choice) => accept(g, f, me, until, choice.deal),
    },
    declineDeal: {
      offer: (g, f, me) => closed(g) ?? rulesFor(g, until).declineDeal.offer(g, f, me),
      take(g, f, me, choice) {
        rulesFor(g, until).declineDeal.take(g, f, me, choice);
        return stay;
      },
    },
    counterDeal: {
      offer: (g, f, me) => closed(g) ?? spent(f) ?? rulesFor(g, until).counterDeal.offer(g, f, me),
      check: (g, f, me, choice) => rulesFor(g, until).counterDeal.check?.(g, f, me, choice) ?? null,
      take(g, f, me, choice) {
        const to = g.deals.open.find(({ id }) => id === choice.deal)?.from;
        if (to !== undefined) showOffered(g, me, to, choice.terms.give.cards);
        rulesFor(g, until).counterDeal.take(g, f, me, choice);
        uncount(g, f, me);
        return stay;
      },
    },
    withdrawDeal: {
      offer: (g, f, me) => closed(g) ?? rulesFor(g, until).withdrawDeal.offer(g, f, me),
      take(g, f, me, choice) {
        rulesFor(g, until).withdrawDeal.take(g, f, me, choice);
        return stay;
      },
    },
  };
}

/** EC-R.27. Cards that are asked for by number are chosen before the deal is carried out. */
function accept(g: G, f: AnyFrame, me: Seat, until: Until, deal: number): DealNext {
  const open = g.deals.open.find(({ id }) => id === deal);
  if (open === undefined) throw new Error(`deal ${deal} is not open`);
  if (open.terms.secret.get.cards > 0) {
    g.deals.open = g.deals.open.filter(({ id }) => id !== deal);
    return call('handOver', { from: open.from, to: open.to, terms: open.terms });
  }
  rulesFor(g, until).acceptDeal.take(g, f, me, { deal });
  conclude(g, open.from, open.to, open.terms.secret);
  const holder = overfull(g);
  return holder === null ? stay : call('overflow', { holder });
}

/** What is proposed in payment mode is counted there, not against the turn. */
function uncount(g: G, f: AnyFrame, me: Seat): void {
  if (f.phase !== 'payment') return;
  f.proposals += 1;
  g.deals.proposed[me] = (g.deals.proposed[me] ?? 1) - 1;
}

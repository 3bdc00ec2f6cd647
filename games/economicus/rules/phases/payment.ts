import type { Choice, Seat } from '@parlour/kernel';
import { DEBTOR_PROPOSALS } from '../../content/table.ts';
import type { Due, Economicus, G, PaymentReason, ToldElsewhere } from '../../types.ts';
import { goBankrupt } from '../bankruptcy.ts';
import { playCard } from '../cards/playing.ts';
import { companiesOf, projectsOf } from '../companies.ts';
import { dealActions } from '../deal-actions.ts';
import { lapse } from '../dealings.ts';
import { type Instant, ownDecision } from '../instant.ts';
import { canAfford, handTo, pay } from '../money.ts';
import { holdsCards, rivalsOf } from '../order.ts';
import { nextToRaise } from '../raising.ts';
import { done, emit, goTo, next, no, phase } from '../vocabulary.ts';

/** A payment that is due, as the locals of its phase. */
export const dueOf = (due: Due) => ({ ...due, proposals: 0 });

type Frame = Due & { proposals: number };

type ActionName = keyof Economicus['actions'];

/** After everything that may bring money the debt is looked at again. */
const thenCollect = <A extends ActionName>(rule: Instant<A>) => ({
  ...rule,
  take(...given: Parameters<Instant<A>['take']>) {
    const after = rule.take(...given);
    return after.to === 'stay' ? goTo('collect') : after;
  },
});

/** Those who are asked to help may answer, and nothing else. */
const byDebtor = <A extends ActionName>(rule: Instant<A>): Instant<A> => ({
  ...rule,
  offer: (g, f, me) =>
    f.phase === 'payment' && f.debtor !== me
      ? no('EC-15.2', 'notYourDebt', { debtor: f.debtor })
      : rule.offer(g, f, me),
});
const collectAgain = () => goTo('collect' as const);

const deals = dealActions('payment');

/** Those who have an open proposal of the debtor before them. */
const askedToHelp = (g: G, f: Frame): Seat[] =>
  g.deals.open.filter(({ from, until }) => from === f.debtor && until === 'payment').map(({ to }) => to);

/** EC-15.2, EC-15.3. Whether anything is left that may bring money. A hand card counts whatever it is (EC-5.8). */
function canRaise(g: G, f: Frame): boolean {
  if (nextToRaise(g, f.debtor) !== null || holdsCards(g, f.debtor) || askedToHelp(g, f).length > 0) return true;
  const player = g.players[f.debtor];
  const hasAssets = companiesOf(player) + projectsOf(player) + player.quotas.length > 0;
  return (
    hasAssets &&
    g.options.deals !== 'off' &&
    f.proposals < DEBTOR_PROPOSALS &&
    rivalsOf(g, f.debtor).some((rival) => g.players[rival].cash > 0)
  );
}

/** EC-15.1 to EC-15.4. A mandatory payment: made at once, or after money is raised, or never. */
export const payment = phase<'payment', 'demand' | 'collect' | 'raising' | 'ruin'>('payment', {
  demand(g, f) {
    if (canAfford(g, f.debtor, f.amount) || g.players[f.debtor].isOut) return;
    emit(g, 'paymentDue', { seat: f.debtor, amount: f.amount, to: f.creditor, because: f.because });
  },

  collect(g, f) {
    if (g.players[f.debtor].isOut) return done({ isPaid: false });
    if (!canAfford(g, f.debtor, f.amount)) return canRaise(g, f) ? next : goTo('ruin');
    if (f.creditor === null || g.players[f.creditor].isOut) pay(g, f.debtor, f.amount);
    else handTo(g, f.debtor, f.creditor, f.amount);
    if (!isToldElsewhere(f.because))
      emit(g, 'paid', { seat: f.debtor, amount: f.amount, to: f.creditor, because: f.because });
    lapse(g, 'payment');
    return done({ isPaid: true });
  },

  /** EC-15.2. Payment mode. */
  raising: {
    rule: 'EC-15.2',
    ask: (g, f) => [f.debtor, ...askedToHelp(g, f)],
    idle: (g, f, me) => (me === f.debtor ? raisingDefault(g, f) : answerDefault(g, me)),
    after: {
      halfSale: collectAgain,
      card: collectAgain,
      insider: collectAgain,
      handOver: collectAgain,
      overflow: collectAgain,
    },
    actions: {
      takeLoan: thenCollect(byDebtor(ownDecision.takeLoan)),
      sellAtHalf: thenCollect(byDebtor(ownDecision.sellAtHalf)),
      playCard: thenCollect(byDebtor(playCard)),
      proposeDeal: byDebtor(deals.proposeDeal),
      withdrawDeal: thenCollect(deals.withdrawDeal),
      acceptDeal: thenCollect(deals.acceptDeal),
      declineDeal: thenCollect(deals.declineDeal),
      /** IA7. EC-15.3. */
      declareBankruptcy: {
        offer: (_g, f, me) => (f.debtor === me ? {} : no('EC-15.2', 'notYourDebt', { debtor: f.debtor })),
        take: () => goTo('ruin'),
      },
    },
  },

  /** EC-15.4. */
  ruin(g, f) {
    goBankrupt(g, f.debtor, f);
    lapse(g, 'payment');
    return done({ isPaid: false });
  },
});

const TOLD_ELSEWHERE: readonly PaymentReason[] = ['bid', 'interest', 'OP09', 'OP45'] satisfies ToldElsewhere[];
const isToldElsewhere = (because: PaymentReason): because is ToldElsewhere => TOLD_ELSEWHERE.includes(because);

/** EC-R.28. Loans, then sales, then bankruptcy; no cards, no deals. */
const raisingDefault = (g: G, f: Frame): Choice<Economicus> =>
  nextToRaise(g, f.debtor) ?? { type: 'declareBankruptcy' };

/** EC-R.35. Whoever does not answer a proposal declines it. */
const answerDefault = (g: G, me: Seat): Choice<Economicus> => ({
  type: 'declineDeal',
  deal: g.deals.open.find(({ to }) => to === me)?.id ?? 0,
});

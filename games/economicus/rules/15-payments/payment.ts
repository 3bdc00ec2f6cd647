import { type Choice, type Seat, someOf } from '@parlour/kernel';
import { type CompanyTag, holdingIn, holdingsIn, partsOf } from '../../content/holdings.ts';
import { DEBTOR_PROPOSALS } from '../../content/table.ts';
import type { Due, Economicus, G, PaymentReason, ToldElsewhere } from '../../types.ts';
import { companiesOf, projectsOf } from '../01-board/companies.ts';
import { holdsCards, rivalsOf } from '../04-year/order.ts';
import { anytimePrice } from '../11-auction/prices.ts';
import { dealActions } from '../14-loans-and-deals/deal-actions.ts';
import { lapse } from '../14-loans-and-deals/dealings.ts';
import { type Instant, ownDecision } from '../14-loans-and-deals/instant.ts';
import { sellToMarket, takeLoan } from '../14-loans-and-deals/loans.ts';
import { playCard } from '../16-option-cards/playing.ts';
import { done, emit, goTo, next, no, phase, stay } from '../vocabulary.ts';
import { goBankrupt } from './bankruptcy.ts';
import { canAfford, handTo, pay } from './money.ts';
import { meansOf, nextToRaise } from './raising.ts';

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

/** EC-15.2. Loans and sales in one word: each company backs a loan or is sold, and only at a price that is known. */
const raiseMoney: Instant<'raiseMoney'> = {
  offer(g, _f, me) {
    const means = meansOf(g, me);
    const named = (kind: 'loan' | 'sale') => means.filter((each) => each[kind] !== null).map(({ company }) => company);
    const [loans, sales] = [named('loan'), named('sale')];
    if (loans.length + sales.length === 0) return no('EC-15.2', 'noCompany', { industry: null });
    return { loans: someOf(loans, 0, loans.length), sales: someOf(sales, 0, sales.length) };
  },
  check(_g, _f, _me, { loans, sales }) {
    if (loans.length + sales.length === 0) return no('EC-15.2', 'nothingRaised', {});
    const twice = loans.find((company) => sales.includes(company));
    return twice === undefined ? null : no('EC-14.1', 'mortgagedAndSold', { industry: industryOf(twice) });
  },
  take(g, _f, me, { loans, sales }) {
    for (const company of loans) takeLoan(g, me, industryOf(company));
    for (const company of holdingsIn(sales))
      sellToMarket(g, me, company, anytimePrice(g, partsOf(company).industry), 'half');
    return stay;
  },
};

const industryOf = (company: CompanyTag) => partsOf(holdingIn(company)).industry;

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

/** EC-15.1, EC-15.2, EC-15.3, EC-15.4. A mandatory payment: made at once, or after money is raised, or never. */
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
      raiseMoney: thenCollect(byDebtor(raiseMoney)),
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

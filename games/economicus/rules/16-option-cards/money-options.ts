import { peekAt, type Seat, shownTo } from '@parlour/kernel';
import { type Holding, holdingOf, partsOf } from '../../content/holdings.ts';
import { BLACKMAIL, CARTEL, INSIDER_SALES, RESTRUCTURED_LOAN, TAX_AUDIT } from '../../content/options.ts';
import type { G } from '../../types.ts';
import { companiesOf, endLoan, industriesOf } from '../01-board/companies.ts';
import { rivalsOf } from '../04-year/order.ts';
import { handTo, pay } from '../15-payments/money.ts';
import { become, emit, no } from '../vocabulary.ts';
import { refillCrises, refillEvents } from './decks.ts';
import {
  activeIndustry,
  aimed,
  type CardRule,
  chargeAhead,
  chosen,
  NO_TARGET,
  owns,
  type Targets,
  unlessMet,
} from './rule.ts';

export const moneyOptions = {
  /** State Grant */
  OP19: { targets: () => NO_TARGET },
  /** Debt Restructuring: one loan or two. */
  OP20: {
    targets(g, me, card) {
      const { cash } = g.players[me];
      const charge = chargeAhead(g, me, card);
      const cost = RESTRUCTURED_LOAN + charge;
      if (cash < cost) return no('EC-16.3', 'cannotPay', { cost, cash });
      return aimed(card, loanPairs(g, me, cash - charge));
    },
    carryOut(g, f) {
      const industries = [chosen(f.company), f.loan]
        .filter((each) => each !== null)
        .map((each) => partsOf(each).industry);
      for (const industry of industries) endLoan(g.players[f.by], industry);
      const amount = RESTRUCTURED_LOAN * industries.length;
      pay(g, f.by, amount);
      emit(g, 'loansClosed', { seat: f.by, industries, amount });
    },
  },
  /** Tax Audit */
  OP23: {
    targets: (g, me, card) => onRival(card, ownersOf(g, me)),
    carryOut(g, f) {
      const debtor = chosen(f.rival);
      const amount = Math.min(TAX_AUDIT.most, TAX_AUDIT.each * companiesOf(g.players[debtor]));
      f.dues.push({ debtor, amount, creditor: null, because: 'OP23' });
    },
  },
  /** Offshore Scheme */
  OP38: { targets: () => NO_TARGET, harmed: () => [] },
  /** Insider Deal: a look at two decks, then sales at the full price. */
  OP39: {
    targets: () => NO_TARGET,
    harmed: () => [],
    carryOut(g, f) {
      refillCrises(g);
      refillEvents(g);
      const crisis = peekAt(g.crisisDeck, f.by);
      const event = peekAt(g.eventDeck, f.by);
      if (crisis !== null) emit(g, 'lookedAt', { seat: f.by, deck: 'crises', cards: shownTo(f.by, [crisis]) });
      if (event !== null) emit(g, 'lookedAt', { seat: f.by, deck: 'events', cards: shownTo(f.by, [event]) });
      return become('insider', { seller: f.by, left: INSIDER_SALES });
    },
  },
  /** Blackmail: what there is, if it is less. */
  OP41: {
    targets: (g, me, card) => onRival(card, rivalsOf(g, me)),
    harmed: (_g, f) => [chosen(f.rival)],
    carryOut(g, f) {
      const victim = chosen(f.rival);
      const amount = Math.min(BLACKMAIL, g.players[victim].cash);
      handTo(g, victim, f.by, amount);
      emit(g, 'received', { seat: f.by, amount, from: victim, because: 'OP41' });
    },
  },
  /** Cartel */
  OP43: {
    targets: (g, me, card) => unlessMet(card, owns(g, me, activeIndustry(g)) && payers(g, me).length > 0),
    harmed: (g, f) => payers(g, f.by),
    carryOut(g, f) {
      for (const debtor of payers(g, f.by)) f.dues.push({ debtor, amount: CARTEL, creditor: f.by, because: 'OP43' });
    },
  },
} satisfies Record<string, CardRule>;

const onRival = (card: Parameters<typeof aimed>[0], rival: Seat[]) => aimed(card, rival.length > 0 ? [{ rival }] : []);

const ownersOf = (g: G, me: Seat): Seat[] => rivalsOf(g, me).filter((seat) => companiesOf(g.players[seat]) > 0);

const payers = (g: G, me: Seat): Seat[] => rivalsOf(g, me).filter((seat) => owns(g, seat, activeIndustry(g)));

/** Each loan alone, and with each other loan that is still there after it. */
function loanPairs(g: G, me: Seat, cash: number): Targets[] {
  const player = g.players[me];
  const loans = industriesOf(player).filter((industry) => player.mortgaged[industry] > 0);
  const isRich = cash >= 2 * RESTRUCTURED_LOAN;
  return loans.map((industry, at) => {
    const rest = player.mortgaged[industry] > 1 ? loans.slice(at) : loans.slice(at + 1);
    const second: (Holding | null)[] = isRich ? rest.map((each) => holdingOf(each, 'mortgaged')) : [];
    return { company: [holdingOf(industry, 'mortgaged')], loan: [null, ...second] };
  });
}

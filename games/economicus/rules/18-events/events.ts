import type { Seat } from '@parlour/kernel';
import {
  type EVENTS,
  type EventId,
  INFLATION,
  LEAK_ABOVE,
  PROFIT_TAX,
  RELIEF,
  RESCUE_PLAN,
  SECOND_WAVE,
} from '../../content/events.ts';
import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import type { Economicus, G } from '../../types.ts';
import { companiesOf } from '../01-board/companies.ts';
import { stars } from '../03-stars/stars.ts';
import { inOrder } from '../04-year/order.ts';
import { rollDice } from '../06-active-industry/dice.ts';
import { changeCrisis, easeAll, inCrisis, moveForecast } from '../10-crisis/crises.ts';
import { changePrice } from '../11-auction/prices.ts';
import { halfOf, receive } from '../15-payments/money.ts';
import { takeQuota } from '../16-option-cards/decks.ts';

type Frame = Economicus['phases']['event']['locals'];
type InstantId = { [E in EventId]: (typeof EVENTS)[E]['is'] extends 'instant' ? E : never }[EventId];

/** EC-18.2. What each instant event does; what players pay, choose or lose is left in the frame. */
const INSTANTS: Record<InstantId, (g: G, f: Frame, order: readonly Seat[]) => void> = {
  /** Profit Tax */
  EV01(g, f, order) {
    for (const debtor of order) {
      const amount = Math.min(PROFIT_TAX.most, PROFIT_TAX.each * companiesOf(g.players[debtor]));
      if (amount > 0) f.dues.push({ debtor, amount, creditor: null, because: 'EV01' });
    }
  },
  /** Targeted Relief */
  EV02(g, _f, order) {
    const fewest = Math.min(...order.map((seat) => stars(g, seat)));
    for (const seat of order.filter((each) => stars(g, each) === fewest)) receive(g, seat, RELIEF, 'EV02');
  },
  /** Offshore Leak */
  EV03(g, f, order) {
    for (const debtor of order) {
      const amount = halfOf(Math.max(0, g.players[debtor].cash - LEAK_ABOVE));
      if (amount > 0) f.dues.push({ debtor, amount, creditor: null, because: 'EV03' });
    }
  },
  /** EC-21.12. Dividend Season: token and price are untouched. */
  EV04(g, f) {
    f.industry = rollDice(g, g.auditor, 'EV04').industry;
  },
  /** Generous Budget */
  EV05(_g, f, order) {
    f.choosers = [...order];
  },
  /** Inflation */
  EV06: (g) => shiftPrices(g, INFLATION, 'EV06'),
  /** Deflation */
  EV07: (g) => shiftPrices(g, -INFLATION, 'EV07'),
  /** Revaluation */
  EV08(g) {
    const set = priced(g);
    const prices = set.map(({ price }) => price);
    const highest = Math.max(...prices);
    const lowest = Math.min(...prices);
    if (set.length === 0 || highest === lowest) return;
    for (const { industry, price } of set) {
      if (price === highest) changePrice(g, industry, halfOf(price), 'EV08');
      if (price === lowest) changePrice(g, industry, 2 * price, 'EV08');
    }
  },
  /** Rescue Plan */
  EV21: (g) => easeAll(g, RESCUE_PLAN, 'EV21'),
  /** Second Wave */
  EV22(g) {
    for (const industry of inCrisis(g)) changeCrisis(g, industry, SECOND_WAVE, 'EV22');
  },
  /** Alarm Signal */
  EV23: (g) => moveForecast(g, rollDice(g, g.auditor, 'EV23').industry, 'EV23'),
  /** Privatisation Drive */
  EV24(g, _f, order) {
    for (const seat of order) takeQuota(g, seat, 'EV24');
  },
  /** Nationalisation Wave: each who is tied for most companies loses one. */
  EV25(g, f, order) {
    const { industry } = rollDice(g, g.auditor, 'EV25');
    const most = Math.max(1, ...order.map((seat) => g.players[seat].companies[industry]));
    f.industry = industry;
    f.losers = order.filter((seat) => g.players[seat].companies[industry] === most);
  },
};

const isInstant = (event: EventId): event is InstantId => event in INSTANTS;

/** EC-18.2. Instant events are carried out in turn order from the auditor. */
export function carryOutEvent(g: G, f: Frame, event: EventId): void {
  if (isInstant(event)) INSTANTS[event](g, f, inOrder(g, g.auditor));
}

function priced(g: G): { industry: Industry; price: number }[] {
  const set = [];
  for (const industry of INDUSTRIES) {
    const price = g.prices[industry];
    if (price !== null) set.push({ industry, price });
  }
  return set;
}

function shiftPrices(g: G, by: number, because: 'EV06' | 'EV07'): void {
  for (const { industry, price } of priced(g)) changePrice(g, industry, price + by, because);
}

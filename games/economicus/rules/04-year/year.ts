import type { Seat } from '@parlour/kernel';
import { DEAL_OF_THE_YEAR } from '../../content/events.ts';
import { START_CARDS, START_CASH } from '../../content/table.ts';
import type { G } from '../../types.ts';
import { newTurn } from '../02-setup/setup.ts';
import { changeBonus } from '../03-stars/stars.ts';
import { checkLimit } from '../05-windows/turn.ts';
import { opened } from '../05-windows/window.ts';
import { newCrisis } from '../10-crisis/crisis.ts';
import { gain } from '../15-payments/money.ts';
import { drawNoQuota, drawOption, overfull, takeQuota } from '../16-option-cards/decks.ts';
import { newEvent } from '../18-events/event.ts';
import { isInForce } from '../18-events/this-year.ts';
import { checkVictory, endBetween } from '../19-ending/winning.ts';
import { emit, goTo, next, phase } from '../vocabulary.ts';
import { inOrder, isEverybodyOut, isFull } from './order.ts';

/** EC-4, EC-13. A financial year: cards, the turns of all and the auditor's second one, interest, and the next year. */
export const year = phase('year', {
  begin(g, f) {
    g.year += 1;
    g.turn.part = 'Y5';
    g.event = null;
    g.record = null;
    g.innovator = null;
    g.yearEnd = null;
    f.next = 0;
    g.active = inOrder(g, g.auditor)[0] ?? g.auditor;
    emit(g, 'yearBegan', { year: g.year, auditor: g.auditor });
    // EC-2.12, EC-13.6: a card each, but not in the first year.
    if (isFull(g) && (g.year > 1 || g.options.year1Opening === 'all'))
      for (const seat of inOrder(g, g.auditor)) drawOption(g, seat, 'year');
  },
  surplus: {
    call: 'overflow',
    with(g) {
      const holder = overfull(g);
      return holder === null ? null : { holder };
    },
    then: (g) => (overfull(g) === null ? next : goTo('surplus')),
  },
  /** EC-10.2, EC-13.6, EC-18.1, EC-18.3, EC-R.9, EC-R.53. */
  event: { call: 'event', with: (g) => (opensCards(g) ? newEvent() : null) },
  crisis: { call: 'crisis', with: (g) => (opensCards(g) ? newCrisis() : null) },

  /** EC-4.1, EC-4.2, EC-4.3, EC-4.4, EC-4.5, EC-15.5. Round the table and once more to the auditor; whoever is out is passed over. */
  nextTurn(g, f) {
    while (f.next <= g.seats.length && !isEverybodyOut(g)) {
      const seat = ((g.auditor + f.next) % g.seats.length) as Seat;
      f.next += 1;
      if (g.players[seat].isOut) {
        emit(g, 'turnSkipped', { seat });
        continue;
      }
      g.turn = newTurn(g.seats, g.turn.number + 1, f.next, seat);
      g.active = seat;
      return next;
    }
    return goTo('yearEnd');
  },
  takeTurn: { call: 'turn', with: () => ({ projects: [], auctions: 0 }), then: () => goTo('nextTurn') },

  /** Y0. EC-13.2. */
  yearEnd(g) {
    g.turn.part = 'Y0';
  },
  beforeInterest: { call: 'window', with: (g) => opened(g, 'FW9') },
  /** Y1. */
  interest: {
    call: 'interest',
    with(g) {
      g.turn.part = 'Y1';
      return { queue: inOrder(g, g.auditor) };
    },
  },
  afterInterest: { call: 'window', with: (g) => opened(g, 'FW10') },

  /** Y2. EC-13.4. Awards, the end of the year's event, and the checks that wait for the year's end. */
  award(g) {
    g.turn.part = 'Y2';
    awardDealOfTheYear(g);
    if (g.event !== null) emit(g, 'eventEnded', { card: g.event });
    g.event = null;
    emit(g, 'yearEnded', { year: g.year });
    if (g.options.holdToYearEnd === 'on') checkVictory(g);
    if (g.outcome === null) checkLimit(g);
    // EC-19.6, EC-R.55, EC-T.15.
    if (g.outcome === null && g.year >= Number(g.options.guardYears)) endBetween(g, 'guard', g.seats);
  },

  /** Y3. EC-4.4, EC-13.5. */
  passAuditor(g) {
    const from = g.auditor;
    g.auditor = ((from + 1) % g.seats.length) as Seat;
    emit(g, 'auditorPassed', { from, to: g.auditor });
  },

  /** Y4. EC-15.7, EC-R.29. */
  reEnter(g, f) {
    const order = [...g.seats.slice(g.auditor), ...g.seats.slice(0, g.auditor)];
    f.queue = order.filter((seat) => g.players[seat].isOut);
    g.yearEnd = null;
    for (const seat of f.queue) {
      g.players[seat].isOut = false;
      gain(g, seat, START_CASH);
      emit(g, 'reEntered', { seat, cash: START_CASH });
      if (!isFull(g)) continue;
      takeQuota(g, seat, 'return');
      for (let i = 0; i < START_CARDS; i++) drawNoQuota(g, seat);
    }
  },
  returnFirst: {
    call: 'placement',
    with: (g, f) => (returnsWithCompanies(g) ? { queue: [...f.queue], isReturn: true } : null),
  },
  returnSecond: {
    call: 'placement',
    with: (g, f) => (returnsWithCompanies(g) ? { queue: [...f.queue], isReturn: true } : null),
  },
  again: () => goTo('begin'),
});

const opensCards = (g: G): boolean => isFull(g) && (g.year > 1 || g.options.year1Opening !== 'none');

/** EC-T.13. */
const returnsWithCompanies = (g: G): boolean => isFull(g) && g.options.reEntryCompanies === 'two';

/** EV33. */
function awardDealOfTheYear(g: G): void {
  if (!isInForce(g, 'EV33') || g.record === null || g.record.price < DEAL_OF_THE_YEAR) return;
  if (!g.players[g.record.seat].isOut) changeBonus(g, g.record.seat, 1, 'EV33');
}

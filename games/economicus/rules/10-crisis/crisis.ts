import type { Seat } from '@parlour/kernel';
import {
  DEFAULT_COST,
  FORECASTS,
  isForecast,
  NEIGHBOUR_FALL,
  NEIGHBOUR_STRENGTH,
  RESCUE_COST,
  type Rider,
  STRENGTHS,
  type StrengthCard,
} from '../../content/crisis-cards.ts';
import type { Industry } from '../../content/industries.ts';
import { INSURANCE } from '../../content/options.ts';
import { FORECAST_EASES } from '../../content/table.ts';
import type { Economicus, G } from '../../types.ts';
import { neighbours } from '../01-board/board.ts';
import { addFree } from '../01-board/companies.ts';
import { holdsCards, inOrder } from '../04-year/order.ts';
import { changePrice, rolledPrice } from '../11-auction/prices.ts';
import { charge } from '../15-payments/dues.ts';
import { canAfford, halfOf, pay, receive } from '../15-payments/money.ts';
import { openCrisis } from '../16-option-cards/decks.ts';
import { reacting } from '../16-option-cards/playing.ts';
import { done, emit, goTo, next, no, phase, stay } from '../vocabulary.ts';
import { changeCrisis, easeAll, moveForecast } from './crises.ts';

type Frame = Economicus['phases']['crisis']['locals'];
type Steps = 'open' | 'bailout' | 'strike' | 'insurance' | 'ride' | 'charge' | 'rescue';

export const newCrisis = (): Frame => ({ card: null, industry: null, queue: [], dues: [], rescues: [] });

/** EC-10. The next crisis card is opened and played. */
export const crisis = phase<'crisis', Steps>('crisis', {
  /** EC-10.3, EC-10.8. A forecast eases and moves; a strength without a forecast token is void, and the next card comes. */
  open(g, f) {
    const card = openCrisis(g);
    if (isForecast(card)) {
      easeAll(g, FORECAST_EASES, card);
      moveForecast(g, FORECASTS[card], card);
      return done();
    }
    if (g.forecast === null) {
      emit(g, 'crisisVoid', { card, because: 'noForecast' });
      return goTo('open');
    }
    f.card = card;
    f.industry = g.forecast;
    f.queue = inOrder(g, g.auditor).filter((seat) => holdsCards(g, seat));
    return next;
  },

  /** RX-CRISIS, OP35. EC-21.4: from the auditor on; the first bailout ends it. */
  bailout: {
    rule: 'EC-21.4',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'pass' }),
    actions: {
      pass: { offer: () => ({}), take: (_g, f) => (f.queue.length > 1 ? passOn(f) : next) },
      react: reacting<Frame, { to: 'done'; result: void }>(['OP35'], (g, f) => {
        const { card } = struckOf(f);
        emit(g, 'crisisVoid', { card, because: 'bailedOut' });
        return done();
      }),
    },
  },

  /** EC-10.4, EC-10.5, EC-10.6. Strength first, then the price. */
  strike(g, f) {
    const { card, industry } = struckOf(f);
    const { strength, fall } = STRENGTHS[card];
    changeCrisis(g, industry, strength, card);
    const price = rolledPrice(g, industry);
    changePrice(g, industry, fall === 'half' ? halfOf(price) : price - fall, card);
    f.queue = inOrder(g, g.auditor).filter((seat) => holdsCards(g, seat) && owned(g, seat, industry) > 0);
  },

  /** RX-CRISIS, OP25. Only for owners in the industry, and only if nobody bailed it out. */
  insurance: {
    rule: 'EC-21.4',
    ask: (_g, f) => f.queue[0] ?? null,
    idle: () => ({ type: 'pass' }),
    actions: {
      pass: { offer: () => ({}), take: (_g, f) => (f.queue.length > 1 ? passOn(f) : next) },
      react: reacting<Frame, { to: 'stay' } | { to: 'next' }>(['OP25'], (g, f, me) => {
        const amount = Math.min(INSURANCE.most, INSURANCE.each * owned(g, me, struckOf(f).industry));
        receive(g, me, amount, 'OP25');
        return f.queue.length > 1 ? passOn(f) : next;
      }),
    },
  },

  /** EC-10.7. */
  ride(g, f) {
    const { card, industry } = struckOf(f);
    const { rider } = STRENGTHS[card];
    if (rider !== null) RIDERS[rider](g, f, industry, card);
  },

  /** CS6. */
  charge,

  /** CS7, EC-D.33. Each project is paid for or burns. */
  rescue: {
    rule: 'EC-10.7',
    ask: (_g, f) => f.rescues[0] ?? null,
    idle: () => ({ type: 'letBurn' }),
    actions: {
      payUpkeep: {
        offer: (g, _f, me) =>
          canAfford(g, me, RESCUE_COST)
            ? {}
            : no('EC-10.7', 'cannotPay', { cost: RESCUE_COST, cash: g.players[me].cash }),
        take(g, f, me) {
          pay(g, me, RESCUE_COST);
          emit(g, 'upkeepPaid', { seat: me, industry: struckOf(f).industry, amount: RESCUE_COST });
          f.rescues.shift();
          return stay;
        },
      },
      letBurn: {
        offer: () => ({}),
        take(g, f, me) {
          g.players[me].projects[struckOf(f).industry] -= 1;
          emit(g, 'projectBurnt', { seat: me, industry: struckOf(f).industry, because: 'CS7' });
          f.rescues.shift();
          return stay;
        },
      },
    },
  },
});

/** What single strength cards do besides. */
const RIDERS: Record<Rider, (g: G, f: Frame, industry: Industry, card: StrengthCard) => void> = {
  extraCompany(g, _f, industry) {
    addFree(g, industry, 'private', 1);
    g.extra[industry] += 1;
    emit(g, 'companyAdded', { industry, kind: 'private', because: 'CS3' });
  },
  neighbours(g, _f, industry, card) {
    for (const each of neighbours(g, industry)) {
      changeCrisis(g, each, NEIGHBOUR_STRENGTH, card);
      changePrice(g, each, rolledPrice(g, each) - NEIGHBOUR_FALL, card);
    }
  },
  defaults(g, f, industry) {
    for (const debtor of inOrder(g, g.auditor)) {
      const amount = DEFAULT_COST * g.players[debtor].mortgaged[industry];
      if (amount > 0) f.dues.push({ debtor, amount, creditor: null, because: 'CS6' });
    }
  },
  projects(g, f, industry) {
    for (const seat of inOrder(g, g.auditor))
      for (let i = g.players[seat].projects[industry]; i > 0; i--) f.rescues.push(seat);
  },
};

const owned = (g: G, seat: Seat, industry: Industry): number => g.players[seat].companies[industry];

function passOn(f: Frame): { to: 'stay' } {
  f.queue.shift();
  return stay;
}

function struckOf(f: Frame): { card: StrengthCard; industry: Industry } {
  if (f.card === null || isForecast(f.card) || f.industry === null) throw new Error('no strength card was opened');
  return { card: f.card, industry: f.industry };
}

import { oneOf, reorderTop, sharedBy, someOf } from '@parlour/kernel';
import type { CrisisCard } from '../../content/crisis-cards.ts';
import { partsOf } from '../../content/holdings.ts';
import type { Economicus, G } from '../../types.ts';
import { holdingsOf } from '../01-board/companies.ts';
import { holdsCards } from '../04-year/order.ts';
import { rolledPrice } from '../11-auction/prices.ts';
import { moveCard } from '../14-loans-and-deals/dealings.ts';
import { unbearableProceeds } from '../14-loans-and-deals/instant.ts';
import { netProceeds, sellToMarket } from '../14-loans-and-deals/loans.ts';
import { receive } from '../15-payments/money.ts';
import { done, emit, goTo, next, phase, stay } from '../vocabulary.ts';
import { discardFromHand, overfull } from './decks.ts';
import { playCard, reacting } from './playing.ts';

type Loss = Economicus['phases']['loss']['locals'];
const lookAgain = () => goTo('count' as const);

/** RX-LOSS, OP25. The price of a company that was taken, from the bank. */
export const loss = phase('loss', {
  insurance: {
    rule: 'EC-5.8',
    ask: (g, f) => (!g.players[f.loser].isOut && holdsCards(g, f.loser) ? f.loser : null),
    idle: () => ({ type: 'pass' }),
    actions: {
      pass: { offer: () => ({}), take: () => done() },
      react: reacting<Loss, { to: 'done'; result: void }>(['OP25'], (g, f, me) => {
        const amount = rolledPrice(g, f.industry);
        receive(g, me, amount, 'OP25');
        return done();
      }),
    },
  },
});

/** EC-16.5, EC-R.51. More than five cards: discard, or play what can be played now, before anything else goes on. */
export const overflow = phase<'overflow', 'count' | 'surplus'>('overflow', {
  count: (g, f) => (overfull(g) === f.holder ? next : done()),
  surplus: {
    rule: 'EC-16.5',
    ask: (_g, f) => f.holder,
    idle: (g, f) => ({ type: 'discard', card: oldestOf(g.players[f.holder].hand.secret) }),
    after: {
      card: lookAgain,
      briefing: lookAgain,
      insider: lookAgain,
      espionage: lookAgain,
      auction: lookAgain,
      purchase: lookAgain,
    },
    actions: {
      discard: {
        offer: (g, _f, me) => ({ card: oneOf(g.players[me].hand.secret) }),
        take(g, _f, me, { card }) {
          discardFromHand(g, me, card);
          emit(g, 'discarded', { seat: me, card, because: 'handLimit' });
          return goTo('count');
        },
      },
      playCard,
    },
  },
});

function oldestOf<T>(cards: readonly T[]): T {
  const [oldest] = cards;
  if (oldest === undefined) throw new Error('the hand is empty');
  return oldest;
}

/** OP04, EC-D.30. The cards that were looked at go back on top in any order. */
export const briefing = phase('briefing', {
  order: {
    rule: 'EC-16.3',
    ask: (_g, f) => f.reader,
    idle: (g, f) => ({ type: 'orderCrises', order: nextCrises(g, f.count) }),
    actions: {
      orderCrises: {
        offer: (g, f) => ({ order: someOf(nextCrises(g, f.count), f.count, f.count) }),
        take(g, _f, me, { order }) {
          reorderTop(g.crisisDeck, order, me);
          return done();
        },
      },
    },
  },
});

/** The cards on top of the deck, the next one first. */
const nextCrises = (g: G, count: number): CrisisCard[] => g.crisisDeck.secret.slice(-count).reverse();

/** OP39, EC-R.47. Up to two companies at the full price, wherever they are; a price that is unset is rolled before its owner decides. */
export const insider = phase('insider', {
  sale: {
    rule: 'EC-16.3',
    ask: (g, f) => (f.left > 0 && holdingsOf(g.players[f.seller]).length > 0 ? f.seller : null),
    idle: () => ({ type: 'pass' }),
    actions: {
      pass: { offer: () => ({}), take: () => done() },
      sellInside: {
        offer: (g, _f, me) => ({
          company: oneOf(holdingsOf(g.players[me]), (company) => {
            const price = g.prices[partsOf(company).industry];
            return price === null ? null : unbearableProceeds(g, me, netProceeds(g, me, company, price), false);
          }),
        }),
        take(g, f, me, { company }) {
          const { industry } = partsOf(company);
          const price = g.prices[industry];
          if (price === null) rolledPrice(g, industry);
          else {
            sellToMarket(g, me, company, price, 'OP39');
            f.left -= 1;
          }
          return stay;
        },
      },
    },
  },
});

/** OP40. One card of the hand that was seen changes hands. */
export const espionage = phase('espionage', {
  theft: {
    rule: 'EC-16.3',
    ask: (_g, f) => f.spy,
    idle: (g, f) => ({ type: 'takeCard', card: oldestOf(g.players[f.victim].hand.secret) }),
    actions: {
      takeCard: {
        offer: (g, f) => ({ card: oneOf(g.players[f.victim].hand.secret) }),
        take(g, f, me, { card }) {
          moveCard(g, f.victim, me, card);
          emit(g, 'cardTaken', {
            seat: me,
            victim: f.victim,
            card: sharedBy(me, f.victim, card),
          });
          return next;
        },
      },
    },
  },
  surplus: {
    call: 'overflow',
    with: (_g, f) => ({ holder: f.spy }),
  },
});

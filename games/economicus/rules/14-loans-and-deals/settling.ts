import { someOf } from '@parlour/kernel';
import { partsOf } from '../../content/holdings.ts';
import type { Economicus, G } from '../../types.ts';
import { anytimePrice, rolledPrice } from '../11-auction/prices.ts';
import { overfull } from '../16-option-cards/decks.ts';
import { done, emit, next, phase } from '../vocabulary.ts';
import { carryOut, conclude } from './dealings.ts';
import { unbearableProceeds } from './instant.ts';
import { halfSaleProceeds, sellToMarket } from './loans.ts';

/** EC-14.8, EC-D.7. A company without a price: the die first, then its owner's word. The price stays either way. */
export const halfSale = phase('halfSale', {
  appraise(g, f) {
    rolledPrice(g, partsOf(f.company).industry);
    f.proceeds = halfSaleProceeds(g, f.owner, f.company);
  },
  confirmation: {
    rule: 'EC-14.8',
    ask: (_g, f) => f.owner,
    idle: (g, f) => (cannotConfirm(g, f) === null && f.mustGain ? { type: 'confirmSale' } : { type: 'cancelSale' }),
    actions: {
      confirmSale: {
        offer: (g, f) => cannotConfirm(g, f) ?? {},
        take(g, f) {
          sellToMarket(g, f.owner, f.company, anytimePrice(g, partsOf(f.company).industry), 'half');
          return done();
        },
      },
      cancelSale: { offer: () => ({}), take: () => done() },
    },
  },
});

const cannotConfirm = (g: G, f: Economicus['phases']['halfSale']['locals']) =>
  unbearableProceeds(g, f.owner, f.proceeds, f.mustGain);

/** EC-R.27, EC-D.9. Whoever accepts a deal that asks for cards by number chooses them now. */
export const handOver = phase('handOver', {
  choice: {
    rule: 'EC-R.27',
    ask: (_g, f) => f.to,
    idle: (g, f) => ({
      type: 'giveCards',
      cards: g.players[f.to].hand.secret.slice(0, f.terms.secret.get.cards),
    }),
    actions: {
      giveCards: {
        offer(g, f, me) {
          const { cards } = f.terms.secret.get;
          return { cards: someOf(g.players[me].hand.secret, cards, cards) };
        },
        take(g, f, _me, { cards }) {
          const { from, to, terms } = f;
          carryOut(g, from, to, terms.secret, cards);
          emit(g, 'dealAccepted', { from, to, terms });
          conclude(g, from, to, terms.secret);
          return next;
        },
      },
    },
  },
  surplus: {
    call: 'overflow',
    with: (g) => {
      const holder = overfull(g);
      return holder === null ? null : { holder };
    },
  },
});

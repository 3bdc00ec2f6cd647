import { done, no, phase } from '../vocabulary.ts';
import { canBuy } from './prices.ts';

/** BO-6.6, BO-6.7, BO-11.3. One share at the stated price, or none; the answer is free and final. */
export const offer = phase('offer', {
  answer: {
    rule: 'BO-6.6',
    ask: (_g, f) => f.asked,
    idle: () => ({ type: 'decline' }),
    actions: {
      buy: {
        // BO-R21
        offer: (g, f, me) =>
          canBuy(g, me, f.price)
            ? {}
            : no('BO-R21', 'cannotPay', { price: f.price, has: g.players[me].treasury.secret }),
        take: () => done({ bought: true }),
      },
      decline: { offer: () => ({}), take: () => done({ bought: false }) },
    },
  },
});

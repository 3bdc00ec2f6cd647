import { done, phase } from '../vocabulary.ts';

/** BO-6.6, BO-6.7, BO-11.3. One share at the stated price, or none; the answer is free and final. */
export const offer = phase('offer', {
  answer: {
    rule: 'BO-6.6',
    ask: (_g, f) => f.asked,
    idle: () => ({ type: 'decline' }),
    actions: {
      buy: { offer: () => ({}), take: () => done({ bought: true }) },
      decline: { offer: () => ({}), take: () => done({ bought: false }) },
    },
  },
});

import type { AnyOffer } from '../offers/offers.ts';

export const dear = { refused: 'tooDear', rule: 'X-1', facts: { most: 9 } };
export const barred = { refused: 'notYours', rule: 'X-2', facts: {} };

/** What somebody may do, of every kind there is: nothing to choose, alternatives of one action, a set, a group of fields. */
export const offers = [
  { type: 'pass', fields: {} },
  {
    type: 'lead',
    fields: {
      company: { one: ['a', 'b'], not: [{ value: 'c', because: barred }] },
      shares: { one: [2] },
      price: { min: 5, max: 9, above: dear },
    },
  },
  { type: 'lead', fields: { company: { one: ['a', 'b'] }, shares: { one: [1] }, price: { min: 5, max: 20 } } },
  { type: 'play', fields: { card: { one: ['x'] }, target: { one: [null] } } },
  { type: 'play', fields: { card: { one: ['y'] }, target: { one: ['p', 'q'] } } },
  { type: 'discard', fields: { cards: { some: ['x', 'y', 'z'], atLeast: 1, atMost: 2 } } },
  { type: 'deal', fields: { give: { parts: { money: { min: 0, max: 3 }, card: { one: [null, 'x'] } } } } },
] as unknown as AnyOffer[];
export const refused = [{ type: 'sell', because: barred }];

import type { GameTypes, Offer, Refusal } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { barredIn, linesOf } from './choices.ts';

const refusal = { refused: 'tired', rule: 'X-1', facts: {} };
const offers = (...all: object[]) => all as unknown as Offer<GameTypes>[];
const nothing = () => null;

test('a barred item of a set is told with the action as a set of one', () => {
  const helpers = { some: [1], atLeast: 1, atMost: 1, not: [{ value: 2, because: refusal }] };
  expect(barredIn(offers({ type: 'attack', fields: { helpers } }), nothing)).toEqual([
    { draft: { type: 'attack', helpers: [2] }, because: refusal },
  ]);
});

test('what binds fields together takes a whole choice off the list, and is told among what cannot be', () => {
  const two = offers({ type: 'share', fields: { with: { one: [1, 2] } }, checked: true });
  const why = (draft: object): Refusal | null => ((draft as { with: number }).with === 2 ? refusal : null);
  const lines = linesOf(two, { words: (draft) => JSON.stringify(draft), why });
  expect(lines.map(({ draft }) => draft)).toEqual([{ type: 'share', with: 1 }]);
  expect(barredIn(two, why)).toEqual([{ draft: { type: 'share', with: 2 }, because: refusal }]);
});

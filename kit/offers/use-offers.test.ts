import type { AnyOffer, Refusal } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { reading } from './use-offers.ts';

const strangers: Refusal = { refused: 'notOfTheGroup', rule: 'X-1', facts: {} };
const share = { with: { one: [1, 2] }, first: { one: [1, 2, null] } };
const menu = {
  offers: [
    { type: 'share', fields: share, checked: true },
    { type: 'give', fields: { to: { one: [1, 2] } } },
  ] as AnyOffer[],
  refused: [],
};

test('what binds fields together is asked of the table, once the choice is whole', async () => {
  const asked: object[] = [];
  const why = async (choice: object) => {
    asked.push(choice);
    return strangers;
  };
  const handle = reading(menu, null, 'share', why);
  expect(await handle.ask({ with: 1 })).toBeNull();
  expect(asked).toEqual([]);
  expect(handle.whyNot({ with: 1, first: 2 })).toBeNull();
  expect(await handle.ask({ with: 1, first: 2 })).toEqual(strangers);
  expect(asked).toEqual([{ type: 'share', with: 1, first: 2 }]);
});

test('what the offers tell themselves is not asked of the table', async () => {
  const handle = reading(menu, null, 'give', () => Promise.reject(new Error('asked')));
  expect(await handle.ask({ to: 1 })).toBeNull();
  expect(await handle.ask({ to: 3 })).toMatchObject({ refused: 'notOffered' });
});

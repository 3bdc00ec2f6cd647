import { expect, test } from 'vitest';
import { firstMove } from './bench/first-move.ts';
import { houseForAll } from './house-for-all.ts';

const house = houseForAll();

test('the first decision needs no more JavaScript than the bar allows', async () => {
  const [weight] = await firstMove(house);
  expect(weight?.ok, `${weight?.value}; the bar is ${weight?.bar}`).toBe(true);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstMove } from './bench/first-move.ts';
import { type House, openHouse } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the first decision needs no more JavaScript than the bar allows', async () => {
  const [weight] = await firstMove(house);
  expect(weight?.ok, `${weight?.value}; the bar is ${weight?.bar}`).toBe(true);
});

import { expect, test } from 'vitest';
import { pauseBefore } from './plan.ts';

/** When each disturbance comes, if so much is played while it lasts. */
function moments(all: number, actions: number, meanwhile: (i: number) => number): number[] {
  let played = 0;
  return Array.from({ length: all }, (_, i) => {
    played += pauseBefore(i, all, actions, played);
    const moment = played;
    played += meanwhile(i);
    return moment;
  });
}

test('disturbances are spread over the whole of an episode, however long it is', () => {
  expect(moments(4, 100, () => 0)).toEqual([20, 40, 60, 80]);
  expect(moments(4, 20_000, () => 0)).toEqual([4000, 8000, 12_000, 16_000]);
});

test('what is played during a long one is made up for by those after it; they never come all at once', () => {
  expect(moments(4, 1000, (i) => (i === 0 ? 400 : 0))).toEqual([200, 700, 800, 900]);
  expect(moments(4, 1000, (i) => (i === 0 ? 2000 : 0))).toEqual([200, 2250, 2300, 2350]);
});

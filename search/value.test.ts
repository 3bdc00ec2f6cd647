import { type Seat, seeded, start } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { learntValue, shareIn } from './index.ts';
import { type Heap, heap } from './testing/heap.ts';

const features = {
  names: ['one', 'taken'],
  of: (g: { taken: number[] }, seat: Seat) => [1, g.taken[seat] as number],
  kinds: { any: { seats: 2, options: {} } },
  kindOf: () => 'any',
};
const table = () => start(heap, { seats: 2, chance: seeded(1) });

test('what seats may expect adds up to one victory, and whoever has more of what counts expects more', () => {
  const value = learntValue<Heap>({ ...features, isTogether: false }, { any: { one: 5, taken: Math.log(3) } });
  const g = table();
  expect([value(g, 0), value(g, 1)]).toEqual([0.5, 0.5]);
  g.taken[1] = 1;
  expect(value(g, 0)).toBeCloseTo(0.25);
  expect(value(g, 1)).toBeCloseTo(0.75);
  g.outcome = { winners: [0], scores: [1, 0] };
  expect([value(g, 0), value(g, 1)]).toEqual([1, 0]);
});

test('all together have one chance, and a weight that was never learnt counts nothing', () => {
  const value = learntValue<Heap>({ ...features, isTogether: true }, { any: { one: Math.log(4) } });
  expect(value(table(), 1)).toBeCloseTo(0.8);
});

test('a victory of several is divided, one of all together is everybody’s', () => {
  expect(shareIn({ winners: [0, 2] }, 2, false)).toBe(0.5);
  expect(shareIn({ winners: [0, 2] }, 2, true)).toBe(1);
  expect(shareIn({ winners: [0, 2] }, 1, true)).toBe(0);
});

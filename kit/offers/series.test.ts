import { expect, test } from 'vitest';
import type { OfferHandle } from '../board.ts';
import { newSeries } from './series.ts';
import { idleHandle } from './use-offers.ts';

/** A table that offers some kinds of action, and a series of three. */
function table(offered: readonly string[]) {
  const sent: object[] = [];
  const plan = [{ type: 'run' }, { type: 'sell', units: 2 }, { type: 'pay' }];
  let isStopped = false;
  const offer = (type: string): OfferHandle => ({
    ...idleHandle(type),
    isOffered: offered.includes(type),
    allows: () => offered.includes(type),
    pick: (fields) => void sent.push({ type, ...fields }),
  });
  const look = newSeries();
  return {
    sent,
    isStopped: () => isStopped,
    at: (offers: readonly object[], canChoose = true) =>
      look({ offers, canChoose, offer, next: () => plan[sent.length] ?? null, stop: () => void (isStopped = true) }),
  };
}

test('each choice waits for the answer to the one before, and the last ends the series', () => {
  const t = table(['run', 'sell', 'pay']);
  const [first, second, third, fourth] = [[{}], [{}], [{}], [{}]];
  t.at(first);
  t.at(first);
  expect(t.sent).toEqual([{ type: 'run' }]);
  t.at([], false);
  t.at(second);
  t.at([], false);
  t.at(third);
  expect(t.sent).toEqual([{ type: 'run' }, { type: 'sell', units: 2 }, { type: 'pay' }]);
  expect(t.isStopped()).toBe(false);
  t.at(fourth);
  expect(t.isStopped()).toBe(true);
});

test('what is not on offer any more ends it, and nothing is sent', () => {
  const t = table(['run', 'pay']);
  t.at([{}]);
  t.at([], false);
  t.at([{}]);
  expect([t.sent, t.isStopped()]).toEqual([[{ type: 'run' }], true]);
});

test('a choice that the table refused is not sent again', () => {
  const t = table(['run', 'sell', 'pay']);
  const offers = [{}];
  t.at(offers);
  t.at([], false);
  t.at(offers);
  expect([t.sent, t.isStopped()]).toEqual([[{ type: 'run' }], true]);
});

test('while others are asked it waits', () => {
  const t = table(['run']);
  t.at([], false);
  t.at([], false);
  expect([t.sent, t.isStopped()]).toEqual([[], false]);
});

import { below, bundleOf, offers, seeded, start, view } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { crates } from '../games/crates/index.ts';
import { type Limits, randomBot, steadfast } from './index.ts';

const g = start(crates, { seats: 2, chance: 1 });
const seen = { seat: 0 as const, view: view(g, 0), offers: offers(crates, g, 0) };

/** A bot that writes down what it is given to choose with. */
function listening() {
  const plain = randomBot(bundleOf(crates));
  const drawn: number[] = [];
  const limits: (Limits | undefined)[] = [];
  const bot = {
    ...plain,
    choose(asked: typeof seen, random: (n: number) => number, limit?: Limits) {
      drawn.push(random(1_000_000));
      limits.push(limit);
      return plain.choose(asked, random);
    },
  };
  return { bot, drawn, limits };
}

test('who is asked for something judges by the same dice every time, and thinks freely about everything else', () => {
  const numbers = (isAsked: boolean): number => {
    const { bot, drawn } = listening();
    const steady = steadfast(() => isAsked)(bot);
    for (let seed = 1; seed <= 9; seed++) {
      const dice = { chance: seeded(seed) };
      steady.choose(seen, (n) => below(dice, n));
    }
    return new Set(drawn).size;
  };
  expect([numbers(true), numbers(false)]).toEqual([1, 9]);
});

test('the clock on the wall cuts no thought about what others ask, but whoever brings a clock is measured by it', () => {
  const { bot, limits } = listening();
  const steady = steadfast(() => true)(bot);
  const limit: Limits = { milliseconds: 5, signal: { aborted: false } };
  const clock = () => 1;
  steady.choose(seen, () => 0, limit);
  steady.choose(seen, () => 0, { ...limit, clock });
  const [still, own] = limits.map((each) => each?.clock);
  expect([still?.(), still?.()]).toEqual([0, 0]);
  expect(own).toBe(clock);
});

test('limits are handed on to whoever thinks', () => {
  const { bot, limits } = listening();
  const limit: Limits = { milliseconds: 5, signal: { aborted: false } };
  const steady = steadfast(() => false, randomBot(bundleOf(crates)))(bot);
  steady.choose(seen, () => 0, limit);
  steady.choose(seen, () => 0);
  expect(limits).toEqual([limit, undefined]);
});

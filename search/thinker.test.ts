import { apply, below, offers, type Seat, type State, seeded, start, view, waiting } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { type InstantBot, type Level, type Limits, randomBot, type Thought, thinkingBot } from './index.ts';
import { type Heap, heap, heapGuidance, heapRules } from './testing/heap.ts';

const LEVEL: Level = { name: 'thinker', attention: 100, playouts: 120, far: 1, sure: 1, milliseconds: 1000 };
const anybody = randomBot(heapRules);
/** Whose usual answer is a bad habit. */
const greedless: InstantBot<Heap> = { name: 'one', choose: () => ({ type: 'take', count: 1 }) };
const thinker = (more: Partial<Level> = {}, tell?: (thought: Thought<Heap>) => void, usual = greedless) =>
  thinkingBot(heapRules, heapGuidance, usual, { ...LEVEL, ...more }, tell);

const seenBy = (g: State<Heap>, seat: Seat) => ({ seat, view: view(g, seat), offers: offers(heap, g, seat) });
const diceOf = (seed: number) => {
  const dice = { chance: seeded(seed) };
  return (n: number) => below(dice, n);
};
const tableOf = (stones: '21' | '5' | '7') => start(heap, { seats: 2, chance: seeded(1), options: { stones } });

describe('a thinker', () => {
  test('finds the win: it leaves four, where its habit would leave more', () => {
    for (const [stones, best] of [
      ['5', 1],
      ['7', 3],
    ] as const)
      expect(thinker().choose(seenBy(tableOf(stones), 0), diceOf(3))).toEqual({ type: 'take', count: best });
  });

  test('says what it left its usual answer for, and what that gains', () => {
    const told: Thought<Heap>[] = [];
    thinker({}, (thought) => told.push(thought)).choose(seenBy(tableOf('7'), 0), diceOf(3));
    expect(told).toMatchObject([{ usual: { choice: { count: 1 } }, chosen: { choice: { count: 3 } }, ideas: 2 }]);
    expect(told[0]?.gain).toBeGreaterThan(0.1);
  });

  test('the same dice and the same number of play-outs give the same answer, at once or in its own time', async () => {
    const limits: Limits = { milliseconds: 1e9, signal: { aborted: false } };
    for (let seed = 1; seed <= 20; seed++) {
      const seen = seenBy(tableOf('21'), 0);
      const own = { milliseconds: 1e9 };
      const atOnce = thinker(own).choose(seen, diceOf(seed));
      expect(thinker(own).choose(seen, diceOf(seed))).toEqual(atOnce);
      expect(await thinker(own).choose(seen, diceOf(seed), limits)).toEqual(atOnce);
    }
  });

  test('keeps to its number of play-outs: no world is begun beyond it', () => {
    for (const playouts of [1, 10, 37, 200]) {
      let spent = 0;
      const level = { playouts, sure: 1e9 };
      thinker(level, (thought) => {
        spent = thought.playouts;
      }).choose(seenBy(tableOf('21'), 0), diceOf(5));
      expect(spent).toBeGreaterThan(0);
      // One world is the usual answer and two ideas.
      expect(spent).toBeLessThan(playouts + 3);
    }
  });

  test('answers when its time is over or nobody waits any more, and lets others work meanwhile', async () => {
    const endless = { playouts: 1e9, milliseconds: 1e9, careless: 1 };
    const seen = seenBy(tableOf('21'), 0);
    const never = { aborted: false };
    await thinker(endless).choose(seen, diceOf(1), { milliseconds: 30, signal: never });
    await thinker({ ...endless, milliseconds: 30 }).choose(seen, diceOf(1), { milliseconds: 1e9, signal: never });
    const signal = { aborted: false };
    // Only a thinker that pauses lets this happen.
    setTimeout(() => {
      signal.aborted = true;
    }, 1);
    await thinker(endless).choose(seen, diceOf(1), { milliseconds: 1e9, signal });
  });

  test('leaves its usual answer only where the gain cannot well be luck', () => {
    const seen = seenBy(tableOf('21'), 0);
    const timesLeft = (sure: number): number => {
      let left = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const choice = thinker({ sure, playouts: 60 }).choose(seen, diceOf(seed)) as { count: number };
        if (choice.count !== 1) left += 1;
      }
      return left;
    };
    // With so many stones all ways are nearly alike: who follows every hint of luck leaves it again and again.
    expect(timesLeft(0)).toBeGreaterThan(20);
    expect(timesLeft(3)).toBeLessThan(6);
  });

  test('who thinks about no question gives the usual answer, and a careless one any that is not clearly worse', () => {
    expect(thinker({ attention: 0 }).choose(seenBy(tableOf('7'), 0), diceOf(3))).toEqual({ type: 'take', count: 1 });
    // To leave four of five wins for certain, to leave fewer loses.
    const seen = seenBy(tableOf('5'), 0);
    const found = new Set<number>();
    for (let seed = 1; seed <= 20; seed++) {
      const any = thinker({ careless: 2, playouts: 12 }).choose(seen, diceOf(seed)) as { count: number };
      found.add(any.count);
      expect(thinker({ careless: 0.3, playouts: 12 }).choose(seen, diceOf(seed))).toEqual({ type: 'take', count: 1 });
    }
    expect([...found].sort()).toEqual([2, 3]);
  });

  test('beats who takes anything, from both chairs', () => {
    let wins = 0;
    for (let game = 0; game < 40; game++) {
      const own = (game % 2) as Seat;
      const g = tableOf('21');
      const random = diceOf(game + 1);
      for (let open = waiting(heap, g); open !== null; open = waiting(heap, g)) {
        const seat = open.seats[0] as Seat;
        const bot = seat === own ? thinker({}, undefined, anybody) : anybody;
        expect(apply(heap, g, { seat, ...bot.choose(seenBy(g, seat), random) })).toHaveProperty('events');
      }
      if (g.outcome?.winners.includes(own)) wins += 1;
    }
    // Half of 40 would be luck; three deviations above it are 29.5.
    expect(wins).toBeGreaterThan(29);
  });
});

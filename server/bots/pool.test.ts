import { afterEach, expect, test } from 'vitest';
import { type Bots, botPool } from './pool.ts';

const ODD = new URL('./testing/odd-bots.ts', import.meta.url);
let bots: Bots;
afterEach(() => bots.close());
const asked = (bot: string) => ({ game: 'any', rules: { version: 1, bundle: 'any' }, bot, seen: {} as never });
const think = (bot: string, signal = { aborted: false }) => bots.think(asked(bot), signal).then(({ type }) => type);

test('a bot that never answers is given up, and only its table hears of it; this thread is free all the while', async () => {
  bots = botPool(1, { patience: 4000, thinks: ODD });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 5);
  const answers = await Promise.allSettled([think('endless'), think('next'), think('last')]);
  clearInterval(counting);
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { message: 'a bot did not answer' } },
    { value: 'next' },
    { value: 'last' },
  ]);
  expect(turns).toBeGreaterThan(0);
});

test('a thread that breaks is replaced', async () => {
  bots = botPool(1, { thinks: ODD });
  const answers = await Promise.allSettled([think('breaks'), think('next')]);
  expect(answers).toMatchObject([{ reason: { message: 'a bot broke its thread' } }, { value: 'next' }]);
});

test('first come, first served, one answer at a time in each thread; what nobody waits for is not begun', async () => {
  bots = botPool(1, { thinks: ODD });
  const order: string[] = [];
  const given = { aborted: false };
  const all = ['a', 'b', 'gone', 'c'].map((name) =>
    think(name, name === 'gone' ? given : undefined).then(
      (answer) => order.push(answer),
      () => order.push('not begun'),
    ),
  );
  given.aborted = true;
  await Promise.all(all);
  expect(order).toEqual(['a', 'b', 'not begun', 'c']);
});

test('a thought that nobody waits for any more is stopped, and its thread is free for the next', async () => {
  bots = botPool(1, { thinks: ODD });
  const given = { aborted: false };
  const [left, next] = [think('patient', given), think('next')];
  given.aborted = true;
  expect(await left).toBe('stopped');
  expect(await next).toBe('next');
});

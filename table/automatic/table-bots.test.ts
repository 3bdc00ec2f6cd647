import { bundleOf, diceAlone, type Rules, UNRELEASED } from '@parlour/kernel';
import { concession } from '@parlour/kernel/testing/concession.ts';
import { expect, test } from 'vitest';
import { TableBots } from './table-bots.ts';

const rules = bundleOf(concession) as unknown as Rules;

const seats = [0, 1, 2].map(() => ({ bot: 'random', pick: null, name: '' }));
const seed = '7'.repeat(64);
const setup = { rules: { version: 1, bundle: UNRELEASED }, seats, options: {}, dice: diceAlone(seed, 3), seed };
const match = rules.begin(setup);

test('a bot that is stopped while it thinks is told so, and what it chose is not done', async () => {
  const done: unknown[] = [];
  const signals: { aborted: boolean }[] = [];
  const thoughts: ((choice: { type: string }) => void)[] = [];
  const bots = new TableBots({
    rules,
    think: (_bot: unknown, _seen: unknown, signal: { aborted: boolean }) => {
      signals.push(signal);
      return new Promise((resolve) => thoughts.push(resolve));
    },
    act: async (_seat: unknown, choice: unknown) => {
      done.push(choice);
      return { ok: true };
    },
    tell: () => undefined,
    played: () => match,
    seated: () => 'random',
  } as never);
  const first = bots.play();
  expect([bots.thinking, signals.map(({ aborted }) => aborted)]).toEqual([[0], [false]]);
  bots.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const second = bots.play();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  for (const think of thoughts) think({ type: 'fold' });
  await Promise.all([first, second]);
  expect(done).toEqual([{ type: 'fold' }]);
});

test('a bot that thinks elsewhere is told as thinking, and a table that waits for it is not stuck', () => {
  const bots = new TableBots({ rules, played: () => match, seated: () => 'random' } as never);
  expect([bots.thinking, bots.isStuck]).toEqual([[], true]);
  bots.watch();
  expect([bots.thinking, bots.isStuck]).toEqual([[0], false]);
});

test('a move that another home was quicker with is no fault of the bot, one that it may not make is told', async () => {
  const told: unknown[] = [];
  const playing = (refused: string) =>
    new TableBots({
      rules,
      think: async () => ({ type: 'fold' }),
      act: async () => ({ ok: false, refusal: { refused } }),
      tell: (news: { is: string }) => told.push([refused, news.is]),
      played: () => match,
      seated: () => 'random',
    } as never).play();
  for (const refused of ['playedElsewhere', 'notSaved', 'tooDear']) await playing(refused);
  expect(told).toEqual([
    ['notSaved', 'notSaved'],
    ['tooDear', 'crashed'],
  ]);
});

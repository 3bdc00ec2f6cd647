import { MessageChannel } from 'node:worker_threads';
import type { Choice, GameTypes } from '@parlour/kernel';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { type Answered, answering, onceAborted, type Stopped } from './thoughts.ts';

const answerOf = (type: string) => ({ type }) as Choice<GameTypes>;
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
/** One answers at once; one thinks until nobody waits any more, and lets others work meanwhile; one breaks. */
const BOTS: Bot<GameTypes>[] = [
  {
    name: 'endless',
    async choose(_seen, _random, limits) {
      while (limits?.signal.aborted === false) await turn();
      return answerOf('stopped');
    },
  },
  {
    name: 'broken',
    choose: () => {
      throw new Error('broken');
    },
  },
  { name: 'careful', choose: () => answerOf('careful') },
  { name: 'quick', choose: () => answerOf('quick') },
  { name: 'strongest', choose: () => answerOf('strongest') },
];

/** The two ends of a worker's edge. */
function edge() {
  const { port1, port2 } = new MessageChannel();
  const answer = answering(
    (answered) => port2.postMessage(answered),
    async () => BOTS,
  );
  port2.on('message', answer);
  const answers: Answered[] = [];
  const next = new Map<number, (answered: Answered) => void>();
  port1.on('message', (answered: Answered) => {
    answers.push(answered);
    next.get(answered.id)?.(answered);
  });
  const tell = (message: Stopped) => port1.postMessage(message);
  const ask = (id: number, bot: string) =>
    new Promise<Answered>((resolve) => {
      next.set(id, resolve);
      port1.postMessage({ id, bot, seen: {}, milliseconds: 1e9 });
    });
  return { ask, tell, answers, close: () => port1.close() };
}

test('a thought that is told to stop answers with what it has, and no other does', async () => {
  const { ask, tell, answers, close } = edge();
  const [first, second] = [ask(1, 'endless'), ask(2, 'endless')];
  expect((await ask(3, 'quick')).choice).toEqual({ type: 'quick' });
  tell({ stop: 2 });
  tell({ stop: 99 });
  expect(await second).toEqual({ id: 2, choice: { type: 'stopped' } });
  expect(answers.map(({ id }) => id)).toEqual([3, 2]);
  tell({ stop: 1 });
  expect(await first).toEqual({ id: 1, choice: { type: 'stopped' } });
  close();
});

test('a bot that breaks is told of; for one that nobody knows plays its level, else the careful bot', async () => {
  const { ask, close } = edge();
  expect((await ask(1, 'broken')).error).toContain('broken');
  expect((await ask(2, 'quick:Nobody')).choice).toEqual({ type: 'quick' });
  expect((await ask(3, 'of another version')).choice).toEqual({ type: 'careful' });
  expect((await ask(4, 'of another version:Nobody')).choice).toEqual({ type: 'careful' });
  close();
});

test('it is noticed once that nobody waits any more, and never of what is over', async () => {
  const [waited, over] = [{ aborted: false }, { aborted: false }];
  let stops = 0;
  const stopped = new Promise<void>((resolve) => {
    onceAborted(waited, () => {
      stops += 1;
      resolve();
    });
  });
  const forget = onceAborted(over, () => {
    stops += 100;
  });
  forget();
  over.aborted = true;
  waited.aborted = true;
  await stopped;
  await new Promise<void>((resolve) => onceAborted({ aborted: true }, resolve));
  expect(stops).toBe(1);
});

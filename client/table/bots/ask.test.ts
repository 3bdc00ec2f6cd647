import type { Stopped } from '@parlour/search/thoughts.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot-worker.ts';
import { askThrough } from './ask.ts';

const FILES = { rules: 'rules.js', bots: 'bots.js' };

/** A worker of bots that only writes down what it is told; `answer` is what it says. */
function worker() {
  const told: (Asked | Stopped)[] = [];
  let heard = () => {};
  const port = {
    onmessage: null as MessagePort['onmessage'],
    postMessage(message: Asked | Stopped) {
      told.push(message);
      heard();
    },
  };
  const answer = (data: object) =>
    port.onmessage?.call(port as unknown as MessagePort, new MessageEvent('message', { data }));
  const hears = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => told.length >= count && resolve();
      heard();
    });
  return { port, told, answer, hears };
}

test('a bot is asked with its code and its budget, and answers or fails under its number', async () => {
  const { port, told, answer, hears } = worker();
  const ask = askThrough(port as unknown as MessagePort, async () => FILES);
  const [first, second] = [
    ask('expert', {} as never, { aborted: false }),
    ask('expert', {} as never, { aborted: false }),
  ];
  await hears(2);
  expect(told).toMatchObject([
    { id: 1, bot: 'expert', files: FILES, milliseconds: 1000 },
    { id: 2, bot: 'expert' },
  ]);
  answer({ id: 2, choice: { type: 'pass' } });
  answer({ id: 1, error: 'it broke' });
  expect(await second).toEqual({ type: 'pass' });
  await expect(first).rejects.toThrow('it broke');
});

test('a thought is told to stop when a move is taken back; one that has not begun is not begun', async () => {
  const { port, told, answer, hears } = worker();
  const ask = askThrough(port as unknown as MessagePort, async () => FILES);
  const signal = { aborted: false };
  const thought = ask('expert', {} as never, signal);
  await hears(1);
  signal.aborted = true;
  await hears(2);
  expect(told[1]).toEqual({ stop: 1 });
  answer({ id: 1, choice: { type: 'pass' } });
  await thought;
  await expect(ask('expert', {} as never, signal)).rejects.toThrow('nobody waits');
  expect(told).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { Looks } from './looks.ts';

/** Looks that each take so long, in a time that only they make go on. */
function looks() {
  let now = 0;
  const rests: { milliseconds: number; then: () => void }[] = [];
  const seen: string[] = [];
  const lane = new Looks(
    () => now,
    (milliseconds, then) => void rests.push({ milliseconds, then }),
  );
  return {
    seen,
    rests,
    ask: (who: string, takes = 10) =>
      lane.inTurn(who, async () => {
        now += takes;
        seen.push(who);
      }),
    /** The rest after a look is over. */
    async rested() {
      rests.shift()?.then();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one looks at a time, and three quarters of the time nobody does', async () => {
  const { ask, seen, rests, rested } = looks();
  await ask('ada', 80);
  void ask('ada', 20);
  await new Promise((resolve) => setImmediate(resolve));
  expect([seen, rests.map(({ milliseconds }) => milliseconds)]).toEqual([['ada'], [240]]);
  await rested();
  expect([seen, rests.map(({ milliseconds }) => milliseconds)]).toEqual([['ada', 'ada'], [60]]);
});

test('whoever asks for much waits long; who asks for little comes in between', async () => {
  const { ask, seen, rested } = looks();
  for (let i = 0; i < 4; i++) void ask('greedy');
  for (const who of ['ada', 'max']) void ask(who);
  for (let i = 0; i < 6; i++) await rested();
  expect(seen).toEqual(['greedy', 'greedy', 'ada', 'max', 'greedy', 'greedy']);
});

test('a look that fails lets the next one look', async () => {
  const lane = new Looks(undefined, (_, then) => then());
  const broken = lane.inTurn('ada', () => Promise.reject(new Error('no line')));
  await expect(broken).rejects.toThrow('no line');
  expect(await lane.inTurn('ada', async () => 'seen')).toBe('seen');
});

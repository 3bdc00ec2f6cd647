import type { Ask } from '@parlour/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from './store/sqlite/index.ts';
import type { Attended, Guest } from './testing/guest.ts';
import { type OpenHouse, openFileHouse } from './testing/open.ts';
import { asked, dice, freshKey, playOn, randomChoice } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';

let open: OpenHouse<FileStore>;
beforeAll(async () => {
  open = await openFileHouse();
});
afterAll(() => open.close());

type Act = Extract<Ask, { is: 'act' }>;

test('while the disk is full nothing is acknowledged and nothing changes; with room again the same move goes through', async () => {
  const { id, guests, here } = await seatedAt(open, 2, { game: 'economicus' });
  const random = dice(3);
  await playOn(here, 2, random);
  open.store.limit(1);
  const { at, move } = await playUntilFull(here, random);
  const shown = at.update;
  expect(shown?.version).toBe(move.at);
  const again = (guests[here.indexOf(at)] as Guest).attend(id);
  await again.until('the table is shown as it was', () => again.update?.version === move.at);
  // Nor is it by trying again.
  expect(await at.ask(move)).toMatchObject({ refusal: { refused: 'notSaved' } });
  expect(await open.store.tables.lines(id, 0, 999)).toHaveLength(move.at);
  open.store.limit(1_000_000);
  expect(await at.ask(move)).toEqual({ ok: true });
  for (const each of [...here, again]) await each.until('the move', () => (each.update?.version ?? 0) > move.at);
  await playOn(here, 4, random);
  for (const each of [...here, again]) each.close();
});

/** A page of the file may still have room for a few lines: they are played on until one cannot be written. */
async function playUntilFull(here: readonly Attended[], random: (n: number) => number) {
  for (;;) {
    await here[0]?.until('a question', () => here.some((each) => asked(each) !== null));
    const at = here.find((each) => asked(each) !== null);
    const seat = at === undefined ? null : asked(at);
    if (at?.update == null || seat === null) continue;
    const { version } = at.update;
    const choice = randomChoice(at.update, seat, random);
    if (choice === null) throw new Error('nothing to do');
    const move: Act = { is: 'act', seat, choice, at: version, key: freshKey() };
    const answer = await at.ask(move);
    if (!answer.ok && answer.refusal.refused === 'notSaved') return { at, move };
    if (answer.ok) for (const each of here) await each.until('the move', () => (each.update?.version ?? 0) > version);
  }
}

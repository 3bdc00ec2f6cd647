import { rulesNamed } from '@parlour/bundles';
import { loadRules } from '@parlour/bundles/node.ts';
import type { GameRecord } from '@parlour/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attended, type Guest, guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playAtRandom, playOn } from './testing/play.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

type How = { game?: string; seats?: number; bots?: number; options?: Record<string, string>; pace?: object };

/** So many guests at a table that has begun. */
async function seated(count: number, { game = 'crates', seats = count, bots = 0, options = {}, pace }: How = {}) {
  const guests = await Promise.all(Array.from({ length: count }, (_, i) => guest(open.address, `Guest ${i}`)));
  const [host] = guests as [Guest];
  const made = await host.http('POST', '/api/tables', { game, seats, options, isPublic: true, ...(pace && { pace }) });
  expect(made.status).toBe(201);
  const { id } = made.body as { id: string };
  const here = guests.map((each) => each.attend(id));
  const first = here[0] as Attended;
  for (const [i, each] of here.entries()) {
    await each.until('the room', () => each.room !== null);
    if (i > 0) expect(await each.ask({ is: 'sit', seat: i as never })).toEqual({ ok: true });
  }
  for (let seat = count; seat < count + bots; seat++)
    expect(await first.ask({ is: 'bot', seat: seat as never, bot: 'careful' })).toEqual({ ok: true });
  expect(await first.ask({ is: 'start' })).toEqual({ ok: true });
  for (const each of here) await each.until('the first position', () => each.update !== null);
  return { id, guests, here, first };
}

/** What was told of the position, but for the news. */
const lasting = ({ update }: Attended) =>
  JSON.parse(
    JSON.stringify({ ...update, sights: update?.sights.map(({ sight: { line: _, events: __, ...rest } }) => rest) }),
  );

const leave = (here: readonly Attended[]) => {
  for (const each of here) each.close();
};

async function recordOf(at: Attended): Promise<GameRecord> {
  return (await at.line.ask({ is: 'record' })).value as GameRecord;
}

describe('people at a table', () => {
  test('three sit down, add a bot, settle the dice, and play to the end; everybody has the same record, and it verifies', async () => {
    const { here, first } = await seated(3, { game: 'boom', seats: 4, bots: 1 });
    await Promise.all(here.map((each, i) => playAtRandom(each, dice(i + 1))));
    const records = await Promise.all(here.map(recordOf));
    expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(1);
    const [record] = records as [GameRecord];
    expect(record.dice.entropy.filter((each) => each !== null)).toHaveLength(3);
    const released = rulesNamed('boom', record.rules.bundle);
    if (released === null) throw new Error('no rules');
    expect((await loadRules(released)).verify(record)).toMatchObject({ ok: true });
    await first.until('the end is told', () => first.room?.state === 'over');
    leave(here);
  }, 120_000);

  test('what everybody was told by changes is what they would be told whole', async () => {
    const { id, guests, here } = await seated(2, { game: 'economicus', options: { limit: 'turns12' } });
    for (let round = 0; round < 6; round++) {
      await playOn(here, 8, dice(round));
      for (const [i, each] of here.entries()) {
        const again = (guests[i] as Guest).attend(id);
        await again.until('the whole', () => again.update !== null);
        expect(lasting(each)).toEqual(lasting(again));
        again.close();
      }
    }
    leave(here);
  }, 120_000);
});

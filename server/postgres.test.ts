import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@parlour/games';
import type { Entry, GameRecord } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteStore } from './store/index.ts';
import { move } from './store/moving/move.ts';
import { openStore } from './store/open.ts';
import { postgresStore } from './store/postgres/index.ts';
import type { Attended, Guest } from './testing/guest.ts';
import { openHouseOn } from './testing/open.ts';
import { dice, playOn } from './testing/play.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { seatedAt } from './testing/seated.ts';

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'parlour-moved-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const recordSeenBy = async (at: Attended) => (await at.line.ask({ is: 'record' })).value as GameRecord;
const hashes = (lines: readonly Entry[]) => lines.map(({ hash }) => hash);

test('a house in PostgreSQL: every game is played, taken up by the next server, moved into a file and back', async () => {
  const url = await postgres.fresh();
  let open = await openHouseOn(await openStore(url), url);
  const played: { id: string; guests: Guest[]; lines: string[] }[] = [];
  for (const [i, { id: game, game: load }] of GAMES.entries()) {
    const { seats } = await load();
    const { id, guests, here } = await seatedAt(open, Math.max(2, seats.min), { game });
    await playOn(here, 70, dice(i + 1));
    played.push({ id, guests, lines: [] });
    for (const each of here) each.close();
  }
  await open.close();
  // What the table answered by itself after the last move is there too.
  const left = await postgresStore(url);
  for (const each of played) each.lines = hashes(await left.tables.lines(each.id, 0, Number.POSITIVE_INFINITY));
  await left.close();

  const file = join(folder, 'moved.sqlite');
  const carried = await move(url, file);
  expect(carried).toEqual({ tables: played.length, lines: played.flatMap(({ lines }) => lines).length });
  await expect(move(url, file)).rejects.toThrow(/only moved into an empty place/);
  const again = await postgres.fresh();
  expect(await move(file, again)).toEqual(carried);

  // What was moved twice is the same house: its people are known, and every table goes on.
  for (const [place, store] of [
    [again, await openStore(again)],
    [file, sqliteStore(file)],
  ] as const) {
    open = await openHouseOn(store, place);
    for (const { id, guests, lines } of played) {
      const here = guests.map((guest) => guest.attend(id, open.address));
      for (const at of here) await at.until('the table', () => at.update !== null);
      const [at] = here as [Attended];
      expect(hashes((await recordSeenBy(at)).entries).slice(0, lines.length)).toEqual(lines);
      await playOn(here, 3, dice(7));
      expect((await recordSeenBy(at)).entries.length > lines.length || at.update?.outcome != null).toBe(true);
      for (const each of here) each.close();
    }
    await open.close();
  }
});

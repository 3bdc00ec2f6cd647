import { regularly } from '../house/time/regularly.ts';
import { openDatabase } from '../store/postgres/database.ts';
import type { Fleet, News, Present } from './fleet.ts';
import { presenceOf } from './presence.ts';

/** A server that has not been seen for so long, by the clock of the database, is gone; each says so often that it is there. */
const GONE = "interval '2 seconds'";
const SEEN_EVERY = 500;
/** So many tables are taken over at once; those that are left are found the next time, by whoever looks first. */
const MOST_ORPHANS = 200;
/** Of a server that has not been seen for so long nothing is kept any more; so often, counted in heartbeats, that is looked for. */
const FORGOTTEN = "interval '1 hour'";
const FORGETS_EVERY = 1200;
/** Digits that no screen has asked for in so long are free again. */
const WAITS_FOR = "interval '1 day'";

const LIVING = `SELECT id FROM nodes WHERE seen > now() - ${GONE}`;

/** What carries news from one server to the others. Losing some of it makes others slower, and nothing else. */
export type Carrier = { send(text: string): void; close(): Promise<void> };

/**
 * Several servers on one database of PostgreSQL. Who is there, who looks after which table and who is at it are rows, judged by the clock
 * of the database: so it does not matter which server dies or stands still.
 */
export async function postgresFleet(
  url: string,
  { node, address }: { node: string; address: string },
  carrierOf: (receive: (text: string) => void) => Promise<Carrier>,
): Promise<Fleet> {
  const database = await openDatabase(url, 4);
  const { rows } = database;
  let listener: (news: News) => void = () => {};
  let ahead = 0;
  const carrier = await carrierOf((text) => {
    const [from, news] = JSON.parse(text) as [string, News];
    if (from !== node) listener(news);
  });
  const tell = (news: News) => carrier.send(JSON.stringify([node, news]));

  const presence = presenceOf(database, node, (rooms) => {
    for (const room of rooms) tell({ is: 'here', room });
  });

  /** Tells whether the others knew of this server. */
  async function sayHere(): Promise<boolean> {
    const asked = Date.now();
    const [found] = await rows<{ now: number; isNew: boolean }>(
      `INSERT INTO nodes (id, address, seen) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen = excluded.seen
       RETURNING (extract(epoch FROM seen) * 1000)::bigint AS now, xmax = 0 AS "isNew"`,
      [node, address],
    );
    if (found !== undefined) ahead = Math.round(found.now - (asked + Date.now()) / 2);
    return found?.isNew !== true;
  }

  async function forgetDead(): Promise<void> {
    await rows(
      `WITH dead AS (DELETE FROM nodes WHERE seen < now() - ${FORGOTTEN} RETURNING id)
       DELETE FROM here WHERE node IN (SELECT id FROM dead)`,
    );
  }

  let beats = 0;
  async function beat(): Promise<void> {
    const isKnown = await sayHere();
    if (!isKnown) presence.lost();
    await presence.write();
    if (beats % FORGETS_EVERY === 0) await forgetDead();
    beats += 1;
  }

  await sayHere();
  // While the database is gone nobody can say that they are there, and nobody can take a table over.
  const stopBeating = regularly(SEEN_EVERY, beat, () => {});

  return {
    isAlone: false,
    node,
    tell,
    hear(hears) {
      listener = hears;
    },
    async claim(ids) {
      if (ids.length === 0) return new Set();
      await rows(
        `UPDATE rooms SET keeper = $1 WHERE id IN (
           SELECT id FROM rooms WHERE id = ANY($2) AND keeper IS DISTINCT FROM $1
             AND (keeper IS NULL OR keeper NOT IN (${LIVING})) FOR UPDATE SKIP LOCKED)`,
        [node, ids],
      );
      const own = await rows<{ id: string }>('SELECT id FROM rooms WHERE id = ANY($1) AND keeper = $2', [ids, node]);
      return new Set(own.map(({ id }) => id));
    },
    async orphans() {
      const found = await rows<{ id: string }>(
        `UPDATE rooms SET keeper = $1 WHERE id IN (
           SELECT id FROM rooms WHERE (is_busy OR due <= (extract(epoch FROM now()) * 1000)::bigint + 10000)
             AND keeper IS DISTINCT FROM $1 AND (keeper IS NULL OR keeper NOT IN (${LIVING}))
           LIMIT ${MOST_ORPHANS} FOR UPDATE SKIP LOCKED) RETURNING id`,
        [node],
      );
      return found.map(({ id }) => id);
    },
    async release(ids) {
      await rows('UPDATE rooms SET keeper = NULL WHERE id = ANY($1) AND keeper = $2', [ids, node]);
    },
    here(room, present) {
      presence.set(room, present);
      void presence.write();
    },
    async elsewhere(ids) {
      const found = await rows<{ room: string; people: string }>(
        `SELECT room, people FROM here WHERE room = ANY($1) AND node <> $2 AND node IN (${LIVING}) ORDER BY node`,
        [ids, node],
      );
      const elsewhere = new Map<string, Present[]>();
      for (const { room, people } of found)
        elsewhere.set(room, [...(elsewhere.get(room) ?? []), JSON.parse(people) as Present]);
      return elsewhere;
    },
    waitingScreens: {
      async add(code) {
        await rows(`DELETE FROM screens WHERE since < now() - ${WAITS_FOR}`);
        const added = await rows('INSERT INTO screens (code) VALUES ($1) ON CONFLICT DO NOTHING RETURNING code', [
          code,
        ]);
        return added.length > 0;
      },
      has: async (code) => (await rows('SELECT 1 FROM screens WHERE code = $1', [code])).length > 0,
    },
    addressOf: async (name) =>
      (await rows<{ address: string }>('SELECT address FROM nodes WHERE id = $1', [name]))[0]?.address ?? null,
    now: () => Math.round(Date.now() + ahead),
    async close() {
      stopBeating();
      await presence.write();
      // Others may look after everything at once. If that cannot be said, they find out by themselves.
      await database
        .together(async (own) => {
          await own('DELETE FROM nodes WHERE id = $1', [node]);
          await own('DELETE FROM here WHERE node = $1', [node]);
          await own('UPDATE rooms SET keeper = NULL WHERE keeper = $1', [node]);
        })
        .catch(() => {});
      await carrier.close();
      await database.close();
    },
  };
}

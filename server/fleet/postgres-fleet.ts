import { openDatabase } from '../store/postgres/database.ts';
import type { Fleet, News, Present } from './fleet.ts';

/** A server that has not been seen for so long, by the clock of the database, is gone; each says so often that it is there. */
const GONE = "interval '2 seconds'";
const SEEN_EVERY = 500;
/** So many tables are taken over at once; those that are left are found the next time, by whoever looks first. */
const MOST_ORPHANS = 200;
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

  async function sayHere(): Promise<void> {
    const asked = Date.now();
    const [found] = await rows<{ now: number }>(
      `INSERT INTO nodes (id, address, seen) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen = excluded.seen
       RETURNING (extract(epoch FROM seen) * 1000)::bigint AS now`,
      [node, address],
    );
    if (found !== undefined) ahead = Math.round(found.now - (asked + Date.now()) / 2);
  }

  await sayHere();
  let isSaying = false;
  const heartbeat = setInterval(() => {
    if (isSaying) return;
    isSaying = true;
    // While the database is gone nobody can say that they are there, and nobody can take a table over.
    sayHere()
      .catch(() => {})
      .finally(() => {
        isSaying = false;
      });
  }, SEEN_EVERY);
  heartbeat.unref();

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
    async here(room, present) {
      const isNobody = present.people.length === 0 && !present.hasScreen;
      if (isNobody) await rows('DELETE FROM here WHERE room = $1 AND node = $2', [room, node]);
      else
        await rows(
          'INSERT INTO here (room, node, people) VALUES ($1, $2, $3) ON CONFLICT (room, node) DO UPDATE SET people = excluded.people',
          [room, node, JSON.stringify(present)],
        );
      tell({ is: 'here', room });
    },
    elsewhere: async (room) =>
      (
        await rows<{ people: string }>(
          `SELECT people FROM here WHERE room = $1 AND node <> $2 AND node IN (${LIVING})`,
          [room, node],
        )
      ).map(({ people }) => JSON.parse(people) as Present),
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
      clearInterval(heartbeat);
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

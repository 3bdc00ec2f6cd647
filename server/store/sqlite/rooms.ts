import type { DatabaseSync } from 'node:sqlite';
import { type Head, type KeptRoom, type KeptSeat, type Rooms, unsaid, withoutPerson } from '../rooms.ts';
import type { Commits } from './commits.ts';

export function roomsIn(db: DatabaseSync, commits: Commits): Rooms {
  const sql = {
    put: db.prepare(
      `INSERT INTO rooms (id, state, is_public, updated, due, is_busy, screen, room, revision)
       VALUES ($id, $state, $isPublic, $updated, $due, $isBusy, $screen, $room, $revision + 1)
       ON CONFLICT (id) DO UPDATE SET state = $state, is_public = $isPublic, updated = $updated, due = $due, is_busy = $isBusy,
         screen = $screen, room = $room, revision = $revision + 1
       WHERE revision = $revision`,
    ),
    find: db.prepare('SELECT room, revision FROM rooms WHERE id = ?'),
    head: db.prepare(
      `SELECT revision, (SELECT COALESCE(MAX(at) + 1, 0) FROM lines WHERE lines.id = rooms.id) AS lines,
         (SELECT COALESCE(MAX(at) + 1, 0) FROM chat WHERE chat.room = rooms.id) AS said FROM rooms WHERE id = ?`,
    ),
    onScreen: db.prepare(
      "SELECT id FROM rooms WHERE screen = ? ORDER BY state IN ('gathering', 'dice', 'playing') DESC, updated DESC LIMIT 1",
    ),
    sit: db.prepare('INSERT OR IGNORE INTO sitting (person, room) VALUES (?, ?)'),
    listed: db.prepare(
      `SELECT room, revision FROM rooms WHERE is_public = 1 AND state IN ('gathering', 'dice', 'playing') AND updated > ?
       ORDER BY updated DESC LIMIT 100`,
    ),
    mine: db.prepare(
      `SELECT room, revision FROM rooms WHERE id IN (SELECT room FROM sitting WHERE person = ?)
       ORDER BY state IN ('gathering', 'dice', 'playing') DESC, updated DESC LIMIT 100`,
    ),
    allOf: db.prepare('SELECT room, revision FROM rooms WHERE id IN (SELECT room FROM sitting WHERE person = ?)'),
    all: db.prepare('SELECT room, revision FROM rooms ORDER BY updated DESC LIMIT 500'),
    count: db.prepare(
      `SELECT COUNT(*) AS n FROM sitting JOIN rooms ON rooms.id = sitting.room
       WHERE person = $person AND state = $state AND updated > $since AND rooms.room ->> 'host' = $person`,
    ),
    due: db.prepare('SELECT id FROM rooms WHERE due IS NOT NULL AND due <= ?'),
    over: db.prepare(`SELECT id FROM rooms WHERE state = 'over' ORDER BY updated`),
    running: db.prepare('SELECT id FROM rooms WHERE due IS NOT NULL UNION SELECT id FROM rooms WHERE is_busy = 1'),
    say: db.prepare('INSERT INTO chat (room, at, said) VALUES (?, ?, ?)'),
    said: db.prepare(
      'SELECT said FROM (SELECT at, said FROM chat WHERE room = ? ORDER BY at DESC LIMIT 200) ORDER BY at',
    ),
    saidBy: db.prepare(`SELECT room, at, said FROM chat WHERE said ->> 'person' = ?`),
    resay: db.prepare('UPDATE chat SET said = ? WHERE room = ? AND at = ?'),
    last: db.prepare('SELECT MAX(at) AS at FROM chat WHERE room = ?'),
  };
  const roomsOf = (rows: Record<string, unknown>[]): KeptRoom[] =>
    rows.map(({ room, revision }) => ({ ...JSON.parse(room as string), revision }));
  const seated = new WeakSet<readonly KeptSeat[]>();
  const put = (room: KeptRoom): KeptRoom | null => {
    const { id, state, updated, due, revision, screen = null } = room;
    const flags = { isPublic: room.isPublic ? 1 : 0, isBusy: room.isBusy === true ? 1 : 0 };
    const { changes } = sql.put.run({
      id,
      state,
      updated,
      due,
      revision,
      screen,
      ...flags,
      room: JSON.stringify(room),
    });
    if (changes === 0) return null;
    // Most changes leave everybody where they are.
    if (!seated.has(room.seats)) {
      for (const { person } of room.seats) if (person !== null) sql.sit.run(person, id);
      sql.sit.run(room.host, id);
    }
    return { ...room, revision: revision + 1 };
  };
  return {
    find: async (id) => roomsOf(sql.find.all(id))[0] ?? null,
    put: async (room) => {
      const next = await commits.write(() => put(room));
      if (next !== null) seated.add(room.seats);
      return next;
    },
    heads: async (ids) =>
      ids.flatMap((id) => {
        const found = sql.head.get(id) as Omit<Head, 'id'> | undefined;
        return found === undefined ? [] : [{ id, ...found }];
      }),
    onScreen: async (code) => (sql.onScreen.get(code)?.['id'] as string | undefined) ?? null,
    listed: async (since) => roomsOf(sql.listed.all(since)),
    mine: async (person) => roomsOf(sql.mine.all(person)),
    all: async () => roomsOf(sql.all.all()),
    count: async (person, state, since) => (sql.count.get({ person, state, since }) as { n: number }).n,
    due: async (now) => sql.due.all(now).map(({ id }) => id as string),
    over: async () => sql.over.all().map(({ id }) => id as string),
    running: async () => sql.running.all().map(({ id }) => id as string),
    say: (room, said) =>
      commits.write(() => {
        const { at } = sql.last.get(room) as { at: number | null };
        const whole = { at: at === null ? 0 : at + 1, ...said };
        sql.say.run(room, whole.at, JSON.stringify(whole));
        return whole;
      }),
    said: async (room) => sql.said.all(room).map(({ said }) => JSON.parse(said as string)),
    forget: (person) =>
      commits.write(() => {
        for (const { room, at, said } of sql.saidBy.all(person) as { room: string; at: number; said: string }[]) {
          sql.resay.run(JSON.stringify(unsaid(JSON.parse(said))), room, at);
        }
        const left: string[] = [];
        for (const room of roomsOf(sql.allOf.all(person))) {
          put(withoutPerson(room, person));
          left.push(room.id);
        }
        return left;
      }),
  };
}

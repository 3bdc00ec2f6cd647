import type { Said } from '@parlour/protocol';
import { type KeptRoom, type Rooms, unsaid, withoutPerson } from '../rooms.ts';
import type { Database } from './database.ts';

type Row = { id: string; room: string; revision: number };

const roomsOf = (rows: readonly Row[]): KeptRoom[] =>
  rows.map(({ room, revision }) => ({ ...JSON.parse(room), revision }));
const idsOf = (rows: readonly Pick<Row, 'id'>[]): string[] => rows.map(({ id }) => id);

/** The row of a room, if it is still the one that was read, and that everybody at it sits there: one statement. */
const PUT = `
  WITH written AS (
    INSERT INTO rooms (id, state, is_public, updated, due, room, revision, is_busy, screen)
    VALUES ($1, $2, $3, $4, $5, $6, $8::integer + 1, $9, $10)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, is_public = excluded.is_public, updated = excluded.updated,
      due = excluded.due, room = excluded.room, revision = excluded.revision, is_busy = excluded.is_busy, screen = excluded.screen
    WHERE rooms.revision = $8::integer RETURNING id
  ), sat AS (
    INSERT INTO sitting (person, room) SELECT DISTINCT person, id FROM written, unnest($7::text[]) AS person ON CONFLICT DO NOTHING
  ) SELECT id FROM written`;

export function roomsIn({ rows, together }: Database): Rooms {
  const allOf = async (person: string, own: typeof rows) =>
    roomsOf(
      await own<Row>('SELECT room, revision FROM rooms WHERE id IN (SELECT room FROM sitting WHERE person = $1)', [
        person,
      ]),
    );
  const put = async (room: KeptRoom, own = rows): Promise<KeptRoom | null> => {
    const people = [room.host, ...room.seats.flatMap(({ person }) => person ?? [])];
    const { id, state, isPublic, updated, due, revision, isBusy = false, screen = null } = room;
    const values = [id, state, isPublic, updated, due, JSON.stringify(room), people, revision, isBusy, screen];
    return (await own(PUT, values)).length === 0 ? null : { ...room, revision: revision + 1 };
  };
  return {
    find: async (id) => roomsOf(await rows<Row>('SELECT room, revision FROM rooms WHERE id = $1', [id]))[0] ?? null,
    put: (room) => put(room),
    heads: (ids) =>
      rows(
        `SELECT id, revision, (SELECT COALESCE(MAX(at) + 1, 0) FROM lines WHERE lines.id = rooms.id)::integer AS lines,
           (SELECT COALESCE(MAX(at) + 1, 0) FROM chat WHERE chat.room = rooms.id)::integer AS said
         FROM rooms WHERE id = ANY($1)`,
        [ids],
      ),
    onScreen: async (code) =>
      idsOf(
        await rows<Row>(
          `SELECT id FROM rooms WHERE screen = $1
           ORDER BY state IN ('gathering', 'dice', 'playing') DESC, updated DESC LIMIT 1`,
          [code],
        ),
      )[0] ?? null,
    listed: async (since) =>
      roomsOf(
        await rows<Row>(
          `SELECT room, revision FROM rooms WHERE is_public AND state IN ('gathering', 'dice', 'playing') AND updated > $1
           ORDER BY updated DESC LIMIT 100`,
          [since],
        ),
      ),
    mine: async (person) =>
      roomsOf(
        await rows<Row>(
          `SELECT room, revision FROM rooms WHERE id IN (SELECT room FROM sitting WHERE person = $1)
           ORDER BY state IN ('gathering', 'dice', 'playing') DESC, updated DESC LIMIT 100`,
          [person],
        ),
      ),
    all: async () => roomsOf(await rows<Row>('SELECT room, revision FROM rooms ORDER BY updated DESC LIMIT 500')),
    async count(person, state, since) {
      // Not read as JSON: half a letter in somebody's name is enough for PostgreSQL to refuse all of it.
      const [found] = await rows<{ n: number }>(
        `SELECT COUNT(*)::integer AS n FROM sitting JOIN rooms ON rooms.id = sitting.room
         WHERE person = $1 AND state = $2 AND updated > $3 AND strpos(rooms.room, $4) > 0`,
        [person, state, since, `"host":${JSON.stringify(person)}`],
      );
      return found?.n ?? 0;
    },
    due: async (now) => idsOf(await rows<Row>('SELECT id FROM rooms WHERE due <= $1', [now])),
    over: async () => idsOf(await rows<Row>(`SELECT id FROM rooms WHERE state = 'over' ORDER BY updated`)),
    running: async () =>
      idsOf(await rows<Row>('SELECT id FROM rooms WHERE due IS NOT NULL UNION SELECT id FROM rooms WHERE is_busy')),
    say: (room, said) =>
      together(async (own) => {
        // Two who speak at once speak one after the other.
        await own('SELECT 1 FROM rooms WHERE id = $1 FOR UPDATE', [room]);
        const [last] = await own<{ at: number | null }>('SELECT MAX(at) AS at FROM chat WHERE room = $1', [room]);
        const whole: Said = { at: (last?.at ?? -1) + 1, ...said };
        await own('INSERT INTO chat (room, at, person, said) VALUES ($1, $2, $3, $4)', [
          room,
          whole.at,
          whole.person,
          JSON.stringify(whole),
        ]);
        return whole;
      }),
    said: async (room) =>
      (
        await rows<{ said: string }>(
          'SELECT said FROM (SELECT at, said FROM chat WHERE room = $1 ORDER BY at DESC LIMIT 200) AS latest ORDER BY at',
          [room],
        )
      ).map(({ said }) => JSON.parse(said)),
    forget: (person) =>
      together(async (own) => {
        const words = await own<{ room: string; at: number; said: string }>(
          'SELECT room, at, said FROM chat WHERE person = $1',
          [person],
        );
        for (const { room, at, said } of words)
          await own('UPDATE chat SET said = $1, person = NULL WHERE room = $2 AND at = $3', [
            JSON.stringify(unsaid(JSON.parse(said))),
            room,
            at,
          ]);
        const left = await allOf(person, own);
        await own('SELECT 1 FROM rooms WHERE id = ANY($1) ORDER BY id FOR UPDATE', [left.map(({ id }) => id)]);
        for (const room of await allOf(person, own)) await put(withoutPerson(room, person), own);
        return left.map(({ id }) => id);
      }),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { RulesName, Seat } from '@parlour/kernel';
import type { Pace, RoomState, Said } from '@parlour/protocol';
import type { Commits } from './commits.ts';

/** A seat as it is kept: who sits there, or a bot, or nobody. */
export type KeptSeat = {
  person: string | null;
  bot: string | null;
  name: string;
  mark: string;
  pick: string | null;
  standIn: string | null;
};

/** What people have agreed on around a table; the game itself lies beside it. */
export type KeptRoom = {
  id: string;
  game: string;
  rules: RulesName;
  options: Record<string, string>;
  isPublic: boolean;
  pace: Pace;
  state: RoomState;
  host: string;
  seats: KeptSeat[];
  /** Milliseconds that are left to each seat, as far as they were counted. */
  left: number[];
  /** When the time of each who is asked is over, at a table by days. */
  deadlines?: Record<string, number>;
  /** When the time of those who are asked is over; `null` where no clock runs. */
  due: number | null;
  /** Whom the table waits for: so that lists need not open it. */
  awaited: Seat[];
  /** At which move each of them was asked: a turn, however many questions it has. */
  since?: Record<string, number>;
  rematch: string | null;
  isChatOff: boolean;
  updated: number;
};

export type Rooms = ReturnType<typeof roomsIn>;

export function roomsIn(db: DatabaseSync, commits: Commits) {
  const sql = {
    put: db.prepare(
      'INSERT OR REPLACE INTO rooms (id, state, is_public, updated, due, room) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    find: db.prepare('SELECT room FROM rooms WHERE id = ?'),
    sit: db.prepare('INSERT OR IGNORE INTO sitting (person, room) VALUES (?, ?)'),
    listed: db.prepare(
      `SELECT room FROM rooms WHERE is_public = 1 AND state IN ('gathering', 'dice', 'playing') AND updated > ?
       ORDER BY updated DESC LIMIT 100`,
    ),
    mine: db.prepare(
      'SELECT room FROM rooms WHERE id IN (SELECT room FROM sitting WHERE person = ?) ORDER BY updated DESC LIMIT 100',
    ),
    all: db.prepare('SELECT room FROM rooms ORDER BY updated DESC LIMIT 500'),
    count: db.prepare(
      'SELECT COUNT(*) AS n FROM sitting JOIN rooms ON rooms.id = sitting.room WHERE person = ? AND state = ?',
    ),
    due: db.prepare('SELECT id FROM rooms WHERE due IS NOT NULL AND due <= ?'),
    over: db.prepare(`SELECT id FROM rooms WHERE state = 'over' ORDER BY updated`),
    running: db.prepare(`SELECT id FROM rooms WHERE due IS NOT NULL`),
    say: db.prepare('INSERT INTO chat (room, at, said) VALUES (?, ?, ?)'),
    said: db.prepare(
      'SELECT said FROM (SELECT at, said FROM chat WHERE room = ? ORDER BY at DESC LIMIT 200) ORDER BY at',
    ),
    saidBy: db.prepare(`SELECT room, at, said FROM chat WHERE said ->> 'person' = ?`),
    resay: db.prepare('UPDATE chat SET said = ? WHERE room = ? AND at = ?'),
    last: db.prepare('SELECT MAX(at) AS at FROM chat WHERE room = ?'),
  };
  const roomsOf = (rows: Record<string, unknown>[]): KeptRoom[] => rows.map(({ room }) => JSON.parse(room as string));
  const put = (room: KeptRoom): void => {
    sql.put.run(room.id, room.state, room.isPublic ? 1 : 0, room.updated, room.due, JSON.stringify(room));
    for (const { person } of room.seats) if (person !== null) sql.sit.run(person, room.id);
    sql.sit.run(room.host, room.id);
  };
  return {
    find: (id: string): KeptRoom | null => roomsOf(sql.find.all(id))[0] ?? null,
    put: (room: KeptRoom) => commits.write(() => put(room)),
    /** Public tables at which something happened since then. */
    listed: (since: number) => roomsOf(sql.listed.all(since)),
    mine: (person: string) => roomsOf(sql.mine.all(person)),
    all: () => roomsOf(sql.all.all()),
    /** How many tables in this state somebody sits at or has made. */
    count: (person: string, state: RoomState) => (sql.count.get(person, state) as { n: number }).n,
    /** The tables at which somebody's time is over. */
    due: (now: number) => sql.due.all(now).map(({ id }) => id as string),
    over: () => sql.over.all().map(({ id }) => id as string),
    /** All tables with a clock. */
    clocked: () => sql.running.all().map(({ id }) => id as string),
    say: (room: string, said: Omit<Said, 'at'>): Promise<Said> =>
      commits.write(() => {
        const { at } = sql.last.get(room) as { at: number | null };
        const whole = { at: at === null ? 0 : at + 1, ...said };
        sql.say.run(room, whole.at, JSON.stringify(whole));
        return whole;
      }),
    said: (room: string): Said[] => sql.said.all(room).map(({ said }) => JSON.parse(said as string)),
    /** Erases somebody's words and names, wherever they were said. */
    forget: (person: string) =>
      commits.write(() => {
        for (const { room, at, said } of sql.saidBy.all(person) as { room: string; at: number; said: string }[]) {
          const kept = { ...(JSON.parse(said) as Said), person: null, name: '', text: null, phrase: null };
          sql.resay.run(JSON.stringify(kept), room, at);
        }
        const left: string[] = [];
        for (const room of roomsOf(sql.mine.all(person))) {
          put({ ...room, seats: room.seats.map((seat) => (seat.person === person ? { ...seat, name: '' } : seat)) });
          left.push(room.id);
        }
        return left;
      }),
  };
}

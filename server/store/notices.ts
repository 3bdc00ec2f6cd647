import type { DatabaseSync } from 'node:sqlite';
import type { Commits } from './commits.ts';
import { freshId, freshToken, hashOf } from './people.ts';

/** A browser's own place to be called at, as the Push API gives it. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A way by which somebody is told that a table waits: for all their tables, or one table for everybody at it. */
export type Channel = {
  id: string;
  person: string;
  /** The table whose turns are told there; `null`: all of the person's own turns. */
  room: string | null;
  to: { is: 'push'; subscription: Subscription } | { is: 'webhook'; url: string };
  /** The address of this house as that person knows it: links in notices begin with it. */
  origin: string;
};

export type NoticeStore = ReturnType<typeof noticesIn>;

export function noticesIn(db: DatabaseSync, commits: Commits) {
  const sql = {
    add: db.prepare('INSERT INTO channels (id, person, room, stop, channel) VALUES (?, ?, ?, ?, ?)'),
    find: db.prepare('SELECT channel FROM channels WHERE id = ?'),
    all: db.prepare('SELECT channel FROM channels'),
    ofPerson: db.prepare('SELECT channel FROM channels WHERE person = ?'),
    forRoom: db.prepare('SELECT channel FROM channels WHERE room = ?'),
    remove: db.prepare('DELETE FROM channels WHERE id = ?'),
    stop: db.prepare('DELETE FROM channels WHERE stop = ? RETURNING id'),
    forget: db.prepare('DELETE FROM channels WHERE person = ?'),
    claim: db.prepare('INSERT OR IGNORE INTO noticed (channel, room, turn) VALUES (?, ?, ?)'),
  };
  const read = (rows: Record<string, unknown>[]): Channel[] => rows.map(({ channel }) => JSON.parse(channel as string));
  /** Stopping needs nothing but what stands in a notice, and that is good for nothing else. */
  const secretOf = (id: string): string => hashOf(`stop ${id}`).slice(0, 43);
  return {
    find: (id: string): Channel | null => read(sql.find.all(id))[0] ?? null,
    all: () => read(sql.all.all()),
    /** Where somebody is told of their own turns, and of tables they have set up a way for. */
    of: (person: string) => read(sql.ofPerson.all(person)),
    forRoom: (room: string) => read(sql.forRoom.all(room)),
    secretOf,
    add: (channel: Omit<Channel, 'id'>): Promise<Channel> =>
      commits.write(() => {
        // Nobody but its owner is shown the id, and nobody can guess it: what stops it is made from it.
        const whole: Channel = { id: `${freshId()}${freshToken()}`, ...channel };
        sql.add.run(whole.id, whole.person, whole.room, secretOf(whole.id), JSON.stringify(whole));
        return whole;
      }),
    remove: (id: string) => commits.write(() => void sql.remove.run(id)),
    stop: (secret: string) => commits.write(() => sql.stop.get(secret) !== undefined),
    forget: (person: string) => commits.write(() => void sql.forget.run(person)),
    /** Whether a turn is told there for the first time. Asked before it is told: after a crash a notice may be missing, but none comes twice. */
    claim: (channel: string, room: string, turn: string) =>
      commits.write(() => sql.claim.run(channel, room, turn).changes > 0),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import { type Channel, freshChannel, type NoticeStore, stopSecretOf, waysKnown } from '../notices.ts';
import type { Commits } from './commits.ts';

export function noticesIn(db: DatabaseSync, commits: Commits): NoticeStore {
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
  const all = async () => read(sql.all.all());
  const known = waysKnown(all);
  return {
    find: async (id) => read(sql.find.all(id))[0] ?? null,
    all,
    of: async (person) => ((await known.mayHave(person)) ? read(sql.ofPerson.all(person)) : []),
    forRoom: async (room) => ((await known.mayHave(room)) ? read(sql.forRoom.all(room)) : []),
    async add(channel) {
      const whole = freshChannel(channel);
      const { id, person, room } = whole;
      await commits.write(() => void sql.add.run(id, person, room, stopSecretOf(id), JSON.stringify(whole)));
      await known.add(whole);
      return whole;
    },
    remove: (id) => commits.write(() => void sql.remove.run(id)),
    stop: (secret) => commits.write(() => sql.stop.get(secret) !== undefined),
    forget: (person) => commits.write(() => void sql.forget.run(person)),
    claim: (channel, room, turn) => commits.write(() => sql.claim.run(channel, room, turn).changes > 0),
  };
}

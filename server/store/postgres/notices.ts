import { type Channel, freshChannel, type NoticeStore, stopSecretOf, waysKnown } from '../notices.ts';
import type { Database } from './database.ts';

export function noticesIn({ rows }: Database): NoticeStore {
  const read = async (sql: string, values: readonly unknown[] = []): Promise<Channel[]> =>
    (await rows<{ channel: string }>(`SELECT channel FROM channels ${sql}`, values)).map(({ channel }) =>
      JSON.parse(channel),
    );
  const all = () => read('');
  const known = waysKnown(all);
  return {
    find: async (id) => (await read('WHERE id = $1', [id]))[0] ?? null,
    all,
    of: async (person) => ((await known.mayHave(person)) ? read('WHERE person = $1', [person]) : []),
    forRoom: async (room) => ((await known.mayHave(room)) ? read('WHERE room = $1', [room]) : []),
    async add(channel) {
      const whole = freshChannel(channel);
      const { id, person, room } = whole;
      await rows('INSERT INTO channels (id, person, room, stop, channel) VALUES ($1, $2, $3, $4, $5)', [
        id,
        person,
        room,
        stopSecretOf(id),
        JSON.stringify(whole),
      ]);
      await known.add(whole);
      return whole;
    },
    remove: async (id) => void (await rows('DELETE FROM channels WHERE id = $1', [id])),
    stop: async (secret) => (await rows('DELETE FROM channels WHERE stop = $1 RETURNING id', [secret])).length > 0,
    forget: async (person) => void (await rows('DELETE FROM channels WHERE person = $1', [person])),
    claim: async (channel, room, turn) =>
      (
        await rows(
          'INSERT INTO noticed (channel, room, turn) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING channel',
          [channel, room, turn],
        )
      ).length > 0,
  };
}

import type { Database } from '../store/postgres/database.ts';
import type { Present } from './fleet.ts';

/** Who is at which table by way of this server: known here, and written down for the others. */
type Presence = {
  set(room: string, present: Present): void;
  /** Writes what is not written yet, and tells of it. What fails is written the next time. */
  write(): Promise<void>;
  /** The rows are gone: a database that crashed forgets them. */
  lost(): void;
};

const isNobody = ({ people, hasScreen }: Present): boolean => people.length === 0 && !hasScreen;

export function presenceOf(
  { rows }: Pick<Database, 'rows'>,
  node: string,
  written: (rooms: readonly string[]) => void,
): Presence {
  const known = new Map<string, Present>();
  const unwritten = new Set<string>();
  let writing = Promise.resolve();

  async function writeAll(): Promise<void> {
    const rooms = [...unwritten];
    if (rooms.length === 0) return;
    unwritten.clear();
    try {
      const own = rooms.flatMap((room) => {
        const present = known.get(room);
        return present === undefined ? [] : [{ room, people: JSON.stringify(present) }];
      });
      await rows(
        `INSERT INTO here (room, node, people) SELECT room, $1, people FROM unnest($2::text[], $3::text[]) AS own (room, people)
         ON CONFLICT (room, node) DO UPDATE SET people = excluded.people`,
        [node, own.map(({ room }) => room), own.map(({ people }) => people)],
      );
      const left = rooms.filter((room) => !own.some((each) => each.room === room));
      await rows('DELETE FROM here WHERE node = $1 AND room = ANY($2)', [node, left]);
      written(rooms);
    } catch {
      for (const room of rooms) unwritten.add(room);
    }
  }

  return {
    set(room, present) {
      if (isNobody(present)) known.delete(room);
      else known.set(room, present);
      unwritten.add(room);
    },
    // One after another: what is written later is what is so later.
    write() {
      writing = writing.then(writeAll);
      return writing;
    },
    lost() {
      for (const room of known.keys()) unwritten.add(room);
    },
  };
}

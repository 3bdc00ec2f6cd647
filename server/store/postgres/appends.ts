import type { Database } from './database.ts';

type Appended = { id: string; at: number; line: string; key: string | null };
type Waiting = { line: Appended; resolve(isAppended: boolean): void; reject(error: Error): void };

/** So many batches may be under way: while the database writes one, the next is gathered. */
const MOST_AT_ONCE = 3;

/**
 * The row is the truth: a line that is there already is not written again, nor one that would leave a gap. In one order for
 * everybody, so that two who write the same lines wait for each other and not in a circle.
 */
export const NEXT_LINES = `
  INSERT INTO lines (id, at, line, key)
  SELECT id, at, line, key FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]) WITH ORDINALITY AS given (id, at, line, key, n)
  WHERE EXISTS (SELECT 1 FROM lines WHERE lines.id = given.id AND lines.at = given.at - 1)
     OR (given.at = 0 AND EXISTS (SELECT 1 FROM tables WHERE tables.id = given.id))
  ORDER BY id, n
  ON CONFLICT DO NOTHING RETURNING id, at`;

/** Lines of many tables in one statement: what comes while the database is busy goes together. */
export function appendsTo({ rows }: Pick<Database, 'rows'>): (line: Appended) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let underWay = 0;
  let isSoon = false;

  async function write(group: readonly Waiting[]): Promise<void> {
    const of = <K extends keyof Appended>(name: K) => group.map(({ line }) => line[name]);
    try {
      const written = await rows<{ id: string; at: number }>(NEXT_LINES, [of('id'), of('at'), of('line'), of('key')]);
      const known = new Set(written.map(({ id, at }) => `${id} ${at}`));
      for (const { line, resolve } of group) resolve(known.delete(`${line.id} ${line.at}`));
    } catch (error) {
      for (const { reject } of group) reject(error as Error);
    }
  }

  function next(): void {
    isSoon = false;
    if (waiting.length === 0 || underWay >= MOST_AT_ONCE) return;
    const group = waiting;
    waiting = [];
    underWay += 1;
    void write(group).finally(() => {
      underWay -= 1;
      next();
    });
  }

  return (line) =>
    new Promise((resolve, reject) => {
      waiting.push({ line, resolve, reject });
      if (isSoon) return;
      isSoon = true;
      setImmediate(next);
    });
}

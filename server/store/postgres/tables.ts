import type { Entry } from '@parlour/kernel';
import { type Kept, STRETCH } from '@parlour/table';
import { type TableStore, withoutNames } from '../tables.ts';
import { appendsTo, NEXT_LINES } from './appends.ts';
import type { Database } from './database.ts';

/** More lines than an integer of the database counts no game has. */
const LAST = 2 ** 31 - 1;

type Loaded = { kept: string; version: number | null; text: string | null; tail: string[]; keys: string[] };

/** Tables in PostgreSQL. There is nothing here that takes a line away. */
export function tablesIn({ rows, together }: Database): TableStore {
  const append = appendsTo({ rows });
  return {
    create: async (kept) =>
      (
        await rows('INSERT INTO tables (id, kept) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id', [
          kept.id,
          JSON.stringify(kept),
        ])
      ).length === 1,
    async load(id) {
      // One statement sees one moment, whatever others write meanwhile.
      const [found] = await rows<Loaded>(
        `SELECT kept, version, text,
           ARRAY(SELECT line FROM lines WHERE id = $1 AND at >= COALESCE(last.version, 0) ORDER BY at) AS tail,
           ARRAY(SELECT key FROM lines WHERE id = $1 AND key IS NOT NULL
                 AND at > (SELECT MAX(at) FROM lines WHERE id = $1) - $2::integer ORDER BY at) AS keys
         FROM tables LEFT JOIN LATERAL
           (SELECT version, text FROM snapshots WHERE id = $1 ORDER BY version DESC LIMIT 1) AS last ON true
         WHERE tables.id = $1`,
        [id, STRETCH],
      );
      if (found === undefined) return null;
      const { kept, version, text, tail, keys } = found;
      return {
        kept: JSON.parse(kept) as Kept,
        version: (version ?? 0) + tail.length,
        snapshot: version === null || text === null ? null : { version, text },
        tail: tail.map((line) => JSON.parse(line) as Entry),
        keys,
      };
    },
    async append(id, at, { lines, kept, snapshots = [], key = null }) {
      const texts = lines.map((entry) => JSON.stringify(entry));
      const [only, ...more] = texts;
      if (only !== undefined && more.length === 0 && kept === undefined && snapshots.length === 0)
        return append({ id, at, line: only, key });
      return together(async (own) => {
        if (!(await follows(own, id, at, texts, key))) return false;
        if (kept?.head != null && texts.length === 0 && (await hasBegun(own, id))) return false;
        for (const { version, text } of snapshots)
          await own(
            'INSERT INTO snapshots (id, version, text) VALUES ($1, $2, $3) ON CONFLICT (id, version) DO UPDATE SET text = excluded.text',
            [id, version, text],
          );
        if (kept !== undefined) await keep(own, id, () => kept);
        return true;
      });
    },
    since: async (id, from) =>
      (
        await rows<{ line: string; key: string | null }>(
          'SELECT line, key FROM lines WHERE id = $1 AND at >= $2 ORDER BY at',
          [id, from],
        )
      ).map(({ line, key }) => ({ entry: JSON.parse(line) as Entry, key })),
    lines: async (id, from, to) =>
      (
        await rows<{ line: string }>('SELECT line FROM lines WHERE id = $1 AND at >= $2 AND at < $3 ORDER BY at', [
          id,
          from,
          Math.min(to, LAST),
        ])
      ).map(({ line }) => JSON.parse(line)),
    forget: (id, seats) => together((own) => keep(own, id, (kept) => withoutNames(kept, seats))),
    async snapshotBefore(id, version) {
      const [found] = await rows<{ version: number; text: string }>(
        'SELECT version, text FROM snapshots WHERE id = $1 AND version <= $2 ORDER BY version DESC LIMIT 1',
        [id, version],
      );
      return found ?? null;
    },
  };
}

/** Writes these lines if they are the next. */
async function follows(rows: Database['rows'], id: string, at: number, lines: string[], key: string | null) {
  if (lines.length === 0) {
    const [found] = await rows<{ version: number }>(
      'SELECT (SELECT COALESCE(MAX(at) + 1, 0) FROM lines WHERE lines.id = tables.id)::integer AS version FROM tables WHERE id = $1 FOR UPDATE',
      [id],
    );
    return found?.version === at;
  }
  for (const [i, line] of lines.entries()) {
    const own = i === lines.length - 1 ? key : null;
    if ((await rows(NEXT_LINES, [[id], [at + i], [line], [own]])).length === 1) continue;
    if (i === 0) return false;
    throw new Error(`line ${at + i} of ${id} is there, and the one before it was not`);
  }
  return true;
}

async function hasBegun(rows: Database['rows'], id: string): Promise<boolean> {
  const [found] = await rows<{ kept: string }>('SELECT kept FROM tables WHERE id = $1 FOR UPDATE', [id]);
  return found !== undefined && (JSON.parse(found.kept) as Kept).head !== null;
}

async function keep(rows: Database['rows'], id: string, change: (kept: Kept) => Partial<Kept>): Promise<void> {
  const [found] = await rows<{ kept: string }>('SELECT kept FROM tables WHERE id = $1 FOR UPDATE', [id]);
  if (found === undefined) return;
  const kept = JSON.parse(found.kept) as Kept;
  await rows('UPDATE tables SET kept = $1 WHERE id = $2', [JSON.stringify({ ...kept, ...change(kept) }), id]);
}

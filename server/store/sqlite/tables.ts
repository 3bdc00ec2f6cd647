import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@parlour/kernel';
import { type Kept, STRETCH } from '@parlour/table';
import { type TableStore, withoutNames } from '../tables.ts';
import type { Commits } from './commits.ts';

/** Tables in SQLite. There is nothing here that takes a line away. */
export function tablesIn(db: DatabaseSync, commits: Commits): TableStore {
  const sql = {
    create: db.prepare('INSERT OR IGNORE INTO tables (id, kept) VALUES (?, ?)'),
    find: db.prepare(
      'SELECT kept, (SELECT COALESCE(MAX(at) + 1, 0) FROM lines WHERE lines.id = tables.id) AS version FROM tables WHERE id = ?',
    ),
    keep: db.prepare('UPDATE tables SET kept = ? WHERE id = ?'),
    // The row is the truth: a line that is there already is not written again, nor one that would leave a gap.
    next: db.prepare(
      `INSERT OR IGNORE INTO lines (id, at, line, key) SELECT ?1, ?2, ?3, ?4
       WHERE EXISTS (SELECT 1 FROM lines WHERE id = ?1 AND at = ?2 - 1)
          OR (?2 = 0 AND EXISTS (SELECT 1 FROM tables WHERE id = ?1))`,
    ),
    lines: db.prepare('SELECT line FROM lines WHERE id = ? AND at >= ? AND at < ? ORDER BY at'),
    since: db.prepare('SELECT line, key FROM lines WHERE id = ? AND at >= ? ORDER BY at'),
    keys: db.prepare('SELECT key FROM lines WHERE id = ? AND at >= ? AND key IS NOT NULL ORDER BY at'),
    snapshot: db.prepare('INSERT OR REPLACE INTO snapshots (id, version, text) VALUES (?, ?, ?)'),
    before: db.prepare(
      'SELECT version, text FROM snapshots WHERE id = ? AND version <= ? ORDER BY version DESC LIMIT 1',
    ),
  };
  const linesOf = (id: string, from: number, to: number): Entry[] =>
    sql.lines.all(id, from, to).map(({ line }) => JSON.parse(line as string));
  const before = (id: string, version: number) =>
    (sql.before.get(id, version) as { version: number; text: string } | undefined) ?? null;
  return {
    create: (kept) => commits.write(() => sql.create.run(kept.id, JSON.stringify(kept)).changes === 1),
    async load(id) {
      const row = sql.find.get(id) as { version: number; kept: string } | undefined;
      if (row === undefined) return null;
      const { version } = row;
      const snapshot = before(id, version);
      return {
        kept: JSON.parse(row.kept) as Kept,
        version,
        snapshot: snapshot && { ...snapshot },
        tail: linesOf(id, snapshot?.version ?? 0, version),
        keys: sql.keys.all(id, version - STRETCH).map(({ key }) => key as string),
      };
    },
    append: (id, at, { lines, kept, snapshots = [], key }) =>
      commits.write(() => {
        if (lines.length === 0 && !mayChange(id, at, kept)) return false;
        for (const [i, entry] of lines.entries()) {
          const own = i === lines.length - 1 ? (key ?? null) : null;
          if (sql.next.run(id, at + i, JSON.stringify(entry), own).changes === 1) continue;
          if (i === 0) return false;
          throw new Error(`line ${at + i} of ${id} is there, and the one before it was not`);
        }
        for (const { version, text } of snapshots) sql.snapshot.run(id, version, text);
        if (kept !== undefined) keep(id, kept);
        return true;
      }),
    since: async (id, from) =>
      sql.since.all(id, from).map(({ line, key }) => ({
        entry: JSON.parse(line as string) as Entry,
        key: key as string | null,
      })),
    lines: async (id, from, to) => linesOf(id, from, to),
    forget: (id, seats) =>
      commits.write(() => {
        const row = sql.find.get(id) as { kept: string } | undefined;
        if (row === undefined) return;
        keep(id, withoutNames(JSON.parse(row.kept), seats));
      }),
    snapshotBefore: async (id, version) => {
      const found = before(id, version);
      return found && { ...found };
    },
  };

  /** Whether it has so many lines, and does not begin twice. */
  function mayChange(id: string, at: number, change: Partial<Kept> = {}): boolean {
    const row = sql.find.get(id) as { version: number; kept: string } | undefined;
    if (row?.version !== at) return false;
    return change.head == null || (JSON.parse(row.kept) as Kept).head === null;
  }

  function keep(id: string, change: Partial<Kept>): void {
    const row = sql.find.get(id) as { kept: string };
    sql.keep.run(JSON.stringify({ ...JSON.parse(row.kept), ...change }), id);
  }
}

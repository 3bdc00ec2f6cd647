import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@parlour/kernel';
import { type Kept, STRETCH, type Store } from '@parlour/table';
import type { Commits } from './commits.ts';

export type TableStore = Store & {
  /** Forgets the names of some seats. The proof that they were played under one stays, and nobody can read it from that. */
  forget(id: string, seats: readonly number[]): Promise<void>;
};

/** Tables in SQLite. There is nothing here that takes a line away. */
export function tablesIn(db: DatabaseSync, commits: Commits): TableStore {
  const sql = {
    create: db.prepare('INSERT OR IGNORE INTO tables (id, version, kept) VALUES (?, 0, ?)'),
    find: db.prepare('SELECT version, kept FROM tables WHERE id = ?'),
    version: db.prepare('SELECT version FROM tables WHERE id = ?'),
    grow: db.prepare('UPDATE tables SET version = ? WHERE id = ?'),
    keep: db.prepare('UPDATE tables SET kept = ? WHERE id = ?'),
    line: db.prepare('INSERT INTO lines (id, at, line, key) VALUES (?, ?, ?, ?)'),
    lines: db.prepare('SELECT line FROM lines WHERE id = ? AND at >= ? AND at < ? ORDER BY at'),
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
        const found = sql.version.get(id) as { version: number } | undefined;
        if (found?.version !== at) return false;
        for (const [i, entry] of lines.entries())
          sql.line.run(id, at + i, JSON.stringify(entry), i === lines.length - 1 ? (key ?? null) : null);
        for (const { version, text } of snapshots) sql.snapshot.run(id, version, text);
        if (kept !== undefined) keep(id, kept);
        sql.grow.run(at + lines.length, id);
        return true;
      }),
    lines: async (id, from, to) => linesOf(id, from, to),
    forget: (id, seats) =>
      commits.write(() => {
        const row = sql.find.get(id) as { kept: string } | undefined;
        if (row === undefined) return;
        const { names, setup } = JSON.parse(row.kept) as Kept;
        keep(id, {
          names: names.map((name, seat) => (seats.includes(seat) ? null : name)),
          setup: {
            ...setup,
            sitters: setup.sitters.map((each, seat) => (seats.includes(seat) ? { ...each, name: '' } : each)),
          },
        });
      }),
    snapshotBefore: async (id, version) => {
      const found = before(id, version);
      return found && { ...found };
    },
  };

  function keep(id: string, change: Partial<Kept>): void {
    const row = sql.find.get(id) as { kept: string };
    sql.keep.run(JSON.stringify({ ...JSON.parse(row.kept), ...change }), id);
  }
}

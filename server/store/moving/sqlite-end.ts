import type { SQLInputValue } from 'node:sqlite';
import { openDatabase } from '../sqlite/database.ts';
import { AT_ONCE, COLUMNS, type End, type Row, TABLE_NAMES, type TableName } from './columns.ts';

export function sqliteEnd(file: string): End {
  const db = openDatabase(file);
  const named = (table: TableName) => COLUMNS[table].join(', ');
  return {
    async read(take) {
      db.exec('BEGIN');
      try {
        for (const table of TABLE_NAMES) {
          let rows: Row[] = [];
          for (const row of db.prepare(`SELECT ${named(table)} FROM ${table}`).iterate()) {
            rows.push(
              Object.fromEntries(Object.entries(row).map(([name, value]) => [name, truth(name, value)])) as Row,
            );
            if (rows.length < AT_ONCE) continue;
            await take(table, rows);
            rows = [];
          }
          if (rows.length > 0) await take(table, rows);
        }
      } finally {
        db.exec('COMMIT');
      }
    },
    async write(fill) {
      db.exec('BEGIN IMMEDIATE');
      try {
        await fill(async (table, rows) => {
          const places = COLUMNS[table].map(() => '?').join(', ');
          const insert = db.prepare(`INSERT INTO ${table} (${named(table)}) VALUES (${places})`);
          for (const row of rows) insert.run(...COLUMNS[table].map((column) => plain(row[column])));
        });
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    count: async () =>
      Object.fromEntries(
        TABLE_NAMES.map((table) => [
          table,
          (db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get() as { n: number }).n,
        ]),
      ) as Record<TableName, number>,
    close: async () => db.close(),
  };
}

/** What is yes or no has a name that says so, and is a number here. */
const truth = (name: string, value: unknown) => (name.startsWith('is_') ? value === 1 : value);

const plain = (value: Row[string] | undefined): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value ?? null);

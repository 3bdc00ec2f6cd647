import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';

/** What a copy of a house has for its tables and people; a row that is there already is never written over. */
const OF_A_TABLE = ['tables', 'lines', 'snapshots', 'rooms'];
const OF_PEOPLE = ['people', 'sitting', 'chat'];
/** Ways to somebody come back with them only: one that is missing where they are known was given up since, or they were forgotten. */
const WAYS_TO_PEOPLE = ['tokens', 'channels'];

/**
 * Brings back from a copy what is missing here: whole tables with their people and words. A table that is here stays as it is,
 * so that nothing played since the copy is lost; into an empty file everything comes back. Also while people play.
 */
export function restoreFrom(db: DatabaseSync, file: string): { restored: number; kept: number } {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-restore-'));
  const copy = join(folder, 'copy.sqlite');
  try {
    // Of the copy a copy: one of an earlier version is brought forward, and the copy itself stays what it was.
    copyFileSync(file, copy);
    openChecked(copy, file).close();
    db.prepare('ATTACH ? AS copy').run(copy);
    try {
      return taken(db);
    } finally {
      db.exec('DETACH copy');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function openChecked(copy: string, file: string): DatabaseSync {
  let db: DatabaseSync;
  try {
    db = openDatabase(copy);
  } catch (error) {
    throw new Error(`${file} is no house: ${(error as Error).message}`);
  }
  const { integrity_check: found } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  if (found === 'ok') return db;
  db.close();
  throw new Error(`${file} is damaged: ${found}`);
}

function taken(db: DatabaseSync): { restored: number; kept: number } {
  const count = (sql: string) => (db.prepare(sql).get() as { n: number }).n;
  const kept = count('SELECT COUNT(*) AS n FROM copy.tables WHERE id IN (SELECT id FROM main.tables)');
  const before = count('SELECT COUNT(*) AS n FROM main.tables');
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec('CREATE TEMP TABLE missing AS SELECT id FROM copy.rooms WHERE id NOT IN (SELECT id FROM main.rooms)');
    for (const name of OF_A_TABLE)
      db.exec(`INSERT INTO main.${name} SELECT * FROM copy.${name} WHERE id IN (SELECT id FROM temp.missing)`);
    db.exec('CREATE TEMP TABLE unknown AS SELECT id FROM copy.people WHERE id NOT IN (SELECT id FROM main.people)');
    for (const name of WAYS_TO_PEOPLE)
      db.exec(
        `INSERT OR IGNORE INTO main.${name} SELECT * FROM copy.${name} WHERE person IN (SELECT id FROM temp.unknown)`,
      );
    for (const name of OF_PEOPLE) db.exec(`INSERT OR IGNORE INTO main.${name} SELECT * FROM copy.${name}`);
    db.exec('DROP TABLE temp.missing; DROP TABLE temp.unknown; COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return { restored: count('SELECT COUNT(*) AS n FROM main.tables') - before, kept };
}

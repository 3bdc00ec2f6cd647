import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** One step of the store's form a version. A step that has been released is never changed; another one follows it. */
const STEPS: readonly string[] = [
  `CREATE TABLE people (id TEXT PRIMARY KEY, profile TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT;
   CREATE TABLE tokens (hash TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
   CREATE INDEX tokens_of ON tokens (person);
   CREATE TABLE links (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
   CREATE TABLE rooms (id TEXT PRIMARY KEY, state TEXT NOT NULL, is_public INTEGER NOT NULL, updated INTEGER NOT NULL,
     due INTEGER, room TEXT NOT NULL) STRICT;
   CREATE INDEX rooms_listed ON rooms (is_public, state, updated);
   CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
   CREATE TABLE sitting (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
   CREATE TABLE tables (id TEXT PRIMARY KEY, version INTEGER NOT NULL, kept TEXT NOT NULL) STRICT;
   CREATE TABLE lines (id TEXT NOT NULL, at INTEGER NOT NULL, line TEXT NOT NULL, key TEXT, PRIMARY KEY (id, at)) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (id TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, version)) STRICT, WITHOUT ROWID;
   CREATE TABLE chat (room TEXT NOT NULL, at INTEGER NOT NULL, said TEXT NOT NULL, PRIMARY KEY (room, at)) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE channels (id TEXT PRIMARY KEY, person TEXT NOT NULL, room TEXT, stop TEXT NOT NULL UNIQUE, channel TEXT NOT NULL) STRICT;
   CREATE INDEX channels_of ON channels (person);
   CREATE INDEX channels_for ON channels (room) WHERE room IS NOT NULL;
   CREATE TABLE noticed (channel TEXT NOT NULL, room TEXT NOT NULL, turn TEXT NOT NULL, PRIMARY KEY (channel, room, turn)) STRICT, WITHOUT ROWID;
   CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  // How many lines a table has is said by its lines.
  'ALTER TABLE tables DROP COLUMN version;',
  // Whoever writes a room down says which they knew; tables at which a bot has yet to move are found without opening them; so is the table of a screen.
  `ALTER TABLE rooms ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE rooms ADD COLUMN is_busy INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE rooms ADD COLUMN screen TEXT;
   UPDATE rooms SET screen = room ->> 'screen';
   CREATE INDEX rooms_busy ON rooms (id) WHERE is_busy = 1;
   CREATE INDEX rooms_screen ON rooms (screen, updated) WHERE screen IS NOT NULL;`,
];

export const FORM = STEPS.length;

/**
 * Opens the file, in the form this program knows. An older one is brought forward, after a copy of it was laid beside it; a
 * newer one is not touched.
 */
export function openDatabase(file: string): DatabaseSync {
  const isNew = file === ':memory:' || !existsSync(file);
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;`);
  const { user_version: form } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (form > FORM) {
    db.close();
    throw new Error(`${file} was written by a newer version of Parlour (form ${form}, this one knows ${FORM}).`);
  }
  if (form < FORM && !isNew) copyTo(db, `${file}.before-form-${FORM}-${Date.now()}`);
  for (const [i, step] of STEPS.entries()) {
    if (i < form) continue;
    db.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${i + 1}; COMMIT;`);
  }
  return db;
}

/** A whole copy in another file, also while tables are played. */
export function copyTo(db: DatabaseSync, file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already; nothing is written over.`);
  db.prepare('VACUUM INTO ?').run(file);
}

import type { DatabaseSync } from 'node:sqlite';
import type { HouseStore } from '../index.ts';
import { checkpointsOf, NO_CHECKPOINTS } from './checkpoints.ts';
import { commitsTo, logOf, NO_LOG } from './commits.ts';
import { copyTo, openDatabase } from './database.ts';
import { noticesIn } from './notices.ts';
import { peopleIn } from './people.ts';
import { restoreFrom } from './restore.ts';
import { roomsIn } from './rooms.ts';
import { settingsIn } from './settings.ts';
import { tablesIn } from './tables.ts';

/** What only a file can do. */
export type FileStore = HouseStore & {
  /** Brings back from a copy what is missing here. */
  restore(file: string): { restored: number; kept: number };
  /** How many pages the file may have, and how many milliseconds a lock is waited for: for tests of a full disk and a busy one. */
  limit(pages: number): void;
  patience(milliseconds: number): void;
};

/** The house in one file of SQLite. `isWeak`: nothing waits for the disk, so that a test can see that this is found. */
export function sqliteStore(file: string, isWeak = false): FileStore {
  const db: DatabaseSync = openDatabase(file);
  db.exec(`PRAGMA synchronous = ${isWeak ? 'OFF' : 'NORMAL'}`);
  const hasLog = file !== ':memory:' && !isWeak;
  const checkpoints = hasLog ? checkpointsOf(db, file) : NO_CHECKPOINTS;
  const commits = commitsTo(db, hasLog ? logOf(file) : NO_LOG, checkpoints);
  return {
    tables: tablesIn(db, commits),
    people: peopleIn(db, commits),
    rooms: roomsIn(db, commits),
    notices: noticesIn(db, commits),
    settings: settingsIn(db, commits),
    backup: (to) => copyTo(db, to),
    restore(from) {
      commits.flush();
      return restoreFrom(db, from);
    },
    limit: (pages) => db.exec(`PRAGMA max_page_count = ${pages}`),
    patience: commits.patience,
    async close() {
      commits.flush();
      commits.close();
      checkpoints.close();
      db.close();
    },
  };
}

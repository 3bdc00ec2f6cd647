import type { DatabaseSync } from 'node:sqlite';
import { commitsTo } from './commits.ts';
import { copyTo, openDatabase } from './database.ts';
import { type NoticeStore, noticesIn } from './notices.ts';
import { type People, peopleIn } from './people.ts';
import { restoreFrom } from './restore.ts';
import { type Rooms, roomsIn } from './rooms.ts';
import { type SettingsStore, settingsIn } from './settings.ts';
import { type TableStore, tablesIn } from './tables.ts';

/** Everything that must not be lost, behind one interface: whoever plays, sits and talks knows nothing of SQL. */
export type HouseStore = {
  tables: TableStore;
  people: People;
  rooms: Rooms;
  notices: NoticeStore;
  settings: SettingsStore;
  /** A whole copy in another file, while everything goes on. */
  backup(file: string): void;
  /** Brings back from a copy what is missing here. */
  restore(file: string): { restored: number; kept: number };
  /** How many pages the file may have, and how many milliseconds a lock is waited for: for tests of a full disk and a busy one. */
  limit(pages: number): void;
  patience(milliseconds: number): void;
  close(): void;
};

/** The house in one file of SQLite. */
export function sqliteStore(file: string, synchronous: 'FULL' | 'NORMAL' | 'OFF' = 'FULL'): HouseStore {
  const db: DatabaseSync = openDatabase(file, synchronous);
  const commits = commitsTo(db);
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
    patience: (milliseconds) => db.exec(`PRAGMA busy_timeout = ${milliseconds}`),
    close() {
      commits.flush();
      db.close();
    },
  };
}

export type { Channel, Subscription } from './notices.ts';
export type { Person } from './people.ts';
export type { KeptRoom, KeptSeat } from './rooms.ts';

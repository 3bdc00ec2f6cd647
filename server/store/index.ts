import type { NoticeStore } from './notices.ts';
import type { People } from './people.ts';
import type { Rooms } from './rooms.ts';
import type { SettingsStore } from './settings.ts';
import type { TableStore } from './tables.ts';

/** Everything that must not be lost, behind one interface: whoever plays, sits and talks knows nothing of SQL. */
export type HouseStore = {
  tables: TableStore;
  people: People;
  rooms: Rooms;
  notices: NoticeStore;
  settings: SettingsStore;
  /** A whole copy in another file, while everything goes on. */
  backup(file: string): void;
  close(): Promise<void>;
};

export type { Channel, Subscription } from './notices.ts';
export type { Person } from './people.ts';
export type { KeptRoom, KeptSeat } from './rooms.ts';
export { sqliteStore } from './sqlite/index.ts';

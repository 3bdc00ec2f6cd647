import type { Home } from '@parlour/table';
import type { Present } from '../fleet/fleet.ts';
import type { HouseStore, KeptRoom } from '../store/index.ts';
import type { Looks } from './looks.ts';
import type { Time } from './time/clocks.ts';

/** What a room asks of the house it is in. */
export type RoomHome = {
  store: HouseStore;
  time: Time;
  think: Home['think'];
  after: Home['after'];
  /** Looking back, at any table of this server. */
  readonly looks: Looks;
  /** The table waits for somebody else than before, or is over. */
  turned(room: KeptRoom): void;
  /** Something that lists show has changed. */
  listed(): void;
  /** The same people at a new table: its id. */
  again(room: KeptRoom): Promise<string>;
  /** Something that nobody waits for went wrong: the database was away. */
  failed(error: unknown): void;
  /** Whether no other server can have this table. */
  readonly isAlone: boolean;
  /** Who is at the table by way of this server; and by way of others. */
  here(present: Present): void;
  elsewhere(): Promise<readonly Present[]>;
  /** Something was said, and the other servers are to hear it. */
  spoken(): void;
  /** What the host of the house says to everybody; and whom they do not let act here. */
  readonly said: Readonly<{ announcement: string; isSilent: boolean }>;
  isBanned(person: string): boolean;
};

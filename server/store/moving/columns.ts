/** What lies in a house, table by table, in the order in which it is carried: what both databases call by the same names. */
export const COLUMNS = {
  settings: ['name', 'value'],
  people: ['id', 'profile', 'created', 'seen'],
  tokens: ['hash', 'person', 'created'],
  links: ['hash', 'person', 'expires'],
  tables: ['id', 'kept'],
  lines: ['id', 'at', 'line', 'key'],
  snapshots: ['id', 'version', 'text'],
  rooms: ['id', 'state', 'is_public', 'updated', 'due', 'revision', 'is_busy', 'screen', 'room'],
  sitting: ['person', 'room'],
  chat: ['room', 'at', 'said'],
  channels: ['id', 'person', 'room', 'stop', 'channel'],
  noticed: ['channel', 'room', 'turn'],
} as const;

export type TableName = keyof typeof COLUMNS;
export const TABLE_NAMES = Object.keys(COLUMNS) as TableName[];
export type Row = Record<string, string | number | boolean | null>;

/** One end of a move: a house that is read whole, as it was at one moment, or written. */
export type End = {
  /** Calls with some rows at a time. */
  read(take: (table: TableName, rows: Row[]) => Promise<void>): Promise<void>;
  /** All of it or nothing. */
  write(fill: (put: (table: TableName, rows: readonly Row[]) => Promise<void>) => Promise<void>): Promise<void>;
  count(): Promise<Record<TableName, number>>;
  close(): Promise<void>;
};

/** So many rows are carried at once. */
export const AT_ONCE = 500;

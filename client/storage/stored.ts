import type { Entry } from '@parlour/kernel';
import type { OldTable } from './migrate.ts';
import { answered } from './requests.ts';
import type { Row } from './saved.ts';

/** What lies in each store. */
export type Stored = {
  /** What is kept of each table. */
  kept: Row;
  lines: { table: string; at: number; entry: Entry };
  snapshots: { table: string; version: number; text: string };
  /** What could not be taken over from an earlier version of the store; never thrown away. */
  damaged: { what: unknown };
  /** Of version 1 and 2: whole tables with their records. (Version 2 had rules as text in `bundles` besides.) */
  tables: OldTable;
};

/** A store of a transaction, as what lies in it. */
export const storeOf = <N extends keyof Stored>(transaction: IDBTransaction, name: N) => {
  const store = transaction.objectStore(name);
  return {
    get: (key: IDBValidKey) => answered<Stored[N] | undefined>(store.get(key)),
    all: (range?: IDBKeyRange) => answered<Stored[N][]>(store.getAll(range)),
    count: () => answered(store.count()),
    /** The last one within a range of keys. */
    last: async (range: IDBKeyRange) =>
      ((await answered(store.openCursor(range, 'prev')))?.value as Stored[N] | undefined) ?? null,
    put: (value: Stored[N]) => answered(store.put(value)),
    /** Refuses to write over what is there. */
    add: (value: Stored[N]) => answered(store.add(value)),
  };
};

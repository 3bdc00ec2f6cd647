import type { Entry } from '@parlour/kernel';
import type { OldTable } from './migrate.ts';
import { answered } from './requests.ts';
import type { Row } from './saved.ts';
import { type StorageTrouble, storageState } from './trouble.ts';

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

export const VERSION = 3;

let opened: Promise<IDBDatabase> | null = null;

export const database = (): Promise<IDBDatabase> => (opened ??= open());

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

/** Code for an earlier store is fetched only where there is one; where the browser does not say, always. */
async function migration(): Promise<typeof import('./migrate.ts') | null> {
  const known = await indexedDB.databases?.().catch(() => undefined);
  const version = known?.find(({ name }) => name === 'parlour')?.version;
  return known !== undefined && (version === undefined || version >= VERSION) ? null : import('./migrate.ts');
}

async function open(): Promise<IDBDatabase> {
  const earlier = await migration();
  const told = (trouble: StorageTrouble | null) => storageState.setState({ trouble });
  const opening = indexedDB.open('parlour', VERSION);
  // One transaction, all of it or nothing: a browser that is closed in the middle begins again.
  opening.onupgradeneeded = ({ oldVersion }) => {
    const { result: db, transaction } = opening;
    if (transaction === null) return;
    const upgrade = async () => {
      if (oldVersion < VERSION) {
        db.createObjectStore('kept', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('lines', { keyPath: ['table', 'at'] });
        db.createObjectStore('snapshots', { keyPath: ['table', 'version'] });
        db.createObjectStore('damaged', { autoIncrement: true });
      }
      if (oldVersion >= 1) {
        if (earlier === null) throw new Error('the store is older than the browser said');
        await earlier.migrate(transaction);
        db.deleteObjectStore('tables');
      }
      if (oldVersion >= 2) db.deleteObjectStore('bundles');
    };
    upgrade().catch(() => transaction.abort());
  };
  opening.onblocked = () => told('blocked');
  try {
    const db = await answered(opening);
    // A newer version of the app wants to take the store over: this page gives way, and says what to do.
    db.onversionchange = () => {
      db.close();
      told('newer');
    };
    // The browser has closed it by itself.
    db.onclose = () => {
      opened = null;
    };
    if (storageState.getState().trouble === 'blocked') told(null);
    return db;
  } catch (error) {
    opened = null;
    told((error as DOMException).name === 'VersionError' ? 'newer' : 'none');
    throw error;
  }
}

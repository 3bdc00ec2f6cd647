import type { Entry } from '@parlour/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OldTable } from './migrate.ts';
import type { Row } from './saved.ts';
import { type StorageTrouble, storageState } from './trouble.ts';

export type Schema = DBSchema & {
  /** What is kept of each table. */
  kept: { key: string; value: Row; indexes: { updated: number } };
  lines: { key: [string, number]; value: { table: string; at: number; entry: Entry } };
  snapshots: { key: [string, number]; value: { table: string; version: number; text: string } };
  /** What could not be taken over from an earlier version of the store; never thrown away. */
  damaged: { key: number; value: { what: unknown } };
  /** Of versions 1 and 2: whole tables with their records, and rules as text. */
  tables: { key: string; value: OldTable };
  bundles: { key: string; value: unknown };
};

export const VERSION = 3;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

export const database = (): Promise<IDBPDatabase<Schema>> => (opened ??= open());

/** Code for an earlier store is fetched only where there is one; where the browser does not say, always. */
async function migration(): Promise<typeof import('./migrate.ts') | null> {
  const known = await indexedDB.databases?.().catch(() => undefined);
  const version = known?.find(({ name }) => name === 'parlour')?.version;
  return known !== undefined && (version === undefined || version >= VERSION) ? null : import('./migrate.ts');
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const earlier = await migration();
  const told = (trouble: StorageTrouble | null) => storageState.setState({ trouble });
  const opening = openDB<Schema>('parlour', VERSION, {
    // One transaction, all of it or nothing: a browser that is closed in the middle begins again.
    async upgrade(db, from, _to, transaction) {
      if (from < VERSION) {
        db.createObjectStore('kept', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('lines', { keyPath: ['table', 'at'] });
        db.createObjectStore('snapshots', { keyPath: ['table', 'version'] });
        db.createObjectStore('damaged', { autoIncrement: true });
      }
      if (from >= 1) {
        if (earlier === null) throw new Error('the store is older than the browser said');
        await earlier.migrate(transaction);
        db.deleteObjectStore('tables');
      }
      if (from >= 2) db.deleteObjectStore('bundles');
    },
    blocked: () => told('blocked'),
    // A newer version of the app wants to take the store over: this page gives way, and says what to do.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      told('newer');
    },
    terminated() {
      opened = null;
    },
  });
  opening.then(
    () => storageState.getState().trouble === 'blocked' && told(null),
    (error: unknown) => {
      opened = null;
      told((error as DOMException).name === 'VersionError' ? 'newer' : 'none');
    },
  );
  return opening;
}

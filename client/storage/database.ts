import { answered } from './requests.ts';
import { type StorageTrouble, storageState } from './trouble.ts';

const VERSION = 3;

let opened: Promise<IDBDatabase> | null = null;

export const database = (): Promise<IDBDatabase> => (opened ??= open());

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

import type { Store, Written } from '@parlour/table';
import { database } from './database.ts';
import { settled } from './requests.ts';
import { isRow, type Row, type SavedTable } from './saved.ts';
import { type Stored, storeOf } from './stored.ts';

/** The browser's store. `strict` waits until the disk has it; a write that fails rejects, and nothing of it is there. */
export const browserStore: Store<SavedTable> = {
  async create(kept) {
    const tx = await writing('kept');
    const store = storeOf(tx, 'kept');
    const isNew = (await store.get(kept.id)) === undefined;
    if (isNew) await store.put({ ...kept, version: 0 });
    await settled(tx);
    return isNew;
  },
  async load(id) {
    const tx = (await database()).transaction(['kept', 'lines', 'snapshots']);
    const row = await storeOf(tx, 'kept').get(id);
    if (row === undefined) return null;
    const { version, ...kept } = row;
    const snapshot = bare(await storeOf(tx, 'snapshots').last(before(id, version)));
    const tail = await storeOf(tx, 'lines').all(from(id, snapshot?.version ?? 0));
    // Nothing is sent twice within one browser, so that no keys are kept.
    return { kept, version, snapshot, tail: tail.map(({ entry }) => entry), keys: [] };
  },
  async append(id, at, { lines, kept, snapshots = [] }) {
    const tx = await writing('kept', 'lines', 'snapshots');
    const row = await storeOf(tx, 'kept').get(id);
    if (row === undefined || row.version !== at || (kept?.head && row.head !== null)) return false;
    await writeDown(tx, { ...row, ...kept, updated: Date.now() }, at, { lines, snapshots });
    return true;
  },
  async since(id, first) {
    return (await (await reading('lines')).all(from(id, first))).map(({ entry }) => ({ entry, key: null }));
  },
  async lines(id, first, to) {
    // The browser knows no empty range.
    if (first >= to) return [];
    const range = IDBKeyRange.bound([id, first], [id, to], false, true);
    return (await (await reading('lines')).all(range)).map(({ entry }) => entry);
  },
  async snapshotBefore(id, version) {
    return bare(await (await reading('snapshots')).last(before(id, version)));
  },
};

/** Keeps a whole game, with all its lines: all of it or nothing. */
export async function keepWhole(kept: SavedTable, written: Lines): Promise<void> {
  await writeDown(await writing('kept', 'lines', 'snapshots'), kept, 0, written);
}

type Lines = Required<Pick<Written<SavedTable>, 'lines' | 'snapshots'>>;

async function writeDown(tx: IDBTransaction, kept: SavedTable, at: number, { lines, snapshots }: Lines): Promise<void> {
  const done = settled(tx);
  // Whoever asked hears of a failure from the request that failed, or below.
  done.catch(() => {});
  try {
    for (const [i, entry] of lines.entries()) await storeOf(tx, 'lines').add({ table: kept.id, at: at + i, entry });
    for (const { version, text } of snapshots) await storeOf(tx, 'snapshots').put({ table: kept.id, version, text });
    await storeOf(tx, 'kept').put({ ...kept, version: at + lines.length });
    await done;
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // The browser has aborted it by itself.
    }
    throw error;
  }
}

const reading = async <N extends keyof Stored>(name: N) => storeOf((await database()).transaction(name), name);
const writing = async (...names: (keyof Stored)[]) =>
  (await database()).transaction(names, 'readwrite', { durability: 'strict' });

const bare = (found: Stored['snapshots'] | null) =>
  found === null ? null : { version: found.version, text: found.text };
const before = (id: string, version: number) => IDBKeyRange.bound([id, 0], [id, version]);
const from = (id: string, at: number) => IDBKeyRange.bound([id, at], [id, Number.MAX_SAFE_INTEGER]);

export async function loadTable(id: string): Promise<SavedTable | null> {
  const row = await (await reading('kept')).get(id);
  if (row === undefined) return null;
  const { version: _, ...saved } = row;
  return saved;
}

/** All tables, the latest first, and how many there are that cannot be read. */
export async function listTables(): Promise<{ rows: Row[]; damaged: number }> {
  const found = (await (await reading('kept')).all()).sort((a, b) => (b?.updated ?? 0) - (a?.updated ?? 0));
  const rows = found.filter(isRow);
  return { rows, damaged: found.length - rows.length + (await (await reading('damaged')).count()) };
}

/** Changes what is kept of a table besides its game. */
export async function changeTable(id: string, change: Partial<Pick<SavedTable, 'archived' | 'kind'>>): Promise<void> {
  const tx = await writing('kept');
  const row = await storeOf(tx, 'kept').get(id);
  if (row !== undefined) await storeOf(tx, 'kept').put({ ...row, ...change });
  await settled(tx);
}

/** Everything that cannot be read, as a file's content: nothing is thrown away. */
export async function damagedTables(): Promise<unknown[]> {
  const broken = (await (await reading('kept')).all()).filter((row) => !isRow(row));
  return [...broken, ...(await (await reading('damaged')).all()).map(({ what }) => what)];
}

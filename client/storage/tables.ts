import type { Store } from '@parlour/table';
import { database } from './database.ts';
import { isRow, type Row, type SavedTable } from './saved.ts';

/** The browser's store. `strict` waits until the disk has it; a write that fails rejects, and nothing of it is there. */
export const browserStore: Store<SavedTable> = {
  async create(kept) {
    const tx = (await database()).transaction('kept', 'readwrite', { durability: 'strict' });
    const isNew = (await tx.store.getKey(kept.id)) === undefined;
    if (isNew) await tx.store.put({ ...kept, version: 0 });
    await tx.done;
    return isNew;
  },
  async load(id) {
    const tx = (await database()).transaction(['kept', 'lines', 'snapshots']);
    const row = await tx.objectStore('kept').get(id);
    if (row === undefined) return null;
    const { version, ...kept } = row;
    const last = await tx.objectStore('snapshots').openCursor(before(id, version), 'prev');
    const snapshot = last === null ? null : { version: last.value.version, text: last.value.text };
    const tail = await tx.objectStore('lines').getAll(from(id, snapshot?.version ?? 0));
    // Nothing is sent twice within one browser, so that no keys are kept.
    return { kept, version, snapshot, tail: tail.map(({ entry }) => entry), keys: [] };
  },
  async append(id, at, { lines, kept, snapshots = [] }) {
    const stores = ['kept', 'lines', 'snapshots'] as const;
    const tx = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
    const row = await tx.objectStore('kept').get(id);
    if (row === undefined || row.version !== at) return false;
    try {
      // `add` and not `put`: a line that is there is never written over.
      for (const [i, entry] of lines.entries()) await tx.objectStore('lines').add({ table: id, at: at + i, entry });
      for (const { version, text } of snapshots) await tx.objectStore('snapshots').put({ table: id, version, text });
      await tx.objectStore('kept').put({ ...row, ...kept, version: at + lines.length, updated: Date.now() });
      await tx.done;
    } catch (error) {
      tx.done.catch(() => {});
      try {
        tx.abort();
      } catch {
        // The browser has aborted it by itself.
      }
      throw error;
    }
    return true;
  },
  async lines(id, first, to) {
    const range = IDBKeyRange.bound([id, first], [id, to], false, true);
    return (await (await database()).getAll('lines', range)).map(({ entry }) => entry);
  },
  async snapshotBefore(id, version) {
    const tx = (await database()).transaction('snapshots');
    const found = await tx.store.openCursor(before(id, version), 'prev');
    return found === null ? null : { version: found.value.version, text: found.value.text };
  },
};

const before = (id: string, version: number) => IDBKeyRange.bound([id, 0], [id, version]);
const from = (id: string, at: number) => IDBKeyRange.bound([id, at], [id, Number.MAX_SAFE_INTEGER]);

export async function loadTable(id: string): Promise<SavedTable | null> {
  const row = await (await database()).get('kept', id);
  if (row === undefined) return null;
  const { version: _, ...saved } = row;
  return saved;
}

/** All tables, the latest first, and how many there are that cannot be read. */
export async function listTables(): Promise<{ rows: Row[]; damaged: number }> {
  const db = await database();
  const found = (await db.getAll('kept')).sort((a, b) => (b?.updated ?? 0) - (a?.updated ?? 0));
  const rows = found.filter(isRow);
  return { rows, damaged: found.length - rows.length + (await db.count('damaged')) };
}

/** Changes what is kept of a table besides its game. */
export async function changeTable(id: string, change: Partial<Pick<SavedTable, 'archived' | 'kind'>>): Promise<void> {
  const tx = (await database()).transaction('kept', 'readwrite', { durability: 'strict' });
  const row = await tx.store.get(id);
  if (row !== undefined) await tx.store.put({ ...row, ...change });
  await tx.done;
}

/** Everything that cannot be read, as a file's content: nothing is thrown away. */
export async function damagedTables(): Promise<unknown[]> {
  const db = await database();
  const broken = (await db.getAll('kept')).filter((row) => !isRow(row));
  return [...broken, ...(await db.getAll('damaged')).map(({ what }) => what)];
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedTable } from './saved.ts';

/** The rules a table was begun with, by their hash. */
export type SavedBundle = { rules: string; game: string; source: string };

type Schema = DBSchema & {
  tables: { key: string; value: SavedTable; indexes: { updated: number } };
  bundles: { key: string; value: SavedBundle };
};

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const database = () =>
  (opened ??= openDB<Schema>('parlour', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
      if (from < 2) db.createObjectStore('bundles', { keyPath: 'rules' });
    },
    terminated() {
      opened = null;
    },
  }));

/** Saved before anybody is told: `strict` waits until the disk has it. */
export async function saveTable(table: SavedTable): Promise<void> {
  const tx = (await database()).transaction('tables', 'readwrite', { durability: 'strict' });
  await tx.store.put(table);
  await tx.done;
}

export const loadTable = async (id: string): Promise<SavedTable | undefined> => (await database()).get('tables', id);

/** All tables, the latest first. */
export const listTables = async (): Promise<SavedTable[]> =>
  (await (await database()).getAllFromIndex('tables', 'updated')).reverse();

export async function archiveTable(id: string, archived: boolean): Promise<void> {
  const table = await loadTable(id);
  if (table !== undefined) await saveTable({ ...table, archived });
}

export const loadBundle = async (rules: string): Promise<SavedBundle | undefined> =>
  (await database()).get('bundles', rules);

export async function saveBundle(bundle: SavedBundle): Promise<void> {
  await (await database()).put('bundles', bundle);
}

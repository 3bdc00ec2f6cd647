import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '@parlour/server/config.ts';
import { exported, finished, imported } from '@parlour/server/keeping.ts';
import { move } from '@parlour/server/store/moving/move.ts';
import { isPostgres } from '@parlour/server/store/open.ts';
import { type FileStore, sqliteStore } from '@parlour/server/store/sqlite/index.ts';
import type { Command } from '../context.ts';
import { openRecord, writeText } from '../files.ts';
import type { CliText } from '../text/index.ts';
import { type Arguments, Problem, wordAt } from '../usage.ts';

/** The file of a house, also while its server runs: copies out of it, and games in and out. */

/** `isNew`: whether an empty file may be begun; else a wrong name would look like a house without tables. */
async function withHouse<T>(
  args: Arguments,
  text: CliText,
  isNew: boolean,
  work: (store: FileStore) => Promise<T> | T,
) {
  const file = args.get('data') ?? process.env['PARLOUR_DATA'] ?? DATA;
  if (!isNew && !existsSync(file)) throw new Problem(text.house.noHouse(file), 1);
  let store: FileStore;
  try {
    store = sqliteStore(file);
  } catch (error) {
    throw new Problem((error as Error).message, 1);
  }
  try {
    return await work(store);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem((error as Error).message, 1);
  } finally {
    await store.close();
  }
}

export const backup: Command = async ({ text, print }, args) => {
  const file = wordAt(args, 0, text);
  await withHouse(args, text, false, (store) => store.backup(file));
  print(text.house.copied(file));
  return 0;
};

export const restore: Command = async ({ text, print }, args) => {
  const file = wordAt(args, 0, text);
  const { restored, kept } = await withHouse(args, text, true, (store) => store.restore(file));
  print(text.house.restored(restored, kept));
  return 0;
};

export const exportGames: Command = async ({ text, print }, args) =>
  withHouse(args, text, false, async (store) => {
    const isAll = args.has('all');
    const ids = isAll ? await finished(store) : [wordAt(args, 0, text)];
    const folder = isAll ? (args.get('to') ?? '.') : '.';
    if (isAll) mkdirSync(folder, { recursive: true });
    for (const id of ids) {
      const found = await exported(store, id);
      if (found === 'unknown') throw new Problem(text.house.noTable(id), 1);
      if (found === 'notOver') throw new Problem(text.house.notOver(id), 1);
      const file = isAll ? join(folder, `${id}.json`) : (args.get('to') ?? `${id}.json`);
      writeText(file, `${JSON.stringify(found.record, null, 1)}\n`, text);
      print(text.house.exported(file));
    }
    return 0;
  });

export const importGame: Command = async ({ text, print }, args) => {
  const record = await openRecord(wordAt(args, 0, text), text);
  const id = await withHouse(args, text, false, (store) => imported(store, record));
  print(text.house.imported(`/t/${id}`));
  return 0;
};

/** A whole house from a file into a database server, or back. */
export const moveHouse: Command = async ({ text, print }, args) => {
  const [from, to] = [wordAt(args, 0, text), wordAt(args, 1, text)];
  if (!isPostgres(from) && !existsSync(from)) throw new Problem(text.house.noHouse(from), 1);
  try {
    const { tables, lines } = await move(from, to);
    print(text.house.moved(tables, lines));
  } catch (error) {
    throw new Problem((error as Error).message, 1);
  }
  return 0;
};

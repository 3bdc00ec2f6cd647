import { isPostgres } from '../open.ts';
import { type End, TABLE_NAMES, type TableName } from './columns.ts';
import { postgresEnd } from './postgres-end.ts';
import { sqliteEnd } from './sqlite-end.ts';

const endAt = async (data: string): Promise<End> => (isPostgres(data) ? postgresEnd(data) : sqliteEnd(data));

/**
 * Carries a whole house into an empty one: tables, people, words, tokens, settings. Everything arrives or nothing does, and the
 * house it came from stays as it was. Returns how many tables and lines there are.
 */
export async function move(from: string, to: string): Promise<{ tables: number; lines: number }> {
  const source = await endAt(from);
  try {
    const target = await endAt(to);
    try {
      const there = await target.count();
      if (TABLE_NAMES.some((table) => there[table] > 0))
        throw new Error(
          'There is a house already where this one is to be moved; it is only moved into an empty place.',
        );
      const carried = new Map<TableName, number>();
      await target.write(async (put) => {
        await source.read(async (table, rows) => {
          carried.set(table, (carried.get(table) ?? 0) + rows.length);
          await put(table, rows);
        });
        const now = await source.count();
        if (TABLE_NAMES.some((table) => now[table] !== (carried.get(table) ?? 0)))
          throw new Error('Somebody played while the house was being moved, so it was not. Stop its server first.');
      });
      return { tables: carried.get('tables') ?? 0, lines: carried.get('lines') ?? 0 };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

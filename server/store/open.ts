import type { HouseStore } from './index.ts';
import { postgresStore } from './postgres/index.ts';
import { sqliteStore } from './sqlite/index.ts';

export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** Where a house is kept, as it may be shown: without a password. */
export const shownPlace = (data: string): string =>
  isPostgres(data) ? data.replace(/:\/\/[^@/]*@/, '://…@').replace(/\?.*$/, '') : data;

/** Opens what a server keeps its house in: a file of SQLite, or a database of PostgreSQL. */
export async function openStore(data: string, isWeak = false): Promise<HouseStore> {
  return isPostgres(data) ? postgresStore(data) : sqliteStore(data, isWeak);
}

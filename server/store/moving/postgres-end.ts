import { type Database, openDatabase } from '../postgres/database.ts';
import { AT_ONCE, COLUMNS, type End, type Row, TABLE_NAMES, type TableName } from './columns.ts';

/** What PostgreSQL has in columns of their own, to look for it. */
const ALSO: Partial<Record<TableName, { column: string; of(row: Row): Row[string] }>> = {
  people: { column: 'is_banned', of: ({ profile }) => JSON.parse(String(profile)).isBanned === true },
  chat: { column: 'person', of: ({ said }) => JSON.parse(String(said)).person ?? null },
};

/** All is carried in one transaction, and either end waits in it for the other. */
const MAY_REST = 'SET LOCAL idle_in_transaction_session_timeout = 0';

export async function postgresEnd(url: string): Promise<End> {
  const database = await openDatabase(url);
  return {
    read: (take) =>
      database.together(async (rows) => {
        await rows('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await rows(MAY_REST);
        for (const table of TABLE_NAMES) {
          await rows(`DECLARE ${table}_rows CURSOR FOR SELECT ${COLUMNS[table].join(', ')} FROM ${table}`);
          for (;;) {
            const some = await rows<Row>(`FETCH ${AT_ONCE} FROM ${table}_rows`);
            if (some.length === 0) break;
            await take(table, some);
          }
        }
      }),
    write: (fill) =>
      database.together(async (rows) => {
        await rows(MAY_REST);
        await fill((table, some) => put(rows, table, some));
      }),
    count: async () => {
      const counts: [TableName, number][] = [];
      for (const table of TABLE_NAMES) {
        const [found] = await database.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`);
        counts.push([table, found?.n ?? 0]);
      }
      return Object.fromEntries(counts) as Record<TableName, number>;
    },
    close: () => database.close(),
  };
}

async function put(rows: Database['rows'], table: TableName, some: readonly Row[]): Promise<void> {
  const also = ALSO[table];
  const names = [...COLUMNS[table], ...(also === undefined ? [] : [also.column])];
  const values = some.flatMap((row) => [
    ...COLUMNS[table].map((column) => row[column] ?? null),
    ...(also === undefined ? [] : [also.of(row)]),
  ]);
  const places = some.map((_, i) => `(${names.map((__, j) => `$${i * names.length + j + 1}`).join(', ')})`);
  await rows(`INSERT INTO ${table} (${names.join(', ')}) VALUES ${places.join(', ')}`, values);
}

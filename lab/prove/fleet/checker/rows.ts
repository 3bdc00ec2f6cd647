import pg from 'pg';
import { linesOf } from './logs.ts';

export type Row = { id: string; at: number; line: Record<string, unknown>; key: string | null };
type Table = { id: string; game: string; seeds: string[]; outcome: unknown };

/** What the database has, in the order in which it has it. */
export type Rows = { tables: Map<string, Table>; lines: Map<string, Row[]> };

type Kept = Omit<Table, 'id'>;

function rowsOf(tables: Iterable<{ id: string; kept: Kept }>, lines: Iterable<Row>): Rows {
  const rows: Rows = { tables: new Map(), lines: new Map() };
  for (const { id, kept } of tables)
    rows.tables.set(id, { id, game: kept.game, seeds: kept.seeds, outcome: kept.outcome });
  for (const row of lines) {
    const own = rows.lines.get(row.id);
    if (own === undefined) rows.lines.set(row.id, [row]);
    else own.push(row);
  }
  return rows;
}

/** Asks the database itself. */
export async function rowsIn(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query('SELECT id, kept FROM tables');
    const lines = await client.query('SELECT id, at, line, key FROM lines ORDER BY id, at');
    return rowsOf(
      tables.rows.map(({ id, kept }) => ({ id, kept: parsed(kept) as Kept })),
      lines.rows.map(({ id, at, line, key }) => ({ id, at: Number(at), line: parsed(line) as Row['line'], key })),
    );
  } finally {
    await client.end();
  }
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The same as it was written into a file: tables and lines, one a line. */
export async function rowsOfFile(file: string): Promise<Rows> {
  const tables: { id: string; kept: Kept }[] = [];
  const lines: Row[] = [];
  for await (const each of linesOf(file) as AsyncIterable<unknown>)
    if ('kept' in (each as object)) tables.push(each as { id: string; kept: Kept });
    else lines.push(each as Row);
  return rowsOf(tables, lines);
}

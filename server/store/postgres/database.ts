import pg from 'pg';

/**
 * One step of the form a version, as in SQLite. A step that has been released is never changed; another one follows it. While a house
 * is brought to a newer version, servers of the one before go on, and may be started again: so a step only adds what they can do
 * without. One that does otherwise says so, and then they must all be stopped first.
 */
type Step = { sql: string; isForAllAtOnce?: true };
export const STEPS: readonly Step[] = [
  {
    sql: `CREATE TABLE people (id text PRIMARY KEY, profile text NOT NULL, is_banned boolean NOT NULL, created bigint NOT NULL, seen bigint NOT NULL);
   CREATE INDEX people_seen ON people (seen DESC);
   CREATE TABLE tokens (hash text PRIMARY KEY, person text NOT NULL, created bigint NOT NULL);
   CREATE INDEX tokens_of ON tokens (person);
   CREATE TABLE links (hash text PRIMARY KEY, person text NOT NULL, expires bigint NOT NULL);
   CREATE TABLE rooms (id text PRIMARY KEY, state text NOT NULL, is_public boolean NOT NULL, updated bigint NOT NULL, due bigint, room text NOT NULL);
   CREATE INDEX rooms_listed ON rooms (updated DESC) WHERE is_public AND state IN ('gathering', 'dice', 'playing');
   CREATE INDEX rooms_updated ON rooms (updated DESC);
   CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
   CREATE TABLE sitting (person text NOT NULL, room text NOT NULL, PRIMARY KEY (person, room));
   CREATE TABLE tables (id text PRIMARY KEY, kept text NOT NULL);
   CREATE TABLE lines (id text NOT NULL, at integer NOT NULL, line text NOT NULL, key text, PRIMARY KEY (id, at));
   CREATE TABLE snapshots (id text NOT NULL, version integer NOT NULL, text text NOT NULL, PRIMARY KEY (id, version));
   CREATE TABLE chat (room text NOT NULL, at integer NOT NULL, person text, said text NOT NULL, PRIMARY KEY (room, at));
   CREATE INDEX chat_of ON chat (person);
   CREATE TABLE channels (id text PRIMARY KEY, person text NOT NULL, room text, stop text NOT NULL UNIQUE, channel text NOT NULL);
   CREATE INDEX channels_of ON channels (person);
   CREATE INDEX channels_for ON channels (room) WHERE room IS NOT NULL;
   CREATE TABLE noticed (channel text NOT NULL, room text NOT NULL, turn text NOT NULL, PRIMARY KEY (channel, room, turn));
   CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);`,
  },
  // Several servers of one house: who of them is there, who looks after which table, whom each has at it. None of that must outlive a crash.
  {
    isForAllAtOnce: true,
    sql: `ALTER TABLE rooms ADD COLUMN revision integer NOT NULL DEFAULT 0;
   ALTER TABLE rooms ADD COLUMN is_busy boolean NOT NULL DEFAULT false;
   ALTER TABLE rooms ADD COLUMN screen text;
   ALTER TABLE rooms ADD COLUMN keeper text;
   UPDATE rooms SET screen = room::json ->> 'screen';
   CREATE INDEX rooms_busy ON rooms (id) WHERE is_busy;
   CREATE INDEX rooms_kept ON rooms (keeper) WHERE keeper IS NOT NULL;
   CREATE INDEX rooms_screen ON rooms (screen, updated DESC) WHERE screen IS NOT NULL;
   CREATE UNLOGGED TABLE nodes (id text PRIMARY KEY, address text NOT NULL, seen timestamptz NOT NULL);
   CREATE UNLOGGED TABLE here (room text NOT NULL, node text NOT NULL, people text NOT NULL, PRIMARY KEY (room, node));
   CREATE INDEX here_of ON here (node);
   CREATE UNLOGGED TABLE screens (code text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());`,
  },
];

/**
 * A database that does not answer is one that is gone: whoever waits hears so, and tries again. And a server that says nothing in the
 * middle of a transaction, frozen or cut off, loses it before others have waited too long for the rows it holds.
 */
export const LIMITS = {
  connectionTimeoutMillis: 5000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 5000,
  keepAlive: true,
};

/** Any number will do, as long as everybody who brings the form forward takes the same. */
const FORWARD_LOCK = 7_270_641;

/** A database with connections kept open. What is asked in one call is one statement; `together` is one transaction. */
export type Database = {
  rows<T>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  together<T>(run: (rows: Database['rows']) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

// Milliseconds since 1970 are far from where numbers become inexact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database in the form this program knows, or in a newer one that it can do with. An older one is brought forward. */
export async function openDatabase(url: string, connections = 12, steps = STEPS): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, application_name: 'parlour', ...LIMITS });
  // A connection that breaks while nobody uses it is replaced; whoever uses one hears of it with what they ask next.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database: Database = {
    rows: async <T>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query({ text: sql, values: [...values], ...(values.length > 0 && { name: nameOf(sql) }) }))
        .rows as T[],
    async together(run) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await run(async (sql, values = []) => (await client.query(sql, [...values])).rows);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        broken = await client.query('ROLLBACK').then(
          () => undefined,
          (failed: Error) => failed,
        );
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
  try {
    await broughtForward(database, steps);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}

/** Statements are prepared once on each connection, by a name made of them. */
const names = new Map<string, string>();
function nameOf(sql: string): string {
  const known = names.get(sql) ?? `s${names.size}`;
  names.set(sql, known);
  return known;
}

async function broughtForward({ together }: Database, steps: readonly Step[]): Promise<void> {
  const newest = steps.length;
  const least = 1 + steps.findLastIndex(({ isForAllAtOnce }) => isForAllAtOnce === true);
  await together(async (rows) => {
    await rows('SELECT pg_advisory_xact_lock($1)', [FORWARD_LOCK]);
    await rows('CREATE TABLE IF NOT EXISTS form (version integer NOT NULL)');
    // The oldest form that a program must know to work with this one.
    await rows('ALTER TABLE form ADD COLUMN IF NOT EXISTS least integer NOT NULL DEFAULT 1');
    const [known] = await rows<{ version: number; least: number }>('SELECT version, least FROM form');
    const form = known?.version ?? 0;
    if (known !== undefined && known.least > newest)
      throw new Error(
        `This database was written by a newer version of Parlour (form ${form}, this one knows ${newest}). Start that version or a newer one.`,
      );
    for (const { sql } of steps.slice(form)) await rows(sql);
    if (known === undefined) await rows('INSERT INTO form (version, least) VALUES ($1, $2)', [newest, least]);
    else if (form < newest) await rows('UPDATE form SET version = $1, least = $2', [newest, least]);
  });
}

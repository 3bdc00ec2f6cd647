import { join } from 'node:path';
import { dice } from '@parlour/server/testing/play.ts';
import pg from 'pg';
import { openStage, type Stage } from '../../../prove/fleet/stage/stage.ts';
import { type Line, print, thousands } from '../../measure.ts';
import { isReached, quantile } from '../figures.ts';
import { type Load, startLoad } from '../load/load-process.ts';
import type { FleetScope } from './fleet-scope.ts';

/** Real games that are played to their end first; the others are copies of them under names of their own. */
const PLAYED = 10;
/** A difference below this is noise: runs with the same database differ by as much. */
const NOISE = 1.25;
const PER_TABLE = 1;
const AT_ONCE = 2000;

type Latency = { median: number; p99: number };
type Finished = { few: Latency; many: Latency; games: number[]; lines: number; bytes: number; scans: number };

/** Latencies at two houses that differ in nothing but their finished games, ten and a hundred thousand: in turns, because whatever else the machine has to do changes by the minute. */
export async function benchFinished(scope: FleetScope): Promise<{ ok: boolean; results: Finished }> {
  const houses: Place[] = [];
  try {
    for (const name of ['few', 'many']) houses.push(await placed(join(scope.folder, name), scope));
    const [few, many] = houses as [Place, Place];
    await multiplied(many.database, await finishedIn(many.database), scope.games);
    const scanned = await scannedIn(many.database);
    const took = new Map<Place, number[]>(houses.map((house) => [house, []]));
    for (const house of [few, many, few, many, many, few, few, many]) {
      const { latencies } = await house.load.steady(scope.tables * PER_TABLE, scope.seconds / 4);
      took.get(house)?.push(...latencies);
    }
    const of = (house: Place): Latency => ({
      median: quantile(took.get(house) ?? [], 0.5),
      p99: quantile(took.get(house) ?? [], 0.99),
    });
    const scans = (await scannedIn(many.database)) - scanned;
    const games = await Promise.all(houses.map(async ({ database }) => (await finishedIn(database)).length));
    const [size] = (await many.database.query(SIZE)).rows as { lines: string; bytes: string }[];
    const results = {
      few: of(few),
      many: of(many),
      games,
      lines: Number(size?.lines),
      bytes: Number(size?.bytes),
      scans,
    };
    const ratio = results.many.median / results.few.median;
    const lines: Line[] = [
      { what: `${games[0]} finished games: median, p99`, value: shown(results.few) },
      { what: `${thousands(Number(games[1]))} finished games: median, p99`, value: shown(results.many) },
      { what: 'median, many / few', value: ratio.toFixed(2), bar: String(NOISE), ok: ratio <= NOISE },
      {
        what: 'rows read by going through a whole table, a second',
        value: thousands(scans / scope.seconds),
      },
      { what: 'lines in the database', value: thousands(results.lines) },
      { what: 'lines, keys and snapshots, bytes a line', value: (results.bytes / results.lines).toFixed(0) },
    ];
    print(`Until acknowledged, at ${scope.tables} tables of Economicus, a move a second each`, lines);
    return { ok: isReached(lines), results };
  } finally {
    for (const { load, database, stage } of houses) {
      load.stop();
      await database.end();
      await stage.close();
    }
  }
}

type Place = { stage: Stage; database: pg.Client; load: Load };

/** A house with a few games that were played to their end, and tables at which others go on. */
async function placed(folder: string, scope: FleetScope): Promise<Place> {
  const stage = await openStage({ folder, nodes: 1, hasRedis: scope.hasRedis, random: dice(1) });
  const database = new pg.Client({ connectionString: stage.database });
  await database.connect();
  const first = startLoad(1);
  const load = startLoad(1);
  await first.sit('parlour', stage.address, PLAYED, { game: 'manticore', seats: 2 });
  await first.saturate(100);
  first.stop();
  if ((await finishedIn(database)).length === 0) throw new Error('no game came to its end');
  await load.sit('parlour', stage.address, scope.tables, { game: 'economicus', seats: 2, options: { rules: 'full' } });
  await load.steady(scope.tables * PER_TABLE, scope.seconds / 4);
  return { stage, database, load };
}

const shown = ({ median, p99 }: Latency): string => `${median.toFixed(1)}, ${p99.toFixed(1)} ms`;

const SIZE = `SELECT (SELECT COUNT(*) FROM lines) AS lines,
  pg_total_relation_size('lines') + pg_total_relation_size('snapshots') + pg_total_relation_size('tables') AS bytes`;

/** A question that goes through a table from its beginning to its end costs more with every game there is. */
const scannedIn = async (database: pg.Client): Promise<number> =>
  Number((await database.query('SELECT SUM(seq_tup_read) AS read FROM pg_stat_user_tables')).rows[0]?.read);

const finishedIn = async (database: pg.Client): Promise<string[]> =>
  (await database.query(`SELECT id FROM rooms WHERE state = 'over'`)).rows.map(({ id }) => id as string);

/** Copies of finished games under other names, everything that belongs to them with them, whatever columns there are. */
async function multiplied(database: pg.Client, over: readonly string[], wanted: number): Promise<void> {
  const places = [
    ['tables', 'id'],
    ['lines', 'id'],
    ['snapshots', 'id'],
    ['rooms', 'id'],
    ['sitting', 'room'],
  ] as const;
  const each = Math.ceil(wanted / over.length);
  for (const [i, id] of over.entries())
    for (let from = 0; from < each; from += AT_ONCE) {
      const to = Math.min(each, from + AT_ONCE) - 1;
      await database.query('BEGIN');
      for (const [table, by] of places)
        await database.query(`${await copying(database, table, i)} WHERE ${by} = $1`, [id, from, to]);
      await database.query('COMMIT');
    }
  await database.query('VACUUM ANALYZE');
  // What was written just now is on the disk before anything is measured.
  await database.query('CHECKPOINT');
}

async function copying(database: pg.Client, table: string, i: number): Promise<string> {
  const { rows } = await database.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const named = `'f${String.fromCharCode(97 + i)}' || lpad(n::text, 10, '0')`;
  const values = rows.map(({ name, type }) => (type === 'text' ? `replace("${name}", $1, ${named})` : `"${name}"`));
  return `INSERT INTO ${table} (${names}) SELECT ${values.join(', ')} FROM ${table}, generate_series($2::integer, $3::integer) AS n`;
}

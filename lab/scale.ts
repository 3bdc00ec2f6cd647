/** `node lab/scale.ts`: writes docs/scale.md from the costs in lab/scale.json, which `npm run bench fleet` measured. Whoever has other prices or machines changes the file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PLAYERS = [1e3, 1e5, 1e7];
const YEAR = 365 * 86_400;

type Scale = Record<'measured' | 'assumed' | 'machines', Record<string, number>> & {
  prices: Record<string, number> & { currency: never };
};

/** What so many players at once need, at the busiest hour; storage by what is usual. */
function needs({ measured: m, assumed: a, machines, prices }: Scale, players: number) {
  const of = (from: Record<string, number>, name: string): number => {
    const value = from[name];
    if (value === undefined) throw new Error(`lab/scale.json: ${name} is missing`);
    return value;
  };
  const tables = players / of(a, 'playersPerTable');
  const moves = tables / of(a, 'secondsBetweenMoves');
  const copies = of(a, 'nodesThatHaveATable');
  const nodeCores = ((moves * of(m, 'nodeMsPerMove')) / 1000 / of(a, 'busyAtMost')) * copies;
  const nodeGigabytes = (tables * of(m, 'kilobytesPerTable') * copies) / 1e6 / of(a, 'busyAtMost');
  const nodes = {
    byProcessor: nodeCores / of(machines, 'nodeCores'),
    byMemory: nodeGigabytes / of(machines, 'nodeGigabytes'),
    byConnections: players / of(machines, 'nodeConnections'),
  };
  const postgresCores = (moves * of(m, 'postgresMsPerMove')) / 1000 / of(a, 'busyAtMost');
  const walMegabytes = (moves * of(m, 'walBytesPerMove')) / 1e6;
  const postgres = {
    byProcessor: postgresCores / of(machines, 'postgresCores'),
    byLog: walMegabytes / of(machines, 'postgresWalMegabytesPerSecond'),
  };
  const sentMegabytes = (moves * of(a, 'playersPerTable') * of(m, 'toldBytesPerMoveAndClient')) / 1e6;
  const uplinks = (sentMegabytes * 8) / 1000 / of(machines, 'uplinkGigabitsPerSecond');
  const usual = of(a, 'averageOfPeak');
  const storedTerabytes = (moves * usual * YEAR * of(m, 'linesPerMove') * of(m, 'storedBytesPerLine')) / 1e12;
  const howMany = Math.max(2, Math.ceil(Math.max(...Object.values(nodes))));
  // One channel for the whole house: every process of every machine hears of every move. Divided, only those that have the table would.
  const processes = howMany * of(machines, 'nodeCores');
  const messages = { inOneChannel: moves * (1 + processes), divided: moves * (1 + copies) };
  const redis = messages.inOneChannel / of(machines, 'redisMessagesPerSecond');
  const redisDivided = messages.divided / of(machines, 'redisMessagesPerSecond');
  const shards = Math.max(1, Math.ceil(Math.max(...Object.values(postgres))));
  const month =
    howMany *
      (of(machines, 'nodeCores') * of(prices, 'coreMonth') +
        of(machines, 'nodeGigabytes') * of(prices, 'gigabyteOfMemoryMonth')) +
    // A replica stands beside every primary.
    2 * Math.max(2, postgresCores) * of(prices, 'coreMonth') +
    ((2 * storedTerabytes * 1000) / 2) * of(prices, 'gigabyteStoredMonth') +
    ((sentMegabytes * usual * YEAR) / 12 / 1000) * of(prices, 'gigabyteSent');
  return {
    tables,
    moves,
    nodes,
    howMany,
    postgresCores,
    walMegabytes,
    postgres,
    shards,
    messages,
    redis,
    redisDivided,
    sentMegabytes,
    uplinks,
    storedTerabytes,
    month,
  };
}

const thousands = (n: number): string => Math.round(n).toLocaleString('en-US');
const small = (n: number): string => (n >= 100 ? thousands(n) : String(Number(n.toPrecision(2))));

/** The most players at once for whom one is enough. */
function enough(scale: Scale, share: (needed: ReturnType<typeof needs>) => number): number {
  let [least, most] = [1, 1e9];
  while (most / least > 1.001) {
    const middle = Math.sqrt(least * most);
    if (share(needs(scale, middle)) <= 1) least = middle;
    else most = middle;
  }
  return least;
}

/** Up to how many players one of each is enough: what gives way first stands first. */
function limits(scale: Scale): { what: string; players: number; moves: string }[] {
  return [
    {
      what: 'the one PostgreSQL that writes, by its processors',
      players: enough(scale, ({ postgres }) => postgres.byProcessor),
      moves:
        'Batches: lines of many tables go in one statement, and the fuller a batch, the less a line costs. Then shards by the name of the table: no question joins two tables of a house, so that it could lie in many databases by one rule (the first letters of the name); Citus does the same behind one address, with `lines`, `snapshots`, `rooms` and `tables` distributed by their id',
    },
    {
      what: 'the log (WAL) of that PostgreSQL, on one disk',
      players: enough(scale, ({ postgres }) => postgres.byLog),
      moves:
        'Commits in groups (`commit_delay`), snapshots less often, full pages compressed (`wal_compression`); then the same shards',
    },
    {
      what: 'the one channel of one Redis, in which every node hears of every move',
      players: enough(scale, ({ redis }) => redis),
      moves:
        'A channel for each of so many parts of the names, and nodes that listen to the parts they have, with a proxy that sends those of one table to one node; sharded publish and subscribe (Redis 7) then spreads the parts over a cluster. Without Redis the same holds for LISTEN and NOTIFY, earlier',
    },
    {
      what: 'the line out of one place',
      players: enough(scale, ({ uplinks }) => uplinks),
      moves: 'Compression of what is told (a fifth), fewer eyes on a line; several places, each with its own proxy',
    },
  ].sort((a, b) => a.players - b.players);
}

export function scaleText(scale: Scale, backing: string): string {
  const all = PLAYERS.map((players) => needs(scale, players));
  const row = (what: string, of: (each: (typeof all)[number]) => string) => `| ${what} | ${all.map(of).join(' | ')} |`;
  const { currency } = scale.prices;
  const list = (from: object) =>
    Object.entries(from)
      .map(([name, value]) => `\`${name}\` ${value}`)
      .join(', ');
  return `# Scale

What so many people at once would need, reckoned from what a move was measured to cost (\`npm run bench fleet\`) and from what is assumed about people, machines and prices. All of it is in
[lab/scale.json](../lab/scale.json); \`node lab/scale.ts\` writes this page anew.

| players at once | ${PLAYERS.map(thousands).join(' | ')} |
| --- | ${PLAYERS.map(() => '---').join(' | ')} |
${row('tables', ({ tables }) => thousands(tables))}
${row('moves a second', ({ moves }) => small(moves))}
${row('machines with nodes, a process a core (at least two, so that one may die)', ({ howMany }) => thousands(howMany))}
${row('of that by processor / by memory / by connections', ({ nodes: n }) => `${small(n.byProcessor)} / ${small(n.byMemory)} / ${small(n.byConnections)}`)}
${row('cores of PostgreSQL', ({ postgresCores }) => small(postgresCores))}
${row('its log, MB a second', ({ walMegabytes }) => small(walMegabytes))}
${row('databases (shards), each with a replica', ({ shards }) => thousands(shards))}
${row('messages through Redis, a second: as it is, in one channel', ({ messages }) => small(messages.inOneChannel))}
${row('the same, if nodes heard only of the tables they have', ({ messages }) => small(messages.divided))}
${row('servers of Redis for that', ({ redisDivided }) => thousands(Math.ceil(redisDivided)))}
${row('sent to players, MB a second', ({ sentMegabytes }) => small(sentMegabytes))}
${row('stored in a year, TB', ({ storedTerabytes }) => small(storedTerabytes))}
${row(`${currency} a month (storage: of half a year)`, ({ month }) => thousands(month))}

**PostgreSQL.** Nothing of this is needed before the sizes above. \`lines\` is to be partitioned by a hash of the match when its index no longer fits the memory of one machine: a table's lines lie together by their key (match, line), an old game is never read unless somebody opens it, and
partitions can be vacuumed and moved one by one. Replicas are for safety and for who looks back (records, lists), not for players: whoever plays reads what was written a moment ago. To shard is needed when one machine's
processors or log are full: see below.

## What gives way first

| | up to so many players at once | what moves it |
| --- | --- | --- |
${limits(scale)
  .slice(0, 3)
  .map(({ what, players, moves }) => `| ${what} | ${thousands(Number(players.toPrecision(2)))} | ${moves} |`)
  .join('\n')}

${limits(scale)
  .slice(3)
  .map(({ what, players }) => `After these: ${what}, ${thousands(Number(players.toPrecision(2)))}.`)
  .join(
    ' ',
  )} Nodes do not give way: a machine of them carries ${thousands(Number((1 / Math.max(...Object.values(needs(scale, 1).nodes))).toPrecision(2)))} players, and there may be as many as wanted; a proxy that sends those of one table to one node spares the others from following it.

## What it is reckoned from

- measured: ${list(scale.measured)};
- assumed about people: ${list(scale.assumed)};
- machines: ${list(scale.machines)};
- prices: ${list(scale.prices)}.

${backing}
`;
}

/** What was run besides, in words that no reckoning makes. */
export const backing = (): string => readFileSync(here('./scale-backing.md'), 'utf8').trim();
export const scale = (): Scale => JSON.parse(readFileSync(here('./scale.json'), 'utf8')) as Scale;

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(here('../docs/scale.md'), scaleText(scale(), backing()));

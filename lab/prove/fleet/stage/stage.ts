import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@parlour/server/testing/postgres.ts';
import { startRedis, type TestRedis } from '@parlour/server/testing/redis.ts';
import { type Front, openFront, type Spread } from './front.ts';
import { FleetNode } from './node.ts';
import { freePort } from './ports.ts';
import { Way } from './way.ts';

type StageHow = {
  /** Where everything is written that has to be looked at afterwards. */
  folder: string;
  nodes: number;
  hasRedis: boolean;
  random(n: number): number;
  spread?: Spread;
  /** What PostgreSQL is told besides: a weaker setting, that must be found out. */
  settings?: readonly string[];
};

/** Whoever speaks with whom: clients with a node, a node with PostgreSQL, a node with Redis. */
type Ways = { clients: Way; postgres: Way; redis: Way | null };

/** PostgreSQL, Redis and nodes of our own, and between any two of them a way that can be cut. */
export type Stage = {
  address: string;
  /** Past all ways, for who checks. */
  database: string;
  postgres: Postgres;
  redis: TestRedis | null;
  nodes: readonly FleetNode[];
  ways: readonly Ways[];
  close(): Promise<void>;
};

export async function openStage(how: StageHow): Promise<Stage> {
  const { folder, nodes: count, random } = how;
  const app = join(folder, 'app/');
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'index.html'), '<!doctype html>');
  const postgresPort = await freePort();
  const postgres = await startPostgres({ port: postgresPort, ...(how.settings && { settings: how.settings }) });
  const database = await postgres.fresh();
  const redisPort = await freePort();
  const redis = how.hasRedis ? await startRedis(redisPort) : null;
  const fronts: Front[] = [];
  const cable = async (way: Way): Promise<number> => {
    const front = await openFront([way], random);
    fronts.push(front);
    return front.port;
  };
  const nodes: FleetNode[] = [];
  const ways: Ways[] = [];
  for (let i = 0; i < count; i++) {
    const name = `node-${i + 1}`;
    const port = await freePort();
    const own: Ways = {
      clients: new Way(port),
      postgres: new Way(postgresPort),
      redis: redis === null ? null : new Way(redisPort),
    };
    ways.push(own);
    const data = database.replace(`:${postgresPort}/`, `:${await cable(own.postgres)}/`);
    const carried = own.redis === null ? [] : ['--redis', `redis://127.0.0.1:${await cable(own.redis)}`];
    // A server that is alone needs no name.
    const called = count > 1 || redis !== null ? ['--node', name] : [];
    const args = ['--data', data, ...carried, ...called, '--app', app, '--per-minute', '1000000'];
    const log = join(folder, `${name}.log`);
    nodes.push(new FleetNode({ name, port, args, log }));
  }
  // The first brings the database into its form; the others find it so.
  await nodes[0]?.start();
  await Promise.all(nodes.map((node) => node.start()));
  const front = await openFront(
    ways.map(({ clients }) => clients),
    random,
    how.spread,
  );
  return {
    address: `http://127.0.0.1:${front.port}`,
    database,
    postgres,
    redis,
    nodes,
    ways,
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      for (const each of [front, ...fronts]) each.close();
      await redis?.close();
      await postgres.stop();
    },
  };
}

/** `npm start`: a house of one's own. One port, one file, nothing to configure. And `parlour serve`, where somebody wants to. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Kind, ownHands, workQueue } from '@parlour/work';
import { renderUnicodeCompact } from 'uqr';
import { botPool } from './bots/pool.ts';
import { type Config, readConfig } from './config.ts';
import { openFleet } from './fleet/open-fleet.ts';
import { tellingStore } from './fleet/telling-store.ts';
import { House } from './house/house.ts';
import { realTime, type Time } from './house/time/clocks.ts';
import { openServer } from './http/app.ts';
import { hostToken } from './http/host.ts';
import { networkAddress } from './network.ts';
import { closeOnSignal } from './ops/closing.ts';
import { readiness } from './ops/health.ts';
import { openLog, takeConsole } from './ops/log.ts';
import { meteredStore } from './ops/metered.ts';
import { countFailure, meters, meterWork } from './ops/meters.ts';
import { openMetrics } from './ops/metrics.ts';
import type { HouseStore } from './store/index.ts';
import { isPostgres, openStore, shownPlace } from './store/open.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function configured(): Config {
  try {
    return readConfig(process.argv.slice(2), process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

async function storeIn(data: string): Promise<HouseStore> {
  try {
    if (!isPostgres(data)) mkdirSync(dirname(data), { recursive: true });
    // Only for the proof that acknowledged means on the disk: it must fail with less.
    return await openStore(data, process.env['PARLOUR_SYNCHRONOUS'] === 'OFF');
  } catch (error) {
    return fail(
      `${shownPlace(data)}: ${(error as Error).message}\nAnother place: npm start -- --data FILE   (or PARLOUR_DATA=FILE npm start; postgresql://… for a database server)`,
    );
  }
}

function announce({ host, data }: Config, port: number, token: string | null): void {
  const here = `Parlour is open at http://localhost:${port}/`;
  const line = '─'.repeat(here.length + 8);
  const gap = ' '.repeat(here.length + 8);
  console.log(`\n  ┌${line}┐\n  │${gap}│\n  │    ${here}    │\n  │${gap}│\n  └${line}┘\n`);
  const lan = networkAddress({ host });
  if (lan !== null) {
    const there = `http://${lan}:${port}/`;
    console.log(`  On a phone in the same network: ${there}\n`);
    const code = renderUnicodeCompact(there, { border: 2 });
    console.log(`${code.replace(/^/gm, '  ')}\n`);
  }
  if (token !== null)
    console.log(
      `  This house is yours: http://localhost:${port}/house#${token}\n  Keep that link; it is shown only now. Another one: npm start -- --new-host-token\n`,
    );
  console.log(
    `  Tables of this house are kept in ${shownPlace(data)}\n  Ctrl-C ends it; every table goes on where it was.\n`,
  );
}

const config = configured();
if (!existsSync(join(config.app, 'index.html')))
  fail('The app is not built yet. Run npm start: it builds what is missing.');
const log = openLog(config);
if (config.log === 'json') takeConsole(log);
const store = meteredStore(await storeIn(config.data));
const fleet = await openFleet(config, store);
const time: Time = { steady: realTime.steady, calendar: fleet.now };
const failed = (kind: Kind<never, unknown>, err: Error) => {
  countFailure(kind);
  log.warn({ err, work: kind.name }, 'work failed');
};
// Without it everything goes on, so nothing else would say so.
const toldOfRedis = (isThere: boolean, err?: Error) => {
  meters.redisUp.set(isThere ? 1 : 0);
  if (isThere) log.warn('Redis answers');
  else log.warn({ err }, 'Redis does not answer: news and work go without it');
};
const work = config.redis === null ? ownHands(failed) : workQueue(config.redis, failed, toldOfRedis);
meterWork(work);
const house = await House.open(tellingStore(store, fleet), botPool(), { ...config, fleet, time, work });
// What lines of JSON are gathered by is no place for a token: `parlour host` makes one.
const token = config.log === 'json' ? null : await hostToken(store, config.newHostToken);
const ready = readiness(store);
const server = await openServer(house, config, { log, ready });
const { metricsPort } = config;
let metricsAt: number | null = null;

closeOnSignal(
  { ready, log, drain: config.drain },
  () => server.close(),
  () => house.close(),
  () => store.close(),
);

try {
  if (metricsPort !== null) metricsAt = await openMetrics(house, ready, { ...config, metricsPort });
  await server.listen({ port: config.port, host: config.host });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const { port } = config;
  if (code === 'EADDRINUSE')
    fail(
      `Port ${port} is taken, perhaps by another Parlour: look at http://localhost:${port}/.\nTo use another port: npm start -- --port ${port + 1}   (or PORT=${port + 1} npm start)`,
    );
  if (code === 'EACCES') fail(`Port ${port} is not allowed to you. Take one above 1023: npm start -- --port 4444`);
  fail(message);
}
const address = server.server.address();
const port = typeof address === 'object' && address !== null ? address.port : config.port;
if (config.log === 'text') announce(config, port, token);
else log.info({ port, host: config.host, data: shownPlace(config.data), metrics: metricsAt }, 'open');

/** `npm start`: a house of one's own. One port, one file, nothing to configure. */
import { existsSync, mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { botPool } from './bots/pool.ts';
import { type Config, readConfig } from './config.ts';
import { House } from './house/house.ts';
import { openServer } from './http/app.ts';
import { hostToken } from './http/host.ts';
import { type HouseStore, sqliteStore } from './store/index.ts';

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

function storeIn(file: string): HouseStore {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Only for the proof that acknowledged means on the disk: it must fail with less.
    return sqliteStore(file, process.env['PARLOUR_SYNCHRONOUS'] === 'OFF' ? 'OFF' : 'FULL');
  } catch (error) {
    return fail(
      `${(error as Error).message}\nAnother file: npm start -- --data FILE   (or PARLOUR_DATA=FILE npm start)`,
    );
  }
}

/** The address of this machine for others in the same network; `null` if it is in none. */
function networkAddress(): string | null {
  for (const list of Object.values(networkInterfaces()))
    for (const each of list ?? []) if (each.family === 'IPv4' && !each.internal) return each.address;
  return null;
}

function announce({ host, data }: Config, port: number, token: string | null): void {
  const here = `Parlour is open at http://localhost:${port}/`;
  const line = '─'.repeat(here.length + 8);
  const gap = ' '.repeat(here.length + 8);
  console.log(`\n  ┌${line}┐\n  │${gap}│\n  │    ${here}    │\n  │${gap}│\n  └${line}┘\n`);
  const lan = host === '127.0.0.1' || host === 'localhost' ? null : networkAddress();
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
  console.log(`  Tables of this house are kept in ${data}\n  Ctrl-C ends it; every table goes on where it was.\n`);
}

const config = configured();
if (!existsSync(join(config.app, 'index.html')))
  fail('The app is not built yet. Run npm start: it builds what is missing.');
const store = storeIn(config.data);
const house = new House(store, botPool(), config);
const token = await hostToken(store, config.newHostToken);
const server = await openServer(house, config);

let isClosing = false;
async function close(): Promise<void> {
  if (isClosing) process.exit(1);
  isClosing = true;
  await server.close();
  await house.close();
  store.close();
  process.exit(0);
}
process.on('SIGINT', () => void close());
process.on('SIGTERM', () => void close());

try {
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
announce(config, typeof address === 'object' && address !== null ? address.port : config.port, token);

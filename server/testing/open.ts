import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Time } from '../house/clocks.ts';
import { botPool, House, type HouseStore, openServer, readConfig, sqliteStore } from '../index.ts';

export type OpenHouse = { address: string; house: House; store: HouseStore; file: string; close(): Promise<void> };

/** A whole server on a free port, with its own file of SQLite. */
export async function openTestHouse(
  how: {
    file?: string;
    time?: Time;
    port?: number;
    perMinute?: number;
    noticesInside?: boolean;
    noticesAfter?: number;
  } = {},
): Promise<OpenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  const file = how.file ?? join(folder, 'house.sqlite');
  // The app itself is the browser tests' business.
  const app = join(folder, 'app/');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<!doctype html><script>void 0;</script>');
  const store = sqliteStore(file);
  const house = new House(store, botPool(1), how);
  const config = {
    ...readConfig([], {}),
    perMinute: how.perMinute ?? 100_000,
    port: how.port ?? 0,
    host: '127.0.0.1',
    app,
    data: file,
  };
  const server = await openServer(house, config);
  await server.listen({ port: config.port, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    house,
    store,
    file,
    async close() {
      await server.close();
      await house.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

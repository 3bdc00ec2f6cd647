import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { House } from '@parlour/server/house/house.ts';
import { type HouseStore, sqliteStore } from '@parlour/server/store/index.ts';

/** Does something with a house in this process, on a file of its own, without bots. */
export async function inOwnHouse<T>(work: (house: House, store: HouseStore) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const store = sqliteStore(join(folder, 'house.sqlite'));
  const noBots = {
    threads: 1,
    think: () => Promise.reject(new Error('there are no bots here')),
    close: async () => {},
  };
  const house = await House.open(store, noBots);
  try {
    return await work(house, store);
  } finally {
    await house.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

import type { Config } from '../config.ts';
import type { HouseStore } from '../store/index.ts';
import { isPostgres } from '../store/open.ts';
import { freshId } from '../store/people.ts';
import { alone } from './alone.ts';
import { notifyCarrier, redisCarrier } from './carriers.ts';
import type { Fleet } from './fleet.ts';
import { postgresFleet } from './postgres-fleet.ts';

/** The servers of a house: on a file one, on a database of PostgreSQL as many as are started. */
export async function openFleet(
  { data, redis, node, address }: Pick<Config, 'data' | 'redis' | 'node' | 'address'>,
  store: HouseStore,
): Promise<Fleet> {
  if (!isPostgres(data)) return alone();
  const house = await houseName(store);
  return postgresFleet(data, { node, address }, (receive) =>
    redis === null ? notifyCarrier(data, receive) : redisCarrier(redis, house, receive),
  );
}

/** What this house is called among its servers, and where others leave their work too: whoever comes first says it. */
export async function houseName({ settings }: HouseStore): Promise<string> {
  await settings.add('house', freshId());
  return (await settings.get('house')) ?? '';
}

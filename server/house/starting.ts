import { keptFor, seedsAfter } from '@parlour/table';
import type { HouseStore, KeptRoom } from '../store/index.ts';
import { refuse } from './refusals.ts';

/** Why the game cannot begin with these seats; `null`: it can. */
export function notReady({ seats }: KeptRoom): ReturnType<typeof refuse> | null {
  if (seats.some(({ person, bot }) => person === null && bot === null)) return refuse('seatsFree');
  return seats.every(({ person }) => person === null) ? refuse('noSeat') : null;
}

/** Lays the table people have gathered for, unless it is laid: whoever comes second finds the first one's. */
export async function layTable({ tables }: HouseStore, room: KeptRoom): Promise<void> {
  const { id, game, rules, options, seats, from } = room;
  if ((await tables.load(id)) !== null) return;
  const setup = {
    sitters: seats.map(({ name, bot }) => ({ name, bot })),
    options,
    picks: seats.map(({ pick }) => pick),
    ...(from && { from }),
  };
  const origin = from === undefined ? null : await tables.load(from.table);
  const seeds = origin && seedsAfter(origin.kept.seeds, await tables.lines(origin.kept.id, 0, origin.version));
  await tables.create({ ...keptFor(id, game, rules, setup), ...(seeds && { seeds }) });
}

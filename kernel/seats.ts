import type { Seat, Table } from './types.ts';

/** One entry for each of `ids`, which are 0, 1, 2 and so on. */
export const tableOf = <K extends number, T>(ids: readonly K[], make: (id: K) => T): Table<K, T> =>
  ids.map(make) as unknown as Table<K, T>;

/** All seats in seat order, beginning with `first`. */
export const roundFrom = (seats: readonly Seat[], first: Seat): Seat[] => [
  ...seats.slice(first),
  ...seats.slice(0, first),
];

/** All other seats in seat order, beginning after `seat`. */
export const othersFrom = (seats: readonly Seat[], seat: Seat): Seat[] => roundFrom(seats, seat).slice(1);

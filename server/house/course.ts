import type { Seat } from '@parlour/kernel';
import type { Table } from '@parlour/table';
import type { KeptRoom } from '../store/index.ts';
import { isBotAwaited } from './screen/sitting.ts';
import type { Clocks } from './time/clocks.ts';

/** How the game at a table goes on, as lists show it and whoever takes the table up needs it: whom it waits for, what the clocks say. */
export function courseOf(kept: KeptRoom, table: Table | null, clocks: Clocks | null, now: number): Partial<KeptRoom> {
  if (table === null || table.dice !== null || kept.state !== 'playing') return { isBusy: kept.state === 'dice' };
  const { waiting, outcome } = table.updateFor([]);
  if (outcome !== null) return { state: 'over', due: null, awaited: [], plans: {}, isBusy: false };
  const awaited = (waiting?.seats ?? []).filter((seat) => kept.seats[seat]?.person !== null);
  const sinceOf = (seat: Seat) => (kept.awaited.includes(seat) ? kept.since?.[seat] : undefined) ?? table.version;
  // Where the host has just stopped the game, what is left to everybody is written down already.
  const ticking = kept.isPaused === true ? null : clocks;
  const running = (ticking?.runningSeats ?? []).map((seat) => ticking?.leftOf(seat) ?? 0);
  return {
    ...ticking?.kept(),
    due: running.length === 0 ? null : Math.round(now + Math.min(...running)),
    awaited: [...awaited],
    since: Object.fromEntries(awaited.map((seat) => [seat, sinceOf(seat)])),
    isBusy: isBotAwaited(kept, table),
  };
}

import type { Seat } from '@parlour/kernel';
import type { Table } from '@parlour/table';
import type { KeptRoom } from '../../store/index.ts';

/** Who sits at a table: persons where bots began, and bots for persons who are away. */
export function takeUpSeats(table: Table, seats: KeptRoom['seats'], before: KeptRoom['seats'] = []): void {
  for (const [seat, { person, standIn }] of seats.entries()) {
    if (person !== null && !table.persons.includes(seat as Seat)) table.takeSeat(seat as Seat);
    if (standIn !== (before[seat]?.standIn ?? null)) table.standIn(seat as Seat, standIn);
  }
}

/** Whether a bot has yet to move, or the dice are being settled. */
export function isBotAwaited({ state, isPaused, seats }: KeptRoom, table: Table | null): boolean {
  if (table === null || state === 'dice') return state === 'dice';
  const waiting = state === 'playing' && isPaused !== true ? table.updateFor([]).waiting : null;
  return waiting?.seats.some((seat) => seats[seat]?.bot !== null || seats[seat]?.standIn !== null) ?? false;
}

export function forgetNames(table: Table, seats: readonly Seat[]): void {
  const names = table.kept.names.map((name, seat) => (seats.includes(seat as Seat) ? null : name));
  table.kept = { ...table.kept, names };
}

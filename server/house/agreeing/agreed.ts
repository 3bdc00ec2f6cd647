import type { Seat } from '@parlour/kernel';
import type { Answer, Asks, Table } from '@parlour/table';
import type { KeptRoom } from '../../store/index.ts';
import { refuse } from '../refusals.ts';

type Wish = NonNullable<KeptRoom['asks']>[string];

/** What people have agreed on is what the table goes by, whichever server they said it to. */
export function agreedOn(table: Table, kept: KeptRoom, before?: KeptRoom): void {
  for (const [seat, wish] of Object.entries(kept.asks ?? {})) {
    const known = before?.asks?.[seat];
    if (wish.what !== undefined && wish.what !== known?.what) table.asks(Number(seat) as Seat, wish.what);
    if (wish.next !== undefined && wish.next !== known?.next) table.asks(Number(seat) as Seat, 'next');
  }
  const { asking = null } = kept;
  if (table.dice !== null || (asking !== null && asking.at !== table.version)) return;
  const asked = asking && { seat: asking.seat, agreed: asking.agreed };
  if (JSON.stringify(asked) !== JSON.stringify(table.consent.asked)) table.consent.share(asked);
}

/** What changes when somebody answers whether a move may be taken back. */
export function answeredUndo(
  { asking }: KeptRoom,
  table: Table,
  seat: Seat,
  agrees: boolean,
): Partial<KeptRoom> | Answer {
  if (asking == null || asking.at !== table.version || asking.seat === seat || !table.persons.includes(seat))
    return refuse('cannotUndo', { because: 'nothing' });
  return { asking: agrees ? { ...asking, agreed: [...new Set([...asking.agreed, seat])].sort() } : null };
}

/** What a seat wants to be asked, after it said something about that. */
export const wishOf = (before: Wish = {}, what: Asks, { version }: Table): Wish =>
  what === 'next' ? { ...before, next: version } : { what };

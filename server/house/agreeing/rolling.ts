import type { Seat } from '@parlour/kernel';
import type { Ask, Room } from '@parlour/protocol';
import { type Answer, Dice, type Table } from '@parlour/table';
import type { KeptRoom } from '../../store/index.ts';
import { refuse } from '../refusals.ts';

/** People settle the dice of a game before it begins. */

/** For so long the dice wait for those who do not answer. Their silence gains them nothing: the seed is fixed already. */
export const PATIENCE = 20_000;

/** What somebody adds to the dice; or why they cannot. */
export function rolled({ dice }: KeptRoom, table: Table, ask: Ask): Pick<KeptRoom, 'dice'> | Answer {
  const settling = new Dice(() => table.kept);
  settling.added = dice ?? settling.added;
  const isTaken =
    table.dice !== null &&
    (ask.is === 'promise'
      ? settling.promise(ask.seat, ask.promise)
      : ask.is === 'reveal' && settling.reveal(ask.seat, ask.entropy));
  if (isTaken) return { dice: settling.added };
  return ask.is === 'promise' || ask.is === 'reveal' ? refuse('diceSettled') : refuse('notAtThisStage');
}

export function toldDice({ dice: added }: KeptRoom, table: Table | null): Room['dice'] {
  const dice = table?.dice ?? null;
  if (dice === null) return null;
  return { ...dice, promised: (added?.promised ?? []).flatMap((each, seat) => (each === null ? [] : [seat as Seat])) };
}

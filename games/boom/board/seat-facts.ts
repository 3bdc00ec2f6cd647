import type { Seat, StateView } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Boom } from '../types.ts';
import { tableOf } from './table/context.ts';

/** The two numbers beside a name: the treasury, which wins, and the cards in hand. */
export function seatFacts(props: BoardProps<Boom>, seat: Seat): { label: string; value: string; unit?: string }[] {
  const { view, label } = tableOf(props);
  const player = view.players[seat];
  const treasury = player.treasury.secret;
  return [
    { label: label.seat.treasury, value: treasury === null ? label.seat.hidden : label.money(treasury) },
    {
      label: label.seat.hand,
      value: String(player.hand.secret.length),
      unit: label.seat.cards(player.hand.secret.length),
    },
  ];
}

/** What counts at the end, and so what a chart of the game shows: the treasuries (BO-R37). */
export const scores = (view: StateView<Boom>): number[] =>
  view.seats.map((seat) => view.players[seat].treasury.secret ?? 0);

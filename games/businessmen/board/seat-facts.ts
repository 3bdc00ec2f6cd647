import type { Seat, StateView } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Businessmen } from '../types.ts';
import { tableOf } from './table/context.ts';

/** The two numbers beside a name: points, which win, and coins, which buy them. */
export function seatFacts(props: BoardProps<Businessmen>, seat: Seat): { label: string; value: string }[] {
  const { view, label } = tableOf(props);
  const { points, coins } = view.players[seat];
  return [
    { label: label.seat.points, value: `★ ${points}` },
    { label: label.seat.coins, value: label.seat.money(coins) },
  ];
}

/** What wins, and so what a chart of the game shows. */
export const scores = (view: StateView<Businessmen>): number[] => view.seats.map((seat) => view.players[seat].points);

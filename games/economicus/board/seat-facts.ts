import type { Seat, StateView } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { INDUSTRIES } from '../content/industries.ts';
import { LOAN } from '../content/table.ts';
import type { Economicus } from '../types.ts';
import { tableOf } from './table/context.tsx';

/** The two numbers beside a name: stars, which win, and money. */
export function seatFacts(
  props: BoardProps<Economicus>,
  seat: Seat,
): { label: string; value: string; unit?: string }[] {
  const { view, facts, label } = tableOf(props);
  const { stars, isOut } = facts.seats[seat];
  if (isOut) return [{ label: label.seat.stars, value: label.league.out }];
  return [
    { label: label.seat.stars, value: `★ ${stars.total}`, unit: `/ ${facts.target}` },
    { label: label.seat.cash, value: `${view.players[seat].cash}M` },
  ];
}

/** What everybody is worth, for the chart: cash and companies at their prices less the loans. */
export const scores = (view: StateView<Economicus>): number[] =>
  view.seats.map((seat) => {
    const { cash, companies, mortgaged } = view.players[seat];
    return INDUSTRIES.reduce(
      (sum, industry) => sum + companies[industry] * (view.prices[industry] ?? 0) - LOAN * mortgaged[industry],
      cash,
    );
  });

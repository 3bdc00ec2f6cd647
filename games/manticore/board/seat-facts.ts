import type { Seat, StateView } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import type { Manticore } from '../types.ts';
import { tableOf } from './table/context.ts';
import { isDead } from './table/reading.ts';

/** A space of a width of its own: those between signs and figures are drawn closer on a phone, and words would run together. */
const FIXED = '\u2005';

/** The two numbers beside a name: life, and points left in this round. */
export function seatFacts(props: BoardProps<Manticore>, seat: Seat): { label: string; value: string; unit?: string }[] {
  const { view, facts, label } = tableOf(props);
  const { life, isEnlisted } = view.heroes[seat];
  if (!isEnlisted) return [];
  if (isDead(view, seat)) return [{ label: label.seat.life, value: label.party.dead.replaceAll(/\s/g, FIXED) }];
  const { left, index } = facts.heroes[seat];
  return [
    { label: label.seat.life, value: `♥ ${life}` },
    { label: label.seat.points, value: `${view.round === 0 ? index : left}/${index}`, unit: label.seat.unit },
  ];
}

/** How the heroes fare, for the chart of a finished game: their life. */
export const scores = (view: StateView<Manticore>): number[] => view.seats.map((seat) => view.heroes[seat].life);

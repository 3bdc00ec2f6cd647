import type { Seat, StateView } from '@parlour/kernel';
import type { Stance } from '../../text/board-types.ts';
import type { Boom } from '../../types.ts';
import type { FrameOf } from '../table/reading.ts';

/** How every seat stands to an open round, read off its lists: who has left both of them has answered. */
export function stancesIn(view: StateView<Boom>, round: FrameOf<'funding'>): { seat: Seat; stance: Stance }[] {
  const stanceOf = (seat: Seat): Stance => {
    if (seat === round.lead) return 'lead';
    if (round.bought[seat] > 0) return 'bought';
    if (round.invited === seat) return 'asked';
    if (round.investors.includes(seat)) return 'must';
    if (round.others.includes(seat)) return round.investors.length > 0 ? 'later' : 'may';
    return 'declined';
  };
  return view.seats.map((seat) => ({ seat, stance: stanceOf(seat) }));
}

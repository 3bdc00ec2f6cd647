import { markByColour } from '@parlour/kit/seats/index.ts';
import type { SeatPlan } from '../home/begin.ts';

/**
 * The seats after one of them was changed. A colour that is picked for the game is the seat's mark as well, so that board, seats and log
 * show it; whoever had that mark takes the one that got free. A mark that is changed by itself lets go of the colour.
 */
export function withSeat(seats: readonly SeatPlan[], at: number, changed: SeatPlan): SeatPlan[] {
  const before = seats[at];
  const mark = changed.pick === null ? null : markByColour(changed.pick);
  const isPicked = mark !== null && changed.pick !== before?.pick;
  const own = isPicked
    ? { ...changed, mark }
    : { ...changed, pick: mark !== null && mark !== changed.mark ? null : changed.pick };
  return seats.map((seat, i) => {
    if (i === at) return own;
    const isTaken = seat.mark === own.mark && before !== undefined;
    return isTaken ? { ...seat, mark: before.mark } : seat;
  });
}

import type { Asked, Timer } from '@parlour/games/registry.ts';
import type { Seat } from '@parlour/kernel';
import type { KeptRoom } from '../../store/index.ts';
import type { Attendance } from '../attendance.ts';
import type { RoomHome } from '../room-home.ts';
import { Clocks } from './clocks.ts';

type Place = {
  readonly kept: KeptRoom;
  readonly timer: ((asked: Asked) => Timer) | null;
};

const NO_TIMER: Timer = { is: '', seconds: null, isShared: false };

/** The clocks of a table, as they stood when they were last kept; `null`: it is played without. */
export function clocksOf(place: Place, attendance: Attendance, { time }: RoomHome): Clocks | null {
  const { pace, left } = place.kept;
  if (pace.is === 'none') return null;
  const personAt = (seat: Seat) => place.kept.seats[seat]?.person ?? null;
  const clocks = new Clocks(pace, left, {
    time,
    timerOf: (asked) => place.timer?.(asked) ?? NO_TIMER,
    zoneOf: (seat) => attendance.zoneOf(personAt(seat)),
    lagOf: (seat) => attendance.lagOf(personAt(seat)),
  });
  clocks.restore(place.kept);
  return clocks;
}

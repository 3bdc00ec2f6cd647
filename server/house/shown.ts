import type { Seat } from '@parlour/kernel';
import type { Room } from '@parlour/protocol';
import type { KeptRoom } from '../store/index.ts';
import type { Clocks } from './clocks.ts';

type Around = Pick<Room, 'dice' | 'clock' | 'votes' | 'announcement'> & {
  /** Nobody may talk in the whole house. */
  isSilent: boolean;
  /** Whoever has the table open, by their ids; `null`: somebody without a name. */
  people: readonly (string | null)[];
  viewer: string | null;
};

/** A room as somebody at it is told of it. */
export function shownRoom(
  kept: KeptRoom,
  { people, viewer, dice, clock, votes, announcement, isSilent }: Around,
): Room {
  const { id, game, rules, options, isPublic, pace, state, host, seats, rematch, isChatOff } = kept;
  const seatsOf = (person: string | null): Seat[] =>
    person === null ? [] : seats.flatMap((seat, i) => (seat.person === person ? [i as Seat] : []));
  return {
    id,
    game,
    rules,
    options,
    isPublic,
    pace,
    state,
    host,
    seats: seats.map((seat) => ({
      ...seat,
      isHere: seat.person !== null && people.includes(seat.person),
      isShared: seatsOf(seat.person).length > 1,
    })),
    watchers: people.filter((person) => seatsOf(person).length === 0).length,
    dice,
    clock,
    votes,
    rematch,
    isChatOff: isChatOff || isSilent,
    announcement,
    you: { person: viewer, seats: seatsOf(viewer), isHost: viewer === host },
  };
}

/** What is left to everybody; by days only to those who are asked. */
export function shownClock({ seats, pace }: KeptRoom, clocks: Clocks): NonNullable<Room['clock']> {
  const running = clocks.runningSeats;
  const isShown = (seat: Seat) => seats[seat]?.person !== null && (pace.is === 'live' || running.includes(seat));
  return {
    left: seats.map((_, seat) => (isShown(seat as Seat) ? Math.round(clocks.leftOf(seat as Seat)) : null)),
    running,
  };
}

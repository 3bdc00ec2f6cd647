import type { Seat } from '@parlour/kernel';
import type { Room } from '@parlour/protocol';
import type { KeptRoom } from '../store/index.ts';
import { seatsOf } from './attendance.ts';
import type { Clocks } from './time/clocks.ts';

type Around = Pick<Room, 'dice' | 'clock' | 'votes' | 'announcement' | 'bots'> & {
  hasScreen: boolean;
  plansOf(seats: readonly Seat[]): Room['you']['plans'];
  /** Nobody may talk in the whole house. */
  isSilent: boolean;
  /** Whoever has the table open, by their ids; `null`: somebody without a name. */
  people: readonly (string | null)[];
  viewer: string | null;
  /** Who leads just now. */
  lead: string;
};

/** A room as somebody at it is told of it. */
export function shownRoom(
  kept: KeptRoom,
  { people, viewer, dice, clock, votes, announcement, isSilent, plansOf, bots, hasScreen, lead }: Around,
): Room {
  const { id, game, rules, options, isPublic, pace, state, host, seats, rematch, isChatOff } = kept;
  const own = seatsOf(kept, viewer);
  return {
    id,
    game,
    rules,
    options,
    isPublic,
    pace,
    state,
    host,
    lead,
    seats: seats.map(({ hasLeft: _, ...seat }, at) => ({
      ...seat,
      next: kept.arriving?.[at]?.name ?? null,
      isHere: seat.person !== null && people.includes(seat.person),
      isShared: seatsOf(kept, seat.person).length > 1,
    })),
    watchers: people.filter((person) => seatsOf(kept, person).length === 0).length,
    screen: kept.screen == null ? null : { code: kept.screen, isHere: hasScreen },
    language: kept.language ?? null,
    movedTo: kept.movedTo ?? null,
    isPaused: kept.isPaused === true,
    isTaught: kept.isTaught ?? kept.screen != null,
    skips: kept.skips ?? 0,
    dice,
    clock,
    votes,
    bots,
    rematch,
    isChatOff: isChatOff || isSilent,
    announcement,
    you: {
      person: viewer,
      seats: own,
      next: awaitedBy(kept, viewer),
      isHost: viewer === host,
      leads: viewer === lead,
      plans: plansOf(own),
    },
  };
}

/** The seat a late comer will have with the next round. */
function awaitedBy({ arriving = {} }: KeptRoom, viewer: string | null): Seat | null {
  const found = Object.entries(arriving).find(([, { person }]) => person === viewer);
  return found === undefined ? null : (Number(found[0]) as Seat);
}

/** What is left to everybody; by days only to those who are asked. */
export function shownClock({ seats, pace }: KeptRoom, clocks: Clocks | null): Room['clock'] {
  if (clocks === null) return null;
  const running = clocks.runningSeats;
  const isShown = (seat: Seat) => seats[seat]?.person !== null && (pace.is === 'live' || running.includes(seat));
  return {
    left: seats.map((_, seat) => (isShown(seat as Seat) ? Math.round(clocks.leftOf(seat as Seat)) : null)),
    running,
  };
}

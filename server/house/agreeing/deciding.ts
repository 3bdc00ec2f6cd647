import type { Seat } from '@parlour/kernel';
import type { Answer } from '@parlour/table';
import type { KeptRoom } from '../../store/index.ts';
import { emptied } from '../../store/rooms.ts';
import { seatsOf } from '../attendance.ts';
import { OK, refuse } from '../refusals.ts';
import { votedToEnd, votedToStandIn, withoutVotes } from './votes.ts';

/** What people decide about a table while it is played at: what changes by it, or why nothing does. */
type Changed = Partial<KeptRoom> | Answer;

/** A game that is given up when all wish it. */
export function voteEnd(kept: KeptRoom, version: number, voters: readonly Seat[], agrees: boolean): Changed {
  if (voters.length === 0) return refuse('notYourSeat');
  const { votes, isDecided } = votedToEnd(kept, version, voters, agrees);
  return isDecided ? { votes, state: 'ended', due: null, awaited: [] } : { votes };
}

/** More than half of the others let a bot play for somebody who has kept them waiting for long (`isLong`). */
export function voteStandIn(
  kept: KeptRoom,
  version: number,
  { seat, seats, agrees }: { seat: Seat; seats: readonly Seat[]; agrees: boolean },
  { isLong, bot }: { isLong: boolean; bot: string },
): Changed {
  const voters = seats.filter((each) => each !== seat);
  const absent = kept.seats[seat];
  if (voters.length === 0) return refuse('notYourSeat');
  if (absent === undefined || absent.person === null) return refuse('notAtThisStage');
  if (!isLong) return refuse('tooEarly');
  const { votes, isDecided } = votedToStandIn(kept, version, seat, voters, agrees);
  return isDecided ? standingIn({ ...kept, votes }, seat, bot) : { votes };
}

/** A bot plays for somebody, until they are back (`null`). */
export const standingIn = (kept: KeptRoom, seat: Seat, bot: string | null): Partial<KeptRoom> => ({
  ...withoutVotes(kept, seat),
  seats: kept.seats.map((each, i) => (i === seat ? { ...each, standIn: bot } : each)),
});

/** Nobody plays here any more. A game with a move in it stays, and can be looked at. */
export function closedDown({ state }: KeptRoom): Changed {
  if (state === 'over' || state === 'ended' || state === 'closed') return OK;
  return { state: state === 'playing' ? 'ended' : 'closed', due: null, awaited: [] };
}

/** Takes somebody from their seats: before the game they are free, in it a bot plays. */
export function removed(kept: KeptRoom, person: string, bot: string): Changed {
  const own = seatsOf(kept, person);
  if (own.length === 0) return OK;
  if (kept.state === 'playing') {
    let next = kept;
    for (const seat of own) next = { ...next, ...standingIn(next, seat, bot) };
    return next;
  }
  if (kept.state !== 'gathering') return OK;
  return { seats: kept.seats.map((each, at) => (each.person === person ? emptied(kept, at) : each)) };
}

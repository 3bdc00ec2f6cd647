import type { Seat } from '@parlour/kernel';
import type { Answer } from '@parlour/table';
import type { KeptRoom, KeptSeat } from '../../store/index.ts';
import { botName, emptied, unaided } from '../../store/rooms.ts';
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
export const standingIn = (kept: KeptRoom, seat: Seat, bot: string | null): Partial<KeptRoom> =>
  seatedAnew(kept, seat, (each) => ({ ...unaided(each), standIn: bot }));

/** A bot plays for somebody until they say that they are back. */
export const left = (kept: KeptRoom, seat: Seat, bot: string): Partial<KeptRoom> =>
  seatedAnew(kept, seat, (each) => ({ ...each, standIn: bot, hasLeft: true }));

const seatedAnew = (kept: KeptRoom, seat: Seat, change: (seat: KeptSeat) => KeptSeat): Partial<KeptRoom> => ({
  ...withoutVotes(kept, seat),
  seats: kept.seats.map((each, i) => (i === seat ? change(each) : each)),
});

/** Nobody plays here any more. A game with a move in it stays, and can be looked at. */
export function closedDown({ state }: KeptRoom): Changed {
  if (state === 'over' || state === 'ended' || state === 'closed') return OK;
  return { state: state === 'playing' ? 'ended' : 'closed', due: null, awaited: [] };
}

/** Somebody may not play just now: before the game their seats are free, in it a bot plays for them. */
export function suspended(kept: KeptRoom, person: string, bot: string): Changed {
  return inGame(kept) ? eachSeatOf(kept, person, (next, seat) => left(next, seat, bot)) : freed(kept, person);
}

/** Takes somebody from a table: before the game their seats are free, in it they are a bot's from now on. What they led another leads. */
export function removed(kept: KeptRoom, person: string, bot: string): Changed {
  const gone = inGame(kept)
    ? eachSeatOf(kept, person, (next, seat) => givenToBot(next, seat, bot))
    : freed(kept, person);
  if ('ok' in gone) return gone;
  const next = gone.seats?.find((seat) => seat.person !== null)?.person ?? person;
  return {
    ...gone,
    ...(inGame(kept) && { removed: [...(kept.removed ?? []), person] }),
    ...(kept.host === person && { host: next }),
  };
}

const inGame = ({ state }: KeptRoom): boolean => state === 'playing' || state === 'dice';

function eachSeatOf(
  kept: KeptRoom,
  person: string,
  change: (kept: KeptRoom, seat: Seat) => Partial<KeptRoom>,
): Changed {
  const own = seatsOf(kept, person);
  if (own.length === 0) return OK;
  const changes: Partial<KeptRoom> = {};
  for (const seat of own) Object.assign(changes, change({ ...kept, ...changes }, seat));
  return changes;
}

function freed(kept: KeptRoom, person: string): Changed {
  if (kept.state !== 'gathering' || seatsOf(kept, person).length === 0) return OK;
  return { seats: kept.seats.map((each, at) => (each.person === person ? emptied(kept, at) : each)) };
}

/** It stands in too: a person began here, and the record keeps saying so. */
function givenToBot(kept: KeptRoom, seat: Seat, bot: string): Partial<KeptRoom> {
  const { [seat]: _, ...plans } = kept.plans ?? {};
  const owned = (each: KeptSeat) => ({ ...unaided(each), person: null, bot, standIn: bot, name: botName(seat) });
  return { ...seatedAnew(kept, seat, owned), plans };
}

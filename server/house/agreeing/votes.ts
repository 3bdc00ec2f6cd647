import type { Seat } from '@parlour/kernel';
import type { Room } from '@parlour/protocol';
import type { KeptRoom } from '../../store/index.ts';

/** What people at a table may decide together, besides the game. */

type Voted = NonNullable<KeptRoom['votes']>;

/** Whose voice counts: persons for whom nobody stands in. */
const present = ({ seats }: KeptRoom): Seat[] =>
  seats.flatMap(({ person, standIn }, seat) => (person !== null && standIn === null ? [seat as Seat] : []));

/** Since which move the table waits for somebody, as far as this server knows: only the one that looks after the table knows at once. */
const waitsSince = ({ awaited, since }: KeptRoom, seat: Seat): number =>
  awaited.includes(seat) ? (since?.[seat] ?? 0) : 0;

/**
 * A vote to end the game is about a moment: after the next move it has to be asked for again. One to let a bot play is about a turn
 * of whoever is away: once they have answered and are asked again, it has to be asked for again. Whoever has left themselves has no
 * voice any more.
 */
function votesAt(room: KeptRoom, version: number): Voted {
  const voices = present(room);
  const { votes } = room;
  return {
    end: votes?.at === version ? votes.end : [],
    at: version,
    standIn: (votes?.standIn ?? [])
      .filter(({ seat, since = 0 }) => waitsSince(room, seat) <= since)
      .map((each) => ({ ...each, agreed: each.agreed.filter((seat) => voices.includes(seat)) })),
  };
}

/** Who wishes to end the game now, and whether all do. */
export function votedToEnd(room: KeptRoom, version: number, voters: readonly Seat[], agrees: boolean) {
  const votes = votesAt(room, version);
  const end = voted(votes.end, voters, agrees);
  return { votes: { ...votes, end }, isDecided: present(room).every((seat) => end.includes(seat)) };
}

/** Who lets a bot play for somebody, and whether more than half of the others do. */
export function votedToStandIn(
  room: KeptRoom,
  version: number,
  seat: Seat,
  voters: readonly Seat[],
  agrees: boolean,
): { votes: Voted; isDecided: boolean } {
  const votes = votesAt(room, version);
  const before = votes.standIn.find((each) => each.seat === seat);
  const agreed = voted(before?.agreed ?? [], voters, agrees);
  const others = present(room).filter((each) => each !== seat);
  const standIn = [
    ...votes.standIn.filter((each) => each.seat !== seat),
    { seat, agreed, since: before?.since ?? version },
  ];
  return { votes: { ...votes, standIn }, isDecided: agreed.length * 2 > others.length };
}

/** Nobody votes about this seat any more. */
export const withoutVotes = ({ votes }: KeptRoom, seat: Seat): Pick<KeptRoom, 'votes'> =>
  votes === undefined ? {} : { votes: { ...votes, standIn: votes.standIn.filter((each) => each.seat !== seat) } };

export function toldVotes(room: KeptRoom, version: number): Room['votes'] {
  const { end, standIn } = votesAt(room, version);
  return { end, standIn: standIn.map(({ seat, agreed }) => ({ seat, agreed })) };
}

function voted(votes: readonly Seat[], voters: readonly Seat[], agrees: boolean): Seat[] {
  const others = votes.filter((each) => !voters.includes(each));
  return agrees ? [...others, ...voters] : others;
}

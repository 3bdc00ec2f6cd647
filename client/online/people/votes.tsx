import type { Seat } from '@parlour/kernel';
import type { Ask, Room } from '@parlour/protocol';
import shell from '../../shell/shell.module.css';
import type { OnlineText } from '../text/index.ts';

type Asking = (what: Ask) => Promise<void>;
type Props = { room: Room; now: { at?: number }; text: OnlineText; ask: Asking };

/** What the others are voting on just now, and that a bot plays for me: answered where it is said. */
export function Votes({ room, now, text, ask }: Props) {
  const { you, votes, seats, state } = room;
  const [own] = you.seats;
  if (state !== 'playing' || own === undefined) return null;
  const hasVoted = votes.end.includes(own);
  return (
    <>
      {isPlayedFor(room) && (
        <button
          type="button"
          className={shell['primary']}
          onClick={() => void leaveOrBack(room, ask)}
          data-part="back-button"
        >
          {text.back}
        </button>
      )}
      {votes.end.length > 0 && (
        <button
          type="button"
          className={shell['button']}
          onClick={() => void ask({ is: 'voteEnd', agrees: !hasVoted, ...now })}
          data-part="answer-end"
        >
          {hasVoted ? text.unvoteEnd : text.voteEnd}
        </button>
      )}
      {votingOn(room).map(({ seat, agreed }) => {
        if (you.seats.includes(seat)) return null;
        const agrees = !agreed.includes(own);
        return (
          <button
            key={seat}
            type="button"
            className={shell['button']}
            onClick={() => void ask({ is: 'voteStandIn', seat, agrees })}
            data-part="answer-stand-in"
          >
            {agrees ? text.standIn(seats[seat]?.name ?? '') : text.unvoteEnd}
          </button>
        );
      })}
    </>
  );
}

/** Whoever has several seats leaves, and comes back, with all of them. */
export async function leaveOrBack(room: Room, ask: Asking): Promise<void> {
  const is = isPlayedFor(room) ? 'back' : 'leave';
  for (const seat of room.you.seats) await ask({ is, seat });
}

/** A person who plays for themselves. */
const isPresent = ({ seats }: Room, seat: number): boolean =>
  seats[seat]?.person != null && seats[seat]?.standIn === null;

/** Somebody else who can be asked something. */
export const isAnswerable = (room: Room, seat: Seat): boolean =>
  !room.you.seats.includes(seat) && isPresent(room, seat);

export const isPlayedFor = ({ you, seats }: Room): boolean => you.seats.some((seat) => seats[seat]?.standIn != null);

const votingOn = (room: Room) =>
  room.votes.standIn.filter(({ seat, agreed }) => agreed.length > 0 && isPresent(room, seat));

/** The votes in a sentence, if there are any. */
export function votesSay(room: Room, text: OnlineText): string | null {
  const { seats, votes } = room;
  const persons = seats.filter((_, seat) => isPresent(room, seat)).length;
  if (votes.end.length > 0) return text.endVotes(votes.end.length, persons);
  const [on] = votingOn(room);
  return on === undefined ? null : text.standInVoting(seats[on.seat]?.name ?? '', on.agreed.length, persons - 1);
}

/** Whether all have agreed to end the game; else whoever runs the server has closed the table. */
export const haveAllEnded = (room: Room): boolean =>
  room.votes.end.length > 0 &&
  room.seats.every((_, seat) => !isPresent(room, seat) || room.votes.end.includes(seat as Seat));

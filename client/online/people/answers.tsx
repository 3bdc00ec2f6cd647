import type { Seat } from '@parlour/kernel';
import type { Ask, Room } from '@parlour/protocol';
import shell from '../../shell/shell.module.css';
import type { RoomStore } from '../room-store.ts';
import type { OnlineText } from '../text/index.ts';
import { haveAllEnded, isPlayedFor, Votes, votesSay } from './votes.tsx';

/** Whose wish it is to take a move back, and who has agreed; `null`: nobody's. */
export type Asking = { seat: Seat; agreed: readonly Seat[] } | null;

type Props = { store: RoomStore; room: Room; asking: Asking; text: OnlineText; ask(what: Ask): Promise<void> };

/** What the others ask of me, answered where it is said. */
export function Answers({ store, room, asking, text, ask }: Props) {
  const own = room.you.seats[0];
  const answer = (agrees: boolean) =>
    own !== undefined && void ask({ is: 'answerUndo', seat: own, agrees, ...store.now() });
  return (
    <>
      {asking !== null && isAsked(asking, room.you.seats) && (
        <>
          <button type="button" className={shell['primary']} onClick={() => answer(true)} data-part="agree">
            {text.agree}
          </button>
          <button type="button" className={shell['button']} onClick={() => answer(false)} data-part="decline-undo">
            {text.decline}
          </button>
        </>
      )}
      <Votes room={room} now={store.now()} text={text} ask={ask} />
    </>
  );
}

/** Whoever asks agrees with themselves, at every seat of theirs. */
const isAsked = ({ seat, agreed }: NonNullable<Asking>, own: readonly Seat[]): boolean =>
  !own.includes(seat) && own.some((each) => !agreed.includes(each));

/** What people are agreeing on, in a sentence; `null`: nothing that waits for an answer. */
export function answersSay(room: Room, text: OnlineText, asking: Asking): string | null {
  const { seats, you, state } = room;
  if (state === 'ended') return haveAllEnded(room) ? text.endedByAll : text.ended;
  if (asking !== null)
    return you.seats.includes(asking.seat) ? text.youAskedUndo : text.asksUndo(seats[asking.seat]?.name ?? '');
  return votesSay(room, text) ?? (isPlayedFor(room) ? text.botPlaysForYou : null);
}

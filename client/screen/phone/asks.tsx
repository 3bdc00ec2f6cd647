import type { Seat } from '@parlour/kernel';
import type { Ask, Room } from '@parlour/protocol';
import { useStore } from 'zustand';
import { Answers, answersSay } from '../../online/people/answers.tsx';
import type { RoomStore } from '../../online/room-store.ts';
import type { OnlineText } from '../../online/text/index.ts';
import shell from '../../shell/shell.module.css';
import { askedIn } from '../../table/pace/waits.ts';
import type { TableStore } from '../../table/table-store.ts';
import type { ScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = {
  store: RoomStore;
  room: Room;
  table: TableStore;
  text: ScreenText;
  online: OnlineText;
  ask(what: Ask): Promise<void>;
  /** What was refused last, in a sentence. */
  trouble: string;
  /** Where somebody may choose another game. */
  onGames: (() => void) | null;
};

/** What the room wants of a hand besides the game: nothing, most of the time. */
export default function Asks({ store, room, table, text, online, ask, trouble, onGames }: Props) {
  const { hasCrashed } = useStore(store);
  const { shown } = useStore(table);
  const missing = shown === null ? null : missed(room, askedIn(shown));
  const said = [
    trouble || (hasCrashed ? online.botCrashed : ''),
    answersSay(room, online, shown?.asking ?? null) ?? (missing === null ? '' : text.isMissed(missing.name)),
    room.announcement,
  ].filter((each) => each !== '');
  if (said.length === 0 && onGames === null) return null;
  return (
    <div className={styles['asks']} data-part="hand-asks">
      {said.length > 0 && <p role={trouble === '' ? 'status' : 'alert'}>{said.join(' ')}</p>}
      <div className={styles['answers']}>
        <Answers store={store} room={room} asking={shown?.asking ?? null} text={online} ask={ask} />
        {missing !== null && (
          <button
            type="button"
            className={shell['button']}
            onClick={() => void ask({ is: 'voteStandIn', seat: missing.seat, agrees: true })}
            data-part="stand-in"
          >
            {online.standIn(missing.name)}
          </button>
        )}
        {onGames !== null && (
          <button type="button" className={shell['button']} onClick={onGames} data-part="another-game">
            {text.anotherGame}
          </button>
        )}
      </div>
    </div>
  );
}

/** Somebody else whom everybody waits for though their phone is gone, and about whom nobody has said anything yet. */
function missed({ seats, you, votes, isPaused, state }: Room, asked: readonly Seat[]) {
  if (you.seats.length === 0 || isPaused || state !== 'playing') return null;
  const isSaid = (seat: Seat) => votes.standIn.some((vote) => vote.seat === seat && vote.agreed.length > 0);
  const found = asked.find((seat) => {
    const { person = null, isHere = true, standIn = null } = seats[seat] ?? {};
    return person !== null && !isHere && standIn === null && !you.seats.includes(seat) && !isSaid(seat);
  });
  return found === undefined ? null : { seat: found, name: seats[found]?.name ?? '' };
}

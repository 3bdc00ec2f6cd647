import type { Seat } from '@parlour/kernel';
import { soon } from '@parlour/kit/parts/later.ts';
import { markById, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Ask, Room } from '@parlour/protocol';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../../shell/dialog.tsx';
import { navigate } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import type { TableStore } from '../../table/table-store.ts';
import { marksOf } from '../connect-online.ts';
import styles from '../online.module.css';
import type { RoomStore } from '../room-store.ts';
import { type OnlineText, sorry } from '../text/index.ts';
import { isAnswerable, leaveOrBack } from './votes.tsx';

const Notices = lazy(soon(() => import('../notices/notices.tsx')));

type Props = { store: RoomStore; room: Room; table: TableStore; text: OnlineText; onClose(): void };

/** Who is at the table, and what people may agree on. */
export function PeopleDialog({ store, room, table, text, onClose }: Props) {
  const { close, setup } = useWords();
  const { shown } = useStore(table);
  const [trouble, setTrouble] = useState('');
  const marks = marksOf(room.seats);
  const { you, votes, seats } = room;
  const own = you.seats[0];
  const isPlaying = room.state === 'playing' && own !== undefined;
  const ask = async (what: Ask) => {
    const { answer } = await store.ask(what);
    setTrouble(answer.ok ? '' : sorry(text, answer.refusal?.refused ?? 'broken'));
  };
  const hasVoted = own !== undefined && votes.end.includes(own);
  // Nobody holds the others up by leaving the page open; the server says when it is too early.
  const isAwaited = (seat: Seat) => shown?.waiting?.seats.includes(seat) === true;
  const hasOthers = seats.some((_, seat) => isAnswerable(room, seat as Seat));
  const isPlayedFor = own !== undefined && seats[own]?.standIn !== null;
  return (
    <Dialog title={text.people} onClose={onClose}>
      <ul className={styles['seats']}>
        {seats.map(({ person, bot, name, isHere, standIn, isShared }, at) => {
          const seat = at as Seat;
          const agreed = votes.standIn.find((each) => each.seat === seat)?.agreed ?? [];
          const signs = [
            you.seats.includes(seat) && text.you,
            person === room.host && text.host,
            bot !== null && (setup.bots[bot] ?? bot),
            person !== null && (isHere ? text.here : text.away),
            person !== null && standIn !== null && text.standInPlays(name),
            isShared && text.sharesDevice,
            agreed.length > 0 && text.standInVotes(agreed.length),
          ].filter((each) => each !== false);
          return (
            <li key={seat} className={styles['seat']}>
              <SeatMark sitter={markById(marks[seat] ?? '')} size={32} />
              <span className={styles['who']}>
                <b>{name || text.forgotten}</b>
                <span className={styles['hint']}>{signs.join(' · ')}</span>
              </span>
              {isPlaying &&
                person !== null &&
                (!isHere || isAwaited(seat)) &&
                standIn === null &&
                !you.seats.includes(seat) && (
                  <button
                    type="button"
                    className={shell['button']}
                    onClick={() => void ask({ is: 'voteStandIn', seat, agrees: !agreed.includes(own) })}
                  >
                    {text.standIn(name)}
                  </button>
                )}
            </li>
          );
        })}
      </ul>
      {room.watchers > 0 && <p className={styles['hint']}>{text.lookingOn(room.watchers)}</p>}
      <div className={styles['phrases']}>
        {isPlaying && shown?.asking === null && shown.version > 0 && hasOthers && (
          <button
            type="button"
            className={shell['button']}
            onClick={() => void ask({ is: 'askUndo', seat: own, ...store.now() })}
            data-part="ask-undo"
          >
            {text.askUndo}
          </button>
        )}
        {isPlaying && (
          <button
            type="button"
            className={shell['button']}
            onClick={() => void ask({ is: 'voteEnd', agrees: !hasVoted, ...store.now() })}
            data-part="vote-end"
          >
            {hasVoted ? text.unvoteEnd : text.voteEnd}
          </button>
        )}
        {isPlaying && (
          <button
            type="button"
            className={shell['button']}
            onClick={() => void leaveOrBack(room, ask)}
            data-part="leave-to-bot"
          >
            {isPlayedFor ? text.back : text.leaveToBot}
          </button>
        )}
      </div>
      {you.isHost && isPlaying && (
        <Suspense>
          <Notices text={text} room={room.id} />
        </Suspense>
      )}
      <p role="alert" className={styles['trouble']}>
        {trouble}
      </p>
      <div className={shell['dialogFoot']}>
        <button type="button" className={shell['quiet']} onClick={() => navigate('/')}>
          {text.leave}
        </button>
        <button type="button" className={shell['quiet']} onClick={onClose}>
          {close}
        </button>
      </div>
    </Dialog>
  );
}

import type { Seat } from '@parlour/kernel';
import { soon } from '@parlour/kit/parts/later.ts';
import { markById, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Ask, Room } from '@parlour/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import type { TableStore } from '../table/table-store.ts';
import { marksOf } from './connect-online.ts';
import styles from './online.module.css';
import { timeLeft } from './pace/paces.ts';
import { Answers, type Asking, answersSay } from './people/answers.tsx';
import { useMuted } from './people/muted.ts';
import { PeopleDialog } from './people/people-dialog.tsx';
import { Words } from './people/words-dialog.tsx';
import type { RoomStore } from './room-store.ts';
import { homeOf } from './take-home.ts';
import { type OnlineText, sorry } from './text/index.ts';

const PlansDialog = lazy(soon(() => import('./plans/plans-dialog.tsx')));

type Props = { store: RoomStore; room: Room; table: TableStore; text: OnlineText; onHand?: () => void };

/** Above an online table: whether the line stands, clocks, what the others ask of me, people and words. */
export function RoomBar({ store, room, table, text, onHand }: Props) {
  const { table: words } = useWords();
  const { line, said: all, hasCrashed } = useStore(store);
  const { muted } = useMuted();
  const said = all.filter(({ person }) => person === null || !muted.includes(person));
  const { shown } = useStore(table);
  const [open, setOpen] = useState<'people' | 'chat' | 'plans' | null>(null);
  const [read, setRead] = useState(said.length);
  const isLost = line.is !== 'open';
  const own = room.you.seats[0];
  const onwards = room.rematch ?? room.movedTo;
  const asking = shown?.asking ?? null;
  const [refused, setRefused] = useState('');
  const ask = async (what: Ask) => {
    const { answer } = await store.ask(what);
    setRefused(answer.ok ? '' : sorry(text, answer.refusal?.refused ?? 'broken'));
  };
  const replay = () =>
    homeOf(store).then(
      (id) => navigate(`/replay/${id}`),
      () => setRefused(text.refusals.broken),
    );
  const unread = open === 'chat' ? 0 : said.length - read;
  const close = () => {
    setRead(said.length);
    setOpen(null);
  };
  return (
    <div className={styles['bar']} data-line={isLost ? 'lost' : 'open'} data-part="room-bar">
      {room.announcement !== '' && (
        <b className={styles['barSays']} role="status" data-part="announced">
          {room.announcement}
        </b>
      )}
      <span className={styles['barSays']} role="status">
        {says(room, text, isLost ? (line.is === 'connecting' ? text.connecting : text.lost) : null, asking)}
      </span>
      <Answers store={store} room={room} asking={asking} text={text} ask={ask} />
      {(refused !== '' || hasCrashed) && (
        <span className={styles['barSays']} role="alert" data-part="bar-trouble">
          {refused || text.botCrashed}
        </span>
      )}
      {room.state === 'ended' && (
        <button type="button" className={shell['button']} onClick={() => void replay()} data-part="replay-ended">
          {words.replay}
        </button>
      )}
      {onHand !== undefined && (
        <button type="button" className={shell['button']} onClick={onHand} data-part="only-hand">
          {text.onlyHand}
        </button>
      )}
      {room.clock !== null && <ClockList store={store} room={room} text={text} />}
      {room.isPaused && room.state === 'playing' && room.you.leads && (
        <button
          type="button"
          className={shell['primary']}
          onClick={() => void ask({ is: 'pause', isPaused: false })}
          data-part="resume"
        >
          {text.resume}
        </button>
      )}
      {onwards !== null && (
        <button
          type="button"
          className={shell['primary']}
          onClick={() => navigate(`/t/${onwards}`)}
          data-part="to-rematch"
        >
          {text.toRematch}
        </button>
      )}
      {room.rematch === null && (room.state === 'over' || room.state === 'ended') && own !== undefined && (
        <button
          type="button"
          className={shell['button']}
          onClick={() => void ask({ is: 'rematch' })}
          data-part="rematch"
        >
          {text.rematch}
        </button>
      )}
      {room.state === 'playing' && own !== undefined && (
        <button type="button" className={shell['quiet']} onClick={() => setOpen('plans')} data-part="plans-button">
          {text.plans.button}
          {room.you.plans.length > 0 && <span className={styles['count']}>{room.you.plans.length}</span>}
        </button>
      )}
      <button type="button" className={shell['quiet']} onClick={() => setOpen('chat')} data-part="chat-button">
        {text.chat}
        {unread > 0 && <span className={styles['count']}>{unread}</span>}
      </button>
      <button type="button" className={shell['quiet']} onClick={() => setOpen('people')} data-part="people-button">
        {text.people}
      </button>
      {open === 'chat' && <Words store={store} room={room} text={text} onClose={close} />}
      {open === 'plans' && (
        <Suspense>
          <PlansDialog store={store} room={room} text={text} onClose={close} />
        </Suspense>
      )}
      {open === 'people' && <PeopleDialog store={store} room={room} table={table} text={text} onClose={close} />}
    </div>
  );
}

function says(room: Room, text: OnlineText, line: string | null, asking: Asking): string {
  if (line !== null) return line;
  const { seats, you, isPaused, state } = room;
  const agreeing = answersSay(room, text, asking);
  if (agreeing !== null) return agreeing;
  if (isPaused && state === 'playing') return text.paused;
  if (you.seats.length === 0) return text.youWatch;
  const played = seats.find(({ person, standIn }) => person !== null && standIn !== null);
  return played === undefined ? '' : text.standInPlays(played.name);
}

/** Everybody's time; it runs on here between two messages. */
function ClockList({ store, room, text }: { store: RoomStore; room: Room; text: OnlineText }) {
  const { clockedAt } = useStore(store);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const marks = marksOf(room.seats);
  return (
    <ul className={styles['clocks']} data-scrolls="sideways" data-part="clocks">
      {room.clock?.left.map((left, seat) => {
        if (left === null) return null;
        const isRunning = room.clock?.running.includes(seat as Seat) ?? false;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} data-running={isRunning} title={text.timeLeft(room.seats[seat]?.name ?? '')}>
            <SeatMark sitter={markById(marks[seat] ?? '')} size={16} />
            {timeLeft(left - (isRunning ? performance.now() - clockedAt : 0))}
          </li>
        );
      })}
    </ul>
  );
}

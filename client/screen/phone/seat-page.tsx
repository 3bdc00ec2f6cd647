import { findGame } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
import { later } from '@parlour/kit/parts/later.ts';
import { MARKS, markById, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Ask, Room } from '@parlour/protocol';
import { lazy, Suspense, useState } from 'react';
import { leadOf, marksOf } from '../../online/connect-online.ts';
import { NameForm } from '../../online/name-form.tsx';
import type { RoomStore } from '../../online/room-store.ts';
import { sitIfWanted, willSit } from '../../online/sit.ts';
import { type OnlineText, sorry } from '../../online/text/index.ts';
import { usualOf } from '../../setup/opponents.ts';
import { Page } from '../../shell/page.tsx';
import shell from '../../shell/shell.module.css';
import { useLanguage } from '../../shell/words.tsx';
import { type ScreenText, useScreenText } from '../text/index.ts';
import styles from './phone.module.css';

const AnotherHere = lazy(later(() => import('./another-here.tsx')));
const More = lazy(later(() => import('./more.tsx')));

type Props = { store: RoomStore; room: Room; text: OnlineText; onNamed(): void; onGames(): void };
type Asking = (what: Ask) => Promise<boolean>;

/** A phone sits down beside a screen: a name, a colour, ready. Everything else is on the screen. */
export default function SeatPage({ store, room, text: online, onNamed, onGames }: Props) {
  const text = useScreenText();
  const language = useLanguage();
  const [trouble, setTrouble] = useState('');
  sitIfWanted(store);
  if (text === null) return null;
  const ask: Asking = async (what) => {
    const { answer } = await store.ask(what);
    setTrouble(answer.ok ? '' : sorry(online, answer.refusal?.refused ?? 'broken'));
    return answer.ok;
  };
  const own = room.you.seats;
  const lead = leadOf(room);
  const free = room.seats.findIndex(({ person, bot }) => person === null && bot === null);
  return (
    <Page title={findGame(room.game)?.about[language].name ?? room.game}>
      <section className={`${shell['card']} ${styles['panel']}`} data-part="seat-page">
        {room.you.person === null ? (
          <NameForm
            text={online}
            isAwaited
            action={online.sitDown}
            onMe={() => {
              willSit(room.id);
              onNamed();
            }}
          />
        ) : own.length === 0 ? (
          <Standing room={room} text={text} online={online} free={free} ask={ask} />
        ) : (
          own.map((seat) => <Seated key={seat} room={room} seat={seat} text={text} ask={ask} />)
        )}
        {own.length > 0 && free >= 0 && room.state === 'gathering' && (
          <Another text={text} online={online} free={free as Seat} ask={ask} />
        )}
        {own.length > 0 && room.you.leads && <Starting store={store} room={room} text={text} ask={ask} />}
        {own.length > 0 && room.you.isHost && room.state === 'gathering' && (
          <Settings room={room} text={text} online={online} ask={ask} />
        )}
        {room.you.leads && room.state === 'gathering' && (
          <button type="button" className={shell['quiet']} onClick={onGames} data-part="another-game">
            {text.anotherGame}
          </button>
        )}
        {own.length > 0 && !room.you.leads && lead !== '' && <p role="status">{text.waitForHost(lead)}</p>}
        <p role="alert">{trouble}</p>
      </section>
    </Page>
  );
}

type StandingProps = { room: Room; text: ScreenText; online: OnlineText; free: number; ask: Asking };

function Standing({ room, text, online, free, ask }: StandingProps) {
  if (free < 0) return <p>{text.allTaken}</p>;
  return (
    <button
      type="button"
      className={`${shell['primary']} ${styles['start']}`}
      onClick={() => void ask({ is: 'sit', seat: free as Seat })}
      disabled={room.state !== 'gathering'}
      data-part="sit"
    >
      {online.sitDown}
    </button>
  );
}

function Seated({ room, seat, text, ask }: { room: Room; seat: Seat; text: ScreenText; ask: Asking }) {
  const marks = marksOf(room.seats);
  const taken = room.seats.flatMap(({ person, bot }, at) =>
    at !== seat && (person !== null || bot !== null) ? [marks[at]] : [],
  );
  return (
    <div className={styles['stack']} data-seat={seat}>
      <div className={styles['seated']}>
        <SeatMark sitter={markById(marks[seat] ?? '')} size={56} />
        <div>
          <h2>{text.seatedAs(room.seats[seat]?.name ?? '')}</h2>
          <span>{text.lookUp}</span>
        </div>
      </div>
      <b>{text.yourColour}</b>
      <ul className={styles['colours']}>
        {MARKS.map((mark) => (
          <li key={mark.id}>
            <button
              type="button"
              aria-pressed={mark.id === marks[seat]}
              aria-label={mark.symbol}
              disabled={taken.includes(mark.id)}
              onClick={() => void ask({ is: 'sit', seat, mark: mark.id })}
              data-mark={mark.id}
            >
              <SeatMark sitter={mark} size={36} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={shell['quiet']} onClick={() => void ask({ is: 'stand', seat })}>
        {text.leaveSeat}
      </button>
    </div>
  );
}

/** Folded: most evenings begin without it. */
function Settings({ text, online, ...rest }: { room: Room; text: ScreenText; online: OnlineText; ask: Asking }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles['fold']} data-part="more-settings">
        {text.moreSettings}
      </summary>
      <Suspense>{isOpen && <More text={online} {...rest} />}</Suspense>
    </details>
  );
}

type AnotherProps = { text: ScreenText; online: OnlineText; free: Seat; ask: Asking };

function Another(props: AnotherProps) {
  const [isHere, setHere] = useState(false);
  return isHere ? (
    <Suspense>
      <AnotherHere {...props} />
    </Suspense>
  ) : (
    <button type="button" className={shell['button']} onClick={() => setHere(true)} data-part="another-here">
      {props.text.anotherHere}
    </button>
  );
}

/** The host starts with whoever sits, and as many bots as are wanted: never fewer than the game needs. */
function Starting({ store, room, text, ask }: { store: RoomStore; room: Room; text: ScreenText; ask: Asking }) {
  // Who played last time is there again, bots too.
  const [wanted, setWanted] = useState(() => room.seats.filter(({ bot }) => bot !== null).length);
  const [isStarting, setStarting] = useState(false);
  const opponents = room.bots.map((name) => ({ name }));
  const { min = 1, max = room.seats.length } = findGame(room.game)?.seats ?? {};
  const persons = room.seats.filter(({ person }) => person !== null).length;
  const fewest = Math.max(0, min - persons);
  const bots = Math.min(Math.max(wanted, fewest), max - persons);
  const start = async () => {
    setStarting(true);
    const isReady = await ask({ is: 'settle', seats: persons + bots });
    // Whoever stood up has left a seat in the middle.
    const settled = isReady ? (store.getState().room?.seats ?? []) : [];
    for (const [seat, { person, bot }] of settled.entries())
      if (person === null && bot === null) await ask({ is: 'bot', seat: seat as Seat, bot: usualOf(opponents) });
    if (isReady) await ask({ is: 'start' });
    setStarting(false);
  };
  return (
    <>
      <div className={styles['row']}>
        <span>{text.bots(bots)}</span>
        <span className={styles['row']}>
          <button
            type="button"
            className={shell['button']}
            aria-label={text.fewer}
            disabled={bots <= fewest}
            onClick={() => setWanted(bots - 1)}
            data-part="fewer-bots"
          >
            −
          </button>
          <button
            type="button"
            className={shell['button']}
            aria-label={text.more}
            disabled={persons + bots >= max}
            onClick={() => setWanted(bots + 1)}
            data-part="more-bots"
          >
            +
          </button>
        </span>
      </div>
      <label className={styles['teach']}>
        <input
          type="checkbox"
          checked={room.isTaught}
          onChange={({ target }) => void ask({ is: 'teach', isTaught: target.checked })}
          data-part="teach"
        />
        <span>
          <b>{text.teachUs}</b>
          <small>{text.teachUsHint}</small>
        </span>
      </label>
      <button
        type="button"
        className={`${shell['primary']} ${styles['start']}`}
        disabled={isStarting || room.state !== 'gathering'}
        onClick={() => void start()}
        data-part="start-online"
      >
        {text.startWith(persons + bots)}
      </button>
    </>
  );
}

import type { Seat } from '@parlour/kernel';
import { soon } from '@parlour/kit/parts/later.ts';
import type { Ask, Room } from '@parlour/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RoomStore } from '../../online/room-store.ts';
import { type OnlineText, sorry } from '../../online/text/index.ts';
import { useOnlineTable } from '../../online/use-online-table.ts';
import { Loading } from '../../shell/loading.tsx';
import { navigate } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import { askedIn } from '../../table/pace/waits.ts';
import { OpenTable } from '../../table/table-page.tsx';
import type { TableStore } from '../../table/table-store.ts';
import { type ScreenText, useScreenText } from '../text/index.ts';
import styles from './phone.module.css';
import { useBuzz, willBuzz } from './use-buzz.ts';

const Asks = lazy(soon(() => import('./asks.tsx')));
const Short = lazy(soon(() => import('../teaching/short.tsx')));
const TeamDialog = lazy(soon(() => import('./team-dialog.tsx')));

type Props = { store: RoomStore; room: Room; text: OnlineText; onWhole(): void; onGames(): void };

/** A phone beside a screen: what is mine, what is asked of me, and nothing that needs to be looked at while others play. */
export default function HandTable(props: Props) {
  const table = useOnlineTable(props.store, props.room.id);
  return table === null ? <Loading /> : <Held table={table} {...props} />;
}

function Held({ table, store, room, text: online, onWhole, onGames }: Props & { table: TableStore }) {
  const text = useScreenText();
  const { line, hasCrashed } = useStore(store);
  const { shown, passTo } = useStore(table);
  const [isTeaming, setTeaming] = useState(false);
  const [trouble, setTrouble] = useState('');
  const asked = shown === null ? [] : askedIn(shown).filter((seat) => plays(room, seat));
  const [first] = asked;
  const isAsked = first !== undefined;
  useBuzz(isAsked && !room.isPaused ? first : null);
  const version = shown?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is read until something happens
  useEffect(() => setTrouble(''), [version, room.isPaused]);
  const ask = async (what: Ask) => {
    const { answer } = await store.ask(what);
    setTrouble(answer.ok ? '' : sorry(online, answer.refusal?.refused ?? 'broken'));
  };
  // The screen goes on to the next game by itself, and so does every hand beside it, also one that slept meanwhile.
  const sits = room.you.seats.length > 0;
  const next = sits ? room.rematch : null;
  useEffect(() => {
    if (next !== null) navigate(`/t/${next}`, { replace: true });
  }, [next]);
  if (text === null) return <Loading />;
  const isLost = line.is !== 'open';
  // Where two play on one phone, whose turn it is has a name.
  const yours =
    first === undefined
      ? ''
      : room.you.seats.length === 1
        ? text.yourTurn
        : text.turnOf(room.seats[passTo ?? first]?.name ?? '');
  const says = isLost ? online.lost : room.isPaused ? text.paused : yours;
  const isOver = room.state === 'over' || room.state === 'ended';
  const leadsPlay = room.you.leads && room.state === 'playing';
  return (
    <div className={styles['hand']} data-part="hand-table">
      <div className={styles['bar']} data-part="hand-bar" data-line={isLost ? 'lost' : 'open'}>
        <p role="status">{says}</p>
        {leadsPlay && (
          <Quiet part="pause" onClick={() => void ask({ is: 'pause', isPaused: !room.isPaused })}>
            {room.isPaused ? text.goOn : text.pause}
          </Quiet>
        )}
        {leadsPlay && (
          <Quiet part="skip-screen" label={text.skip} onClick={() => void ask({ is: 'skip' })}>
            <span aria-hidden="true">▶▶</span>
          </Quiet>
        )}
        {isOver && sits && room.rematch === null && (
          <Quiet part="rematch" onClick={() => void ask({ is: 'rematch' })}>
            {online.rematch}
          </Quiet>
        )}
        {!isOver && (
          <Quiet part="team" onClick={() => setTeaming(true)}>
            +1
            <span className="visually-hidden">{text.team}</span>
          </Quiet>
        )}
        <button type="button" className={shell['button']} onClick={onWhole} data-part="whole-table">
          {text.wholeTable}
        </button>
      </div>
      {(trouble !== '' || hasCrashed || isOver || shown?.asking != null || !isAsUsual(room)) && (
        <Suspense>
          <Asks
            store={store}
            room={room}
            table={table}
            text={text}
            online={online}
            ask={ask}
            trouble={trouble}
            onGames={isOver || (leadsPlay && room.isPaused) ? onGames : null}
          />
        </Suspense>
      )}
      <OpenTable
        store={table}
        beside={{
          note: text.onScreen,
          glows: text.glowsOnScreen,
          ...(room.isTaught && {
            explain: (asked) => (
              <Short room={room.id} idle={text.screenExplains} {...asked}>
                {room.you.leads ? (
                  <Quiet part="stop-explaining" onClick={() => void ask({ is: 'teach', isTaught: false })}>
                    {text.stopExplaining}
                  </Quiet>
                ) : null}
              </Short>
            ),
          }),
          calm: (
            <div className={styles['calm']} data-part="calm">
              <p>{isAsked && !isOver ? text.answerHere : calmWords(text, room, isOver)}</p>
            </div>
          ),
        }}
      />
      {isTeaming && (
        <Suspense>
          <TeamDialog room={room} text={text} online={online} onClose={() => setTeaming(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether this phone plays a seat just now: a bot may be doing it, until its owner is back. */
const plays = ({ you, seats }: Room, seat: Seat): boolean => you.seats.includes(seat) && seats[seat]?.standIn === null;

/** Everybody is here and plays, and nobody wants anything. */
const isAsUsual = ({ seats, votes, isPaused, announcement }: Room): boolean =>
  !isPaused &&
  announcement === '' &&
  votes.end.length + votes.standIn.length === 0 &&
  seats.every(({ person, isHere, standIn }) => person === null || (isHere && standIn === null));

type QuietProps = { part: string; label?: string; onClick(): void; children: ReactNode };

const Quiet = ({ part, label, onClick, children }: QuietProps) => (
  <button
    type="button"
    className={shell['quiet']}
    onClick={onClick}
    data-part={part}
    {...(label !== undefined && { 'aria-label': label, title: label })}
  >
    {children}
  </button>
);

function calmWords(text: ScreenText, room: Room, isOver: boolean): string {
  if (isOver) return text.lookUp;
  if (room.isPaused) return text.paused;
  return willBuzz() ? text.watchScreen : text.watchScreenQuietly;
}

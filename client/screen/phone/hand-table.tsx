import { soon } from '@parlour/kit/parts/later.ts';
import type { Room } from '@parlour/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RoomStore } from '../../online/room-store.ts';
import type { OnlineText } from '../../online/text/index.ts';
import { useOnlineTable } from '../../online/use-online-table.ts';
import { Loading } from '../../shell/loading.tsx';
import { navigate } from '../../shell/places.tsx';
import shell from '../../shell/shell.module.css';
import { OpenTable } from '../../table/table-page.tsx';
import type { TableStore } from '../../table/table-store.ts';
import { type ScreenText, useScreenText } from '../text/index.ts';
import styles from './phone.module.css';
import { useBuzz, willBuzz } from './use-buzz.ts';

const Short = lazy(soon(() => import('../teaching/short.tsx')));
const TeamDialog = lazy(soon(() => import('./team-dialog.tsx')));

type Props = { store: RoomStore; room: Room; text: OnlineText; onWhole(): void };

/** A phone beside a screen: what is mine, what is asked of me, and nothing that needs to be looked at while others play. */
export default function HandTable({ store, room, text: online, onWhole }: Props) {
  const table = useOnlineTable(store, room.id);
  return table === null ? (
    <Loading />
  ) : (
    <Held table={table} store={store} room={room} text={online} onWhole={onWhole} />
  );
}

function Held({ table, store, room, text: online, onWhole }: Props & { table: TableStore }) {
  const text = useScreenText();
  const { line } = useStore(store);
  const { shown, passTo } = useStore(table);
  const [isTeaming, setTeaming] = useState(false);
  const asked = (shown?.waiting?.seats ?? []).filter((seat) => room.you.seats.includes(seat));
  const isAsked = asked.length > 0;
  useBuzz(isAsked && !room.isPaused);
  // The screen goes on to the next game by itself, and so does every hand beside it, also one that slept meanwhile.
  const sits = room.you.seats.length > 0;
  const next = sits ? room.rematch : null;
  useEffect(() => {
    if (next !== null) navigate(`/t/${next}`, { replace: true });
  }, [next]);
  if (text === null) return <Loading />;
  const isLost = line.is !== 'open';
  // Where two play on one phone, whose turn it is has a name.
  const [first] = asked;
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
          <Quiet part="pause" onClick={() => void store.ask({ is: 'pause', isPaused: !room.isPaused })}>
            {room.isPaused ? text.goOn : text.pause}
          </Quiet>
        )}
        {leadsPlay && (
          <Quiet part="skip-screen" label={text.skip} onClick={() => void store.ask({ is: 'skip' })}>
            <span aria-hidden="true">▶▶</span>
          </Quiet>
        )}
        {isOver && sits && room.rematch === null && (
          <Quiet part="rematch" onClick={() => void store.ask({ is: 'rematch' })}>
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
      <OpenTable
        store={table}
        beside={{
          note: text.onScreen,
          glows: text.glowsOnScreen,
          ...(room.isTaught && {
            explain: (asked) => (
              <Short room={room.id} idle={text.screenExplains} {...asked}>
                {room.you.leads ? (
                  <Quiet part="stop-explaining" onClick={() => void store.ask({ is: 'teach', isTaught: false })}>
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
          <TeamDialog room={room} text={text} onClose={() => setTeaming(false)} />
        </Suspense>
      )}
    </div>
  );
}

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

import { eventWords, type GameTypes, type Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { Room, ScreenShown } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { timeLeft } from '../../online/pace/paces.ts';
import type { RoomStore } from '../../online/room-store.ts';
import { Sign } from '../../shell/icons.tsx';
import type { TableStore } from '../../table/table-store.ts';
import { Invitation } from '../invitation.tsx';
import type { ScreenText } from '../text/index.ts';
import { ShowSwitch } from './show-switch.tsx';
import styles from './wall.module.css';

type Props = {
  store: RoomStore;
  room: Room;
  table: TableStore;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  screen: ScreenShown;
  text: ScreenText;
};

/** So many moves stay in words. */
const LINES = 6;

/** Beside the board: everybody's mark, name, numbers and clock; the last moves in words; the way in for late comers. */
export function Standings({ store, room, table, props, module, screen, text }: Props) {
  const factsOf = (seat: Seat) => (module?.seatFacts?.(props, seat) ?? []).slice(0, 2);
  // What the numbers are is said once, over all of them: nobody can rest a pointer on a television.
  const labels = new Set(props.sitters.flatMap((_, seat) => factsOf(seat as Seat).map(({ label }) => label)));
  return (
    <aside className={styles['aside']} data-many={props.sitters.length > 5}>
      <p className={styles['labels']} aria-hidden="true" data-part="screen-labels">
        {[...labels].join(' · ')}
      </p>
      <ul className={styles['seats']} data-part="screen-seats">
        {props.sitters.map((sitter, at) => {
          const seat = at as Seat;
          const { isHere = true, standIn = null, person = null, next = null } = room.seats[seat] ?? {};
          return (
            <li
              key={seat}
              data-asked={props.asked.includes(seat)}
              style={{ '--seat': sitter.colour } as React.CSSProperties}
              data-part={`seat-${seat}`}
            >
              <SeatMark sitter={sitter} size={48} />
              <span className={styles['who']}>
                <b>
                  <span>{sitter.name}</span>
                  {(sitter.bot !== null || standIn !== null) && <Sign name="bot" size={26} />}
                </b>
                {next !== null && <small>{text.takesNext(next)}</small>}
                {person !== null && !isHere && standIn === null && <small>{text.away}</small>}
              </span>
              <span className={styles['numbers']}>
                {factsOf(seat).map(({ label, value, unit }) => (
                  <span key={label}>
                    <span className="visually-hidden">{label} </span>
                    {value}
                    {unit !== undefined && <small> {unit}</small>}
                  </span>
                ))}
                <Clock store={store} room={room} seat={seat} />
              </span>
            </li>
          );
        })}
      </ul>
      <Recent table={table} props={props} />
      <Invitation shown={screen} text={text} isSmall />
      <ShowSwitch text={text} />
    </aside>
  );
}

/** The last moves in words, the newest at the bottom; as many as there is room for, each of them whole. */
function Recent({ table, props }: { table: TableStore; props: BoardProps<GameTypes> }) {
  const { log } = useStore(table);
  const { text, say, sitters } = props;
  const lines = log
    .filter(({ undone }) => !undone)
    .map(({ line, entry, events }) => ({
      line,
      seat: entry !== null && 'seat' in entry ? entry.seat : null,
      words: events.map((event) => eventWords(text, event, say)).join(' '),
    }))
    .filter(({ words }) => words !== '')
    .slice(-LINES)
    .reverse();
  return (
    <ol className={styles['recent']} data-part="screen-log">
      {lines.map(({ line, seat, words }) => {
        const sitter = seat === null ? undefined : sitters[seat];
        return (
          <li key={line} style={{ '--seat': sitter?.colour ?? 'transparent' } as React.CSSProperties}>
            {words}
          </li>
        );
      })}
    </ol>
  );
}

/** Somebody's time, where there is any; it runs on here between two messages. */
function Clock({ store, room, seat }: { store: RoomStore; room: Room; seat: Seat }) {
  const { clockedAt } = useStore(store);
  const [, tick] = useState(0);
  const left = room.clock?.left[seat] ?? null;
  const isRunning = room.clock?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (left === null) return null;
  return (
    <span className={styles['clock']} data-running={isRunning} data-part="screen-clock">
      {timeLeft(left - (isRunning ? performance.now() - clockedAt : 0))}
    </span>
  );
}

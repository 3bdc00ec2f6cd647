import type { GameTypes, Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { Room } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { timeLeft } from '../../online/pace/paces.ts';
import type { RoomStore } from '../../online/room-store.ts';
import { Sign } from '../../shell/icons.tsx';
import type { ScreenText } from '../text/index.ts';
import styles from './wall.module.css';

type Props = {
  store: RoomStore;
  room: Room;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  text: ScreenText;
  /** Turned to those who sit across a tablet that lies flat; nobody else is told the same twice. */
  isAcross: boolean;
};

/** Everybody's mark, name, numbers and clock. */
export function SeatList({ store, room, props, module, text, isAcross }: Props) {
  const factsOf = (seat: Seat) => (module?.seatFacts?.(props, seat) ?? []).slice(0, 2);
  // What the numbers are is said once, over all of them: nobody can rest a pointer on a television.
  const labels = new Set(props.sitters.flatMap((_, seat) => factsOf(seat as Seat).map(({ label }) => label)));
  const part = (name: string) => (isAcross ? {} : { 'data-part': name });
  return (
    <div className={styles['standing']} data-across={isAcross} {...(isAcross && { 'aria-hidden': true })}>
      <p className={styles['labels']} aria-hidden="true" {...part('screen-labels')}>
        {[...labels].join(' · ')}
      </p>
      <ul className={styles['seats']} {...part('screen-seats')}>
        {props.sitters.map((sitter, at) => {
          const seat = at as Seat;
          const { isHere = true, standIn = null, person = null, next = null } = room.seats[seat] ?? {};
          return (
            <li
              key={seat}
              data-asked={props.asked.includes(seat)}
              style={{ '--seat': sitter.colour } as React.CSSProperties}
              {...part(`seat-${seat}`)}
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
                <Clock store={store} room={room} seat={seat} part={part('screen-clock')} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type ClockProps = { store: RoomStore; room: Room; seat: Seat; part: { 'data-part'?: string } };

/** Somebody's time, where there is any; it runs on here between two messages. */
function Clock({ store, room, seat, part }: ClockProps) {
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
    <span className={styles['clock']} data-running={isRunning} {...part}>
      {timeLeft(left - (isRunning ? performance.now() - clockedAt : 0))}
    </span>
  );
}

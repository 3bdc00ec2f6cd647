import type { GameTypes } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEffect, useRef, useState } from 'react';
import { isOpening, type Note } from '../teaching/lectern.ts';
import type { ScreenText } from '../text/index.ts';
import styles from './curtain.module.css';

/** So long everybody is introduced; the first move, or any key, ends it sooner. */
const LASTS = 900;
const AT_THE_END = 2200;

type Props = { props: BoardProps<GameTypes>; text: ScreenText; note: Note | null; skips: number };

/** The opening: everybody at the table, one after another, over the board that waits for them; and what the game is about, where the screen explains it. */
export function Intro({ props, text, note, skips }: Props) {
  const [isOver, setOver] = useState(false);
  const { sitters, pace } = props;
  useEffect(() => {
    const end = () => setOver(true);
    const timer = setTimeout(end, (LASTS * sitters.length + AT_THE_END) * pace);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
    };
  }, [sitters.length, pace]);
  const began = useRef(skips);
  useEffect(() => {
    if (began.current !== skips) setOver(true);
  }, [skips]);
  const about = note !== null && isOpening(note) ? note : null;
  if (isOver && about === null) return null;
  return (
    <section className={styles['intro']} data-part="screen-intro">
      <h1>{props.text.name}</h1>
      <p>{text.introduces}</p>
      <ul>
        {sitters.map((sitter, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={at}
            style={{ '--seat': sitter.colour, animationDelay: `${at * LASTS * pace}ms` } as React.CSSProperties}
          >
            <SeatMark sitter={sitter} size={120} />
            <b>{sitter.name}</b>
          </li>
        ))}
      </ul>
      {about !== null && (
        <p key={about.id} className={styles['about']} data-part="screen-about">
          {about.say}
        </p>
      )}
    </section>
  );
}

import { findGame } from '@parlour/games';
import { markById, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Room, ScreenShown } from '@parlour/protocol';
import { leadOf, marksOf } from '../online/connect-online.ts';
import { Sign } from '../shell/icons.tsx';
import { useLanguage } from '../shell/words.tsx';
import { Invitation } from './invitation.tsx';
import styles from './screen.module.css';
import type { ScreenText } from './text/index.ts';

/** People sit down: who is here already, and how the others get here. */
export function Chairs({ room, shown, text }: { room: Room; shown: ScreenShown; text: ScreenText }) {
  const language = useLanguage();
  const entry = findGame(room.game);
  const marks = marksOf(room.seats);
  const lead = leadOf(room);
  return (
    <main className={styles['waiting']} data-part="screen-gathering">
      <section className={styles['welcome']}>
        <h1>{entry?.about[language].name ?? room.game}</h1>
        <p className={styles['say']} role="status">
          {room.state === 'dice' ? text.shuffling : lead === '' ? text.sitDown : text.hostStarts(lead)}
        </p>
        <ul className={styles['chairs']}>
          {room.seats.map(({ name, person, bot, isHere }, seat) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              data-free={person === null && bot === null}
              style={{ '--seat': markById(marks[seat] ?? '').colour } as React.CSSProperties}
            >
              <SeatMark sitter={markById(marks[seat] ?? '')} size={72} />
              <span>
                <b>{name === '' ? text.freeSeat : name}</b>
                {bot !== null && <Sign name="bot" size={32} />}
                {person !== null && !isHere && <small>{text.away}</small>}
                {person !== null && person === room.lead && <small>{text.isHost}</small>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <aside className={styles['door']}>
        <h2>{text.sitDown}</h2>
        <Invitation shown={shown} text={text} />
      </aside>
    </main>
  );
}

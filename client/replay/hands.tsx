import type { GameTypes, Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useLanguage } from '../shell/words.tsx';
import { handsIn } from './open-hands.ts';
import styles from './replay.module.css';
import { replayWords } from './words.ts';

type Props = { props: BoardProps<GameTypes>; onEyes(seat: Seat): void };

/** Everybody's cards by name; a seat's name looks at the table through its eyes, with the cards drawn. */
export function Hands({ props: { view, sitters, text, say }, onEyes }: Props) {
  const words = replayWords[useLanguage()];
  const hands = handsIn(view).map((cards, seat) => ({ seat: seat as Seat, cards: named(cards) }));
  function named(cards: readonly unknown[]): { name: string; n: number }[] {
    const names = cards.map((card) => text.value(card, say));
    return names.map((name, n) => ({ name, n }));
  }
  if (hands.length === 0) return null;
  return (
    <ul className={styles['hands']} aria-label={words.hands} data-part="hands">
      {hands.map(({ seat, cards }) => {
        const sitter = sitters[seat];
        return (
          <li key={seat} data-seat={seat}>
            <button type="button" onClick={() => onEyes(seat)} title={words.through(say.seat(seat))}>
              {sitter !== undefined && <SeatMark sitter={sitter} size={20} />}
              <b>{say.seat(seat)}</b>
              <small>{words.cards(cards.length)}</small>
            </button>
            <ul>
              {cards.map(({ name, n }) => (
                <li key={n}>{name}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

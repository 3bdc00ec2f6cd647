import type { GameEntry } from '@parlour/games';
import type { GameTypes, Outcome } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { resultOf } from '../../end/result.ts';
import { useEndWords } from '../../end/use-end-words.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import type { ScreenText } from '../text/index.ts';
import styles from './curtain.module.css';

type Props = { entry: GameEntry; props: BoardProps<GameTypes>; outcome: Outcome; text: ScreenText };

/** Who has won and by what, everybody in their places. */
export default function Ending({ entry, props, outcome, text }: Props) {
  const words = useEndWords();
  const { language, view, say, sitters } = props;
  const finale = useLoaded(
    () => (entry.finale?.(language) ?? Promise.resolve(null)).then((found) => ({ found })),
    [entry, language],
  );
  if (finale === null) return null;
  const { headline, decided, rows, isShared } = resultOf({
    ended: { view, outcome, say },
    sitters,
    seat: null,
    finale: finale.found,
    words,
  });
  return (
    <>
      <h1>{headline}</h1>
      <p>{decided}</p>
      <ul data-many={rows.length > 5}>
        {rows.map(({ seat, name, place, value, hasWon }) => {
          const sitter = sitters[seat];
          return (
            <li key={seat} data-won={hasWon} style={{ '--seat': sitter?.colour } as React.CSSProperties}>
              {!isShared && <span className={styles['place']}>{place}</span>}
              {sitter !== undefined && <SeatMark sitter={sitter} size={64} />}
              <b>{name}</b>
              <span>{value}</span>
            </li>
          );
        })}
      </ul>
      <p>{text.playAgain}</p>
    </>
  );
}

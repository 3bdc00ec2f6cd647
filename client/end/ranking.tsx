import type { Sitter } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import css from './end.module.css';
import type { Result } from './result.ts';
import { useEndWords } from './use-end-words.ts';

/** Everybody's place and score; those who play together have no places. */
export function Ranking({ result: { rows, isShared }, sitters }: { result: Result; sitters: readonly Sitter[] }) {
  const words = useEndWords();
  return (
    <section className={css['standings']} aria-label={isShared ? words.party : words.standings}>
      <h3>{isShared ? words.party : words.standings}</h3>
      <ol className={css['ranking']} data-part="ranking" data-many={rows.length > 5}>
        {rows.map(({ seat, place, isTied, name, value, detail, hasWon }) => {
          const sitter = sitters[seat];
          if (sitter === undefined) return null;
          return (
            <li key={seat} data-won={hasWon} style={{ '--seat': sitter.colour } as React.CSSProperties}>
              <SeatMark sitter={sitter} size={rows.length > 5 ? 28 : 34} />
              <span className={css['who']}>
                <b>{name}</b>
                {!isShared && rows.length > 1 && (
                  <small>
                    {words.place(place)}
                    {isTied && `, ${words.tied}`}
                  </small>
                )}
              </span>
              <span className={css['score']} data-part="score">
                <b>{value}</b>
                {detail !== null && <small>{detail}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import type { Seat } from '@parlour/kernel';
import type { Sitter } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useState } from 'react';
import { notBegun } from '../keeping/not-begun.ts';
import { Dialog } from '../shell/dialog.tsx';
import { navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useOnce } from '../shell/use-once.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { Connection } from '../table/connect.ts';
import styles from './replay.module.css';
import { replayWords } from './words.ts';

type Props = {
  connection: Connection;
  line: number;
  last: number;
  sitters: readonly Sitter[];
  /** Whose seats may be taken over: while the game goes on, nobody is shown what another holds. */
  seats: readonly Seat[];
  /** Whether the game is over at this line. */
  isOverHere: boolean;
  onPause(): void;
  onLine(line: number): void;
};

/** Going on from here, at a table of one's own. */
export function TakeOver({ connection, line, last, sitters, seats, isOverHere, onPause, onLine }: Props) {
  const words = useWords();
  const language = useLanguage();
  const own = replayWords[language];
  const [isTakingOver, setTakingOver] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [takeOver, isBusy] = useOnce(
    async (seat: Seat) => navigate(`/table/${await connection.table.branch(line, [seat], 'careful')}`),
    async (error) => setTrouble(await notBegun(language, error)),
  );
  return (
    <>
      {seats.length > 0 && (
        <button
          type="button"
          className={shell['button']}
          onClick={() => {
            // What is taken over is what was seen when it was asked for.
            onPause();
            setTrouble('');
            setTakingOver(true);
          }}
          data-part="take-over"
        >
          {own.page.takeOver}
        </button>
      )}
      {isTakingOver && (
        <Dialog title={own.page.takeOver} onClose={() => setTakingOver(false)}>
          {isOverHere ? (
            <p>{own.overHere}</p>
          ) : (
            <>
              <p data-part="take-over-line">
                <b>{own.page.position(line, last)}</b>
              </p>
              <p>{own.takeOverHint}</p>
              <ul className={styles['seatsList']}>
                {seats.map((seat) => {
                  const sitter = sitters[seat];
                  if (sitter === undefined) return null;
                  return (
                    <li key={seat}>
                      <button
                        type="button"
                        className={shell['button']}
                        onClick={() => takeOver(seat)}
                        aria-disabled={isBusy}
                        data-part={`take-over-${seat}`}
                      >
                        <SeatMark sitter={sitter} />
                        {own.page.takeOverAs(sitter.name)}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </>
          )}
          <p role="alert">{trouble}</p>
          <div className={shell['dialogFoot']}>
            <button type="button" className={shell['quiet']} onClick={() => setTakingOver(false)}>
              {words.cancel}
            </button>
            {isOverHere && (
              <button
                type="button"
                className={shell['primary']}
                onClick={() => onLine(line - 1)}
                data-part="last-decision"
              >
                {own.lastDecision}
              </button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

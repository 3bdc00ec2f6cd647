import type { Seat, Verdict } from '@parlour/kernel';
import type { Sitter } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../shell/dialog.tsx';
import { Sign } from '../shell/icons.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import { downloadRecord, recordFile } from '../storage/files.ts';
import type { SavedTable } from '../storage/saved.ts';
import type { Connection } from '../table/connect.ts';
import styles from './replay.module.css';
import { replayWords } from './words.ts';

type Props = {
  connection: Connection;
  saved: SavedTable;
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

/** What can be done with a record: verify it, give it away, go on from here. */
export function ReplayTools({ connection, saved, line, last, sitters, seats, isOverHere, onPause, onLine }: Props) {
  const words = useWords();
  const language = useLanguage();
  const own = replayWords[language];
  const [, navigate] = useLocation();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isTakingOver, setTakingOver] = useState(false);
  const [trouble, setTrouble] = useState('');
  const save = async () => {
    const record = await (saved.outcome === null ? connection.table.whole() : connection.table.record());
    const file = recordFile(record);
    // A phone offers to pass the file on; elsewhere it is downloaded.
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }))
      await navigator.share({ files: [file] }).catch(() => {});
    else downloadRecord(record);
  };
  const takeOver = async (seat: Seat) => {
    try {
      navigate(`/table/${await connection.table.branch(line, [seat], 'careful')}`);
    } catch (error) {
      const { message } = error as Error;
      const { keepingWords } = await import('../keeping/words.ts');
      setTrouble(message === 'rules0' ? keepingWords[language].rules0 : message);
    }
  };
  return (
    <>
      <button
        type="button"
        className={shell['quiet']}
        onClick={() => void connection.table.verify().then(setVerdict)}
        data-part="verify"
      >
        <Sign name="check" size={18} />
        <span className={styles['label']}>{words.replay.verify}</span>
      </button>
      <button type="button" className={shell['quiet']} onClick={() => void save()} data-part="save-record">
        <Sign name="save" size={18} />
        <span className={styles['label']}>{words.replay.save}</span>
      </button>
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
          {words.replay.takeOver}
        </button>
      )}
      {verdict !== null && <VerdictDialog verdict={verdict} onClose={() => setVerdict(null)} />}
      {isTakingOver && (
        <Dialog title={words.replay.takeOver} onClose={() => setTakingOver(false)}>
          {isOverHere ? (
            <p>{own.overHere}</p>
          ) : (
            <>
              <p data-part="take-over-line">
                <b>{words.replay.position(line, last)}</b>
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
                        onClick={() => void takeOver(seat)}
                        data-part={`take-over-${seat}`}
                      >
                        <SeatMark sitter={sitter} />
                        {words.replay.takeOverAs(sitter.name)}
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

/** The same verdict as the command line gives, check by check. */
function VerdictDialog({ verdict, onClose }: { verdict: Verdict; onClose(): void }) {
  const words = useWords();
  return (
    <Dialog title={words.replay.verify} onClose={onClose}>
      <p className={styles['verdict']} data-ok={verdict.ok} data-part="verdict">
        {verdict.ok ? words.replay.verified : words.replay.notVerified}
      </p>
      <ul className={styles['findings']}>
        {verdict.findings.map((finding) => (
          <li key={finding.check} data-ok={finding.ok}>
            <Sign name={finding.ok ? 'check' : 'close'} size={18} />
            <span>
              {words.replay.checks[finding.check]}
              {!finding.ok && <small>{finding.detail}</small>}
            </span>
          </li>
        ))}
      </ul>
      <div className={shell['dialogFoot']}>
        <button type="button" className={shell['primary']} onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

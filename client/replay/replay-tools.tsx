import type { Finding, Verdict } from '@parlour/kernel';
import { useState } from 'react';
import { importWords } from '../home/words.ts';
import { whatFailed } from '../keeping/what-failed.ts';
import { CloseFoot, Dialog } from '../shell/dialog.tsx';
import { Sign } from '../shell/icons.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { passOn, recordFile } from '../storage/files.ts';
import type { SavedTable } from '../storage/saved.ts';
import type { Connection } from '../table/connect.ts';
import styles from './replay.module.css';
import { replayWords } from './words.ts';

type Props = { connection: Connection; saved: SavedTable };

/** What can be done with a record: verify it, give it away. */
export function ReplayTools({ connection, saved }: Props) {
  const words = replayWords[useLanguage()].page;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const save = async () => {
    const record = await (saved.outcome === null ? connection.table.whole() : connection.table.record());
    await passOn(recordFile(record));
  };
  return (
    <>
      <button
        type="button"
        className={shell['quiet']}
        onClick={() => void connection.table.verify().then(setVerdict)}
        aria-label={words.verify}
        data-part="verify"
      >
        <Sign name="check" size={18} />
        <span className={styles['label']}>{words.verify}</span>
      </button>
      <button
        type="button"
        className={shell['quiet']}
        onClick={() => void save()}
        aria-label={words.save}
        data-part="save-record"
      >
        <Sign name="save" size={18} />
        <span className={styles['label']}>{words.save}</span>
      </button>
      {verdict !== null && (
        <VerdictDialog
          verdict={verdict}
          isOver={saved.outcome !== null}
          // What is only looked at is over: without a result all have agreed on that.
          isEnded={saved.outcome === null && saved.kind === 'record'}
          onClose={() => setVerdict(null)}
        />
      )}
    </>
  );
}

type VerdictProps = { verdict: Verdict; isOver: boolean; isEnded: boolean; onClose(): void };

/** The same verdict as the command line gives, check by check. */
function VerdictDialog({ verdict, isOver, isEnded, onClose }: VerdictProps) {
  const language = useLanguage();
  const words = replayWords[language].page;
  const isRight = ({ check, ok }: Finding) => ok || (isEnded && check === 'ending');
  const isGenuine = verdict.findings.every(isRight);
  const why = (finding: Extract<Finding, { ok: false }>) =>
    isRight(finding) ? words.endedHere : whatFailed(finding, isOver, importWords[language].contradicts);
  return (
    <Dialog title={words.verify} onClose={onClose}>
      <p className={styles['verdict']} data-ok={isGenuine} data-part="verdict">
        {isGenuine ? words.verified : words.notVerified}
      </p>
      <ul className={styles['findings']}>
        {verdict.findings.map((finding) => (
          <li key={finding.check} data-ok={isRight(finding)}>
            <Sign name={isRight(finding) ? 'check' : 'close'} size={18} />
            <span>
              {words.checks[finding.check]}
              {!finding.ok && <small>{why(finding)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}

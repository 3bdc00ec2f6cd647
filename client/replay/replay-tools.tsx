import type { Verdict } from '@parlour/kernel';
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
        <VerdictDialog verdict={verdict} isOver={saved.outcome !== null} onClose={() => setVerdict(null)} />
      )}
    </>
  );
}

/** The same verdict as the command line gives, check by check. */
function VerdictDialog({ verdict, isOver, onClose }: { verdict: Verdict; isOver: boolean; onClose(): void }) {
  const language = useLanguage();
  const words = replayWords[language].page;
  return (
    <Dialog title={words.verify} onClose={onClose}>
      <p className={styles['verdict']} data-ok={verdict.ok} data-part="verdict">
        {verdict.ok ? words.verified : words.notVerified}
      </p>
      <ul className={styles['findings']}>
        {verdict.findings.map((finding) => (
          <li key={finding.check} data-ok={finding.ok}>
            <Sign name={finding.ok ? 'check' : 'close'} size={18} />
            <span>
              {words.checks[finding.check]}
              {!finding.ok && <small>{whatFailed(finding, isOver, importWords[language].contradicts)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}

import type { Verdict } from '@parlour/kernel';
import { useState } from 'react';
import { CloseFoot, Dialog } from '../shell/dialog.tsx';
import { Sign } from '../shell/icons.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { downloadRecord, recordFile } from '../storage/files.ts';
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
    const file = recordFile(record);
    // A phone offers to pass the file on; elsewhere it is downloaded.
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }))
      await navigator.share({ files: [file] }).catch(() => {});
    else downloadRecord(record);
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
      {verdict !== null && <VerdictDialog verdict={verdict} onClose={() => setVerdict(null)} />}
    </>
  );
}

/** The same verdict as the command line gives, check by check. */
function VerdictDialog({ verdict, onClose }: { verdict: Verdict; onClose(): void }) {
  const words = replayWords[useLanguage()].page;
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
              {!finding.ok && <small>{finding.detail}</small>}
            </span>
          </li>
        ))}
      </ul>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}

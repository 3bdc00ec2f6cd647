import { Page } from '../shell/page.tsx';
import styles from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import { downloadRecord } from '../storage/files.ts';
import type { SavedTable } from '../storage/saved.ts';
import { loadTable } from '../storage/tables.ts';
import type { TableState } from './table-store.ts';

/** When a table cannot be shown: what happened, that nothing is lost, and the record to take along. */
export function Trouble({
  status,
  detail,
  saved,
}: {
  status: TableState['status'];
  detail: string;
  saved: SavedTable | null;
}) {
  const { trouble } = useWords();
  const [title, hint] =
    status === 'unknown'
      ? [trouble.unknown, trouble.unknownHint]
      : status === 'otherRules'
        ? [trouble.otherRules, trouble.otherRulesHint]
        : status === 'broken'
          ? [trouble.broken, '']
          : [trouble.crashed, trouble.crashedHint];
  const download = async () => {
    const latest = saved === null ? undefined : await loadTable(saved.id);
    if (latest?.record) downloadRecord({ ...latest.record, seed: latest.seed });
  };
  return (
    <Page title={title}>
      <p>{hint}</p>
      <p className={styles['dialogFoot']} style={{ justifyContent: 'flex-start' }}>
        {status === 'crashed' && (
          <button type="button" className={styles['primary']} onClick={() => location.reload()}>
            {trouble.reload}
          </button>
        )}
        {saved !== null && (
          <button type="button" className={styles['button']} onClick={() => void download()}>
            {trouble.download}
          </button>
        )}
      </p>
      {detail !== '' && (
        <details>
          <summary>{trouble.details}</summary>
          <pre style={{ whiteSpace: 'pre-wrap' }}>{detail}</pre>
        </details>
      )}
    </Page>
  );
}

import { Page } from '../shell/page.tsx';
import styles from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import { downloadRecord } from '../storage/files.ts';
import type { SavedTable } from '../storage/saved.ts';
import { browserStore } from '../storage/tables.ts';
import type { TableState } from './table-state.ts';

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
    const loaded = saved === null ? null : await browserStore.load(saved.id);
    if (loaded === null || loaded.kept.head === null) return;
    const { head, names, seeds, outcome, id } = loaded.kept;
    downloadRecord({ ...head, names, seeds, outcome, entries: await browserStore.lines(id, 0, loaded.version) });
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
        {saved?.head != null && (
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

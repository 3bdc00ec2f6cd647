import { Dialog } from '../shell/dialog.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { downloadRecord } from '../storage/files.ts';
import type { TableStore } from '../table/table-store.ts';
import { keepingWords } from './words.ts';

/** A move could not be written down: what that means, and what can be done about it. */
export default function UnsavedDialog({ store }: { store: TableStore }) {
  const { unsaved } = keepingWords[useLanguage()];
  return (
    <Dialog title={unsaved.title} onClose={() => void store.retry()}>
      <p>{unsaved.hint}</p>
      <div className={shell['dialogFoot']} data-part="unsaved">
        <button
          type="button"
          className={shell['button']}
          onClick={() => void store.connection.table.whole().then(downloadRecord)}
        >
          {unsaved.file}
        </button>
        <button type="button" className={shell['primary']} onClick={() => void store.retry()}>
          {unsaved.retry}
        </button>
      </div>
    </Dialog>
  );
}

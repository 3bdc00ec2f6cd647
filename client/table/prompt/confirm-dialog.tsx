import { Dialog } from '../../shell/dialog.tsx';
import buttons from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';

/** Asked where the board has a warning. Whether the choice could be undone only the table knows once it is made, so nothing is said of it. */
export function ConfirmDialog({
  words: warning,
  onClose,
  onConfirm,
}: {
  words: string;
  onClose(): void;
  onConfirm(): void;
}) {
  const words = useWords();
  return (
    <Dialog title={words.table.confirmTitle} onClose={onClose}>
      <p>{warning}</p>
      <div className={buttons['dialogFoot']}>
        <button type="button" className={buttons['button']} onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" className={buttons['primary']} onClick={onConfirm} data-part="confirm">
          {words.table.confirm}
        </button>
      </div>
    </Dialog>
  );
}

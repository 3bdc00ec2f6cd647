import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import type { StorageTrouble } from '../storage/trouble.ts';
import { keepingWords } from './words.ts';

/** What stands in the way of the browser's storage, on every page, with what to do about it. */
export default function StorageNotice({ trouble }: { trouble: StorageTrouble }) {
  const words = keepingWords[useLanguage()];
  return (
    <p className={shell['notice']} role="alert" data-part="storage-trouble">
      {words.storage[trouble]}{' '}
      {trouble === 'newer' && (
        <button type="button" className={shell['button']} onClick={() => location.reload()}>
          {words.reload}
        </button>
      )}
    </p>
  );
}

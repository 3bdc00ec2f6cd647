import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { download, jsonFile } from '../storage/files.ts';
import { damagedTables } from '../storage/tables.ts';
import { keepingWords } from './words.ts';

/** Tables that cannot be read: they are named and can be taken along, and stand in nobody's way. */
export default function Damaged({ count }: { count: number }) {
  const words = keepingWords[useLanguage()];
  return (
    <p data-part="damaged">
      {words.damaged(count)}{' '}
      <button
        type="button"
        className={shell['quiet']}
        onClick={() => void damagedTables().then((what) => download(jsonFile(what, 'parlour-damaged.json')))}
      >
        {words.damagedSave}
      </button>
    </p>
  );
}

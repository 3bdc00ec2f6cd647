import type { Seat } from '@parlour/kernel';
import { useStore } from 'zustand';
import { asksAt, useSettings } from '../../settings/settings.ts';
import { Sign } from '../../shell/icons.tsx';
import buttons from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import { isByTable } from '../pace/shown.ts';
import type { TableStore } from '../table-store.ts';
import styles from './prompt.module.css';

/** What went by since one's own decision, to be opened; and, where the table has answered, how to be asked the next time; a second tap takes that back. */
export default function Since({ store, seat, onOpen }: { store: TableStore; seat: Seat | null; onOpen(): void }) {
  const words = useWords();
  const { since, missed, asksNext, saved } = useStore(store);
  const asks = useSettings((settings) => asksAt(settings, saved?.id ?? ''));
  const told = since.filter(({ events }) => events.length > 0).length;
  const isAnswered = since.some(({ entry }) => entry !== null && isByTable(entry, seat));
  return (
    <>
      {(told > 1 || missed.length > 0) && (
        <button
          type="button"
          className={buttons['quiet']}
          onClick={onOpen}
          title={words.table.sinceTitle}
          data-part="since"
          data-missed={missed.length}
        >
          <Sign name="log" />
          <span className={styles['wide']}>{words.table.since(told)}</span>
          <span className={styles['narrow']}>{told}</span>
          {missed.length > 0 && <b className={styles['missed']}>{words.table.missed(missed.length)}</b>}
        </button>
      )}
      {isAnswered && (
        <button
          type="button"
          className={asksNext ? buttons['button'] : buttons['quiet']}
          aria-pressed={asksNext}
          onClick={() => void store.asks(asksNext ? asks : 'next')}
          title={words.table.askNextHint}
          aria-label={words.table.askNext}
          data-part="ask-next"
        >
          <Sign name={asksNext ? 'check' : 'pause'} />
          <span className={styles['wide']}>{words.table.askNext}</span>
        </button>
      )}
    </>
  );
}

import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import type { Row } from '../storage/saved.ts';
import { changeTable, listTables } from '../storage/tables.ts';
import styles from './home.module.css';

const TableLists = lazy(later(() => import('./table-lists.tsx')));
const Damaged = lazy(later(() => import('../keeping/damaged.tsx')));

/** Tables that wait to be gone on with, and those that are over; whoever comes for the first time has none yet. */
export function Tables() {
  const { homePage: words } = useWords();
  const [tables, setTables] = useState<{ rows: Row[]; damaged: number } | null>(null);
  const load = useCallback(() => void listTables().then(setTables, () => setTables({ rows: [], damaged: 0 })), []);
  useEffect(load, [load]);
  const put = async (table: Row, archived: boolean) => {
    await changeTable(table.id, { archived });
    load();
  };
  const played = (tables?.rows ?? []).filter(({ kind }) => kind !== 'tutorial');
  return (
    <section className={styles['tables']} aria-labelledby="running">
      <h2 id="running" className={styles['title']}>
        {words.running}
      </h2>
      {tables !== null && played.length === 0 && <p className={styles['hint']}>{words.runningNone}</p>}
      <Suspense>
        {played.length > 0 && <TableLists played={played} onPut={(table, archived) => void put(table, archived)} />}
        {tables !== null && tables.damaged > 0 && <Damaged count={tables.damaged} />}
      </Suspense>
    </section>
  );
}

import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import type { Row } from '../storage/saved.ts';
import { changeTable, listTables } from '../storage/tables.ts';
import { rememberBegun } from './begun.ts';
import styles from './home.module.css';

const Running = lazy(later(() => import('./table-lists.tsx').then((file) => ({ default: file.Running }))));
const Over = lazy(later(() => import('./table-lists.tsx').then((file) => ({ default: file.Over }))));
const Damaged = lazy(later(() => import('../keeping/damaged.tsx')));

type Tables = {
  /** Nothing before they were read; whoever comes for the first time has none. */
  played: readonly Row[] | null;
  damaged: number;
  put(table: Row, archived: boolean): void;
};

/** Whether a table is looked back at rather than gone on with. */
export const isOver = ({ outcome, kind }: Row): boolean => kind === 'record' || outcome !== null;
const isRunning = (table: Row): boolean => !isOver(table) && !table.archived;

/** The tables that this browser keeps. */
export function useTables(): Tables {
  const [tables, setTables] = useState<{ rows: Row[]; damaged: number } | null>(null);
  const load = useCallback(() => void listTables().then(setTables, () => setTables({ rows: [], damaged: 0 })), []);
  useEffect(load, [load]);
  const played = tables === null ? null : tables.rows.filter(({ kind }) => kind !== 'tutorial');
  const isBegun = played?.some(isRunning);
  useEffect(() => {
    if (isBegun !== undefined) rememberBegun(isBegun);
  }, [isBegun]);
  return {
    played,
    damaged: tables?.damaged ?? 0,
    put: (table, archived) => void changeTable(table.id, { archived }).then(load),
  };
}

/** Those that wait to be gone on with. */
export function RunningTables({ tables: { played, put } }: { tables: Tables }) {
  const { homePage: words } = useWords();
  const running = (played ?? []).filter(isRunning);
  return (
    <section className={styles['tables']} aria-labelledby="running">
      <h2 id="running" className={styles['title']}>
        {words.running}
      </h2>
      <div className={styles['waiting']}>
        {played !== null && running.length === 0 && <p className={styles['hint']}>{words.runningNone}</p>}
        <Suspense>{running.length > 0 && <Running tables={running} onPut={put} />}</Suspense>
      </div>
    </section>
  );
}

/** Those that are over, those that were put away, and what cannot be read any more. */
export function OtherTables({ tables: { played, damaged, put } }: { tables: Tables }) {
  const others = (played ?? []).filter((table) => !isRunning(table));
  return (
    <Suspense>
      {others.length > 0 && <Over tables={others} onPut={put} />}
      {damaged > 0 && <Damaged count={damaged} />}
    </Suspense>
  );
}

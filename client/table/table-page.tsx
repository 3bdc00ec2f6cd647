import { findGame } from '@parlour/games';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { paceOf, useSettings } from '../settings/settings.ts';
import { Boundary } from '../shell/boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useGameText } from '../shell/words.tsx';
import { boardFor } from './board-for.ts';
import { type GuideProps, TableScreen } from './table-screen.tsx';
import { openTable, type TableStore } from './table-store.ts';

const Trouble = lazy(() => import('./trouble.tsx').then((file) => ({ default: file.Trouble })));

/** A table by its address: it is opened when one comes and left when one goes. */
export default function TablePage({ id }: { id: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setStore(opened);
    return () => opened.close();
  }, [id]);
  return store === null ? <Loading /> : <OpenTable store={store} />;
}

type Guard = (choice: { type: string }) => boolean;

type OpenProps = { store: TableStore; guard?: Guard; guide?: (props: GuideProps) => ReactNode };

/** An open table, once everything it needs is here; a lesson may guard its choices and speak beside them. */
export function OpenTable({ store, guard, guide }: OpenProps) {
  const { status, saved, detail, speaks } = useStore(store);
  const entry = saved === null ? null : findGame(saved.game);
  const text = useGameText(entry);
  const module = useLoaded(
    () => (entry === null ? undefined : (entry.board?.() ?? Promise.resolve(undefined)).then((board) => ({ board }))),
    [entry],
  );
  useEffect(() => {
    store.pacing.pace = () => paceOf(useSettings.getState());
    store.pacing.isStaged = (event) => module?.board?.isStaged?.(event) ?? false;
  }, [store, module]);
  if (status === 'opening') return <Loading />;
  if (status !== 'open' || saved === null) return <Trouble status={status} detail={detail} saved={saved} />;
  if (text === null || module === null || entry === null) return <Loading />;
  return (
    <Boundary fallback={(what) => <Trouble status="crashed" detail={what} saved={saved} />}>
      <TableScreen
        store={store}
        entry={entry}
        text={text}
        module={boardFor(module.board, speaks)}
        {...(guard && { guard })}
        {...(guide && { guide })}
      />
    </Boundary>
  );
}

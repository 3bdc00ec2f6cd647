import { findGame } from '@parlour/games';
import { later } from '@parlour/kit/parts/later.ts';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { rememberBegun } from '../home/begun.ts';
import { asksAt, paceOf, useSettings } from '../settings/settings.ts';
import { Boundary } from '../shell/boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { useGameText } from '../shell/words.tsx';
import { boardFor, useBoard } from './board-for.ts';
import { holdingsIn } from './pace/waits.ts';
import { type Beside, type GuideProps, TableScreen } from './table-screen.tsx';
import { openTable, type TableStore } from './table-store.ts';

const Trouble = lazy(later(() => import('./trouble.tsx').then((file) => ({ default: file.Trouble }))));

/** A table by its address: it is opened when one comes and left when one goes. */
export default function TablePage({ id }: { id: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openTable(id, 'play', undefined, asksAt(useSettings.getState(), id));
    setStore(opened);
    const leave = opened.subscribe(({ status }) => {
      if (status === 'opening') return;
      if (status === 'open') rememberBegun(true);
      leave();
    });
    return () => opened.close();
  }, [id]);
  return store === null ? <Loading /> : <OpenTable store={store} />;
}

type Guard = (choice: { type: string }) => boolean;

type OpenProps = { store: TableStore; guard?: Guard; guide?: (props: GuideProps) => ReactNode; beside?: Beside };

/** An open table, once everything it needs is here; a lesson may guard its choices and speak beside them. */
export function OpenTable({ store, guard, guide, beside }: OpenProps) {
  const { status, saved, detail, speaks } = useStore(store);
  const entry = saved === null ? null : findGame(saved.game);
  const text = useGameText(entry);
  const isBeside = beside !== undefined;
  const module = useBoard(entry);
  useEffect(() => {
    // What is shown on a big screen is not shown again in everybody's hand.
    store.pacing.pace = () => (isBeside ? 0 : paceOf(useSettings.getState()));
    store.pacing.isStaged = (event) => !isBeside && (module?.board?.isStaged?.(event) ?? false);
    store.pacing.concern = (event, seat, view) => module?.board?.concern?.(event, seat, view as never) ?? 'all';
    store.pacing.holdings = (view, seat) => (module?.board?.holdings ?? holdingsIn)(view as never, seat);
  }, [store, module, isBeside]);
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
        {...(beside && { beside })}
      />
    </Boundary>
  );
}

import { later } from '@parlour/kit/parts/later.ts';
import type { Room } from '@parlour/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { openRoom, type RoomStore } from './room-store.ts';
import { type OnlineText, useOnlineText } from './text/index.ts';

// A phone beside a screen needs none of what stands around a whole table, and fetches none of it.
const Gathering = lazy(later(() => import('./gathering.tsx').then((file) => ({ default: file.Gathering }))));
const LaidTable = lazy(later(() => import('./laid-table.tsx')));
const SeatPage = lazy(later(() => import('../screen/phone/seat-page.tsx')));
const LatePage = lazy(later(() => import('../screen/phone/late-page.tsx')));
const HandTable = lazy(later(() => import('../screen/phone/hand-table.tsx')));

/** An online table by its address: people gather, then the table is laid. */
export default function RoomPage({ id }: { id: string }) {
  const text = useOnlineText();
  const [store, setStore] = useState<RoomStore | null>(null);
  // Whoever has just said their name is somebody else to the server: the line is laid anew.
  const [visit, setVisit] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit opens the room again
  useEffect(() => {
    const opened = openRoom(id);
    setStore(opened);
    return () => opened.close();
  }, [id, visit]);
  if (store === null || text === null) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <OpenRoom key={visit} store={store} text={text} onNamed={() => setVisit(visit + 1)} />
    </Suspense>
  );
}

type Props = { store: RoomStore; text: OnlineText; onNamed(): void };

function OpenRoom({ store, text, onNamed }: Props) {
  const { room, line, isLaid } = useStore(store);
  if (line.is === 'gone') return <NoTable title={text.noTable} hint={text.noTableHint} text={text} />;
  if (line.is === 'banned') return <NoTable title={text.blocked} hint={text.blockedHint} text={text} />;
  if (room === null) return <Loading />;
  if (room.state === 'closed') return <NoTable title={text.tableClosed} hint={text.tableClosedHint} text={text} />;
  const isGathering = room.state === 'gathering' || room.state === 'dice' || !isLaid;
  // A seat taken or left means other eyes: the table is laid anew.
  const key = room.you.seats.join();
  if (room.screen !== null)
    return <Beside key={key} store={store} room={room} text={text} onNamed={onNamed} isGathering={isGathering} />;
  if (isGathering) return <Gathering store={store} room={room} text={text} onNamed={onNamed} />;
  return <LaidTable key={key} store={store} room={room} text={text} />;
}

/** There is nothing to sit at: why, and the way home. */
function NoTable({ title, hint, text }: { title: string; hint: string; text: OnlineText }) {
  return (
    <Page title={title}>
      <p>{hint}</p>
      <Link href="/" className={shell['button']}>
        {text.leave}
      </Link>
    </Page>
  );
}

/** At a table around a screen: one's own things, and the whole table whenever one wants it. */
function Beside({ store, room, text, onNamed, isGathering }: Props & { room: Room; isGathering: boolean }) {
  const [isWhole, setWhole] = useState(false);
  if (isGathering) return <SeatPage store={store} room={room} text={text} onNamed={onNamed} />;
  if (isWhole) return <LaidTable store={store} room={room} text={text} onHand={() => setWhole(false)} />;
  const whole = () => setWhole(true);
  if (room.you.seats.length === 0 && room.state === 'playing')
    return <LatePage store={store} room={room} text={text} onNamed={onNamed} onWatch={whole} />;
  return <HandTable store={store} room={room} text={text} onWhole={whole} />;
}

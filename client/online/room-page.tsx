import type { Room } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { OpenTable } from '../table/table-page.tsx';
import { openTable, type TableStore } from '../table/table-store.ts';
import { connectOnline } from './connect-online.ts';
import { Gathering } from './gathering.tsx';
import styles from './online.module.css';
import { RoomBar } from './room-bar.tsx';
import { openRoom, type RoomStore } from './room-store.ts';
import { type OnlineText, useOnlineText } from './text/index.ts';

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
  return <OpenRoom key={visit} store={store} text={text} onNamed={() => setVisit(visit + 1)} />;
}

function OpenRoom({ store, text, onNamed }: { store: RoomStore; text: OnlineText; onNamed(): void }) {
  const { room, line, isLaid } = useStore(store);
  if (line.is === 'gone')
    return (
      <Page title={text.noTable}>
        <p>{text.noTableHint}</p>
        <Link href="/" className={shell['button']}>
          {text.leave}
        </Link>
      </Page>
    );
  if (room === null) return <Loading />;
  if (room.state === 'gathering' || room.state === 'dice' || !isLaid)
    return <Gathering store={store} room={room} text={text} onNamed={onNamed} />;
  // A seat taken or left means other eyes: the table is laid anew.
  return <LaidTable key={room.you.seats.join()} store={store} room={room} text={text} />;
}

function LaidTable({ store, room, text }: { store: RoomStore; room: Room; text: OnlineText }) {
  const [table, setTable] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openTable(room.id, 'play', connectOnline(store));
    setTable(opened);
    return () => opened.close();
  }, [room.id, store]);
  if (table === null) return <Loading />;
  return (
    <div className={styles['room']}>
      <RoomBar store={store} room={room} table={table} text={text} />
      <OpenTable store={table} />
    </div>
  );
}

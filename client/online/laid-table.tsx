import type { Room } from '@parlour/protocol';
import { Loading } from '../shell/loading.tsx';
import { OpenTable } from '../table/table-page.tsx';
import styles from './online.module.css';
import { RoomBar } from './room-bar.tsx';
import type { RoomStore } from './room-store.ts';
import type { OnlineText } from './text/index.ts';
import { useOnlineTable } from './use-online-table.ts';

type Props = { store: RoomStore; room: Room; text: OnlineText; onHand?: () => void };

/** The whole table of a room, with what people need around it; `onHand`: beside a screen one may go back to one's own things. */
export default function LaidTable({ store, room, text, onHand }: Props) {
  const table = useOnlineTable(store, room.id);
  if (table === null) return <Loading />;
  return (
    <div className={styles['room']}>
      <RoomBar store={store} room={room} table={table} text={text} {...(onHand && { onHand })} />
      <OpenTable store={table} />
    </div>
  );
}

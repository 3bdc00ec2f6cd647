import { useEffect, useState } from 'react';
import { openTable, type TableStore } from '../table/table-store.ts';
import { connectOnline } from './connect-online.ts';
import type { RoomStore } from './room-store.ts';

/** The table of a room, opened for as long as it is looked at; `null` before that. */
export function useOnlineTable(store: RoomStore, id: string): TableStore | null {
  const [table, setTable] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openTable(id, 'play', connectOnline(store));
    setTable(opened);
    return () => opened.close();
  }, [id, store]);
  return table;
}

import type { HouseStore } from '../store/index.ts';
import type { Fleet } from './fleet.ts';

/** A store whose every change the other servers of the house hear of, once it is written. */
export function tellingStore(store: HouseStore, { tell }: Pick<Fleet, 'tell'>): HouseStore {
  const { tables, rooms } = store;
  return {
    ...store,
    tables: {
      ...tables,
      async append(id, at, written) {
        const isAppended = await tables.append(id, at, written);
        if (isAppended) tell({ is: 'lines', room: id });
        return isAppended;
      },
    },
    rooms: {
      ...rooms,
      async put(room) {
        const next = await rooms.put(room);
        if (next !== null) tell({ is: 'room', room: room.id });
        return next;
      },
    },
  };
}

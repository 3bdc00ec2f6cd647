import type { Seat } from '@parlour/kernel';
import type { RoomStore } from './room-store.ts';

/** Whoever scanned a code or said a name came to sit down, and is not asked again whether they want to. */
const keyOf = (room: string): string => `parlour-sit-${room}`;

export const willSit = (room: string): void => sessionStorage.setItem(keyOf(room), 'yes');

/** Sits down where somebody meant to, once. */
export function sitIfWanted(store: RoomStore): void {
  const { room } = store.getState();
  if (room === null || room.you.person === null || sessionStorage.getItem(keyOf(room.id)) === null) return;
  sessionStorage.removeItem(keyOf(room.id));
  void sitDown(store);
}

/** Two who come at once want the same seat: who was later takes the next. */
async function sitDown(store: RoomStore): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    const { room } = store.getState();
    const free = room?.seats.findIndex(({ person, bot }) => person === null && bot === null) ?? -1;
    if (room === null || free < 0 || room.you.seats.length > 0) return;
    if ((await store.ask({ is: 'sit', seat: free as Seat })).answer.ok) return;
    // Who sits there now is told in a moment.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

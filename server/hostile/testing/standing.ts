import type { Attended } from '../../testing/guest.ts';
import type { OpenHouse } from '../../testing/open.ts';

/** All that a hostile message might change: what is played, what people agreed on, and what is written of both. */
export async function standing({ store }: Pick<OpenHouse, 'store'>, id: string, { update, room }: Attended) {
  const [table, kept] = await Promise.all([store.tables.load(id), store.rooms.find(id)]);
  const { seats, state, options, host, pace, rematch, votes, plans, asking, asks, arriving, isPaused } = kept ?? {};
  return {
    position: {
      ...update,
      sights: update?.sights.map(({ eyes, sight: { line: _, events: __, ...sight } }) => ({ eyes, sight })),
    },
    told: { seats: room?.seats, votes: room?.votes, state: room?.state },
    table,
    room: { seats, state, options, host, pace, rematch, votes, plans, asking, asks, arriving, isPaused },
  };
}

import { roundFrom, type Seat } from '@parlour/kernel';
import { LOW_FUNDS } from '../../content/table.ts';
import type { G } from '../../types.ts';

/** BM-1.6. The seats that play this round, clockwise from `first`. */
export const playingFrom = (g: G, first: Seat): Seat[] =>
  roundFrom(g.seats, first).filter((seat) => !g.players[seat].isSkipping);

/** BM-6.1, BM-9.8, BM-10.1, BM-11.1, BM-12.1, BM-R33. Seat order: from the leader, or the stand-in, without those who skip. */
export const seatOrder = (g: G): Seat[] => (g.opener === null ? [] : playingFrom(g, g.opener));

/** BM-5.1. The seat to the left. */
export const seatAfter = (g: G, seat: Seat): Seat => roundFrom(g.seats, seat)[1] ?? seat;

/** BM-7.1, BM-R11, BM-R47. The loading order: who opened the round loads last, unless the table plays otherwise. */
export function loadingOrder(g: G, firstPasser: Seat | null): Seat[] {
  const [opener, second] = seatOrder(g);
  if (opener === undefined) return [];
  const afterLeader = second ?? opener;
  switch (g.options.loadingStart) {
    case 'nextAfterLeader':
      return playingFrom(g, afterLeader);
    case 'firstPasser':
      return playingFrom(g, firstPasser ?? afterLeader);
    case 'leader':
      return playingFrom(g, opener);
  }
}

/** BM-14.1, BM-R45, BM-R49. Who may skip: the poor, or anybody. */
export const maySkip = (g: G, seat: Seat): boolean =>
  g.options.skipEligibility === 'anyone' || g.players[seat].coins <= LOW_FUNDS;

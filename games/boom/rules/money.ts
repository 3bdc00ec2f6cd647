import type { Seat } from '@parlour/kernel';
import type { G } from '../types.ts';
import { emit } from './vocabulary.ts';

/** BO-R41. A sweetener changes hands at once and is never returned. */
export function payTo(g: G, from: Seat, to: Seat, amount: number): void {
  if (amount === 0) return;
  g.players[from].treasury.secret -= amount;
  g.players[to].treasury.secret += amount;
  emit(g, 'sweetened', { from, to, amount });
}

/** What a player has offered for an answer that is still to come. */
export const promisedBy = (g: G, seat: Seat): number =>
  g.stack.reduce((sum, f) => {
    const isHis = (f.phase === 'consent' && f.asker === seat) || (f.phase === 'offer' && f.lead === seat);
    return isHis ? sum + f.sweetener : sum;
  }, 0);

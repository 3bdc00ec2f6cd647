import type { Seat } from '@parlour/kernel';
import type { Kind } from '../../content/industries.ts';
import type { G } from '../../types.ts';
import { needsQuota } from './bidding.ts';

/** The kind of the company that a player leads the auction for or has yet to pay; `null` if there is none. */
function beingBought(g: G, seat: Seat): Kind | null {
  for (const f of g.stack) {
    if (f.phase === 'auction' && f.leader === seat) return f.kind;
    if (f.phase === 'purchase' && f.buyer === seat) return f.kind;
  }
  return null;
}

/** EC-R.32. The token of a company that is being bought is as good as placed. */
export const tokensKept = (g: G, seat: Seat): number => (beingBought(g, seat) === null ? 0 : 1);

/** EC-R.37. The quota of a state company that is being bought cannot be given away before it is paid for. */
export function quotasToSpare(g: G, seat: Seat): number {
  const kind = beingBought(g, seat);
  const kept = kind !== null && needsQuota(g, kind) ? 1 : 0;
  return Math.max(0, g.players[seat].quotas.length - kept);
}

import type { Choice, Seat } from '@parlour/kernel';
import type { Businessmen, G } from '../types.ts';
import { typesWorthKeeping } from './keeping.ts';
import { quickLoad } from './quick-load.ts';
import { quickPurchase } from './quick-purchase.ts';

/** A quick sensible answer to every question: what the careful bot expects of everybody. */
export function reply(g: G, seat: Seat): Choice<Businessmen> {
  const f = g.stack.at(-1);
  switch (f?.phase) {
    case 'announcements':
      return { type: 'playRound' };
    case 'buying':
      return quickPurchase(g, seat);
    case 'loading':
      return quickLoad(g, seat, f.loaded);
    case 'keeping':
      return { type: 'keep', goods: typesWorthKeeping(g, seat) };
    case 'exports':
    case 'improvements':
    case 'insurance':
      return { type: 'finish' };
    case 'misfortune':
      return { type: 'spinMisfortune' };
    case 'round':
      return { type: f.step === 'cards' ? 'turnCards' : 'spinPrices' };
    default:
      throw new Error('no question is open');
  }
}

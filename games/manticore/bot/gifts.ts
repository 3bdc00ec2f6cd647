import type { Choice, Seat } from '@parlour/kernel';
import type { G, Manticore } from '../types.ts';
import { bestOf } from './carrying.ts';
import { frameOf } from './mind.ts';

/** A gift is welcome where it helps. */
export function giftChoice(g: G, me: Seat): Choice<Manticore> {
  const best = bestOf(g.heroes[me], [frameOf(g, 'gift').artifact]);
  return best === null ? { type: 'refuse' } : { type: 'accept', place: best.place };
}

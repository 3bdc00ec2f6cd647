import type { Seat } from '@parlour/kernel';
import type { Characteristic } from '../../content/heroes.ts';
import type { G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** MC-7.4, MC-7.5, MC-7.6, MC-R8. One power point for good on one characteristic. */
export function assignPoint(g: G, seat: Seat, to: Characteristic): void {
  const hero = g.heroes[seat];
  hero.unassigned -= 1;
  hero.power[to] += 1;
  emit(g, 'pointAssigned', { seat, to, now: hero.power[to] });
}

import type { G } from '../types.ts';
import { mostValuableTypes } from './goods.ts';

/** Fills the plans of others that a seat cannot see in parallel play: that they keep what is worth most, and else do nothing. */
export function imagine(g: G): void {
  for (const frame of g.stack) {
    if (frame.phase === 'keeping')
      for (const seat of g.seats)
        frame.plans[seat].secret ??= frame.asked.includes(seat) ? [] : mostValuableTypes(g, seat);
    else if (frame.phase === 'exports' || frame.phase === 'improvements' || frame.phase === 'insurance')
      for (const seat of g.seats) frame.plans[seat].secret ??= [];
  }
}

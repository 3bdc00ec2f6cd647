import type { Seat } from '@parlour/kernel';
import type { Features } from '@parlour/search';
import { targetOf } from '../../rules/02-field/points.ts';
import type { Businessmen, G } from '../../types.ts';
import { evaluate } from '../evaluate.ts';

/** What the value of a seat depends on: its standing as the careful bot reckons it, in coins, and how late it is. */
export const features: Features<Businessmen> = {
  names: ['standing', 'standingLate', 'pointsLate'],
  of: featuresOf,
  isTogether: false,
  kinds: { any: { seats: 4, options: {} } },
  kindOf: () => 'any',
};

function featuresOf(g: G, seat: Seat): number[] {
  let most = 0;
  for (const each of g.seats) most = Math.max(most, g.players[each].points);
  const late = most / targetOf(g);
  const standing = evaluate(g, seat);
  return [standing, standing * late, g.players[seat].points * late];
}

import type { Seat } from '@parlour/kernel';
import { pointsFor } from '../../rules/07-strength/trophies.ts';
import { lootOf } from '../../rules/08-battle/harm.ts';
import type { Fighter, Plan } from '../../types.ts';
import type { Mind } from '../mind.ts';
import { tokenGain } from '../tokens.ts';

/** Who shall have what of a joint kill: friends share by need, a rival names himself. */
export function planFor(mind: Mind, target: Fighter, helpers: readonly Seat[]): Plan {
  const { g, me } = mind;
  const points = pointsFor(g, target);
  const loot = lootOf(g, target);
  const isRivalry = g.options.mode === 'semi';
  const isBlowATrophy = target === 'manticore' && isRivalry && g.options.jointFatalBlow === 'trophy';
  const group = g.order.filter((seat) => seat === me || helpers.includes(seat));
  const [first = me] = isRivalry ? [me] : byNeedOfPower(mind, group);
  let looter = me;
  if (!isRivalry)
    for (const seat of group) if (gainFor(mind, seat, target) > gainFor(mind, looter, target)) looter = seat;
  return {
    firstPoint: points > 0 ? first : null,
    secondPoint: points > 1 ? first : null,
    artifact: loot.length > 0 ? looter : null,
    blow: isBlowATrophy ? me : null,
  };
}

/** Those with fewest power points first. */
function byNeedOfPower({ g }: Mind, group: readonly Seat[]): Seat[] {
  const total = (seat: Seat): number =>
    Object.values(g.heroes[seat].power).reduce((sum, points) => sum + points, g.heroes[seat].unassigned);
  return [...group].sort((a, b) => total(a) - total(b));
}

const gainFor = ({ g }: Mind, seat: Seat, target: Fighter): number =>
  Math.max(0, ...lootOf(g, target).map((artifact) => tokenGain(g.heroes[seat], artifact)));

import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type { G } from '../../types.ts';

/** MC-24.1, MC-R35. The monsters that have stood in the City since an earlier round: each hurts every hero at the end of this one. */
export const raidersOfTheCity = (g: G): MonsterId[] =>
  MONSTER_IDS.filter((id) => {
    const { is, enteredIn } = g.monsters[id];
    return is === 'alive' && enteredIn !== null && enteredIn < g.round;
  });

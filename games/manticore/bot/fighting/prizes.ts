import type { Seat } from '@parlour/kernel';
import { HERO_LIFE } from '../../content/heroes.ts';
import { manticoreFullLife } from '../../rules/08-battle/values.ts';
import { practiceFoe } from '../../rules/26-variants/practice.ts';
import type { Fighter, Foe, G } from '../../types.ts';
import { damageWorth, HER_LIFE, killWorth, VICTORY } from '../dangers.ts';
import { careFor, lossOf } from '../life.ts';
import { type Mind, threatBy } from '../mind.ts';
import type { Prize } from './blows.ts';
import { rivalKillWorth } from './rivals.ts';

/** What killing a target, and every point of damage, is worth to the bot. */
export function prizeOf(mind: Mind, group: readonly Seat[], target: Fighter): Prize {
  const { g, me } = mind;
  if (typeof target === 'number') return { damage: 0, kill: rivalKillWorth(mind, target) };
  if (target === practiceFoe(g)) return practicePrize(g, target);
  if (target !== 'manticore') return { damage: 0, kill: killWorth(g, threatBy(mind, target), target) };
  const isMine = g.options.mode === 'coop' || group.includes(me);
  return { damage: damageWorth(g), kill: isMine ? VICTORY : 0 };
}

/** The death of a practice foe is the victory; wounds count only where they do not heal (MC-16.3, MC-16.4). */
const practicePrize = (g: G, foe: Foe): Prize => ({
  damage: foe === 'manticore' ? HER_LIFE / manticoreFullLife(g) : 0,
  kill: VICTORY,
});

/** What damage to everybody of a group costs, by its amount. */
export const lossesOf = ({ g, me }: Mind, group: readonly Seat[]): number[] =>
  Array.from({ length: HERO_LIFE + 1 }, (_, damage) =>
    group.reduce<number>((sum, seat) => sum + careFor(g, me, seat) * lossOf(g, seat, damage), 0),
  );

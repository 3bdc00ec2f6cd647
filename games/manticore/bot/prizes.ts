import type { Seat } from '@parlour/kernel';
import { HERO_LIFE } from '../content/heroes.ts';
import type { Fighter } from '../types.ts';
import type { Prize } from './blows.ts';
import { damageWorth, killWorth, VICTORY } from './dangers.ts';
import { careFor, lossOf } from './life.ts';
import { type Mind, threatBy } from './mind.ts';
import { rivalKillWorth } from './rivals.ts';

/** What killing a target, and every point of damage, is worth to the bot. */
export function prizeOf(mind: Mind, group: readonly Seat[], target: Fighter): Prize {
  const { g, me } = mind;
  if (typeof target === 'number') return { damage: 0, kill: rivalKillWorth(mind, target) };
  if (target !== 'manticore') return { damage: 0, kill: killWorth(g, threatBy(mind, target), target) };
  const isMine = g.options.mode === 'coop' || group.includes(me);
  return { damage: damageWorth(g), kill: isMine ? VICTORY : 0 };
}

/** What damage to everybody of a group costs, by its amount. */
export const lossesOf = ({ g, me }: Mind, group: readonly Seat[]): number[] =>
  Array.from({ length: HERO_LIFE + 1 }, (_, damage) =>
    group.reduce<number>((sum, seat) => sum + careFor(g, me, seat) * lossOf(g, seat, damage), 0),
  );

import type { Seat } from '@parlour/kernel';
import { HERO_LIFE } from '../content/heroes.ts';
import { living } from '../rules/03-rounds/hero.ts';
import type { G } from '../types.ts';

/** What life is worth to a careful bot, in points of its own that everything else is measured in: rules of thumb, no rules. */

/** What so much life is worth: the last points are the dearest. */
const LIFE_WORTH = worthOfLives();

function worthOfLives(): number[] {
  const worths = [0];
  for (let life = 1; life <= HERO_LIFE; life++) worths.push((worths[life - 1] as number) + 3.2 - 0.22 * life);
  return worths;
}

/** What a hero's death costs on top: his hands, and with the last of them everything. */
const DEATH = 14;
const LAST_DEATH = 60;

/** What damage costs a hero. */
export function lossOf(g: G, seat: Seat, damage: number): number {
  const { life } = g.heroes[seat];
  if (damage < life) return (LIFE_WORTH[life] as number) - (LIFE_WORTH[life - damage] as number);
  const hands = living(g).length;
  return (LIFE_WORTH[life] as number) + DEATH + LAST_DEATH / (hands * hands);
}

export const gainOf = (life: number, healed: number): number =>
  (LIFE_WORTH[Math.min(HERO_LIFE, life + healed)] as number) - (LIFE_WORTH[life] as number);

/** How much the life of others counts: a rival's only because the City needs hands. */
export const careFor = (g: G, me: Seat, other: Seat): number => (other === me || g.options.mode === 'coop' ? 1 : 0.3);

/** What damage to every hero at once costs. */
export function lossOfAll(g: G, me: Seat, damage: number): number {
  return living(g).reduce<number>((sum, seat) => sum + careFor(g, me, seat) * lossOf(g, seat, damage), 0);
}

import type { Frame, Seat } from '@parlour/kernel';
import { ARTIFACT_KINDS, type ArtifactId, TOKENS } from '../../content/artifacts.ts';
import { type Characteristic, CLASSES, type ClassId, HEROES } from '../../content/heroes.ts';
import type { G, Hero, Manticore } from '../../types.ts';

export const classOf = (hero: Hero): ClassId => HEROES[hero.hero];
/** The turn that goes on, whatever happens within it. */
export const turnOf = (g: G): Frame<Manticore, 'turn'> | undefined => g.stack.find((frame) => frame.phase === 'turn');
export const isAlive = (g: G, seat: Seat): boolean => g.heroes[seat].life > 0;
/** The living heroes, in turn order. */
export const living = (g: G): Seat[] => g.order.filter((seat) => isAlive(g, seat));
export const inTurnOrder = (g: G, seats: readonly Seat[]): Seat[] => g.order.filter((seat) => seats.includes(seat));

/** MC-1.25, MC-7.4. What the sheet says, and the power points on it. */
export const baseOf = (hero: Hero, of: Characteristic): number => CLASSES[classOf(hero)][of];
export const skill = (hero: Hero, of: Characteristic): number => baseOf(hero, of) + hero.power[of];

export const strengthOf = (artifact: ArtifactId | null): number => (artifact === null ? 0 : TOKENS[artifact].strength);

/** MC-7.9, MC-R12. What boots add once they are broken in. */
export const bootsBonus = (hero: Hero): number => (hero.bootsWork ? strengthOf(hero.worn.boots) : 0);

/** MC-3.4, MC-5.5, MC-R10. The initiative index at this moment. */
export const initiativeIndex = (hero: Hero): number => skill(hero, 'initiative') + bootsBonus(hero) - hero.bag.length;

/** MC-R10, MC-R13. Points he may still spend in this round; none once his turn is over. */
export const pointsLeft = (hero: Hero): number => (hero.isDone ? 0 : Math.max(0, initiativeIndex(hero) - hero.spent));

/** All artifacts of a hero, in their slots and in the bag. */
export function artifactsOf(hero: Hero): ArtifactId[] {
  return [...wornBy(hero), ...hero.bag];
}

export function wornBy(hero: Hero): ArtifactId[] {
  const worn: ArtifactId[] = [];
  for (const kind of ARTIFACT_KINDS) {
    const artifact = hero.worn[kind];
    if (artifact !== null) worn.push(artifact);
  }
  return worn;
}

import { type Domain, oneOf, type Refusal } from '@parlour/kernel';
import { type ArtifactId, isSpell, type SpellKind, TOKENS, type TokenId } from '../../content/artifacts.ts';
import { LOWEST_INDEX } from '../../content/heroes.ts';
import type { Hero, Manticore, Place, Placed } from '../../types.ts';
import { bootsBonus, initiativeIndex, strengthOf } from '../03-rounds/hero.ts';
import { no } from '../vocabulary.ts';

const PLACES: readonly Place[] = ['slot', 'swap', 'bag'];

/** MC-5.4, MC-R44, MC-R68. Where a hero may put an artifact or a spell that he gets. */
export const placesFor = (hero: Hero, token: TokenId): Domain<Place> =>
  oneOf(PLACES, (place) => cannotPlace(hero, token, place));

function cannotPlace(hero: Hero, token: TokenId, place: Place): Refusal<Manticore> | null {
  if (isSpell(token)) {
    const { kind } = TOKENS[token];
    // MC-5.6, MC-5.7
    if (place !== 'slot') return no('MC-5.6', 'noBagForSpells', {});
    return hero.spells[kind] === null ? null : no('MC-5.7', 'slotFull', { kind });
  }
  const { kind } = TOKENS[token];
  const isFull = hero.worn[kind] !== null;
  // MC-7.2
  if (place === 'slot') return isFull ? no('MC-7.2', 'slotFull', { kind }) : null;
  if (place === 'swap' && !isFull) return no('MC-7.2', 'slotEmpty', { kind });
  const lost = place === 'swap' && kind === 'boots' ? bootsBonus(hero) : 0;
  return tooHeavy(hero, 1 + lost);
}

/** MC-R11. Nothing may bring the index below 1. */
export function tooHeavy(hero: Hero, loss: number): Refusal<Manticore> | null {
  const index = initiativeIndex(hero) - loss;
  return index < LOWEST_INDEX ? no('MC-R11', 'tooHeavy', { index }) : null;
}

/** Puts an artifact where the player said; what a swap takes out of the slot goes to the bag (MC-R67). */
export function place(hero: Hero, artifact: ArtifactId, where: Place): Placed {
  if (where === 'bag') {
    hero.bag.push(artifact);
    return { place: where, stowed: null };
  }
  return { place: where, stowed: wear(hero, artifact) };
}

/** MC-7.2, MC-7.8, MC-7.9. Into its slot; boots must be broken in first. Returns what it drove out. */
export function wear(hero: Hero, artifact: ArtifactId): ArtifactId | null {
  const { kind } = TOKENS[artifact];
  const old = hero.worn[kind];
  if (old !== null) hero.bag.push(old);
  hero.worn[kind] = artifact;
  if (kind === 'boots') hero.bootsWork = false;
  return old;
}

/** MC-7.7. Takes an artifact away from a hero, wherever he has it. Boots stop at once (MC-R12). */
export function remove(hero: Hero, artifact: ArtifactId): void {
  const { kind } = TOKENS[artifact];
  if (hero.worn[kind] === artifact) {
    hero.worn[kind] = null;
    if (kind === 'boots') hero.bootsWork = false;
  } else hero.bag.splice(hero.bag.indexOf(artifact), 1);
}

/** What the index loses when an artifact is given away or dropped: active boots take their bonus along, the bag gets lighter. */
export function lossWithout(hero: Hero, artifact: ArtifactId): number {
  const { kind } = TOKENS[artifact];
  if (hero.worn[kind] !== artifact) return -1;
  return kind === 'boots' && hero.bootsWork ? strengthOf(artifact) : 0;
}

/** MC-5.7. The spells a hero holds. */
export const spellsOf = (hero: Hero): SpellKind[] =>
  (['iceBoulder', 'fireball'] as const).filter((kind) => hero.spells[kind] !== null);

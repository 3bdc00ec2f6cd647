import { type ArtifactKind, isSpell, TOKENS, type TokenId } from '../content/artifacts.ts';
import type { Characteristic } from '../content/heroes.ts';
import { skill, strengthOf } from '../rules/03-rounds/hero.ts';
import type { Hero } from '../types.ts';

const ATTACK_STATS = { sword: 'attack', bow: 'shooting', amulet: 'magic' } as const;

/** How much one point of strength of an artifact is worth to a hero: his own weapon most. */
function weightOf(hero: Hero, kind: ArtifactKind): number {
  switch (kind) {
    case 'boots':
      return 4;
    case 'shield':
      return 2.6;
    case 'helmet':
      return 2.2;
    default:
      return ATTACK_STATS[kind] === mainStat(hero) ? 4.5 : 2.4;
  }
}

/** What a hero is best at. */
export function mainStat(hero: Hero): Exclude<Characteristic, 'initiative' | 'defense'> {
  const [attack, shooting, magic] = [skill(hero, 'attack'), skill(hero, 'shooting'), skill(hero, 'magic')];
  if (attack >= shooting && attack >= magic) return 'attack';
  return shooting >= magic ? 'shooting' : 'magic';
}

/** What one more point of a spell's strength is worth as long as it is kept: it will hurt her. */
export const SPELL_WORTH = 2.6;
/** Every artifact in the bag takes a point of initiative. */
const BURDEN = 3;

/** What a token would add to a hero, if it went where it is of use; nothing if what he has is as good. */
export function tokenGain(hero: Hero, token: TokenId): number {
  if (isSpell(token)) {
    const { kind, strength } = TOKENS[token];
    return hero.spells[kind] === null ? SPELL_WORTH * strength : 0;
  }
  const { kind, strength } = TOKENS[token];
  const old = hero.worn[kind];
  const more = strength - strengthOf(old);
  if (more <= 0) return 0;
  return weightOf(hero, kind) * more - (old === null ? 0 : BURDEN);
}

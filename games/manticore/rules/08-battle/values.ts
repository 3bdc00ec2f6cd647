import type { Seat } from '@parlour/kernel';
import type { ArtifactKind, SpellId } from '../../content/artifacts.ts';
import { TOKENS } from '../../content/artifacts.ts';
import type { AttackKind } from '../../content/combat.ts';
import { type Characteristic, HERO_LIFE } from '../../content/heroes.ts';
import { FLAT_SHEET, type HeroCount, type Might, SHEETS } from '../../content/manticore.ts';
import type { Fighter, G, Party, SpellUse, Stance, Tally, Term } from '../../types.ts';
import { baseOf, isAlive, strengthOf } from '../03-rounds/hero.ts';
import { bonusOf, levelOf } from '../18-monsters/monster.ts';

/** What a total is made of: the characteristic, and the artifact that adds to it (MC-7.1). */
export type Aspect = 'magicAttack' | 'magicDefense' | 'close' | 'defense' | 'shooting';
const MADE_OF = {
  magicAttack: { of: 'magic', with: 'amulet' }, // MC-9.1
  magicDefense: { of: 'magic', with: 'helmet' }, // MC-9.2
  close: { of: 'attack', with: 'sword' }, // MC-10.3
  defense: { of: 'defense', with: 'shield' }, // MC-10.4, MC-11.1, MC-R6
  shooting: { of: 'shooting', with: 'bow' }, // MC-11.1
} as const satisfies Record<Aspect, { of: Characteristic; with: ArtifactKind }>;

/** MC-9.1, MC-10.3, MC-11.1, MC-R75. What an attacker strikes with. */
export const striking = (kind: AttackKind): Aspect => (kind === 'magic' ? 'magicAttack' : kind);

/** MC-9.2, MC-10.3, MC-10.4, MC-11.1. What a defender answers with. */
export function warding(kind: AttackKind, stance: Stance | null): Aspect {
  if (kind === 'magic') return 'magicDefense';
  return kind === 'close' && stance !== 'cover' ? 'close' : 'defense';
}

/** What one fighter brings, term by term, without spells and die. */
export function termOf(g: G, who: Fighter, aspect: Aspect): Term {
  const made = MADE_OF[aspect];
  if (typeof who === 'number') {
    const hero = g.heroes[who];
    return {
      who,
      base: baseOf(hero, made.of),
      power: hero.power[made.of],
      artifact: strengthOf(hero.worn[made.with]),
      spells: 0,
    };
  }
  if (who === 'manticore') return { who, base: manticoreMight(g)[made.of], power: 0, artifact: 0, spells: 0 };
  return { who, base: levelOf(who), power: 0, artifact: bonusOf(g, who, made.with), spells: 0 };
}

/** MC-16.1, MC-R42. Her sheet, by the number of heroes at the start. */
export function manticoreMight(g: G): Might {
  const { defense, attack, shooting, magic } = SHEETS[g.options.manticoreSheet === 'flat' ? FLAT_SHEET : heroCount(g)];
  const more = Number(g.options.manticoreMight);
  return { defense: defense + more, attack: attack + more, shooting: shooting + more, magic: magic + more };
}

/** MC-1.28, MC-16.4. */
export const manticoreFullLife = (g: G): number => SHEETS[heroCount(g)].life;
const heroCount = (g: { seats: readonly Seat[] }): HeroCount => g.seats.length as HeroCount;

/** A side's total without its die: for a group the sum of all (MC-14.6, MC-14.8). */
export function tallyOf(g: G, party: Party, aspect: Aspect, spells: readonly SpellUse[] = []): Tally {
  const terms = membersOf(party).map((who): Term => {
    const term = termOf(g, who, aspect);
    for (const use of spells) if (use.who === who) term.spells += strengthOfSpells(use.spells);
    return term;
  });
  return {
    party,
    terms,
    sum: terms.reduce((sum, term) => sum + term.base + term.power + term.artifact + term.spells, 0),
  };
}

const strengthOfSpells = (spells: readonly SpellId[]): number =>
  spells.reduce((sum, spell) => sum + TOKENS[spell].strength, 0);

export const membersOf = (party: Party): readonly Fighter[] => (party.is === 'heroes' ? party.seats : [party.foe]);

export function lifeOf(g: G, who: Fighter): number {
  if (typeof who === 'number') return g.heroes[who].life;
  return who === 'manticore' ? g.manticore.life : levelOf(who) - g.monsters[who].damage;
}

export function fullLifeOf(g: G, who: Fighter): number {
  if (typeof who === 'number') return HERO_LIFE;
  return who === 'manticore' ? manticoreFullLife(g) : levelOf(who);
}

/** A party without its dead; `null` if it has perished (MC-13.1, MC-R56). */
export function survivorsOf(g: G, party: Party): Party | null {
  if (party.is === 'foe') {
    const isThere = party.foe === 'manticore' ? g.manticore.life > 0 : g.monsters[party.foe].is === 'alive';
    return isThere ? party : null;
  }
  const seats = party.seats.filter((seat) => isAlive(g, seat));
  return seats.length > 0 ? { is: 'heroes', seats, lead: party.lead } : null;
}

/** MC-R45, MC-R56. Who chooses for a side of heroes: the one who began it, else the earliest in turn order. */
export const leaderOf = (party: Extract<Party, { is: 'heroes' }>): Seat =>
  party.seats.includes(party.lead) ? party.lead : (party.seats[0] ?? party.lead);

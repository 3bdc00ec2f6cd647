import type { Seat } from '@parlour/kernel';
import { type ArtifactId, isArtifact, type TokenId } from '../../content/artifacts.ts';
import type { Cell } from '../../content/board.ts';
import type { MonsterId } from '../../content/monsters.ts';
import type { Fighter, G } from '../../types.ts';
import { cellOf } from '../01-setup/standing.ts';
import { artifactsOf, living } from '../03-rounds/hero.ts';
import { wake } from '../23-manticore/waking.ts';
import { endIfAllDead } from '../25-ending/ending.ts';
import { emit } from '../vocabulary.ts';
import { lifeOf } from './values.ts';

/** MC-8.4, MC-R80. Damage lowers life, never below 0. */
export function hurt(g: G, who: Fighter, damage: number, by: readonly Fighter[]): void {
  const lost = Math.min(damage, lifeOf(g, who));
  if (typeof who === 'number') g.heroes[who].life -= lost;
  else if (who === 'manticore') g.manticore.life -= lost;
  else g.monsters[who].damage += lost;
  emit(g, 'hurt', { who, damage, left: lifeOf(g, who), by: [...by] });
}

/** MC-15.1, MC-15.2. The marker is removed. What the dead carried stays with them until it is known who takes it. */
export function bury(g: G, who: Fighter, by: readonly Fighter[]): void {
  const cell = cellOf(g, who);
  if (cell === null || who === 'manticore') return;
  if (typeof who === 'number') g.heroes[who].cell = null;
  else {
    g.monsters[who].cell = null;
    g.monsters[who].is = 'dead';
  }
  emit(g, 'died', { who, by: [...by], cell });
  // MC-23.2, MC-29.8
  const slayer = by.find((each): each is Seat => typeof each === 'number') ?? null;
  if (typeof who === 'string' && slayer !== null && g.options.scenario === 'base') wake(g, 'firstKill', slayer);
  // MC-R43: nobody may loot a hero whom a foe has killed
  if (typeof who === 'number' && slayer === null && g.options.fallenHeroLoot === 'dropped') dropAll(g, who, cell);
}

/** MC-R43, `dropped`: a fallen hero's artifacts stay on his cell. */
function dropAll(g: G, seat: Seat, cell: Cell): void {
  const artifacts = artifactsOf(g.heroes[seat]);
  if (artifacts.length === 0) return;
  for (const artifact of artifacts) g.ground.push({ cell, artifact });
  stripArtifacts(g, seat);
  emit(g, 'tokensDropped', { of: seat, artifacts, cell });
}

/** MC-5.11, MC-5.12, MC-R40, MC-R43. Whatever the dead still have leaves the game; what is face down stays so. */
export function clearAway(g: G, who: Fighter): void {
  if (who === 'manticore') return;
  const tokens = openTokensOf(g, who);
  let hidden = 0;
  if (typeof who === 'number') {
    stripArtifacts(g, who);
    g.heroes[who].spells = { iceBoulder: null, fireball: null };
    g.heroes[who].unassigned = 0;
  } else {
    g.monsters[who].carries = g.monsters[who].carries.filter(({ is }) => is === 'hidden');
    hidden = g.monsters[who].carries.length;
  }
  if (tokens.length + hidden === 0) return;
  g.outOfGame.tokens.push(...tokens);
  emit(g, 'tokensLost', { of: who, tokens, hidden });
}

function openTokensOf(g: G, who: Seat | MonsterId): TokenId[] {
  if (typeof who === 'string') return g.monsters[who].carries.flatMap((each) => (each.is === 'open' ? each.token : []));
  const hero = g.heroes[who];
  return [...artifactsOf(hero), ...Object.values(hero.spells).filter((spell) => spell !== null)];
}

/** MC-5.10. What may be looted from the dead: artifacts, never spells. */
export const lootOf = (g: G, who: Fighter): ArtifactId[] =>
  who === 'manticore' ? [] : openTokensOf(g, who).filter(isArtifact);

function stripArtifacts(g: G, seat: Seat): void {
  g.heroes[seat].worn = { sword: null, bow: null, shield: null, boots: null, amulet: null, helmet: null };
  g.heroes[seat].bag = [];
  g.heroes[seat].bootsWork = false;
}

/** MC-21.1, MC-24.1, MC-R34. All heroes are hit at the same moment, and several may die together. */
export function hurtAllHeroes(g: G, damage: number, by: readonly Fighter[]): void {
  const hit = living(g);
  for (const seat of hit) hurt(g, seat, damage, by);
  for (const seat of hit) {
    if (g.heroes[seat].life > 0) continue;
    bury(g, seat, by);
    clearAway(g, seat);
  }
  endIfAllDead(g);
}

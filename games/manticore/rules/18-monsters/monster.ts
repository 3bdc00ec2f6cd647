import { type ArtifactKind, isSpell, type SpellId, TOKENS, TOKENS_OF, type TokenId } from '../../content/artifacts.ts';
import { MONSTER_IDS, MONSTER_INITIATIVE, MONSTER_KINDS, MONSTERS, type MonsterId } from '../../content/monsters.ts';
import type { Carried, G } from '../../types.ts';
import { isCity } from '../01-setup/board.ts';
import { kindOn } from '../01-setup/stacks.ts';

export const levelOf = (id: MonsterId): number => MONSTER_KINDS[MONSTERS[id]].level;
export const isAggressive = (id: MonsterId): boolean => MONSTER_KINDS[MONSTERS[id]].temper === 'aggressive';
export const powerFor = (id: MonsterId): number => MONSTER_KINDS[MONSTERS[id]].power;
export const monstersOnBoard = (g: G): MonsterId[] => MONSTER_IDS.filter((id) => g.monsters[id].is === 'alive');

export function isInCity(g: G, id: MonsterId): boolean {
  const { cell } = g.monsters[id];
  return cell !== null && isCity(cell);
}

/** MC-26.1, MC-29.1, MC-R65. Static monsters never move; the scenario has none, whatever else was chosen. */
export const areStatic = (g: G): boolean => g.options.monsters === 'static' && g.options.scenario === 'base';

/** The token a monster carries; MC-28.5: face down it is only known by where it came from. */
export function tokenOf(g: G, carried: Carried): TokenId {
  if (carried.is === 'open') return carried.token;
  const token = TOKENS_OF[kindOn(g, carried.from)][carried.rank];
  if (token === undefined) throw new Error('a hidden token comes from a stack');
  return token;
}

export const tokensCarried = (g: G, id: MonsterId): TokenId[] =>
  g.monsters[id].carries.map((carried) => tokenOf(g, carried));

export const spellsCarried = (g: G, id: MonsterId): SpellId[] => tokensCarried(g, id).filter(isSpell);

/** MC-20.3, MC-R26. Of several artifacts of a kind only the strongest counts. */
export const bonusOf = (g: G, id: MonsterId, kind: ArtifactKind): number => strongest(g, g.monsters[id].carries, kind);

/** The same of what everybody sees that it carries. */
const openBonusOf = (g: G, id: MonsterId, kind: ArtifactKind): number =>
  strongest(
    g,
    g.monsters[id].carries.filter((carried) => carried.is === 'open'),
    kind,
  );

function strongest(g: G, carries: readonly Carried[], kind: ArtifactKind): number {
  let best = 0;
  for (const carried of carries) {
    const token = TOKENS[tokenOf(g, carried)];
    if (token.kind === kind && token.strength > best) best = token.strength;
  }
  return best;
}

/**
 * MC-16.2, MC-27.1, MC-R25, MC-R73. Points of a monster's turn. Boots count where monsters are fast, above the level too; those it
 * took face down (MC-28.5) count when they have been turned up, else its pace would tell what nobody has seen.
 */
export function monsterInitiative(g: G, id: MonsterId): number {
  const faster = Number(g.options.monsterInitiative);
  const own = faster > MONSTER_INITIATIVE ? Math.min(faster, levelOf(id)) : MONSTER_INITIATIVE;
  const doBootsCount = faster > MONSTER_INITIATIVE || g.options.monsterBoots === 'fast';
  return own + (doBootsCount ? openBonusOf(g, id, 'boots') : 0);
}

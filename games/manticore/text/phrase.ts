import type { Seat } from '@parlour/kernel';
import type { ArtifactKind } from '../content/artifacts.ts';
import type { AttackKind } from '../content/combat.ts';
import type { Characteristic } from '../content/heroes.ts';
import { MONSTER_IDS, MONSTERS, type MonsterId, type MonsterKind } from '../content/monsters.ts';
import type { Fighter, Foe, Party, Stance, Term } from '../types.ts';

type Part = string | false | null | undefined;

/** The parts that are there, one after another. */
export const phrase = (...parts: Part[]): string => parts.filter(Boolean).join(' ');
/** "Head: a, b": the head alone when nothing is chosen yet. */
export function heading(head: string, ...parts: Part[]): string {
  const there = parts.filter(Boolean);
  return there.length === 0 ? head : `${head}: ${there.join(', ')}`;
}

export const isSeat = (who: Fighter): who is Seat => typeof who === 'number';
export const isMonster = (foe: Foe): foe is MonsterId => foe !== 'manticore';
export const kindOf = (monster: MonsterId): MonsterKind => MONSTERS[monster];
/** The number on a monster's marker; one that is alone of its kind needs none. */
export const markerOf = (monster: MonsterId): string | null =>
  MONSTER_IDS.filter((other) => kindOf(other) === kindOf(monster)).length > 1 ? monster.slice(1) : null;

/** Everybody of a side. */
export const fightersOf = (party: Party): Fighter[] => (party.is === 'heroes' ? party.seats : [party.foe]);

/** What the terms of a side are called: its characteristic, and the artifact that adds to it. */
export function termNames(
  kind: AttackKind,
  stance: Stance | null,
  side: 'attacker' | 'defender',
): { characteristic: Characteristic; artifact: ArtifactKind } {
  if (kind === 'magic') return { characteristic: 'magic', artifact: side === 'attacker' ? 'amulet' : 'helmet' };
  if (side === 'attacker')
    return kind === 'close'
      ? { characteristic: 'attack', artifact: 'sword' }
      : { characteristic: 'shooting', artifact: 'bow' };
  return kind === 'close' && stance !== 'cover'
    ? { characteristic: 'attack', artifact: 'sword' }
    : { characteristic: 'defense', artifact: 'shield' };
}

/** One fighter's sum in words: his own figure, and whatever adds to it. */
export const sumOf = (
  { base, power, artifact, spells }: Term,
  says: Record<keyof Omit<Term, 'who'>, (n: number) => string>,
): string =>
  [
    says.base(base),
    ...(power > 0 ? [says.power(power)] : []),
    ...(artifact > 0 ? [says.artifact(artifact)] : []),
    ...(spells > 0 ? [says.spells(spells)] : []),
  ].join(' + ');

/** How often each seat stands in the list, in the order of the list. */
export const tallyOf = (seats: readonly Seat[]): [Seat, number][] =>
  [...new Set(seats)].map((seat) => [seat, seats.filter((other) => other === seat).length]);

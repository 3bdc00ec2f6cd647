import type { Seat } from '@parlour/kernel';
import { MONSTER_IDS, MONSTERS, type MonsterId, type MonsterKind } from '../content/monsters.ts';
import type { Fighter, Foe, Party, Term } from '../types.ts';

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

/** The parts of a sum that are not nought, each with its label. */
export const sumOf = (
  { base, power, artifact, spells }: Term,
  labels: { power: string; artifact: string; spells: string },
): string =>
  [
    `${base}`,
    ...(
      [
        [power, labels.power],
        [artifact, labels.artifact],
        [spells, labels.spells],
      ] as const
    ).flatMap(([n, label]) => (n === 0 ? [] : [`${n} (${label})`])),
  ].join(' + ');

/** How often each seat stands in the list, in the order of the list. */
export const tallyOf = (seats: readonly Seat[]): [Seat, number][] =>
  [...new Set(seats)].map((seat) => [seat, seats.filter((other) => other === seat).length]);

import { apply, below, deckOf, type Event, factsFor, idle, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { spoken } from '@parlour/kernel/testing/spoken.ts';
import { TOKENS_OF } from '../content/artifacts.ts';
import { LOCATIONS } from '../content/board.ts';
import { type AttackKind, COMBAT_CARD_IDS, COMBAT_CARDS } from '../content/combat.ts';
import { type ClassId, HERO_IDS, HEROES } from '../content/heroes.ts';
import { MONSTER_IDS, type MonsterId } from '../content/monsters.ts';
import { manticore } from '../index.ts';
import { kindOn } from '../rules/01-setup/stacks.ts';
import { roadOf } from '../rules/02-paving/roads.ts';
import { initiativeIndex, pointsLeft } from '../rules/03-rounds/hero.ts';
import type { G, Hero, Manticore } from '../types.ts';
import { type At, at, coordinates, furnish, type Given, PARKED, placeMonster } from './given.ts';

export { type At, at, coordinates, FORGE_ROAD, type Given, type GivenHero } from './given.ts';

/** A position of Manticore set up by hand, spoken to in the words of the specification's scenarios. */
export function position(given: Given = {}) {
  const classes = Object.keys(given.heroes ?? { warrior: {} }) as ClassId[];
  const seatOf = (hero: ClassId) => classes.indexOf(hero) as Seat;
  const picks = classes.map((hero) => HERO_IDS.find((id) => HEROES[id] === hero) ?? null);
  const options = { turnOrder: 'agreed', ...given.options } as const;
  const g: G = start(manticore, { seats: classes.length, picks, chance: seeded(1), options });

  g.round = given.round ?? 3;
  for (const [i, hero] of classes.entries())
    furnish(g.heroes[seatOf(hero)], given.heroes?.[hero] ?? {}, PARKED[i] as At);
  for (const { at: cell, token = 'straight', rotation = 0 } of given.roads ?? [])
    g.roads[at(cell)] = roadOf(token, rotation);
  g.roadPile = deckOf('roads', []);
  for (const id of MONSTER_IDS) placeMonster(g, id, given.monsters?.[id]);
  for (const location of LOCATIONS) {
    const left = given.stacks === null ? [] : given.stacks?.[location];
    if (left !== undefined)
      g.stacks[location].ranks = left.map((token) => TOKENS_OF[kindOn(g, location)].indexOf(token));
  }
  g.ground = (given.ground ?? []).map(({ at: cell, artifact }) => ({ cell: at(cell), artifact }));
  Object.assign(g.manticore, given.manticore);

  const on = given.on ?? classes.find((hero) => !g.heroes[seatOf(hero)].isDone) ?? 'warrior';
  for (const seat of g.seats) if (seat < seatOf(on)) g.heroes[seat].isDone = true;
  g.stack = [
    { phase: 'game', step: 'rounds' },
    { phase: 'round', step: 'heroTurns', living: [...g.seats] },
    { phase: 'turn', step: 'act', seat: seatOf(on), toLay: 0, attacked: [], declined: [], refused: [] },
  ];

  const table = {
    ...spoken(manticore, g, classes),
    hero: (hero: ClassId): Hero => g.heroes[seatOf(hero)],
    left: (hero: ClassId): number => pointsLeft(table.hero(hero)),
    index: (hero: ClassId): number => initiativeIndex(table.hero(hero)),
    facts: () => factsFor(manticore, g, null),
    /** Makes the next rolls show these. */
    dice(...faces: number[]): void {
      for (let seed = 0; ; seed++) {
        const trial = { chance: seeded(seed) };
        if (faces.some((face) => below(trial, 6) + 1 !== face)) continue;
        g.chance = seeded(seed);
        return;
      }
    },
    /** Makes the next combat cards show these kinds. */
    cards(...kinds: AttackKind[]): void {
      const rest = [...COMBAT_CARD_IDS];
      const drawn = kinds.map(
        (kind) =>
          rest.splice(
            rest.findIndex((card) => COMBAT_CARDS[card] === kind),
            1,
          )[0],
      );
      g.combatDiscard = [];
      g.combatDeck = deckOf('combat', [...rest, ...drawn.reverse().flatMap((card) => card ?? [])]);
    },
    /** Every question is answered as if time had run out, until it is so far; returns all that happened. */
    idleUntil(isReached: () => boolean): Event<Manticore>[] {
      const told: Event<Manticore>[] = [];
      for (let guard = 0; !isReached() && waiting(manticore, g) !== null; guard++) {
        if (guard > 500) throw new Error('never reached');
        const seat = waiting(manticore, g)?.seats[0] as Seat;
        const applied = apply(manticore, g, idle(manticore, g, seat));
        if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
        told.push(...applied.events);
      }
      return told;
    },
    /** Everybody passes until the next round begins. */
    passRound(): Event<Manticore>[] {
      const { round } = g;
      return table.idleUntil(() => g.round > round);
    },
    /** Everybody passes until this question is asked. */
    passUntil: (question: string): Event<Manticore>[] => table.idleUntil(() => table.question() === question),
    cellOf: (id: MonsterId): At | null => coordinates(g.monsters[id].cell),
  };
  return table;
}

type Told = Event<Manticore>;
/** All events of one kind. */
export const only = <E extends Told['type']>(events: readonly Told[], type: E): Extract<Told, { type: E }>[] =>
  events.filter((event): event is Extract<Told, { type: E }> => event.type === type);

import { deckOf, type Seat } from '@parlour/kernel';
import { chanceOf } from '@parlour/kit/book.ts';
import { type ArtifactId, type SpellId, STACK_KINDS, STACKS, TOKENS, TOKENS_OF } from '../content/artifacts.ts';
import { type Cell, cellAt } from '../content/board.ts';
import { type AttackKind, COMBAT_CARD_IDS, COMBAT_CARDS } from '../content/combat.ts';
import type { Characteristic } from '../content/heroes.ts';
import { MONSTER_IDS, type MonsterId } from '../content/monsters.ts';
import { ROAD_TOKENS, type RoadTokenId, type Rotation } from '../content/road-tokens.ts';
import type { G, Hero } from '../types.ts';

/** Coordinates as the specification writes them. */
export type At = readonly [q: number, r: number];
export const at = ([q, r]: At): Cell => cellAt(q, r);

type GivenHero = {
  at: At;
  life?: number;
  power?: Partial<Record<Characteristic, number>>;
  worn?: readonly ArtifactId[];
  spells?: readonly SpellId[];
};
type GivenRoad = { at: At; token?: RoadTokenId; rotation?: Rotation };

/** A position of an example: the turn of the first seat. */
export type Given = {
  round?: number;
  /** One a seat. */
  heroes: readonly GivenHero[];
  roads?: readonly GivenRoad[];
  monsters?: Partial<Record<MonsterId, At>>;
  /** How far the Manticore has come; without it she sleeps. */
  manticore?: number;
  /** What the dice will show, in the order in which they are rolled. */
  dice?: readonly number[];
  /** What the combat cards will show. */
  cards?: readonly AttackKind[];
};

/** The straight road from the City to the Forge that many examples begin with. */
export const FORGE_ROAD: readonly GivenRoad[] = [{ at: [0, -2] }, { at: [0, -3] }, { at: [0, -4] }];

/** Lays an example on a game that has just begun. */
export function lay(g: G, given: Given): void {
  const { round = 2, heroes, roads = [], monsters = {}, manticore, dice = [], cards = [] } = given;
  g.round = round;
  for (const seat of g.seats) furnish(g.heroes[seat], heroes[seat] ?? { at: [0, 0] });
  for (const kind of STACK_KINDS) takeFromStack(g, kind);
  for (const road of roads) g.roads[at(road.at)] = roadOf(road);
  g.roadPile = deckOf('roads', []);
  for (const id of MONSTER_IDS) {
    const cell = monsters[id];
    Object.assign(g.monsters[id], cell === undefined ? { is: 'dead' } : { is: 'alive', cell: at(cell) });
  }
  if (manticore !== undefined) Object.assign(g.manticore, { step: manticore, wokeIn: 1 });
  g.combatDeck = deckOf('combat', deckShowing(cards));
  g.chance = chanceOf(dice);
  g.stack = [
    { phase: 'game', step: 'rounds' },
    { phase: 'round', step: 'heroTurns', living: [...g.seats] },
    { phase: 'turn', step: 'act', seat: 0 as Seat, toLay: 0, attacked: [], declined: [], refused: [] },
  ];
}

/** The same while the roads are paved: the first seat has turned up a token. */
export function layPaving(g: G, token: RoadTokenId, given: Given): void {
  const pile = g.roadPile;
  lay(g, given);
  g.round = 0;
  g.roadPile = pile;
  for (const id of MONSTER_IDS) g.monsters[id].is = 'waiting';
  g.stack = [
    { phase: 'game', step: 'pave' },
    { phase: 'paving', step: 'lay', seat: 0 as Seat, token },
  ];
}

function furnish(hero: Hero, { at: cell, life = 10, power = {}, worn = [], spells = [] }: GivenHero): void {
  hero.cell = at(cell);
  hero.life = life;
  Object.assign(hero.power, power);
  for (const artifact of worn) hero.worn[TOKENS[artifact].kind] = artifact;
  hero.bootsWork = hero.worn.boots !== null;
  for (const spell of spells) Object.assign(hero.spells, { [TOKENS[spell].kind]: spell });
}

/** What somebody has no longer lies on its stack. */
function takeFromStack(g: G, kind: (typeof STACK_KINDS)[number]): void {
  const held = new Set<unknown>(
    g.seats.flatMap((seat) => [...Object.values(g.heroes[seat].worn), ...Object.values(g.heroes[seat].spells)]),
  );
  const stack = g.stacks[STACKS[kind].home];
  stack.ranks = stack.ranks.filter((rank) => !held.has(TOKENS_OF[kind][rank]));
}

function roadOf({ token = 'straight', rotation = 0 }: GivenRoad) {
  const exits = ROAD_TOKENS[token].exits.reduce((bits: number, exit) => bits | (1 << ((exit + rotation) % 6)), 0);
  return { token, rotation, exits };
}

/** The deck with a card of each of these kinds on top; the last card of a deck is its top. */
function deckShowing(kinds: readonly AttackKind[]) {
  const rest = [...COMBAT_CARD_IDS];
  const top = kinds.flatMap((kind) => {
    const at = rest.findIndex((card) => COMBAT_CARDS[card] === kind);
    return rest.splice(at, 1);
  });
  return [...rest, ...top.reverse()];
}

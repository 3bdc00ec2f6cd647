import { type Core, deckOf, layOpen, shuffle, tableOf } from '@parlour/kernel';
import {
  BOX_MAGIC,
  type Family,
  SPELLS_OF_A_KIND,
  STACK_KINDS,
  STACKS,
  type StackKind,
  TOKENS_OF,
  type TokenId,
} from '../../content/artifacts.ts';
import { CELLS, LOCATIONS, type LocationId } from '../../content/board.ts';
import { COMBAT_CARD_IDS } from '../../content/combat.ts';
import { HERO_IDS, HERO_LIFE, HEROES, type HeroId } from '../../content/heroes.ts';
import { type HeroCount, SHEETS } from '../../content/manticore.ts';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type { Hero, Manticore, Monster, Stack } from '../../types.ts';
import { shuffledRoads } from '../02-paving/road-pile.ts';
import { isPractice } from '../26-variants/practice.ts';

/** MC-1. The table before anybody has chosen. */
export function setup(core: Core<Manticore>, picks: readonly (string | null)[]): Manticore['state'] {
  const picked = picksByClass(picks);
  return {
    round: 0,
    order: [...core.seats],
    heroes: tableOf(core.seats, (seat) => heroFrom(picked[seat] ?? null)),
    monsters: Object.fromEntries(MONSTER_IDS.map((id) => [id, waitingMonster()])) as Record<MonsterId, Monster>,
    // MC-1.19, MC-1.28, MC-23.1
    manticore: { life: SHEETS[core.seats.length as HeroCount].life, step: 0, wokeIn: null },
    roads: tableOf(CELLS, () => null),
    // MC-1.10, MC-1.11
    roadPile: deckOf('roads', shuffledRoads(core).reverse()),
    stacks: stacksFor(core),
    ground: [],
    // MC-1.17
    combatDeck: deckOf('combat', shuffle(core, [...COMBAT_CARD_IDS])),
    combatDiscard: [],
    outOfGame: { roads: [], tokens: [] },
    ending: null,
  };
}

/** MC-R62. One hero of each class: of two picks of one class, the later seat chooses anew when its turn comes. */
function picksByClass(picks: readonly (string | null)[]): (HeroId | null)[] {
  const found: (HeroId | null)[] = [];
  for (const pick of picks) {
    const hero = HERO_IDS.find((id) => id === pick) ?? null;
    const isTaken = hero !== null && found.some((other) => other !== null && HEROES[other] === HEROES[hero]);
    found.push(isTaken ? null : hero);
  }
  return found;
}

function heroFrom(pick: HeroId | null): Hero {
  return {
    hero: pick ?? 'radan',
    isEnlisted: pick !== null,
    cell: null,
    // MC-1.27
    life: HERO_LIFE,
    power: { initiative: 0, defense: 0, attack: 0, shooting: 0, magic: 0 },
    unassigned: 0,
    worn: { sword: null, bow: null, shield: null, boots: null, amulet: null, helmet: null },
    spells: { iceBoulder: null, fireball: null },
    bag: [],
    bootsWork: false,
    spent: 0,
    isDone: false,
  };
}

const waitingMonster = (): Monster => ({
  is: 'waiting',
  cell: null,
  damage: 0,
  carries: [],
  looted: [],
  appearedIn: 0,
  enteredIn: null,
  restsFor: null,
});

/** MC-1.12, MC-1.13, MC-1.14, MC-1.15, MC-1.16. Each stack on its location, or shuffled within its family (MC-28.1, MC-28.2, MC-28.3). */
function stacksFor(core: Core<Manticore>): Record<LocationId, Stack> {
  // In practice everybody chooses from the stacks, so they are open.
  const isHidden = core.options.hiddenArtifacts === 'on' && !isPractice(core);
  const kinds = Object.fromEntries(STACK_KINDS.map((kind) => [STACKS[kind].home, kind])) as Record<
    LocationId,
    StackKind
  >;
  if (isHidden) for (const family of ['magical', 'physical'] as const) shuffleFamily(core, kinds, family);
  const stackAt = (location: LocationId): Stack => {
    const kind = kinds[location];
    const height = heightOf(core, kind);
    // Heights are open (MC-R74): only stacks of one family and height could be taken for one another.
    const card = deckOf(`${STACKS[kind].family} stacks of ${height}`, [kind]);
    if (!isHidden) layOpen(card);
    return { kind: card, isOpen: !isHidden, ranks: Array.from({ length: height }, (_, rank) => rank) };
  };
  return Object.fromEntries(LOCATIONS.map((location) => [location, stackAt(location)])) as Record<LocationId, Stack>;
}

function shuffleFamily(core: Core<Manticore>, kinds: Record<LocationId, StackKind>, family: Family): void {
  const homes = LOCATIONS.filter((location) => STACKS[kinds[location]].family === family);
  const mixed = shuffle(
    core,
    homes.map((location) => kinds[location]),
  );
  for (const [i, location] of homes.entries()) kinds[location] = mixed[i] as StackKind;
}

/** MC-1.14, MC-1.15, MC-R2, MC-R3. One a hero, the strongest of their kind; three of each spell. In practice all there are. */
function heightOf(core: Pick<Core<Manticore>, 'options' | 'seats'>, kind: StackKind): number {
  if (kind === 'fireball' || kind === 'iceBoulder') return SPELLS_OF_A_KIND;
  const isScarce = core.options.magicStacks === 'box' && STACKS[kind].family === 'magical';
  const wanted = isPractice(core) ? TOKENS_OF[kind].length : core.seats.length;
  return isScarce ? Math.min(wanted, BOX_MAGIC) : wanted;
}

/** Every artifact and spell of this game, stack by stack, the strongest first. */
export const dealtTokens = (core: Pick<Core<Manticore>, 'options' | 'seats'>): TokenId[] =>
  STACK_KINDS.flatMap((kind) => TOKENS_OF[kind].slice(0, heightOf(core, kind)));

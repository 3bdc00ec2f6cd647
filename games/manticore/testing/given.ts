import { type ArtifactId, type SpellId, TOKENS, type TokenId } from '../content/artifacts.ts';
import { type Cell, cellAt, HEXES, type LocationId } from '../content/board.ts';
import type { Characteristic, ClassId } from '../content/heroes.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { RoadTokenId, Rotation } from '../content/road-tokens.ts';
import type { G, Hero, Manticore } from '../types.ts';

/** Coordinates as the specification writes them. */
export type At = readonly [q: number, r: number];
export const at = ([q, r]: At): Cell => cellAt(q, r);

export type GivenHero = {
  at?: At;
  life?: number;
  spent?: number;
  power?: Partial<Record<Characteristic, number>>;
  unassigned?: number;
  worn?: ArtifactId[];
  spells?: SpellId[];
  bag?: ArtifactId[];
  /** By default the boots he wears are broken in. */
  bootsWork?: boolean;
  isDone?: boolean;
};
type GivenMonster = {
  at: At;
  damage?: number;
  carries?: TokenId[];
  looted?: LocationId[];
  enteredIn?: number;
  appearedIn?: number;
};
export type Given = {
  /** The heroes in turn order. */
  heroes?: Partial<Record<ClassId, GivenHero>>;
  /** Whose turn it is; by default the first hero's. */
  on?: ClassId;
  options?: Partial<Manticore['options']>;
  round?: number;
  roads?: GivenRoad[];
  monsters?: Partial<Record<MonsterId, GivenMonster>>;
  /** What is left on a stack; the others are whole. `null`: all stacks are empty. */
  stacks?: Partial<Record<LocationId, TokenId[]>> | null;
  ground?: { at: At; artifact: ArtifactId }[];
  manticore?: { step?: number; life?: number; wokeIn?: number | null };
};
type GivenRoad = { at: At; token?: RoadTokenId; rotation?: Rotation };

/** The straight road from the City to the Forge that many scenarios begin with. */
export const FORGE_ROAD: GivenRoad[] = [{ at: [0, -2] }, { at: [0, -3] }, { at: [0, -4] }];
export const PARKED: readonly At[] = [
  [0, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Where a cell lies, as the specification writes it. */
export const coordinates = (cell: Cell | null): At | null => (cell === null ? null : [HEXES[cell].q, HEXES[cell].r]);

export function furnish(hero: Hero, given: GivenHero, parked: At): void {
  hero.cell = at(given.at ?? parked);
  hero.life = given.life ?? 10;
  hero.spent = given.spent ?? 0;
  hero.unassigned = given.unassigned ?? 0;
  hero.isDone = given.isDone ?? false;
  Object.assign(hero.power, given.power);
  for (const artifact of given.worn ?? []) hero.worn[TOKENS[artifact].kind] = artifact;
  hero.bootsWork = given.bootsWork ?? hero.worn.boots !== null;
  for (const spell of given.spells ?? []) Object.assign(hero.spells, { [TOKENS[spell].kind]: spell });
  hero.bag = [...(given.bag ?? [])];
}

export function placeMonster(g: G, id: MonsterId, given: GivenMonster | undefined): void {
  if (given === undefined) {
    g.monsters[id].is = 'dead';
    return;
  }
  Object.assign(g.monsters[id], {
    is: 'alive',
    cell: at(given.at),
    damage: given.damage ?? 0,
    carries: (given.carries ?? []).map((token) => ({ is: 'open', token })),
    looted: [...(given.looted ?? [])],
    appearedIn: given.appearedIn ?? 0,
    enteredIn: given.enteredIn ?? null,
  });
}

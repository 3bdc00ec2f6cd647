import type { Pile, Seat } from '@parlour/kernel';
import type { ArtifactId, ArtifactKind, SpellId, SpellKind, StackKind, TokenId } from '../content/artifacts.ts';
import type { Cell, LocationId } from '../content/board.ts';
import type { AttackKind } from '../content/combat.ts';
import type { Characteristic, HeroId } from '../content/heroes.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { RoadTokenId, Rotation } from '../content/road-tokens.ts';
import type { RuleId } from '../rules/ids.ts';

/** Monster or Manticore. */
export type Foe = MonsterId | 'manticore';
/** Anybody who fights: a hero by his seat, or a foe. */
export type Fighter = Seat | Foe;
/** One side of a battle. The seats are in turn order; `lead` decides for the group. */
export type Party = { is: 'heroes'; seats: Seat[]; lead: Seat } | { is: 'foe'; foe: Foe };
export type Stance = 'fight' | 'cover';
/** Where an artifact goes: into its empty slot, into its slot with the old one to the bag, or into the bag. */
export type Place = 'slot' | 'swap' | 'bag';
/** `stowed`: what a swap moved to the bag. */
export type Placed = { place: Place; stowed: ArtifactId | null };

export type Hero = {
  hero: HeroId;
  /** Whether his player has chosen him; until then `hero` only keeps the place. */
  isEnlisted: boolean;
  /** `null` before he stands in the City, and once he is dead. */
  cell: Cell | null;
  life: number;
  power: Record<Characteristic, number>;
  unassigned: number;
  worn: Record<ArtifactKind, ArtifactId | null>;
  spells: Record<SpellKind, SpellId | null>;
  bag: ArtifactId[];
  /** Boots in the slot count only once they are broken in (MC-7.9). */
  bootsWork: boolean;
  /** Initiative points spent in this round. */
  spent: number;
  /** Whether his turn of this round is over. */
  isDone: boolean;
};

export type Monster = {
  /** `waiting`: its token lies face down; `unused`: its token could not be laid. */
  is: 'waiting' | 'alive' | 'dead' | 'unused';
  cell: Cell | null;
  damage: number;
  carries: Carried[];
  /** MC-1.18, MC-R66. Where its mark tokens would lie. */
  looted: LocationId[];
  appearedIn: number;
  /** The round in which it entered the City. */
  enteredIn: number | null;
  /** The lasting reason for which it was last told to stay; `null` once it stirs. */
  restsFor: Motive | null;
};
/** MC-19.3. A token a monster carries; face down it is the token of that rank of the stack it came from. */
export type Carried = { is: 'open'; token: TokenId } | { is: 'hidden'; from: LocationId; rank: number };

/** `exits`: the edges its roads lead to as it lies, one bit a direction. */
export type Road = { token: RoadTokenId; rotation: Rotation; exits: number };
/** The tokens of one location. `kind`: one card, face down while it is unknown; `ranks`: which of its kind are left, 0 the strongest. */
export type Stack = { kind: Pile<StackKind>; isOpen: boolean; ranks: number[] };

/** A hero's turn: what is still to lay, whom he has attacked, and who has said no to him. */
export type Turn = {
  seat: Seat;
  toLay: number;
  attacked: Fighter[];
  declined: { seat: Seat; target: Fighter }[];
  refused: { seat: Seat; artifact: ArtifactId }[];
};

/** Who gets what of a joint kill; `null`: as the rules give it (MC-14.11). */
export type Plan = { firstPoint: Seat | null; secondPoint: Seat | null; artifact: Seat | null; blow: Seat | null };
export type Joint = {
  seat: Seat;
  target: Fighter;
  kind: AttackKind | null;
  plan: Plan;
  /** Who has not answered yet, who comes along, and whether anybody stays away. */
  asked: Seat[];
  joined: Seat[];
  declined: Seat[];
};
export type Battle = {
  attacker: Party;
  defender: Party;
  /** `null`: a combat card decides. */
  kind: AttackKind | null;
  plan: Plan | null;
  /** Why a foe attacks; for a hero: his own choice. */
  rule: RuleId;
  why: Motive;
  course: Course | null;
  /** Kills whose trophies are still to be given, and by whom they were made. */
  kills: { victim: Fighter; by: Party }[];
};
export type SpellUse = { who: Fighter; spells: SpellId[] };
export type Duel = {
  attacker: Party;
  defender: Party;
  kind: AttackKind | null;
  isResponse: boolean;
  /** Heroes who are still to say which spells they use. */
  casters: Seat[];
  cast: SpellUse[];
  countered: SpellUse[];
  stance: Stance | null;
};
/** `points`: the owner of each power point still to be assigned; `looter`: who may take an artifact. */
export type Spoils = { victim: Fighter; points: Seat[]; looter: Seat | null };

/** Why a foe does what it does. */
export type Motive =
  | 'choice' // a hero's player wants it
  | 'loot' // turns aside to a stack
  | 'road' // along the roads to the City
  | 'toRoad' // back to the nearest road
  | 'straight' // the shortest way to the City
  | 'heroBeside' // an aggressive monster attacks whoever is beside it
  | 'follow' // onto the cell of the hero it killed
  | 'fireway' // the Manticore's way
  | 'inCity' // it has arrived
  | 'justCame' // scenario: it acts from the next round
  | 'static'; // monsters do not move in this game, or it is a practice duel

/** A foe's decision and its reasons: where it wants to go, by which way, and which equally good cells lost. */
export type Course = {
  rule: RuleId;
  why: Motive;
  /** The cells it is heading for. */
  goal: Cell[];
  location: LocationId | null;
  /** The way it would walk from here, its own cell first. */
  path: Cell[];
  /** Cells that were as near to the goal and were not taken: occupied, or later in the tie-break. */
  passedOver: { cell: Cell; by: Fighter | null }[];
};

export type Awakening = 'firstKill' | 'nearCave' | 'attacked' | 'fifthRound' | 'token';
export type Grade =
  | 'greatVictory'
  | 'victory'
  | 'manticoreVictory'
  | 'manticoreGreatVictory'
  | 'practiceWon'
  | 'practiceLost';
/** `blow`: whose blow killed her, or the foe of a practice duel. */
export type Ending = {
  grade: Grade;
  because: 'manticoreDead' | 'allDead' | 'cityEntered' | 'roundLimit' | 'foeDead' | 'heroesBeaten' | 'foeUnbeaten';
  rule: RuleId;
  winners: Seat[];
  blow: Seat[];
};

import type { PerSeat, Seat } from '@parlour/kernel';
import type { StackKind, TokenId } from '../content/artifacts.ts';
import type { Cell, LocationId } from '../content/board.ts';
import type { AttackKind } from '../content/combat.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { Rotation } from '../content/road-tokens.ts';
import type { Course, Fighter, Foe, Party } from './things.ts';

/** What the table shows beyond what lies on it. */
export type Facts = {
  heroes: PerSeat<HeroFacts>;
  foes: Partial<Record<Foe, FoeFacts>>;
  stacks: Record<LocationId, StackFacts>;
  /** What a walk from the City to each location costs on the roads as they lie. */
  walks: Record<LocationId, number>;
  /** How the token that was turned up would lie best; `null` while none is. */
  paving: PavingFacts | null;
  /** Where the hero on turn can go; empty outside a turn. */
  reach: Reach[];
  /** Whom the hero on turn can attack, with the odds of every kind; empty outside a turn. */
  attacks: AttackFacts[];
  /** The joint attack to which heroes are asked, as if all who have not declined come along. */
  joint: JointFacts | null;
  /** The duel that is open, as far as it is settled. */
  duel: DuelFacts | null;
  /** What each monster will do if nobody stirs. */
  threats: Partial<Record<MonsterId, Threat>>;
  clock: Clock;
  /** What the end of this round brings if nobody does anything about it, the worst first. */
  dooms: Doom[];
  /** Whom the heroes practise against; `null` in a whole game. */
  practice: Foe | null;
  /** Cells on which a hero wakes the Manticore; empty once she is awake. */
  wakingCells: Cell[];
  cardsLeft: Record<AttackKind, number>;
};

/** `burden`: what the bag takes away. */
export type Total = { base: number; power: number; artifact: number; burden: number; total: number };
export type HeroFacts = {
  /** Initiative points he has this round, and how many are left. */
  index: number;
  left: number;
  initiative: Total;
  magicAttack: Total;
  magicDefense: Total;
  close: Total;
  /** Behind the shield: against shooting, and under cover. */
  defense: Total;
  shooting: Total;
};
export type FoeFacts = {
  life: number;
  fullLife: number;
  initiative: number;
  magicAttack: number;
  magicDefense: number;
  close: number;
  defense: number;
  shooting: number;
};
/** `kind` and `tokens` are `null` while the stack is face down. */
export type StackFacts = {
  family: 'physical' | 'magical';
  kind: StackKind | null;
  tokens: TokenId[] | null;
  height: number;
};
/** `path` begins with the next cell. */
export type Reach = { cell: Cell; cost: number; path: Cell[]; wakes: boolean; opens: boolean };

/** What one fighter of a side adds to its total. */
export type Term = { who: Fighter; base: number; power: number; artifact: number; spells: number };
export type Tally = { party: Party; terms: Term[]; sum: number };
/** Both sums without dice, and what the 36 rolls lead to: how many of them, and damage summed over all of them. */
export type Odds = {
  attacker: number;
  defender: number;
  /** Rolls in which the attacker wins, and in which he loses life. */
  wins: number;
  loses: number;
  dealt: number;
  suffered: number;
  /** Rolls that kill the defender, and that kill the first attacker. */
  kills: number;
  dies: number;
};
/** `site`: of all places; `turns`: the rotation on each cell where it may lie. */
export type PavingFacts = { site: { cell: Cell; rotation: Rotation }; turns: { cell: Cell; rotation: Rotation }[] };

/** By the card that may come. `cover` is close combat behind the shield. `kills`: rolls that kill the first of those who defend. */
export type Response = Record<AttackKind | 'cover', Odds>;
export type AttackFacts = {
  target: Fighter;
  /** Whether the kind is free; else a card decides. */
  isFirst: boolean;
  alone: Record<AttackKind, Odds>;
  /** Those who could help, and the odds for every group of them. */
  helpers: Seat[];
  together: { helpers: Seat[]; odds: Record<AttackKind, Odds>; response: Response }[];
  /** The response against the hero alone. */
  response: Response;
};
/** `kind`: `null` where a card will decide. */
export type JointFacts = { kind: AttackKind | null; seats: Seat[]; odds: Record<AttackKind, Odds>; response: Response };
export type DuelFacts = { attacker: Tally; defender: Tally; fight: Odds; cover: Odds | null };
export type Threat = Course & {
  does: 'moves' | 'attacks' | 'stays';
  to: Cell | null;
  target: Seat | null;
  /** The round in which it reaches the City if nobody stirs; `null`: never. */
  arrives: number | null;
};
export type Clock = {
  isAwake: boolean;
  cell: Cell;
  /** `null` where she never walks. */
  next: Cell | null;
  /** The round in which she enters the City if nobody stands in her way; `null` while she sleeps. */
  arrives: number | null;
  /** Her turns until then, as if she woke now. */
  turns: number;
  /** Whom she will attack, and which monster she will trample. */
  prey: Seat | null;
  tramples: MonsterId | null;
};
/** She enters the City over `gate`; the monsters there hurt every hero, and `dies` of it; or it is the last round. */
export type Doom =
  | { is: 'enters'; gate: Cell }
  | { is: 'cityDamage'; damage: number; dies: Seat[] }
  | { is: 'lastRound'; round: number };

import type { Seat } from '@parlour/kernel';
import type { ArtifactId, SpellId, StackKind, TokenId } from '../content/artifacts.ts';
import type { Cell, LocationId } from '../content/board.ts';
import type { AttackKind, CombatCardId } from '../content/combat.ts';
import type { Characteristic, HeroId } from '../content/heroes.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { RoadTokenId, Rotation } from '../content/road-tokens.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Tally } from './facts.ts';
import type { Awakening, Course, Ending, Fighter, Foe, Motive, Party, Placed, Plan, Stance } from './things.ts';

/** Everything that can happen, as the log and the board are told of it. */
export type Events = {
  /** `rolls`: all dice of each seat, further ones where rolls were equal; empty unless the order was rolled for. */
  orderSet: { how: 'roll' | 'agreed' | 'random'; order: Seat[]; rolls: number[][] };
  enlisted: { seat: Seat; hero: HeroId };
  stoodOn: { seat: Seat; cell: Cell };
  /** `returned`: what went back to its stack for it. */
  armed: { seat: Seat; token: TokenId; returned: TokenId | null };
  madeReady: { seat: Seat };
  /** The foe of a practice duel takes its stand. */
  foeStood: { foe: Foe; cell: Cell };
  tokenTurned: { seat: Seat; token: RoadTokenId; left: number };
  /** `joins`: neighbouring cells that now fit; `by`: which condition it met; `forced`: there was no legal place (MC-R18). */
  tokenLaid: {
    seat: Seat;
    token: RoadTokenId;
    cell: Cell;
    rotation: Rotation;
    joins: Cell[];
    by: 'location' | 'road' | 'city' | 'forced';
    rule: RuleId;
  };
  tokenRemoved: { seat: Seat; token: RoadTokenId; monster: MonsterId | null };
  monsterAppeared: { monster: MonsterId; cell: Cell };
  roundBegan: { round: number };
  turnBegan: { seat: Seat; points: number };
  bootsWork: { seat: Seat; boots: ArtifactId; index: number };
  /** `path` begins with the cell he left; `costs` has one number a step. */
  moved: { seat: Seat; path: Cell[]; costs: number[]; left: number };
  stackOpened: { seat: Seat; location: LocationId; kind: StackKind; tokens: TokenId[] };
  took: { seat: Seat; token: TokenId; location: LocationId } & Placed;
  pickedUp: { seat: Seat; artifact: ArtifactId; cell: Cell } & Placed;
  /** `stowed`: what went from the slot to the bag. */
  equipped: { seat: Seat; artifact: ArtifactId; stowed: ArtifactId | null };
  stowed: { seat: Seat; artifact: ArtifactId };
  giftOffered: { seat: Seat; to: Seat; artifact: ArtifactId };
  gave: { seat: Seat; to: Seat; artifact: ArtifactId } & Placed;
  giftRefused: { seat: Seat; to: Seat; artifact: ArtifactId };
  /** A spell leaves the game. */
  dropped: { seat: Seat; token: TokenId; cell: Cell; left: number };
  healed: { seat: Seat; patient: Seat; life: number; cost: number; now: number };
  pointAssigned: { seat: Seat; to: Characteristic; now: number };
  pointKept: { seat: Seat; unassigned: number };
  turnEnded: { seat: Seat; unused: number };
  jointProposed: { seat: Seat; target: Fighter; kind: AttackKind | null; helpers: Seat[]; plan: Plan };
  joined: { seat: Seat; target: Fighter };
  declined: { seat: Seat; target: Fighter };
  jointCalledOff: { seat: Seat; target: Fighter };
  /** `rule` and `why` say why a foe attacks, `course` where a monster was going; for heroes it is their choice. */
  attacked: {
    attacker: Party;
    defender: Party;
    kind: AttackKind | null;
    rule: RuleId;
    why: Motive;
    course: Course | null;
  };
  responded: { attacker: Party; defender: Party };
  combatReshuffled: {};
  cardDrawn: { card: CombatCardId; kind: AttackKind; side: Party };
  /** The tokens of a monster are turned up as it meets a hero. */
  lootShown: { monster: MonsterId; tokens: TokenId[] };
  cast: { who: Fighter; spells: SpellId[]; isCounter: boolean };
  stanceTaken: { seat: Seat; stance: Stance; heroes: Seat[] };
  /** Both totals term by term; `loser` takes the damage, each of his heroes in full. */
  clashed: {
    kind: AttackKind;
    stance: Stance | null;
    isResponse: boolean;
    attacker: Tally & { die: number; total: number };
    defender: Tally & { die: number; total: number };
    loser: Party | null;
    damage: number;
  };
  /** By nobody in particular: by the monsters in the City. */
  hurt: { who: Fighter; damage: number; left: number; by: Fighter[] };
  /** `by`: who struck him down; an empty list: the City's monsters. */
  died: { who: Fighter; by: Fighter[]; cell: Cell };
  /** One entry a power point. */
  pointsWon: { victim: Fighter; points: Seat[]; rule: RuleId };
  looted: { seat: Seat; victim: Fighter; artifact: ArtifactId } & Placed;
  lootLeft: { seat: Seat; victim: Fighter };
  /** `hidden`: so many more that nobody has seen. */
  tokensLost: { of: Fighter; tokens: TokenId[]; hidden: number };
  tokensDropped: { of: Fighter; artifacts: ArtifactId[]; cell: Cell };
  monstersBegan: { queue: MonsterId[] };
  monsterMoved: Course & { monster: MonsterId; from: Cell; to: Cell };
  /** `why` and `passedOver`: who or what keeps it from moving. A reason that lasts is told once. */
  monsterStayed: Course & { monster: MonsterId; cell: Cell };
  /** `token` is `null` while it is face down. */
  monsterLooted: { monster: MonsterId; location: LocationId; token: TokenId | null };
  monsterPickedUp: { monster: MonsterId; artifact: ArtifactId; cell: Cell };
  monsterEntered: { monster: MonsterId; cell: Cell; damage: number };
  monstersRestored: { monsters: MonsterId[] };
  manticoreWoke: { because: Awakening; rule: RuleId; seat: Seat | null };
  manticoreMoved: { from: Cell; to: Cell; step: number };
  trampled: { monster: MonsterId; cell: Cell };
  cityDamaged: { monsters: MonsterId[]; damage: number };
  ended: Ending;
};

import type { PerSeat, Seat, Table } from '@parlour/kernel';
import type { ContractId } from '../content/action-cards.ts';
import type { AssetId, AssetKind, Product } from '../content/assets.ts';
import type { Resource, Units } from '../content/exchange.ts';
import type { Cell } from '../content/map.ts';
import type { Level, TechnologyId } from '../content/technologies.ts';
import type { Vehicle } from '../content/vehicles.ts';
import type { Standstill } from './things.ts';

export type Facts = {
  part: Part;
  /** Stage 1 to 5; 0 before the first, and between turns. */
  stage: 0 | 1 | 2 | 3 | 4 | 5;
  active: Seat | null;
  /** Clockwise from the starting player; empty before that is known. */
  order: Seat[];
  salaryRate: number;
  /** BIObots to win. */
  target: number;
  market: Record<Resource, MarketFacts>;
  assets: Record<AssetId, AssetFacts>;
  seats: PerSeat<SeatFacts>;
  /** Where the active player can go in stage 3; empty at other times. */
  reach: Reach[];
  /** Where the active player cannot stop, and cannot pass but by quadcopter: rival chips and rival guards. */
  blocked: { cell: Cell; is: 'chip' | 'guard'; seat: Seat }[];
  /** Turns in which the active player gets to each hex as things stand; `null`: no way. Empty while nobody is on turn. */
  turnsTo: Table<Cell, number | null>;
  /** What the active player's assets will do in stage 1. */
  production: ProductionFacts | null;
  /** What the active player owes his workers now. */
  salary: SalaryFacts | null;
  /** The proposed placing of the active player's workers in stage 5. */
  plan: PlanFacts | null;
  /** What "as proposed" would do for the active player from here to the next thing that only he can decide; empty: nothing. */
  proposal: ProposedStep[];
  /** What the bank would pay the viewer now for all he has of each resource; `null` for those who only look on. */
  sales: Units | null;
  /** What the technologies under choice would change; empty for everybody but the drawer. */
  study: TechnologyFacts[];
  /** What a raid would take and give on the hex where the active player stands in stage 4. */
  raid: RaidFacts | null;
  /** What each deck still holds. */
  decks: { actions: number; actionDiscards: number; technologies: Record<Level, number> };
};

export type Part =
  | 'starter'
  | 'startHex'
  | 'production'
  | 'monopoly'
  | 'movement'
  | 'investments'
  | 'study'
  | 'salary'
  | 'planning'
  | 'strike'
  | 'over';

export type MarketFacts = {
  price: number;
  highest: number;
  lowest: number;
  /** The price one point up and one point down; `null` at the ends. */
  up: number | null;
  down: number | null;
  capacities: PerSeat<number>;
  /** What the bank can sell; `null`: any number (MF-O6). */
  tokens: number | null;
};

export type AssetFacts = {
  kind: AssetKind;
  cell: Cell;
  product: Product;
  cost: number;
  resale: number;
  dividend: number;
  /** Of the applied technology. */
  workers: number;
  inputs: Units;
  output: number;
  /** Why it would not run now, with its workers, its owner's chip where it stands and his stock. */
  standstill: Standstill | null;
  /** Somebody owns it, and it would run. */
  isReady: boolean;
  ownLabour: boolean;
  /** Output less inputs at market prices less the salary of the workers it needs; for a park only the costs. */
  margin: number;
  /** What buying it would change; `null` if it is owned. */
  ifBought: IfBought | null;
};

/** What it would mean for the player on turn (between turns: for the viewer) to buy an asset now. */
export type IfBought = {
  /** Of its product, once bought; `null` for a park. */
  price: number | null;
  monopolist: Seat | null;
  /** The buyer's, of its product. */
  capacity: number;
  /** As `AssetFacts.margin`, at the price after the purchase. */
  margin: number;
  /** What all the buyer's workers cost a turn, from this one on. */
  salary: number;
  /** What would be left, below zero where it is not enough; `null` where cash is hidden from the viewer (MF-O9). */
  cash: number | null;
  /** Why it would not run next turn with the idle workers, the buyer's chip on it and what his stock will be. */
  standstill: Standstill | null;
  /** Nothing of his own feeds it, and the money left does not buy the inputs of two runs. */
  isUnfed: boolean;
};

export type SeatFacts = {
  workers: number;
  /** What its workers cost in a turn. */
  salary: number;
  speed: number;
  vehicle: Vehicle;
  assets: Record<AssetKind, number>;
  capacities: Units;
  /** At market prices; `null` where cash is hidden from the viewer (MF-O9). */
  worth: number | null;
  place: number | null;
  /** What its best park needs and what there is; without a park: the basic technology. */
  readiness: { hasPark: boolean; steel: Share; energy: Share; workers: Share };
  /** Its next stage 1, as things stand, makes the last BIObot it needs to win. */
  winsNext: boolean;
  /** More workers than the idle ones that its assets have posts for. */
  vacancies: number;
  /** What its next stage 1 will do as things stand. */
  forecast: ProductionFacts;
};
export type Share = { has: number; needs: number };

/**
 * `card`: without, with, or either as the player likes; `hexes`: by the shortest way without one, else with one. `ways`: the cells
 * of each way, both ends included; `null` where there is none.
 */
export type Reach = {
  cell: Cell;
  hexes: number;
  card: 'without' | 'with' | 'either';
  ways: { without: Cell[] | null; with: Cell[] | null };
  arrests: Seat | null;
  /** What one would come for and can pay, without a card on the way. */
  errand: Errand | null;
};
export type Errand = { is: 'buyAsset'; cost: number } | { is: 'hire'; workers: number; cost: number };

/**
 * `proposal`: in this order everything that can run does; `gains` and `spends` are its sums. `standstills`: the rest, each with what
 * would still be short after the proposal.
 */
export type ProductionFacts = {
  proposal: AssetId[];
  gains: Units;
  biobots: number;
  spends: Units;
  standstills: { asset: AssetId; because: Standstill }[];
};

export type SalaryFacts = {
  due: number;
  /** Workers the sum is for. */
  workers: number;
  cash: number;
  isAffordable: boolean;
  /** MF-R74. The ways out for somebody who cannot pay: workers to discharge, or assets, each with what would be left after paying. */
  exits: { discharge: number | null; stock: number; assets: { asset: AssetId; price: number; left: number }[] };
};

/** `posts`: workers on each of the player's free assets; `runs`: those that would work next turn. */
export type PlanFacts = { posts: { asset: AssetId; workers: number }[]; idle: number; runs: AssetId[]; margin: number };

export type TechnologyFacts = {
  technology: TechnologyId;
  price: number;
  isAffordable: boolean;
  /** On each fitting asset of the drawer: what a run brings now and would bring, at market prices and salaries. */
  fits: { asset: AssetId; now: number; after: number; workersAfter: number }[];
  lowersPrice: boolean;
};

/** `isOperable`: the raider has the means, and there are enough workers (MF-R52, MF-R54). */
export type RaidFacts = {
  asset: AssetId;
  owner: Seat;
  salary: number;
  inputs: Units;
  product: Product;
  output: number;
  isOperable: boolean;
};

/** An ordinary action, and the money it brings; below zero: takes. */
export type ProposedStep = { choice: ProposedChoice; brings: number };
export type ProposedChoice =
  | { type: 'runProposed' | 'goOn' | 'paySalary' | 'adoptPlan' | 'endTurn' }
  | { type: 'changePrice'; resource: Resource; by: 1 }
  | { type: 'sell'; resource: Resource; units: number }
  | { type: 'deliver'; contract: ContractId; resource: Resource; units: number };

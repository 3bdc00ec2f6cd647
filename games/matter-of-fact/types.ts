import type { DealActions, Deals, PerSeat, Phase, Pile, Seat, State } from '@parlour/kernel';
import type { ActionCardId, ContractId } from './content/action-cards.ts';
import type { AssetId } from './content/assets.ts';
import type { Resource } from './content/exchange.ts';
import type { Cell, UniversityId } from './content/map.ts';
import type { Level, TechnologyId } from './content/technologies.ts';
import type { BoughtVehicle } from './content/vehicles.ts';
import type { RuleId } from './rules/ids.ts';
import type { Events } from './types/events.ts';
import type { Facts } from './types/facts.ts';
import type { Refusals } from './types/refusals.ts';
import type { Asset, Ending, Market, Player, Post, RaidMode, Terms, Turn } from './types/things.ts';

export type * from './types/facts.ts';
export type * from './types/things.ts';

/** Economics as a Matter of Fact: everything the game is made of. Money is in whole nAn; cells are numbers (`content/map.ts` says where they lie). */
export type MatterOfFact = {
  state: {
    /** From 1; 0 before the starting player is known. */
    round: number;
    /** The last round there can be (MF-R62); `null`: no limit. */
    lastRound: number | null;
    starter: Seat | null;
    players: PerSeat<Player>;
    assets: Record<AssetId, Asset>;
    market: Record<Resource, Market>;
    /** Workers in the bank. */
    workersLeft: number;
    /** Vehicles at the dealership; `null`: as many as wanted (MF-O7). */
    vehiclesLeft: Record<BoughtVehicle, number | null>;
    actionDeck: Pile<ActionCardId>;
    actionDiscards: ActionCardId[];
    technologyDecks: Record<Level, Pile<TechnologyId>>;
    technologyDiscards: Record<Level, TechnologyId[]>;
    /** Technologies that have lowered a price by their first use (MF-R8). */
    usedTechnologies: TechnologyId[];
    deals: Deals<Terms>;
    ending: Ending | null;
  };
  phases: {
    /** The whole game. `upNext`: who still has a turn in this round. */
    game: Phase<{ upNext: Seat[] }>;
    /** MF-4.5. The five stages. */
    turn: Phase<Turn>;
    /** MF-11. Two technologies under choice, seen by the drawer. */
    study: Phase<{ seat: Seat; university: UniversityId; cards: Pile<TechnologyId> }>;
  };
  actions: {
    /** MF-O13: the host, in seat 0, names the starting player. */
    nameStarter: { starter: Seat };
    placeChip: { cell: Cell };
    /** Stage 1. */
    run: { asset: AssetId };
    /** Everything of `facts.production.proposal`, in its order. */
    runProposed: {};
    /** Stage 2. */
    changePrice: { resource: Resource; by: 1 | -1 };
    /** Stage 3; `card`: by a way over a frontier post (MF-R25). One's own cell without a card is staying. */
    move: { to: Cell; card: boolean };
    /** Stage 4. */
    buyAsset: {};
    hire: { workers: number };
    study: {};
    buyVehicle: { vehicle: BoughtVehicle };
    returnVehicle: { vehicle: BoughtVehicle };
    buyResource: { resource: Resource; units: number };
    /** Declares the capture on arrival; later changes what becomes of the asset. */
    raid: { mode: RaidMode };
    /** University: one card is bought, the others are thrown away. */
    buyTechnology: { technology: TechnologyId };
    takeNone: {};
    /** Stages 1 to 4 and the checkpoint after them. */
    paySalary: {};
    leaveUnpaid: {};
    /** Stages 2 to 5. */
    sell: { resource: Resource; units: number };
    deliver: { contract: ContractId; resource: Resource; units: number };
    sellAsset: { asset: AssetId };
    /** Stages 1 to 5. */
    discharge: { from: Post | 'picket'; workers: number };
    /** Stage 5. */
    moveWorkers: { from: Post; to: Post; workers: number };
    layTechnology: { technology: TechnologyId; asset: AssetId };
    takeUpTechnology: { technology: TechnologyId };
    /** Workers as in `facts.plan`. */
    adoptPlan: {};
    /** On to the next stage. */
    goOn: {};
    endTurn: {};
    callStrike: {};
    letItBe: {};
    /** MF-R64: only where a leaver's property is liquidated. */
    concede: {};
  } & DealActions<Terms>;
  events: Events;
  refusals: Refusals;
  options: {
    salary: '1' | '2' | '3';
    biobots: '1' | '2' | '3';
    decks: 'down' | 'up';
    strike: 'called' | 'automatic';
    raids: 'on' | 'off';
    tokens: 'limited' | 'unlimited';
    vehicles: 'limited' | 'unlimited';
    reuse: 'allowed' | 'mustArrive';
    cash: 'open' | 'hidden';
    end: 'immediate' | 'equalTurns';
    roundCap: '60' | '40' | 'none';
    trade: 'on' | 'off';
    starter: 'random' | 'assetCards' | 'host';
    /** `bot`: a bot takes the seat, which is the table's business (MF-R64). */
    leaver: 'bot' | 'liquidate';
    compensation: 'none' | 'perPlace';
  };
  facts: Facts;
  question:
    | 'game.starter'
    | 'turn.startHex'
    | 'turn.production'
    | 'turn.monopoly'
    | 'turn.movement'
    | 'turn.investments'
    | 'turn.salary'
    | 'turn.planning'
    | 'turn.strike'
    | 'study.choice';
  rule: RuleId;
};

export type G = State<MatterOfFact>;

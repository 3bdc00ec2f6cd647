import type { DealEvents, Seat, Secret } from '@parlour/kernel';
import type { ActionCardId, ContractId } from '../content/action-cards.ts';
import type { AssetId } from '../content/assets.ts';
import type { Resource, Units } from '../content/exchange.ts';
import type { Cell, LabourExchangeId, UniversityId } from '../content/map.ts';
import type { Level, TechnologyId } from '../content/technologies.ts';
import type { BoughtVehicle, Vehicle } from '../content/vehicles.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Bundle, Ending, Post, PriceCause, RateItem, Standstill, Supplies, Terms, Yield } from './things.ts';

/** Everything that can happen, as the log and the board are told of it. */
export type Events = {
  /** `draws`: the asset cards drawn, round by round while leaders are level; empty unless cards were drawn. */
  starterFound: { how: 'random' | 'assetCards' | 'host'; draws: { seat: Seat; asset: AssetId }[][]; starter: Seat };
  compensated: { seat: Seat; amount: number };
  roundBegan: { round: number };
  /** `arrest`: turns of arrest, this one included. */
  turnBegan: { seat: Seat; round: number; arrest: number; isOnStrike: boolean };
  chipPlaced: { seat: Seat; cell: Cell };
  /** `ownLabour`: the chip stood in for one worker. */
  produced: { seat: Seat; workers: number; ownLabour: boolean } & Yield;
  /** A captured asset worked for its raider; `salary` and inputs went from its card to the bank. */
  producedForRaider: { seat: Seat; raider: Seat; workers: number; salary: number } & Yield;
  /** What did not work in this stage 1, and why. */
  stoodStill: { seat: Seat; assets: { asset: AssetId; because: Standstill }[] };
  biobotMade: { seat: Seat; asset: AssetId; biobots: number; target: number };
  /** `from` and `to` are prices, equal where the row ended (MF-6.10, MF-6.13). `seat`: whose doing it was. */
  priceMoved: {
    resource: Resource;
    by: 1 | -1;
    from: number;
    to: number;
    column: number;
    because: PriceCause;
    rule: RuleId;
    seat: Seat;
    source: AssetId | TechnologyId | ActionCardId | null;
  };
  resourceOpened: { resource: Resource; seat: Seat; asset: AssetId };
  monopolyChanged: { resource: Resource; from: Seat | null; to: Seat | null; capacities: number[] };
  /** `path` begins with the cell it left. A path that ends where it began counts as staying (MF-R76). */
  moved: { seat: Seat; from: Cell; to: Cell; path: Cell[]; vehicle: Vehicle; crossed: Cell[] };
  stayed: { seat: Seat; cell: Cell };
  actionDeckReshuffled: { cards: number };
  technologyDeckReshuffled: { level: Level; cards: number };
  cardDrawn: { seat: Seat; card: ActionCardId };
  contractTaken: { seat: Seat; card: ContractId; turns: number };
  /** Subsidy or dividend: what was counted, at which rate. */
  grantPaid: { seat: Seat; card: ActionCardId; items: RateItem[]; amount: number };
  /** `unpaid` has become debt. */
  taxed: { seat: Seat; card: ActionCardId; items: RateItem[]; amount: number; unpaid: Secret<number> };
  debtPaid: { seat: Seat; amount: Secret<number>; left: Secret<number> };
  assetBought: { seat: Seat; asset: AssetId; cell: Cell; cost: number };
  /** To the bank. `workers` went to the idle pool, `technology` to the hand. */
  assetSold: { seat: Seat; asset: AssetId; price: number; workers: number; technology: TechnologyId | null };
  hired: { seat: Seat; exchange: LabourExchangeId; workers: number; cost: number; left: number };
  discharged: { seat: Seat; from: Post | 'picket'; workers: number };
  studied: { seat: Seat; university: UniversityId; cards: Secret<TechnologyId[]> };
  technologyBought: { seat: Seat; technology: TechnologyId; price: number; discarded: TechnologyId[] };
  technologiesDeclined: { seat: Seat; discarded: TechnologyId[] };
  vehicleBought: { seat: Seat; vehicle: BoughtVehicle; price: number };
  vehicleReturned: { seat: Seat; vehicle: BoughtVehicle; refund: number };
  /** What drives from now on that was bought before (MF-8.6). */
  vehicleReady: { seat: Seat; vehicle: BoughtVehicle };
  resourceBought: { seat: Seat; resource: Resource; units: number; price: number; cost: number };
  sold: { seat: Seat; resource: Resource; units: number; price: number; income: number };
  delivered: {
    seat: Seat;
    contract: ContractId;
    resource: Resource;
    units: number;
    price: number;
    income: number;
    open: Units;
  };
  contractFilled: { seat: Seat; contract: ContractId };
  contractLapsed: { seat: Seat; contract: ContractId; open: Units };
  captured: { seat: Seat; owner: Seat; asset: AssetId; cell: Cell };
  supplied: { seat: Seat; owner: Seat; asset: AssetId; salary: number; inputs: Units };
  sabotaged: { seat: Seat; owner: Seat; asset: AssetId; returned: Supplies | null };
  /** The raider has stayed: what he supplied was used, and until he supplies again nothing is locked but the technology (MF-R56). */
  suppliesUsed: { seat: Seat; owner: Seat; asset: AssetId };
  /** `returned`: unused supplies, back to the raider. */
  captureEnded: {
    seat: Seat;
    owner: Seat;
    asset: AssetId;
    because: 'left' | 'arrest' | 'release' | 'sale' | 'conceded';
    returned: Supplies | null;
    rule: RuleId;
  };
  arrested: { seat: Seat; by: Seat; asset: AssetId; from: Cell; to: Cell; turns: number };
  arrestEnded: { seat: Seat };
  salaryPaid: { seat: Seat; workers: number; rate: number; amount: number };
  salaryUnpaid: { seat: Seat; workers: number; due: number };
  /** `by`: the rival who called it; `null`: it began by itself (MF-O4). */
  strikeBegan: { seat: Seat; by: Seat | null; workers: number };
  strikeWaived: { seat: Seat; by: Seat };
  strikeEnded: { seat: Seat; workers: number; because: 'paid' | 'nothingDue' };
  workersMoved: { seat: Seat; from: Post; to: Post; workers: number };
  /** `displaced` lay there and went to the hand. */
  technologyLaid: {
    seat: Seat;
    technology: TechnologyId;
    from: AssetId | 'hand';
    asset: AssetId;
    displaced: TechnologyId | null;
  };
  technologyTakenUp: { seat: Seat; technology: TechnologyId; asset: AssetId };
  /** What everybody learns of an accepted deal. */
  traded: { from: Seat; to: Seat; give: Bundle; take: Bundle };
  turnEnded: { seat: Seat };
  /** MF-O10: the target is reached, and the round is played out. */
  lastTurnsBegan: { seat: Seat; biobots: number };
  conceded: { seat: Seat; assets: AssetId[] };
  gameEnded: Ending;
} & DealEvents<Terms>;

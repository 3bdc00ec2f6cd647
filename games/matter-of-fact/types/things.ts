import type { PerSeat, Seat, Secret } from '@parlour/kernel';
import type { ContractId } from '../content/action-cards.ts';
import type { AssetId, AssetKind, Product } from '../content/assets.ts';
import type { Resource, Units } from '../content/exchange.ts';
import type { Cell } from '../content/map.ts';
import type { Colour } from '../content/table.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { BoughtVehicle, Vehicle } from '../content/vehicles.ts';
import type { RuleId } from '../rules/ids.ts';

export type Player = {
  colour: Colour;
  /** Seen by all, or by the player alone (MF-O9). */
  cash: Secret<number>;
  debt: Secret<number>;
  stock: Units;
  /** Produced so far. */
  biobots: number;
  idle: number;
  /** Workers on strike. */
  picket: number;
  isOnStrike: boolean;
  /** What it owns, in the order of the asset cards; `assets[id].owner` says the same the other way round. */
  assets: AssetId[];
  /** Technologies that lie on no asset. */
  hand: TechnologyId[];
  /** `new`: usable from the next own turn (MF-R22). The train is always there. */
  vehicles: Record<BoughtVehicle, 'none' | 'new' | 'ready'>;
  /** Where the chip stands; `null` before the first turn. */
  cell: Cell | null;
  /** Own turns of arrest to come, the running one included. */
  arrest: number;
  contracts: Contract[];
  hasLeft: boolean;
};

/** `turns`: own turns in which it still can be used, the running one included. */
export type Contract = { card: ContractId; open: Units; turns: number };

export type Asset = {
  owner: Seat | null;
  /** `null`: the basic technology. */
  technology: TechnologyId | null;
  workers: number;
  hasGuard: boolean;
  capture: Capture | null;
};

export type RaidMode = 'operate' | 'sabotage';
/** `supplies` lie on the card until they are used in the owner's stage 1. `operate` locks the asset until the raider's next stage 4. */
export type Capture = { raider: Seat; mode: RaidMode; supplies: Supplies | null };
export type Supplies = { salary: number; inputs: Units };

/** `column`: 0 the maximum, 10 the minimum; `lastMove`: 1 up, -1 down, 0 never moved. */
export type Market = { column: number; lastMove: 1 | 0 | -1; isOpen: boolean; monopolist: Seat | null };

export type Turn = {
  seat: Seat;
  /** Where the chip stood when the turn began: there it works (MF-5.6). */
  startedAt: Cell | null;
  /** On strike when the turn began: nothing is produced (MF-R40). */
  struck: boolean;
  ran: AssetId[];
  /** Resources whose price its monopolist has changed in this turn. */
  priced: Resource[];
  /** It has moved to another hex. */
  hasArrived: boolean;
  drawsCard: boolean;
  hasStudied: boolean;
  /** It has arrived on a rival's asset and has declared no raid yet (MF-R51). */
  mayRaid: boolean;
  /** Workers whose salary is paid for this turn, and those for whom a raider has paid (MF-R37). */
  paidFor: number;
  covered: number;
  /** The salary was left unpaid. */
  isUnpaid: boolean;
  /** Rivals who may still call a strike. */
  callers: Seat[];
};

/** Where a worker can be put: nowhere in particular, on an asset, or on its guard place. */
export type Post = 'idle' | AssetId | GuardPost;
export type GuardPost = `guard ${AssetId}`;

/** Where something is sold. */
export type Site = 'businessCentre' | 'dealership' | 'university' | 'labourExchange' | 'freeAsset' | 'rivalAsset';

/** What one side of a deal gives. */
export type Bundle = {
  money: number;
  coal: number;
  ore: number;
  steel: number;
  energy: number;
  assets: AssetId[];
  technologies: TechnologyId[];
  vehicles: BoughtVehicle[];
  contracts: ContractId[];
  /** A capture the giver ends. */
  release: AssetId | null;
};
/** As the proposer sees it. */
export type Terms = { give: Bundle; take: Bundle };

/** `technology`: the card that was used, `null` for the basic one. */
export type Yield = {
  asset: AssetId;
  technology: TechnologyId | null;
  product: Product;
  units: number;
  inputs: Units;
};
export type Standstill =
  | { is: 'captured'; by: Seat }
  | { is: 'strike' }
  | { is: 'shortOfWorkers'; has: number; needs: number }
  | { is: 'shortOfInputs'; missing: Units }
  | { is: 'unused' };
export type PriceCause = 'newEnterprise' | 'firstUse' | 'card' | 'monopolist';
export type RateItem = { of: AssetKind | Vehicle | 'technology'; count: number; rate: number };

/** How the game ended. `places` has one number a seat: 1 for the winners. */
export type Ending = {
  because: 'biobots' | 'roundCap' | 'lastPlayer';
  rule: RuleId;
  round: number;
  winners: Seat[];
  places: PerSeat<number>;
  standings: PerSeat<Standing>;
};
/** MF-R63. */
export type Standing = { biobots: number; worth: number; capacity: number };

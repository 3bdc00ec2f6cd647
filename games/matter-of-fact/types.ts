import type { DealActions, DealEvents, Deals, PerSeat, Phase, Pile, Seat, Secret, State, Table } from '@parlour/kernel';
import type { ActionCardId, ContractId } from './content/action-cards.ts';
import type { AssetId, AssetKind, Product } from './content/assets.ts';
import type { Resource, Units } from './content/exchange.ts';
import type { Cell, LabourExchangeId, UniversityId } from './content/map.ts';
import type { Colour } from './content/table.ts';
import type { Level, TechnologyId } from './content/technologies.ts';
import type { BoughtVehicle, Vehicle } from './content/vehicles.ts';
import type { RuleId } from './rules/ids.ts';

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
  events: {
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
  refusals: {
    occupied: { cell: Cell; by: Seat };
    guarded: { asset: AssetId; owner: Seat };
    outOfReach: { speed: number };
    /** Every way there crosses a border, or none does. */
    cardUnavoidable: {};
    noBorderOnTheWay: {};
    captured: { asset: AssetId; by: Seat };
    alreadyRan: { asset: AssetId };
    shortOfWorkers: { asset: AssetId; has: number; needs: number };
    shortOfInputs: { asset: AssetId; resource: Resource; has: number; needs: number };
    notMonopolist: { resource: Resource; monopolist: Seat | null };
    priceChanged: { resource: Resource };
    endOfRow: { resource: Resource; price: number };
    notHere: { needs: Site };
    mustArrive: {};
    owned: { asset: AssetId; by: Seat };
    cannotPay: { cost: number; cash: number };
    noWorkersLeft: { left: number };
    atLeastOne: {};
    noCards: { level: Level };
    soldOut: { vehicle: BoughtVehicle };
    hasVehicle: { vehicle: BoughtVehicle };
    noVehicle: { vehicle: BoughtVehicle };
    justBought: { vehicle: BoughtVehicle };
    notOpened: { resource: Resource };
    tokenLimit: { resource: Resource; left: number };
    raidsOff: {};
    parkOnlySabotaged: { asset: AssetId };
    tooFewWorkersThere: { asset: AssetId; has: number; needs: number };
    suppliesShort: { salary: number; cash: number; inputs: Units; stock: Units };
    alreadySo: { mode: RaidMode };
    nothingDue: {};
    arrested: { turns: number };
    noStock: { resource: Resource };
    nothingToSell: {};
    noContract: {};
    notInContract: { contract: ContractId; resource: Resource };
    contractLimit: { contract: ContractId; open: number };
    stockLimit: { resource: Resource; stock: number };
    noAsset: {};
    noWorkers: {};
    locked: { asset: AssetId; raider: Seat; mode: RaidMode };
    guardThere: { asset: AssetId };
    oneGuard: { asset: AssetId };
    samePlace: {};
    noTechnology: {};
    otherKind: { technology: TechnologyId; fits: AssetKind };
    liesThere: { technology: TechnologyId; asset: AssetId };
    planStands: {};
    onStrike: {};
    botTakesOver: {};
    tradeOff: {};
    nothingToGive: { giver: Seat };
    emptySide: { giver: Seat };
    notYours: { giver: Seat };
    onlyTransport: {};
    onlyActiveSellsAssets: { giver: Seat };
    onlyToRaider: { asset: AssetId; raider: Seat };
    alreadyOwns: { receiver: Seat; vehicle: BoughtVehicle };
    arrestedSeller: { giver: Seat };
  };
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

// ── What is to be read off the table at a glance ────────────────────────────────────────────────

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
};

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

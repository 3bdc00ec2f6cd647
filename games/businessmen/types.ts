import type { PerSeat, Phase, Pile, Seat, Secret, State } from '@parlour/kernel';
import type { Characteristic, Level } from './content/characteristics.ts';
import type { ExportCardId } from './content/export-cards.ts';
import type { GoodId, Units } from './content/goods.ts';
import type { GoodsCardId } from './content/goods-cards.ts';
import type { LorryId } from './content/lorries.ts';
import type { MisfortuneSectorId } from './content/misfortune-wheel.ts';
import type { PriceSectorId } from './content/price-wheel.ts';
import type { Colour, ShipmentSize } from './content/table.ts';
import type { RuleId } from './rules/ids.ts';

/** Businessmen: everything the game is made of. Money is in whole coins, prices are positions on the price table. */
export type Businessmen = {
  state: {
    /** The round that is being played, from 1. */
    round: number;
    /** Whose round it is. The leadership moves on from here, even if this seat skips. */
    leader: Seat;
    /** Who does the leader's work this round: the leader, or the next seat that plays. `null` before that is known, or if all skip. */
    opener: Seat | null;
    players: PerSeat<Player>;
    piles: Units;
    market: Units;
    /** The position of each price marker, 1 to 15. */
    prices: Positions;
    /** How far each marker moved in the last Phase 3, wheel and adjustment together. */
    lastMoves: Positions;
    lorries: Record<LorryId, Lorry>;
    goodsDeck: Pile<GoodsCardId>;
    goodsDiscards: GoodsCardId[];
    goodsCard: GoodsCardId | null;
    exportDeck: Pile<ExportCardId>;
    exportDiscards: ExportCardId[];
    exportCard: ExportCardId | null;
    /** Where the price wheel stopped this round; `null` until it is spun. */
    sector: PriceSectorId | null;
    ending: Ending | null;
  };
  phases: {
    /** BM-1.5. A round; it never returns. */
    round: Phase<{ firstPasser: Seat | null }>;
    /** BM-14. Those who may skip the round are asked in turn. */
    announcements: Phase<{ asked: Seat[] }>;
    /** BM-6. `queue` holds the seats that have not passed, the next to buy first. */
    buying: Phase<{ queue: Seat[]; firstPasser: Seat | null }, { firstPasser: Seat | null }>;
    /** BM-7. `queue` as in buying; `loaded` counts what each seat has loaded in this phase. */
    loading: Phase<{ queue: Seat[]; loaded: PerSeat<Units> }>;
    /** BM-7.13, BM-11.9. Seats with more types than fit choose what they keep. */
    keeping: Phase<Quiet<GoodId> & { because: 'transfer' | 'fine' }>;
    /** BM-9. */
    exports: Phase<Quiet<Shipment>>;
    /** BM-10. */
    improvements: Phase<Quiet<Characteristic>>;
    /** BM-11. `unspun` are the seats that still spin, in order. */
    misfortune: Phase<{ unspun: Seat[] }>;
    /** BM-12. */
    insurance: Phase<Quiet<Characteristic>>;
  };
  actions: {
    skipRound: {};
    playRound: {};
    turnCards: {};
    buy: { good: GoodId; units: number };
    /** The quantity is not chosen but computed (BM-7.4): `facts.seats[seat].loads` tells it beforehand. */
    load: { lorry: LorryId; good: GoodId };
    /** Out of buying or of loading for the rest of the phase. */
    pass: {};
    keep: { goods: GoodId[] };
    spinPrices: {};
    ship: { good: GoodId; units: ShipmentSize };
    improve: { characteristic: Characteristic };
    spinMisfortune: {};
    insure: { characteristic: Characteristic };
    /** No more shipments, improvements or insurances this round. */
    finish: {};
  };
  events: {
    roundBegan: { round: number; leader: Seat };
    skipMoneyPaid: { seat: Seat; coins: number };
    /** `lost` is 0 for a seat without points. */
    skipAnnounced: { seat: Seat; lost: number };
    skipDeclined: { seat: Seat };
    stoodIn: { seat: Seat; leader: Seat };
    everybodySkips: {};
    deckReshuffled: { deck: 'goods' | 'export'; cards: number };
    /** `laid` went from the piles to the market; `missing` is what the card asked for beyond that. `seat`: `null` if all skip. */
    cardsTurned: {
      seat: Seat | null;
      goodsCard: GoodsCardId;
      exportCard: ExportCardId;
      laid: Units;
      missing: Units;
    };
    bought: { seat: Seat; good: GoodId; units: number; cost: number; left: number };
    /** `isForced`: there was nothing this seat could have done, and it was not asked. */
    passed: { seat: Seat; during: 'buying' | 'loading'; isForced: boolean; rule: RuleId };
    buyingEnded: { because: 'marketEmpty' | 'allPassed' };
    /** What nobody bought: `returned` to the piles, or `stays` on the market (option). */
    leftOver: { units: Units; goes: 'returned' | 'stays' };
    loadingBegan: { order: Seat[] };
    /** `limit` is what set the quantity: the Loader, the space on the lorry or the units owned. */
    loaded: {
      seat: Seat;
      lorry: LorryId;
      good: GoodId;
      units: number;
      fromMain: number;
      fromTemp: number;
      limit: LoadLimit;
      onBoard: number;
      isFull: boolean;
    };
    loadingEnded: {};
    /** From the temporary to the main warehouse. */
    transferred: { seat: Seat; units: Units };
    gaveUp: { seat: Seat; good: GoodId; units: number; because: 'transfer' | 'fine' };
    /** A seat has made its choice, which stays hidden until all have (`quietPhases = parallel`). */
    decided: { seat: Seat; part: QuietPart };
    /** BM-R60. Seats without a legal choice are not asked. */
    passedOver: { seats: Seat[]; part: QuietPart; rule: RuleId };
    /** `moves` is empty for an embargo, `embargo` for a price sector. `seat`: `null` if all skip. */
    priceWheelSpun: { seat: Seat | null; sector: PriceSectorId; moves: PriceMove[]; embargo: GoodId[] };
    lorryHeld: { lorry: LorryId; good: GoodId; rule: RuleId };
    /** `exclusive`: who had filled it alone, and the points for it; 0 for a seat that skips (BM-14.6). */
    lorrySent: {
      lorry: LorryId;
      good: GoodId;
      price: number;
      payments: Payment[];
      exclusive: { seat: Seat; points: number } | null;
    };
    pricesAdjusted: { moves: PriceMove[] };
    exported: { seat: Seat; good: GoodId; units: ShipmentSize; points: number };
    improved: { seat: Seat; characteristic: Characteristic; to: Level; cost: number; points: number };
    misfortuneSpun: { seat: Seat; sector: MisfortuneSectorId; hits: Characteristic | null };
    warned: { seat: Seat; characteristic: Characteristic };
    /** `points` is the fine, `lost` what there was to lose (BM-11.8). */
    fined: { seat: Seat; characteristic: Characteristic; from: Level; to: Level; points: number; lost: number };
    /** An insured characteristic was hit, and nothing happens (`negativeEvents = immediate`). */
    spared: { seat: Seat; characteristic: Characteristic };
    insured: { seat: Seat; characteristic: Characteristic; cost: number };
    insuranceLapsed: { seat: Seat; characteristic: Characteristic };
    /** A seat has come to the target in mid-round; the round is played out. */
    targetReached: { seat: Seat; points: number; target: number };
    roundEnded: { round: number; finalists: Seat[] };
    gameEnded: Ending;
  };
  refusals: {
    notOnMarket: { good: GoodId };
    alreadyBought: { good: GoodId };
    atLeastOneUnit: {};
    managerLimit: { most: number; level: Level };
    marketLimit: { good: GoodId; left: number };
    coinLimit: { coins: number };
    lorryFull: { lorry: LorryId };
    carriesAnother: { lorry: LorryId; carries: GoodId; good: GoodId };
    noneOwned: { good: GoodId };
    /** `loaderCap = perRound`: so many units of this good have been loaded in this phase, and that is the most. */
    loaderSpent: { good: GoodId; most: number };
    /** `sameGoodCars = oneCarPerGood` */
    onAnotherLorry: { good: GoodId; lorry: LorryId };
    /** `loadingDuty = compulsory` */
    mustLoad: {};
    notOnExportCard: { good: GoodId };
    underEmbargo: { good: GoodId };
    tooFewUnits: { good: GoodId; has: number; needs: number };
    alreadyShipped: { good: GoodId };
    /** `exportLots = onePerRound` */
    oneShipmentOnly: { good: GoodId };
    highestLevel: { characteristic: Characteristic };
    cannotPay: { cost: number; coins: number };
    noWarning: { characteristic: Characteristic };
  };
  options: {
    loaderCap: 'perMove' | 'perRound';
    negativeEvents: 'warningFirst' | 'immediate';
    skipEligibility: 'lowFunds' | 'anyone';
    finishTie: 'coins' | 'pointsThenCoins';
    targetVP: '20' | '15' | '10';
    firstLeader: 'random' | 'firstSeat';
    exportLots: 'onePerGood' | 'onePerRound' | 'unlimited';
    sameGoodCars: 'allowed' | 'oneCarPerGood';
    leftovers: 'return' | 'stay';
    loadingStart: 'nextAfterLeader' | 'firstPasser' | 'leader';
    loadingDuty: 'free' | 'compulsory';
    overflowAfterFine: 'immediate' | 'atNextTransfer';
    quietPhases: 'sequential' | 'parallel';
    roundGuard: '60' | 'none' | '12' | '20' | '30';
    /** What becomes of a seat whose player leaves: read by the table, not by the rules (BM-R57). */
    absentSeat: 'bot' | 'dormant';
  };
  facts: Facts;
  question:
    | 'announcements.announcement'
    | 'round.cards'
    | 'buying.purchase'
    | 'loading.turn'
    | 'keeping.choice'
    | 'round.priceWheel'
    | 'exports.shipments'
    | 'improvements.steps'
    | 'misfortune.wheel'
    | 'insurance.policies';
  rule: RuleId;
};

export type G = State<Businessmen>;

/** BM-3.7, BM-R54. A tablet, with at most one warning beside each characteristic. */
export type Player = {
  colour: Colour;
  coins: number;
  points: number;
  levels: Record<Characteristic, Level>;
  warnings: Record<Characteristic, boolean>;
  /** Safe until the next Phase 5 is over; only with `negativeEvents = immediate`. */
  insured: Record<Characteristic, boolean>;
  main: Units;
  /** BM-3.8, BM-R5. What was bought this round; empty from the end of Phase 2 to the next Phase 1. */
  temp: Units;
  /** It skips this round, and is paid for it at the start of the next. */
  isSkipping: boolean;
  /** Where the wheel of misfortune last stopped for it this round. */
  misfortune: MisfortuneSectorId | null;
};

/** BM-2.7, BM-2.8. One good, or none, and how many units of it each seat has on board. */
export type Lorry = { good: GoodId | null; lots: PerSeat<number> };

/** Phases in which nobody can be in another's way: one after another, or all at once with hidden plans (BM-R33). */
export type QuietPart = 'keeping' | 'exports' | 'improvements' | 'insurance';
export type Quiet<Plan> = {
  /** Those who still decide, in seat order. */
  asked: Seat[];
  /** What each seat has done in this phase; in parallel play what it plans, seen by itself only until all have decided. */
  plans: PerSeat<Secret<Plan[]>>;
};
export type Shipment = { good: GoodId; units: ShipmentSize };

/** A number of positions for each good: where its marker stands, or how far it moved. */
export type Positions = Record<GoodId, number>;

/** One price marker: by how much it should move, and from where to where it did (BM-2.5). */
export type PriceMove = { good: GoodId; by: number; from: number; to: number };
export type Payment = { seat: Seat; units: number; coins: number };
export type LoadLimit = 'loader' | 'space' | 'stock';

/** How the game ended. `places` has one number a seat: 1 for the winners. */
export type Ending = {
  because: 'target' | 'guard';
  round: number;
  finalists: Seat[];
  winners: Seat[];
  places: PerSeat<number>;
};

// ── What is to be read off the table at a glance ────────────────────────────────────────────────

export type Facts = {
  /** What is going on; `over` when the game is. */
  part: Part;
  /** Phase 1 to 6 of the round, 0 before it begins. */
  phase: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  target: number;
  /** The last round there can be; `null`: no limit. */
  lastRound: number | null;
  /** Whether the game is sure to end with this round. */
  isLastRound: boolean;
  /** Who plays this round, the one who opens it first. Before the announcements are over: as if nobody else skipped. */
  order: Seat[];
  /** Who loads when, as far as it is known now. */
  loadingOrder: Seat[];
  goods: Record<GoodId, GoodFacts>;
  lorries: Record<LorryId, LorryFacts>;
  seats: PerSeat<SeatFacts>;
  /** Goods under embargo this round. */
  embargo: GoodId[];
};

export type Part =
  | 'announcements'
  | 'cards'
  | 'buying'
  | 'loading'
  | 'keeping'
  | 'priceWheel'
  | 'exports'
  | 'improvements'
  | 'misfortune'
  | 'insurance'
  | 'over';

export type GoodFacts = {
  position: number;
  price: number;
  /** Steps up to the next coin and down to the last one; `null` at the ends. */
  stepsUp: number | null;
  stepsDown: number | null;
  /** Where the marker goes at the adjustment if all lorries that are full now leave and the wheel touches nothing. */
  next: number;
  nextPrice: number;
  /** How many of the wheel's twelve sectors forbid its sale, and the lowest and highest price a spin can make of it. */
  embargoSectors: number;
  lowest: number;
  highest: number;
  isExportable: boolean;
  isUnderEmbargo: boolean;
};

export type LorryFacts = {
  capacity: number;
  onBoard: number;
  space: number;
  /** Points for whoever fills it alone. */
  points: number;
  /** Whose goods alone are on board; `null` if it is empty or shared. */
  exclusiveTo: Seat | null;
  isFull: boolean;
  /** It is full and its good is under embargo this round. */
  isHeld: boolean;
  /** What each owner's lot would bring, sold now, and after the wheel's best and worst sector for it. */
  lots: { seat: Seat; units: number; now: number; best: number; worst: number }[];
  /** Where all six markers would stand if this lorry alone left and the wheel touched nothing; `null` if it is empty. */
  pricesIfSent: Positions | null;
};

export type SeatFacts = {
  /** If the game ended now: 1 for the winners; while nobody is at the target, by points, coins and levels. */
  place: number;
  /** Points missing to the target. */
  missing: number;
  /** Points beyond the target; negative if it is not reached. */
  cushion: number;
  /** The most the next spin of misfortune can take, be it in the next round. */
  worstFine: number;
  /** What is left beyond the target after the worst fine of this round; nothing more can be lost once it has spun. */
  worstCushion: number;
  /** The points it could have at the end of this round with what it has now, and whether they are enough. */
  reach: number;
  mayFinish: boolean;
  /** How many of the twelve sectors of misfortune would fine it now. */
  fineSectors: number;
  characteristics: Record<Characteristic, CharacteristicFacts>;
  /** Types the main warehouse has room for, and types held in both warehouses. */
  room: number;
  types: number;
  /** What would have to be given up, if the transfer were now and the most valuable types were kept. */
  surplus: { good: GoodId; units: number }[];
  /** The most it could buy of each good if it were its turn, and what sets the limit. */
  purchases: Record<GoodId, { most: number; limit: PurchaseLimit }>;
  /** What a load of each good on each lorry would be; 0 where it is not possible. */
  loads: Record<LorryId, Units>;
  /** What each of these loads would bring in coins, sold at today's price. */
  brings: Record<LorryId, Units>;
  /** The shipments it could make of each good of the Export card, as its main warehouse is now. */
  shipments: Partial<Record<GoodId, ShipmentSize[]>>;
  /** Whether it may skip the next round with the coins it has (BM-14.1). */
  maySkip: boolean;
};
export type PurchaseLimit = 'manager' | 'market' | 'coins' | 'bought';

export type CharacteristicFacts = {
  level: Level;
  value: number;
  /** The step to the next level; `null` at the highest. */
  step: { cost: number; points: number; value: number; isAffordable: boolean } | null;
  hasWarning: boolean;
  isInsured: boolean;
  /** What the next hit does: nothing, a warning or a fine. */
  nextHit: { is: 'nothing' } | { is: 'warning' } | { is: 'fine'; points: number; to: Level };
};

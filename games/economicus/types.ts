import type { DealActions, DealEvents, Deals, PerSeat, Phase, Pile, Seat, Secret, State, Table } from '@parlour/kernel';
import type { CrisisCard } from './content/crisis-cards.ts';
import type { EventId } from './content/events.ts';
import type { CompanyTag, Condition, Holding, ProjectTag } from './content/holdings.ts';
import type { Industry, Kind } from './content/industries.ts';
import type { OptionCard, PlayedId } from './content/options.ts';
import type { Colour } from './content/table.ts';
import type { SoftWindow, WindowId } from './content/windows.ts';
import type { RuleId } from './rules/ids.ts';

/** Economicus: everything the game is made of. All money is in whole M; an industry is named by its number, 2 to 12. */
export type Economicus = {
  state: {
    /** The industries on the ring, clockwise from the top; the last touches the first. */
    layout: Industry[];
    /** What the bank has taken in less what it has paid out: with the players' cash it always makes nothing. */
    bank: number;
    players: PerSeat<Player>;
    prices: ByIndustry<number | null>;
    /** The last prices of each industry, oldest first, the present one last. */
    pastPrices: ByIndustry<number[]>;
    freePrivate: ByIndustry<number>;
    freeState: ByIndustry<number>;
    /** Companies there are beyond the printed ones, or fewer: start-ups, licences, relocations. */
    extra: ByIndustry<number>;
    /** The strength of the crisis in each industry; 0 for none. */
    crises: ByIndustry<number>;
    forecast: Industry | null;
    year: number;
    auditor: Seat;
    /** Who acts as active player; another than whose turn it is only if that one went bankrupt in it. */
    active: Seat;
    turn: Turn;
    /** The event card of this year. */
    event: EventId | null;
    /** The highest price of an auction this year. */
    record: { seat: Seat; price: number; turn: number } | null;
    /** EV34: who got the star this year. */
    innovator: Seat | null;
    /** From the moment interest is fixed to the end of the year: what each owes, and what it has still to pay. */
    yearEnd: { due: PerSeat<number>; unpaid: PerSeat<number> } | null;
    optionDeck: Pile<OptionCard>;
    optionDiscards: OptionCard[];
    crisisDeck: Pile<CrisisCard>;
    crisisDiscards: CrisisCard[];
    eventDeck: Pile<EventId>;
    eventDiscards: EventId[];
    deals: Deals<Terms>;
    /** The auditor has called time (a game limited by minutes). */
    isTimeUp: boolean;
    ending: Ending | null;
  };
  phases: {
    /** EC-2. First player, cards, the first placement. It becomes the year. */
    opening: Phase;
    /** EC-2.9, EC-15.7. Those in the queue take one company each. */
    placement: Phase<{ queue: Seat[]; isReturn: boolean }>;
    /** EC-4, EC-13. A financial year; it never returns. `next` is the next of its turns, from 0. */
    year: Phase<{ next: number; queue: Seat[] }>;
    /** EC-5.1. One turn. `projects` are the owners whose projects still roll, one entry a project. */
    turn: Phase<{ projects: Seat[]; auctions: number }>;
    /** EC-5.2 to EC-5.5. A free window: everybody may act until all are ready. */
    window: Phase<Window>;
    /** EC-7. */
    profit: Phase<{ industry: Industry; queue: Seat[]; because: 'turn' | 'EV04'; due: Due | null }>;
    /** EC-8. One project: upkeep and die. `asked` are those it was offered to. */
    project: Phase<{ owner: Seat; industry: Industry; asked: Seat[] }>;
    projectSale: Phase<{ from: Seat; to: Seat; industry: Industry; price: number }, { isSold: boolean }>;
    /** EC-14.8. The price is rolled for a company that is to be sold; then its owner says yes or no to the proceeds. */
    halfSale: Phase<{ owner: Seat; company: Holding; mustGain: boolean; proceeds: number }>;
    /** EC-R.27. The cards that a deal asks for by number are chosen. */
    handOver: Phase<{ from: Seat; to: Seat; terms: Secret<Terms> }>;
    /** EC-15. */
    payment: Phase<Due & { proposals: number }, { isPaid: boolean }>;
    /** EC-10. One crisis card, or as many as come without effect. */
    crisis: Phase<{
      card: CrisisCard | null;
      industry: Industry | null;
      queue: Seat[];
      dues: Due[];
      /** CS7: the owners who still decide, one entry a project. */
      rescues: Seat[];
    }>;
    /** EC-11.1 to EC-11.14. */
    auction: Phase<Auction, { sale: Sale | null }>;
    /** EC-11.15 to EC-11.19. */
    startUps: Phase<{ industry: Industry; queue: Seat[]; cost: number }>;
    /** EC-12. `queue` are those who have not passed, the next first; `cost` is what an offer costs now. */
    offers: Phase<{ industry: Industry; queue: Seat[]; cost: number; pending: Takeover | null; due: Due | null }>;
    /** EC-13.3. */
    interest: Phase<{ queue: Seat[] }>;
    /** EC-18. */
    event: Phase<{
      dues: Due[];
      choosers: Seat[];
      losers: Seat[];
      /** EV25: whose loss is being settled. */
      taken: Seat | null;
      industry: Industry | null;
    }>;
    /** EC-16, EC-17. An option card from its announcement to its effect. */
    card: Phase<Play>;
    /** EC-21.7. A company is bought from the bank instead of an auction. */
    purchase: Phase<{ buyer: Seat; industry: Industry; kind: Kind; price: number; by: 'OP09' | 'OP45' }>;
    /** RX-LOSS. */
    loss: Phase<{ loser: Seat; industry: Industry }>;
    /** EC-16.5. */
    overflow: Phase<{ holder: Seat }>;
    /** OP04. */
    briefing: Phase<{ reader: Seat; count: number }>;
    /** OP39. */
    insider: Phase<{ seller: Seat; left: number }>;
    /** OP40. */
    espionage: Phase<{ spy: Seat; victim: Seat }>;
  };
  actions: {
    place: { industry: Industry; kind: Kind };
    roll: {};
    ready: {};
    /** The soft windows at which this player wants to be asked (EC-5.5). */
    stopAt: { windows: SoftWindow[] };
    /** To be asked in the next window, whatever it is. */
    hold: {};
    callTime: {};
    takeLoan: { industry: Industry };
    repayLoan: { industry: Industry };
    sellAtHalf: { company: Holding };
    confirmSale: {};
    cancelSale: {};
    exchangeCards: { cards: OptionCard[] };
    declareBankruptcy: {};
    /** Fields that a card does not need are `null`. `company` is one's own, `asset` the rival's (OP20: a second loan). */
    playCard: Aim & { card: OptionCard };
    react: { card: OptionCard };
    discard: { card: OptionCard };
    /** Phase 4: to the market at the full price. */
    sell: { company: Holding };
    payUpkeep: {};
    letBurn: {};
    offerProject: { to: Seat; price: number };
    buyProject: {};
    announceLot: { kind: Kind };
    bid: { amount: number };
    /** Not to bid, offer, create, react, investigate or buy. */
    pass: {};
    pay: {};
    createProjects: { count: number };
    offerTakeover: { owner: Seat; condition: Condition };
    acceptTakeover: {};
    keepCompany: {};
    investigate: {};
    payInterest: {};
    takeMoney: {};
    drawCard: {};
    giveUp: { condition: Condition };
    /** The top cards of the crisis deck in their new order, the next to be opened first. */
    orderCrises: { order: CrisisCard[] };
    sellInside: { company: Holding };
    takeCard: { card: OptionCard };
    giveCards: { cards: OptionCard[] };
  } & DealActions<Terms>;
  events: {
    firstPlayerRolled: { rolls: { seat: Seat; blue: number; white: number }[]; first: Seat | null };
    placed: { seat: Seat; industry: Industry; kind: Kind };
    yearBegan: { year: number; auditor: Seat };
    turnBegan: { seat: Seat; turn: number; ofYear: number };
    turnSkipped: { seat: Seat };
    /** The active player is out; this seat acts for the rest of the turn. */
    steppedIn: { seat: Seat; instead: Seat };
    diceRolled: { seat: Seat; blue: number; white: number; because: 'turn' | 'OP05' | 'EV04' | 'EV23' | 'EV25' };
    industryShifted: { seat: Seat; from: Industry; to: Industry };
    industryActive: { industry: Industry };
    /** A first price: three times the blue die. */
    priceSet: { industry: Industry; die: number; price: number };
    priceChanged: { industry: Industry; from: number; to: number; because: PriceReason };
    /** A negative amount is a loss, which `paid` then tells. `links` are the industries of the chain. */
    profited: { seat: Seat; industry: Industry; amount: number; links: ChainLink[] };
    upkeepPaid: { seat: Seat; industry: Industry; amount: number };
    projectRolled: {
      seat: Seat;
      industry: Industry;
      die: number;
      bonus: number;
      result: 'succeeds' | 'stays' | 'burns';
    };
    projectBurnt: { seat: Seat; industry: Industry; because: 'choice' | 'CS7' | 'bankruptcy' };
    projectOffered: { from: Seat; to: Seat; industry: Industry; price: number };
    projectSold: { from: Seat; to: Seat; industry: Industry; price: number };
    projectDeclined: { from: Seat; to: Seat; industry: Industry };
    /** `settled` is what the loan took out of the price; `received` may be negative. */
    soldToMarket: {
      seat: Seat;
      industry: Industry;
      condition: Condition;
      at: 'full' | 'half' | 'OP39';
      price: number;
      settled: number;
      received: number;
    };
    lotAnnounced: { seat: Seat; industry: Industry; kind: Kind; start: number; bidders: Seat[]; because: LotReason };
    feePaid: { seat: Seat; amount: number };
    bidMade: { seat: Seat; amount: number };
    /** `isForced`: nothing else was possible, and the seat was not asked. */
    passed: { seat: Seat; during: 'auction' | 'startUps' | 'offers'; isForced: boolean };
    lotSold: { seat: Seat; industry: Industry; kind: Kind; bid: number; paid: number; usedQuota: boolean };
    lotUnsold: { industry: Industry; because: 'noBid' | 'unpaid' };
    /** Bought from the bank without an auction. */
    boughtDirectly: { seat: Seat; industry: Industry; kind: Kind; price: number; by: 'OP09' | 'OP37' | 'OP45' };
    projectsCreated: { seat: Seat; industry: Industry; count: number; cost: number; because: 'turn' | 'OP17' | 'OP18' };
    takeoverOffered: Takeover & { industry: Industry; price: number; keeping: number };
    takeoverAccepted: Takeover & { industry: Industry; price: number; settled: number };
    takeoverRefused: Takeover & { industry: Industry; paid: number };
    /** OP28. `against` is an exceptional offer or the card it stopped. */
    shielded: { seat: Seat; industry: Industry; against: 'offer' | PlayedId };
    loanTaken: { seat: Seat; industry: Industry; amount: number };
    loanRepaid: { seat: Seat; industry: Industry; amount: number };
    paymentDue: { seat: Seat; amount: number; to: Seat | null; because: PaymentReason };
    /** A payment that no other event tells. */
    paid: { seat: Seat; amount: number; to: Seat | null; because: Exclude<PaymentReason, ToldElsewhere> };
    /** Money from the bank, or (`from`) from another player. */
    received: { seat: Seat; amount: number; from: Seat | null; because: MoneyReason };
    /** `companies` became free private ones; `lost` are the bonus stars, which may have been negative. */
    bankrupt: {
      seat: Seat;
      paid: number;
      companies: { industry: Industry; count: number }[];
      cards: number;
      lost: number;
      isVoluntary: boolean;
    };
    reEntered: { seat: Seat; cash: number };
    cardDrawn: { seat: Seat; card: Secret<OptionCard>; because: DrawReason };
    quotaTaken: { seat: Seat; because: DrawReason };
    nothingToDraw: { seat: Seat; because: DrawReason };
    deckReshuffled: { deck: 'options' | 'crises' | 'events'; cards: number };
    /** `cost` is what the card itself asks for at once, `charge` what EV30 adds. */
    cardPlayed: Aim & { seat: Seat; card: OptionCard; cost: number; charge: number };
    reacted: { seat: Seat; card: OptionCard; cost: number; charge: number };
    discarded: { seat: Seat; card: OptionCard; because: 'handLimit' | 'exchange' };
    crimeRolled: { seat: Seat; card: OptionCard; die: number; difficulty: number; isSuccess: boolean };
    investigated: { seat: Seat; criminal: Seat; cost: number; die: number; above: number; isSuccess: boolean };
    /** OP30: a successful investigation counts as failed. */
    acquitted: { seat: Seat; investigator: Seat };
    convicted: { seat: Seat; investigator: Seat };
    /** The card does nothing: it has become impossible, or the cash fell short of a price just rolled. */
    fizzled: { seat: Seat; card: OptionCard };
    starChanged: { seat: Seat; by: 1 | -1; because: StarReason };
    /** `to`: a player, or `null` for the state. */
    companyTaken: {
      from: Seat;
      to: Seat | null;
      industry: Industry;
      condition: Condition;
      because: PlayedId | 'EV25';
      received: number;
    };
    companyAdded: { industry: Industry; kind: Kind; because: 'OP14' | 'CS3' };
    companyMoved: { seat: Seat; from: Industry; to: Industry; condition: Condition };
    loansClosed: { seat: Seat; industries: Industry[]; amount: number };
    crisisOpened: { card: CrisisCard; forecasts: number; strengths: number };
    crisisVoid: { card: CrisisCard; because: 'noForecast' | 'bailedOut' };
    forecastMoved: { from: Industry | null; to: Industry; because: CrisisReason };
    crisisChanged: { industry: Industry; from: number; to: number; because: CrisisReason };
    eventOpened: { card: EventId };
    eventEnded: { card: EventId };
    interestDue: { due: PerSeat<number>; rate: number };
    interestPaid: { seat: Seat; amount: number };
    interestWaived: { seat: Seat; amount: number };
    yearEnded: { year: number };
    auditorPassed: { from: Seat; to: Seat };
    lookedAt: { seat: Seat; deck: 'crises' | 'events'; cards: Secret<(CrisisCard | EventId)[]> };
    lookedIntoHand: { seat: Seat; victim: Seat; cards: Secret<OptionCard[]> };
    cardTaken: { seat: Seat; victim: Seat; card: Secret<OptionCard> };
    /** What everybody may know of a deal. `to` gets `give`, `from` gets `get`. */
    dealMade: { from: Seat; to: Seat; give: OpenBundle; get: OpenBundle };
    timeCalled: { seat: Seat };
    gameEnded: Ending;
  } & DealEvents<Terms>;
  refusals: {
    noFreeCompany: { industry: Industry; kind: Kind | null };
    notWhite: { industry: Industry };
    noQuota: {};
    noCompany: { industry: Industry | null };
    noCleanCompany: { industry: Industry };
    noLoan: { industry: Industry | null };
    /** EV12 */
    noCredit: {};
    /** It is the target of an exceptional offer that is not answered yet. */
    pendingTarget: { industry: Industry };
    cannotPay: { cost: number; cash: number };
    /** In payment mode a sale must bring something. */
    bringsNothing: { proceeds: number };
    windowLimit: { limit: number };
    /** Companies go to the market at the full price in Phase 4 only. */
    notSalePhase: {};
    notYourRoll: {};
    rollInstead: {};
    alreadyHolding: {};
    noTimeLimit: {};
    timeIsUp: {};
    notAuditor: { auditor: Seat };
    tooFewCards: { has: number; needs: number };
    noCards: {};
    wrongTime: { card: OptionCard };
    notOwnTurn: { card: OptionCard };
    noTarget: { card: OptionCard };
    /** EV30 */
    foreignAgent: { charge: number; cash: number };
    alreadyPlayed: { card: OptionCard };
    conditionNotMet: { card: OptionCard };
    auctionLocked: {};
    soldThisTurn: {};
    noTokens: { limit: number };
    noProjectTokens: { limit: number };
    bidTooLow: { least: number };
    beyondSolvency: { solvency: number };
    feeFirst: { fee: number; cash: number };
    alreadyAsked: { seat: Seat };
    buyerCannotPay: { seat: Seat; needs: number; cash: number };
    itself: {};
    isOut: { seat: Seat };
    isProtected: { seat: Seat };
    dealsOff: {};
    /** A deal must move something besides money. */
    nothingMoves: {};
    moneyAgainstAsset: {};
    lacksTerms: { seat: Seat };
    lacksRoom: { seat: Seat };
    tooManyProposals: { limit: number };
    /** In payment mode only the debtor raises money. */
    notYourDebt: { debtor: Seat };
  };
  options: {
    rules: 'quick' | 'full';
    layout: 'inOrder' | 'random';
    extraStars: '0' | '1' | '2' | '3' | '4' | '5' | '6';
    holdToYearEnd: 'off' | 'on';
    limit: Limit;
    stopAtTarget: 'off' | 'on';
    limitEnd: 'endOfTurn' | 'endOfYear';
    year1Opening: 'eventAndCrisis' | 'none' | 'all';
    bidCap: 'solvency' | 'free';
    placementOrder: 'repeat' | 'snake';
    projectUpkeep: 'mandatory' | 'optional';
    priceFallWithoutLot: 'on' | 'off';
    deals: 'on' | 'moneyOnly' | 'off';
    proposalsPerTurn: '3' | '1' | '5' | '8';
    /** Read by the table, not by the rules. */
    windowSeconds: '15' | '5' | '30' | '60' | 'none';
    reEntryCompanies: 'two' | 'none';
    loanOnForcedSale: 'follows' | 'settled';
    guardYears: '30' | '3' | '10' | '20';
  };
  facts: Facts;
  question:
    | 'placement.choice'
    | 'window.free'
    | 'project.upkeep'
    | 'projectSale.answer'
    | 'halfSale.confirmation'
    | 'handOver.choice'
    | 'payment.raising'
    | 'crisis.bailout'
    | 'crisis.insurance'
    | 'crisis.rescue'
    | 'auction.announcement'
    | 'auction.bidding'
    | 'auction.settlement'
    | 'startUps.creation'
    | 'offers.offering'
    | 'offers.answer'
    | 'interest.paying'
    | 'event.choice'
    | 'event.surrender'
    | 'card.shield'
    | 'card.investigation'
    | 'card.verdict'
    | 'loss.insurance'
    | 'overflow.surplus'
    | 'briefing.order'
    | 'insider.sale'
    | 'espionage.theft';
  rule: RuleId;
};

export type G = State<Economicus>;

/** One entry an industry, at its number; the entries 0 and 1 stand for nothing. */
export type ByIndustry<T> = Table<Industry, T>;

export type Player = {
  colour: Colour;
  cash: number;
  companies: ByIndustry<number>;
  /** How many of the companies carry a loan. */
  mortgaged: ByIndustry<number>;
  /** How many of these loans were taken since interest was fixed: they bear none this year (EC-R.52). */
  fresh: ByIndustry<number>;
  projects: ByIndustry<number>;
  /** They lie open. */
  quotas: OptionCard[];
  hand: Pile<OptionCard>;
  /** Fulfilled star cards. */
  trophies: OptionCard[];
  /** Bonus stars; may be negative. */
  bonus: number;
  /** Bankrupt, and waiting for the next year. */
  isOut: boolean;
  stopsAt: Secret<SoftWindow[]>;
  isHolding: Secret<boolean>;
};

/** What happens only once a turn, or is forgotten with it. */
export type Turn = {
  /** Turns played in the game, this one included. */
  number: number;
  /** The turn of the year, from 1. */
  ofYear: number;
  /** Whose turn it is. */
  seat: Seat;
  part: Part;
  dice: { blue: number; white: number } | null;
  /** The active industry, or what it will be unless a card changes it. */
  industry: Industry | null;
  /** Who sold in Phase 4 and takes no part in the auctions. */
  sellers: Seat[];
  /** OP05: who has had the dice rolled again. */
  rerollers: Seat[];
  /** OP24: whose profit in the active industry is doubled. */
  exporters: Seat[];
  /** OP09, OP45: there is no auction. */
  isAuctionOff: boolean;
  /** There was a company to auction. */
  hadLot: boolean;
  /** A company was bought at auction, or directly instead of it. */
  isBought: boolean;
  /** State companies bought at auction, for OP12. */
  privatised: { seat: Seat; industry: Industry; paid: number; quota: OptionCard | null }[];
  created: number;
  /** Companies of each seat in the active industry that no offer can aim at any more. */
  sheltered: PerSeat<number>;
};

/** Where in the turn or at the year's edges we are: the steps of EC-5.1. */
export type Part =
  | 'opening'
  | 'T0'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'T5'
  | 'T6'
  | 'T7'
  | 'T8'
  | 'T9'
  | 'T10'
  | 'Y0'
  | 'Y1'
  | 'Y2'
  | 'Y5';

export type Window = { window: WindowId; ready: Seat[]; acted: PerSeat<number> };

/** A mandatory payment. `creditor`: a player, or `null` for the bank. */
export type Due = { debtor: Seat; amount: number; creditor: Seat | null; because: PaymentReason };
export type PaymentReason =
  | 'loss'
  | 'bid'
  | 'interest'
  | 'loan'
  | 'EV01'
  | 'EV03'
  | 'CS6'
  | 'OP09'
  | 'OP23'
  | 'OP43'
  | 'OP45';
/** What is paid for these is told by `lotSold`, `interestPaid` and `boughtDirectly`. */
export type ToldElsewhere = 'bid' | 'interest' | 'OP09' | 'OP45';
export type MoneyReason = 'EV02' | 'EV05' | 'OP08' | 'OP19' | 'OP25' | 'OP38' | 'OP41';
export type DrawReason =
  | 'start'
  | 'double'
  | 'year'
  | 'return'
  | 'exchange'
  | 'EV05'
  | 'EV24'
  | 'OP12'
  | 'OP13'
  | 'OP29';
export type StarReason = 'investigation' | 'crime' | 'EV33' | 'EV34' | 'OP31' | 'OP32' | 'OP33' | 'OP34' | 'OP44';
export type PriceReason =
  | 'sale'
  | 'projects'
  | 'noDemand'
  | 'kept'
  | CrisisCard
  | 'EV06'
  | 'EV07'
  | 'EV08'
  | 'OP07'
  | 'OP08'
  | 'OP18';
export type CrisisReason = CrisisCard | 'EV21' | 'EV22' | 'EV23' | 'OP01' | 'OP02' | 'OP03' | 'OP42' | 'seventh';
export type LotReason = 'turn' | 'EV36' | 'OP10';
export type Limit =
  | 'none'
  | 'turns8'
  | 'turns12'
  | 'turns16'
  | 'turns20'
  | 'turns30'
  | 'turns40'
  | 'turns60'
  | 'turns100'
  | 'turns200'
  | 'minutes10'
  | 'minutes20'
  | 'minutes30'
  | 'minutes45'
  | 'minutes60'
  | 'minutes90'
  | 'minutes120'
  | 'minutes240';

export type Auction = {
  industry: Industry;
  opener: Seat;
  /** `null` until it is announced. */
  kind: Kind | null;
  /** The starting price: the price when the auction began (EC-11.23). */
  start: number;
  last: number | null;
  leader: Seat | null;
  /** Those who are still in, the next to bid first. */
  queue: Seat[];
  /** Who needs to pay no fee any more. */
  admitted: Seat[];
  because: LotReason;
  /** OP11 */
  discount: number;
};
export type Sale = { seat: Seat; price: number };

export type Takeover = { by: Seat; owner: Seat; condition: Condition };

/** What a card is aimed at. */
export type Aim = {
  industry: Industry | null;
  company: Holding | null;
  rival: Seat | null;
  asset: Holding | null;
  kind: Kind | null;
};
export type Play = Aim & {
  card: OptionCard;
  by: Seat;
  /** RX-TARGET: who may still shield the company. */
  target: Seat | null;
  /** Who may still investigate, in order. */
  investigators: Seat[];
  /** Who has just succeeded. */
  detective: Seat | null;
  dues: Due[];
  losses: { loser: Seat; industry: Industry }[];
};

/** What one side of a deal gives. Hand cards that are asked for are asked by number. */
export type Bundle = { money: number; companies: CompanyTag[]; projects: ProjectTag[]; quotas: number };
export type Terms = { give: Bundle & { cards: OptionCard[] }; get: Bundle & { cards: number } };
export type OpenBundle = Bundle & { cards: number };

export type ChainLink = { industry: Industry; companies: number; each: number };

/** How the game ended. `stars` and `assets` have one number a seat; `assets` are counted only where they decide. */
export type Ending = {
  because: 'target' | 'turns' | 'time' | 'guard';
  winners: Seat[];
  stars: number[];
  assets: number[] | null;
};

// ── What is to be read off the table at a glance ────────────────────────────────────────────────

export type Facts = {
  part: Part | 'over';
  /** The window that is open. */
  window: WindowId | null;
  /** Phase 1 to 7 of the turn; 0 between turns. */
  phase: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  target: number;
  /** Whether the target wins at once, at the end of the turn or of the year, or not at all (a limited game). */
  targetWins: 'atOnce' | 'endOfTurn' | 'endOfYear' | 'never';
  turnLimit: number | null;
  lastYear: number;
  /** Whose turns make this year, in order; the current one is `turn.ofYear`. */
  turns: Seat[];
  /** Whoever investigates as auditor: the next player if the auditor is out. */
  actingAuditor: Seat;
  /** Interest for one loan, and what closing a loan costs now. */
  rate: number;
  repayment: number;
  upkeep: number;
  /** The dice with which a project succeeds. */
  successFrom: number;
  investigation: { cost: number; above: number };
  /** What the active industry asks for now; `null` before there is one. */
  now: {
    industry: Industry;
    price: number;
    half: number;
    projectCost: number;
    offerCost: number;
    keepCost: number;
    priceIfKept: number;
    priceIfNoDemand: number;
    priceFalls: boolean;
  } | null;
  crisisCards: { forecasts: number; strengths: number };
  industries: ByIndustry<IndustryFacts>;
  seats: PerSeat<SeatFacts>;
  /** What a deal that was proposed to or by the viewer would be worth at market prices, for each side. */
  deals: { deal: number; give: number; get: number; debts: number }[];
};

export type IndustryFacts = {
  neighbours: readonly [Industry, Industry];
  /** What each company yields now: printed profit, the year's event and the crisis together. */
  profit: number;
  /** For each seat: what it would be paid if this were rolled now; negative for a loss. */
  income: PerSeat<number>;
  /** Who has the majority. */
  majority: Seat | null;
  half: number | null;
  projectCost: number | null;
  owned: number;
};

export type SeatFacts = {
  stars: { presence: number; majority: number; bonus: number; total: number };
  companies: number;
  loans: number;
  projects: number;
  tokensLeft: number;
  projectsLeft: number;
  handSize: number;
  isOut: boolean;
  isAuditor: boolean;
  /** What it could pay at the most: cash, loans that could be taken, and what selling instead of borrowing adds. */
  solvency: { cash: number; loans: number; sales: number; total: number };
  netAssets: number;
  /** Interest at the end of this year, with the loans there are now. */
  interest: number;
  /** Expected profit of a turn, in 36ths of M. */
  expected36: number;
  /** Its chains: industries that pay together. */
  chains: Industry[][];
  mayBid: boolean;
};

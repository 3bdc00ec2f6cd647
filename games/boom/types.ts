import type { PerSeat, Phase, Pile, Seat, Secret, State } from '@parlour/kernel';
import type { PlayCardId } from './content/cards.ts';
import type { CompanyCardId } from './content/company-cards.ts';
import type { DiscardId } from './content/discards.ts';
import type { EventId } from './content/events.ts';
import type { PlanId } from './content/plans.ts';
import type { FirmId } from './content/table.ts';
import type { RuleId } from './rules/ids.ts';

/** •Boom: everything the game is made of. Money is in whole millions. */
export type Boom = {
  state: {
    /** The game round, 1 to 11. */
    round: number;
    /** The IPO Card Limit, 6 to 1. */
    limit: Limit;
    /** The turn order of this game round, first drawn first. */
    order: Seat[];
    /** The seats whose order counter is back in the mug. */
    spent: Seat[];
    players: PerSeat<Player>;
    companies: Company[];
    playDeck: Pile<PlayCardId>;
    discardPile: PlayCardId[];
    eventDeck: Pile<EventId>;
    usedEvents: EventId[];
    activeEvent: EventId | null;
    /** Business Plans out of the game, and how they left it. */
    gone: Gone[];
  };
  phases: {
    round: Phase;
    turn: Phase<{ seat: Seat }>;
    /** Leading another round of a company in which `seat` holds no share. */
    anotherRound: Phase<{ seat: Seat; company: PlanId }>;
    /** An investor, or several at once, are asked to let `asker` lead another round. */
    consent: Phase<{ asker: Seat; company: PlanId; asked: Seat[]; sweetener: number }, { granted: boolean }>;
    /** With `sideDeals = cash`: the asker goes from investor to investor. */
    persuasion: Phase<{ asker: Seat; company: PlanId; unasked: Seat[] }, { granted: boolean }>;
    funding: Phase<Round>;
    offer: Phase<{ asked: Seat; lead: Seat; company: PlanId; price: number; sweetener: number }, { bought: boolean }>;
  };
  actions: {
    launch: { plan: PlanId };
    attach: { card: CompanyCardId; company: PlanId };
    playDiscard: { card: DiscardId; target: CompanyCardId | null; company: PlanId | null };
    skipCard: {};
    lead: { company: PlanId; shares: number; price: number };
    /** The price is an indication and binds nobody; `null` names none. */
    askConsent: { company: PlanId; price: number | null };
    takePublic: { company: PlanId };
    pass: {};
    agree: {};
    refuse: {};
    request: { investor: Seat; sweetener: number };
    setTerms: { shares: number; price: number };
    withdraw: {};
    invite: { guest: Seat; sweetener: number };
    close: {};
    buy: {};
    decline: {};
  };
  /** BO-11.1, BO-11.2. What is announced, and so known to all. */
  events: {
    orderDrawn: { round: number; order: Seat[] };
    eventsReshuffled: {};
    eventFlipped: { event: EventId };
    limitFell: { to: Limit; trackBurn: number };
    turnBegan: { seat: Seat };
    cardsReshuffled: { cards: number };
    drew: { seat: Seat; card: Secret<PlayCardId> };
    launched: { seat: Seat; company: PlanId };
    attached: { seat: Seat; card: CompanyCardId; company: PlanId };
    playedDiscard: { seat: Seat; card: DiscardId };
    poached: { card: CompanyCardId; from: PlanId; to: PlanId };
    removed: { card: CompanyCardId; company: PlanId };
    partied: { company: PlanId; amount: number };
    lent: { company: PlanId; amount: number };
    received: { seat: Seat; amount: number };
    peeked: { seat: Seat; event: Secret<EventId> };
    leadSeized: { seat: Seat; company: PlanId; from: Seat };
    playedNothing: { seat: Seat };
    passed: { seat: Seat };
    consentAsked: { seat: Seat; company: PlanId; price: number | null };
    consentRequested: { seat: Seat; company: PlanId; investor: Seat; sweetener: number };
    consentAnswered: { seat: Seat; company: PlanId; agrees: boolean };
    consentRefused: { seat: Seat; company: PlanId };
    withdrew: { seat: Seat; company: PlanId };
    roundOpened: { seat: Seat; company: PlanId; price: number; shares: number; isFirst: boolean };
    invited: { seat: Seat; company: PlanId; price: number; sweetener: number };
    bought: { seat: Seat; company: PlanId; price: number };
    declined: { seat: Seat; company: PlanId; cannotPay: boolean };
    sweetened: { from: Seat; to: Seat; amount: number };
    roundClosed: { seat: Seat; company: PlanId; shares: number; raised: number; oldLead: Seat | null };
    roundFailed: { seat: Seat; company: PlanId; sold: number };
    wentPublic: Flotation & { seat: Seat };
    counterReturned: { seat: Seat };
    burned: { company: PlanId; burn: number; left: number };
    wentBust: { company: PlanId; burn: number; cash: number };
    crashed: { companies: PlanId[] };
    noPlansLeft: {};
  };
  refusals: {
    noCompany: {};
    noSuchCard: {};
    noTarget: { card: DiscardId };
    noCardsToDraw: {};
    noPrice: { treasury: number };
    cannotPay: { price: number; has: number };
    priceTooLow: { floor: number };
    leadCannotPay: { shares: number; highest: number };
    nobodyCanFollow: { highest: number };
    noFreeCounter: { free: number; shares: number };
    coolingOff: { company: PlanId };
    quietPeriod: { company: PlanId; size: number; limit: number };
    notAnInvestor: { company: PlanId };
    needsNoConsent: { company: PlanId };
    notFunded: { company: PlanId };
    notTheLead: { company: PlanId; lead: Seat };
    tooFewCards: { company: PlanId; size: number; limit: number };
    tooFewSold: { sold: number; needed: number };
    investorsFirst: { unasked: Seat[] };
    alreadyAsked: { seat: Seat };
    asksItself: {};
    sweetenerTooHigh: { most: number };
    talkOnly: {};
  };
  options: {
    ipoRounding: 'nearest' | 'down';
    treasuries: 'open' | 'hidden';
    stockSet: 'unlimited' | 'ten';
    coolingOff: 'off' | 'on';
    quietPeriod: 'off' | 'on';
    sideDeals: 'talkOnly' | 'cash';
  };
  facts: {
    companies: Partial<Record<PlanId, CompanyFacts>>;
    trackBurn: number;
    /** What the next box of the track would add to every burn; `null` at Limit 1. */
    nextTrackBurn: number | null;
    /** The chance of the •Crash at the next flip, as 1 in so many; `null` while it cannot come. */
    crashOneIn: number | null;
    /** Business Plans that are not out of the game yet: with the last one it ends. */
    plansLeft: number;
    /** Whose IPO would end the game now. */
    enders: Seat[];
    /** Who would win if it ended now; empty where treasuries are hidden. */
    ahead: Seat[];
  };
  question:
    | 'turn.cardStep'
    | 'turn.financeStep'
    | 'anotherRound.terms'
    | 'consent.answers'
    | 'persuasion.requests'
    | 'funding.invitations'
    | 'offer.answer';
  rule: RuleId;
};

export type G = State<Boom>;
export type Limit = 1 | 2 | 3 | 4 | 5 | 6;
export type Player = { firm: FirmId; treasury: Secret<number>; hand: Pile<PlayCardId> };

/** A Business Plan on the table with what lies on it. It is funded once it has a lead. */
export type Company = {
  plan: PlanId;
  attached: CompanyCardId[];
  /** Before whom it lies. Until it is funded this is display and gives no right (BO-R8). */
  front: Seat;
  lead: Seat | null;
  shares: PerSeat<number>;
  cash: number;
  /** Funding rounds closed so far, and the game round of the last one. */
  rounds: number;
  fundedIn: number;
};

/** What is to be read off a company at a glance. */
export type CompanyFacts = {
  size: number;
  matches: number;
  isHot: boolean;
  shares: number;
  cardBurn: number;
  /** What it must pay at the end of this game round, if it is funded by then. */
  burn: number;
  /** How many burns like this one its cash lasts; `null`: for ever. */
  runway: number | null;
  /** It is funded and cannot pay the next burn. */
  isDying: boolean;
  /** It is funded and has cards enough for its IPO. */
  isReady: boolean;
  /** What an IPO now would raise with a die of 1 to 6. */
  raises: number[];
  /** What that would pay each seat, die by die. */
  payouts: PerSeat<number[]>;
  /** Prices at which three shares pay one, two, three and four burns. */
  prices: number[];
};

/** An open funding round. */
export type Round = {
  company: PlanId;
  lead: Seat;
  price: number;
  /** Before whom the company lay, should the round fail. */
  front: Seat;
  /** Earlier investors who must still be asked, then all others who may be. */
  investors: Seat[];
  others: Seat[];
  bought: PerSeat<number>;
  invited: Seat | null;
  sweetener: number;
};

/** An IPO, term by term. */
export type Flotation = {
  company: PlanId;
  die: number;
  size: number;
  hot: number;
  matches: number;
  total: number;
  raised: number;
  shareValue: number;
  payouts: PerSeat<number>;
};

type Gone =
  | { plan: PlanId; how: 'public'; round: number; total: number; raised: number; shares: number }
  | { plan: PlanId; how: 'bust'; round: number };

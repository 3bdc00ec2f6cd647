import type { DealActions, DealEvents, Deals, PerSeat, Phase, Pile, Seat, Secret, State } from '../index.ts';

/** A toy with every awkward mechanic of our games in it: the kernel is tested on this, not on a friendly game. */
export type Concession = {
  state: {
    turn: number;
    players: PerSeat<{ cash: number; lots: number; mortgaged: number; hand: Pile<Card> }>;
    deck: Pile<Card>;
    discards: Card[];
    deals: Deals<Terms>;
    lastVote: number;
  };
  phases: {
    turn: Phase<{ seat: Seat; sale: Sale | null; ready: Seat[] }>;
    auction: Phase<{ bidders: Seat[]; paid: Seat[]; price: number; leader: Seat | null }, Sale | null>;
    consent: Phase<{ asked: Seat[] }, { granted: boolean }>;
    investigation: Phase<{ criminal: Seat; victim: Seat; loot: number }>;
    vote: Phase<{ ballots: PerSeat<Secret<number> | null> }, { sum: number }>;
    muster: Phase<{ seat: Seat }, Seat[]>;
  };
  actions: {
    bid: { amount: number };
    fold: {};
    agree: {};
    refuse: {};
    ready: {};
    borrow: {};
    rob: { victim: Seat };
    investigate: {};
    drop: {};
    ballot: { number: number };
    call: { helpers: Seat[] };
  } & DealActions<Terms>;
  events: {
    bid: { seat: Seat; amount: number };
    folded: { seat: Seat };
    sold: { seat: Seat; price: number };
    drew: { seat: Seat; card: Secret<Card> };
    robbed: { seat: Seat; victim: Seat; loot: number };
    voted: { sum: number };
    mustered: { helpers: Seat[] };
  } & DealEvents<Terms>;
  refusals: { poor: { need: number; have: number }; noCard: {}; emptyDeal: {} };
  options: { length: 'short' | 'long' };
  facts: { lots: number };
  question:
    | 'auction.bidding'
    | 'consent.answers'
    | 'turn.window'
    | 'investigation.answer'
    | 'vote.ballots'
    | 'muster.choice';
  rule: `CO-${number}`;
};
export type Card = 'robbery' | 'alibi';
type Sale = { winner: Seat; price: number };
/** What the proposer gives and takes. */
export type Terms = { money: number; lots: number };
export type G = State<Concession>;

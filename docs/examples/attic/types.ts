import type { PerSeat, Phase, Pile, Seat } from '@parlour/kernel';

/** The Attic: six lots are sold for banknotes in sealed envelopes. */
export type Attic = {
  state: {
    players: PerSeat<{ points: number; hand: Pile<number>; envelope: Pile<number> }>;
    round: number;
    lot: number;
    spent: number[];
    satOut: Seat[];
    rest: Pile<number>;
  };
  phases: { sale: Phase; auction: Phase<{ out: Seat[] }, Seat | null> };
  actions: { bid: { note: number }; sitOut: {} };
  events: {
    turnedUp: { lot: number };
    sealed: { seat: Seat };
    satOut: { seat: Seat };
    opened: { seat: Seat; note: number };
    sold: { lot: number; to: Seat | null };
  };
  refusals: { justSatOut: {} };
  options: { lots: '6' | '3' };
  facts: { lotsLeft: number };
  question: 'auction.envelopes';
  rule: 'TA-1.1' | 'TA-2.1' | 'TA-2.2' | 'TA-2.3';
};

import type { PerSeat, Phase, Pile, Seat, Secret } from '@parlour/kernel';

/** Nine Crates: take crates whose weight only you see, and ship them home before customs weighs your boat. */
export type Crates = {
  state: { players: PerSeat<{ points: number; boat: Pile<number> }>; quay: Pile<number>; used: number[] };
  phases: { turn: Phase<{ seat: Seat }> };
  actions: { load: {}; ship: {} };
  events: {
    loaded: { seat: Seat; crate: Secret<number> };
    seized: { seat: Seat; weight: number };
    shipped: { seat: Seat; weight: number };
  };
  refusals: { emptyBoat: {} };
  options: { target: '30' | '20' };
  facts: { leader: Seat };
  question: 'turn.choice';
  rule: 'NC-1' | 'NC-2' | 'NC-3';
};

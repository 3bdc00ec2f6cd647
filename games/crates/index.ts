import {
  deckOf,
  drawInto,
  type Game,
  handOf,
  reshuffleInto,
  rules,
  type Seat,
  shownTo,
  shuffle,
  tableOf,
} from '@parlour/kernel';
import type { Crates } from './types.ts';

const { phase, call, goTo, next, no, emit, game } = rules<Crates>();
const LIMIT = 15;
const CRATES = Array.from({ length: 36 }, (_, i) => 1 + (i % 9));
const sum = (crates: readonly number[]): number => crates.reduce((total, weight) => total + weight, 0);

const turn = phase('turn', {
  /** NC-1. On your turn you load a crate or ship what you have. */
  choice: {
    rule: 'NC-1',
    ask: (_g, f) => f.seat,
    idle: () => ({ type: 'load' }),
    actions: {
      /** NC-2. A crate is drawn unseen by the others; above 15 in all, customs takes the whole boat. */
      load: {
        offer: () => ({}),
        take(g, _f, me) {
          if (g.quay.secret.length === 0) reshuffleInto(g, g.quay, g.used.splice(0));
          const { boat } = g.players[me];
          const crate = drawInto(g.quay, boat, me);
          if (crate !== null) emit(g, 'loaded', { seat: me, crate: shownTo(me, crate) });
          const weight = sum(boat.secret);
          if (weight <= LIMIT) return next;
          emit(g, 'seized', { seat: me, weight });
          g.used.push(...byWeight(boat.secret));
          g.players[me].boat = handOf('crates', me, []);
          return next;
        },
      },
      /** NC-3. Shipping scores the weight of the boat; the first to reach the target wins. */
      ship: {
        offer: (g, _f, me) => (g.players[me].boat.secret.length > 0 ? {} : no('NC-3', 'emptyBoat', {})),
        take(g, _f, me) {
          const player = g.players[me];
          const weight = sum(player.boat.secret);
          player.points += weight;
          g.used.push(...byWeight(player.boat.secret));
          player.boat = handOf('crates', me, []);
          emit(g, 'shipped', { seat: me, weight });
          const scores = g.seats.map((seat) => g.players[seat].points);
          if (player.points >= Number(g.options.target)) g.outcome = { winners: [me], scores };
          return next;
        },
      },
    },
  },
  pass(g, f) {
    f.seat = ((f.seat + 1) % g.seats.length) as Seat;
    return goTo('choice');
  },
});

/** In which order the crates came on board is nobody's business. */
const byWeight = (crates: readonly number[]): number[] => [...crates].sort((a, b) => a - b);

export const crates: Game<Crates> = game({
  id: 'crates',
  version: 1,
  speaks: 1,
  seats: { min: 2, max: 4 },
  picks: [],
  options: { target: ['30', '20'] },
  presets: {},
  setup: (core) => ({
    players: tableOf(core.seats, (seat) => ({ points: 0, boat: handOf<number>('crates', seat, []) })),
    quay: deckOf('crates', shuffle(core, [...CRATES])),
    used: [],
  }),
  opening: () => call('turn', { seat: 0 }),
  phases: { turn },
  anytime: {},
  governs: { load: 'NC-1', ship: 'NC-1' },
  secrets: {},
  facts: (g) => ({
    leader: g.seats.reduce((best, seat) => (g.players[seat].points > g.players[best].points ? seat : best)),
  }),
  invariants: {
    'all 36 crates are somewhere': (g) => {
      const boats = g.seats.flatMap((seat) => g.players[seat].boat.secret);
      const found = g.quay.secret.length + g.used.length + boats.length;
      return found === CRATES.length || `${found} crates`;
    },
  },
});

import { between, bundleOf, type PerSeat, type Phase, rules, type Seat } from '@parlour/kernel';
import { type Guidance, shareIn } from '../index.ts';

/** A heap of stones: two take one to three in turn, and who takes the last has won. */
export type Heap = {
  state: { stones: number; taken: PerSeat<number> };
  phases: { turn: Phase<{ seat: Seat }> };
  actions: { take: { count: number } };
  events: {};
  refusals: {};
  options: { stones: '21' | '5' | '7' };
  facts: {};
  question: 'turn.choice';
  rule: 'HP-1';
};

const { phase, call, goTo, next, game } = rules<Heap>();

const turn = phase('turn', {
  choice: {
    rule: 'HP-1',
    ask: (_g, f) => f.seat,
    idle: () => ({ type: 'take', count: 1 }),
    actions: {
      take: {
        offer: (g) => ({ count: between(1, Math.min(3, g.stones)) }),
        take(g, _f, me, { count }) {
          g.stones -= count;
          g.taken[me] += count;
          if (g.stones === 0) g.outcome = { winners: [me], scores: g.seats.map((seat) => g.taken[seat]) };
          return next;
        },
      },
    },
  },
  pass(_g, f) {
    f.seat = (1 - f.seat) as Seat;
    return goTo('choice');
  },
});

export const heap = game({
  id: 'heap',
  version: 1,
  speaks: 1,
  seats: { min: 2, max: 2 },
  picks: [],
  options: { stones: ['21', '5', '7'] },
  presets: {},
  setup: (core) => ({ stones: Number(core.options.stones), taken: [0, 0] as PerSeat<number> }),
  opening: () => call('turn', { seat: 0 }),
  phases: { turn },
  anytime: {},
  governs: { take: 'HP-1' },
  secrets: {},
  facts: () => ({}),
  invariants: {},
});

export const heapRules = bundleOf(heap);

/** Everybody takes the last stones where they can, and else any; only the end counts. */
export const heapGuidance: Guidance<Heap> = {
  policy: (g, _seat, random) => ({ type: 'take', count: g.stones <= 3 ? g.stones : 1 + random(3) }),
  ideas: (g) => [1, 2, 3].filter((count) => count <= g.stones).map((count) => ({ choice: { type: 'take', count } })),
  value: (g, seat) => (g.outcome === null ? 0.5 : shareIn(g.outcome, seat, false)),
  clock: (g) => 21 - g.stones,
  ahead: 21,
};

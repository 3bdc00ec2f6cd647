import { bundleOf, oneOf, type Phase, rules, type Seat } from '@parlour/kernel';
import { type Guidance, type Level, shareIn, type Thought, thinkingBot } from '@parlour/search';
import { CELLS, type Cells, drop, emptyCells, freeColumns, makesFour } from './four.ts';

export type Four = {
  state: { cells: Cells; discs: number };
  phases: { turn: Phase<{ seat: Seat }> };
  actions: { drop: { column: number } };
  events: {};
  refusals: {};
  options: {};
  facts: {};
  question: 'turn.choice';
  rule: 'F-1';
};

const { phase, call, goTo, next, game } = rules<Four>();

/** Four in a row on our kernel. */
export const four = game({
  id: 'four',
  version: 1,
  speaks: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ cells: emptyCells(), discs: 0 }),
  opening: () => call('turn', { seat: 0 }),
  phases: {
    turn: phase('turn', {
      choice: {
        rule: 'F-1',
        ask: (_g, f) => f.seat,
        idle: (g) => ({ type: 'drop', column: freeColumns(g.cells)[0] ?? 0 }),
        actions: {
          drop: {
            offer: (g) => ({ column: oneOf(freeColumns(g.cells)) }),
            take(g, _f, me, { column }) {
              const isWon = drop(g.cells, column, me);
              g.discs += 1;
              if (isWon || g.discs === CELLS)
                g.outcome = {
                  winners: isWon ? [me] : [...g.seats],
                  scores: g.seats.map((seat) => Number(isWon && seat === me)),
                };
              return next;
            },
          },
        },
      },
      pass(_g, f) {
        f.seat = (1 - f.seat) as Seat;
        return goTo('choice');
      },
    }),
  },
  ...{ picks: [], options: {}, presets: {} },
  anytime: {},
  governs: { drop: 'F-1' },
  secrets: {},
  facts: () => ({}),
  invariants: {},
});

type Policy = Guidance<Four>['policy'];
const anyOf = (columns: readonly number[], random: (n: number) => number) => columns[random(columns.length)] as number;

/** Anything, as in the play-outs of the peer. */
export const anything: Policy = (g, _seat, random) => ({ type: 'drop', column: anyOf(freeColumns(g.cells), random) });

/** Takes a victory, and stops that of the other. */
export const sensible: Policy = (g, seat, random) => {
  const free = freeColumns(g.cells);
  const wins = (by: number) => free.find((column) => makesFour(g.cells, column, by));
  return { type: 'drop', column: wins(seat) ?? wins(1 - seat) ?? anyOf(free, random) };
};

type Budget = Pick<Level, 'playouts' | 'milliseconds'>;

/** Knows nothing but a policy: its play-outs go to the end, as those of the peer. */
export const fourThinker = (policy: Policy, budget: Budget, tell?: (thought: Thought<Four>) => void) =>
  thinkingBot<Four>(
    bundleOf(four),
    {
      policy,
      ideas: (g) => freeColumns(g.cells).map((column) => ({ choice: { type: 'drop', column } })),
      value: (g, seat) => (g.outcome === null ? 0.5 : shareIn(g.outcome, seat, false)),
      clock: (g) => g.discs,
      ahead: CELLS,
    },
    { name: 'any', choose: ({ view }, random) => ({ type: 'drop', column: anyOf(freeColumns(view.cells), random) }) },
    { name: 'thinker', attention: 100, far: 1, sure: 0, ...budget },
    tell,
  );

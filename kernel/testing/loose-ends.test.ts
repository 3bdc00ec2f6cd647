import { expect, test } from 'vitest';
import { type Game, type PerSeat, type Phase, rules, type Seat, tableOf } from '../index.ts';
import { misnamedIn, unruledIn, withoutResultIn } from './loose-ends.ts';

/** A toy in which each seat in turn draws a sum, in a phase of its own that returns it. Each test below leaves one end loose. */
type Draws = {
  state: { players: PerSeat<{ points: number }> };
  phases: { round: Phase<{ seat: Seat }>; drawing: Phase<{ seat: Seat }, number> };
  actions: { draw: {}; wave: {} };
  events: {};
  refusals: {};
  options: {};
  facts: {};
  question: 'drawing.choice';
  rule: 'D-1' | 'D-2';
};
const { phase, call, done, next, stay, goTo, game } = rules<Draws>();

/** An action that no question offers; a phase that forgets its result, for some or for all; the same where nobody counts on it. */
type Loose = { unruled?: true; forgets?: 'sometimes' | 'always'; isIgnored?: true };

function draws({ unruled, forgets, isIgnored }: Loose): Game<Draws> {
  const forgetful = (seat: Seat) => forgets === 'always' || (forgets === 'sometimes' && seat === 1);
  const take = (_g: unknown, { seat }: { seat: Seat }) => (forgetful(seat) ? next : done(2));
  const round = phase('round', {
    drawing: isIgnored
      ? { call: 'drawing', with: (_g, f) => ({ seat: f.seat }), then: () => next }
      : {
          call: 'drawing',
          with: (_g, f) => ({ seat: f.seat }),
          then(g, f, points) {
            g.players[f.seat].points += points;
          },
        },
    pass(g, f) {
      if (f.seat === g.seats.length - 1) {
        g.outcome = { winners: [0], scores: g.seats.map((seat) => g.players[seat].points) };
        return done();
      }
      f.seat = (f.seat + 1) as Seat;
      return goTo('drawing');
    },
  });
  const drawing = phase('drawing', {
    choice: {
      rule: 'D-1',
      ask: (_g, f) => f.seat,
      idle: () => ({ type: 'draw' }),
      actions: { draw: { offer: () => ({}), take }, ...(!unruled && { wave: { offer: () => ({}), take } }) },
    },
  });
  return game({
    id: 'draws',
    version: 1,
    speaks: 1,
    phases: { round, drawing },
    governs: { draw: 'D-1', wave: 'D-2' },
    anytime: {},
    opening: () => call('round', { seat: 0 }),
    setup: (core) => ({ players: tableOf(core.seats, () => ({ points: 0 })) }),
    seats: { min: 2, max: 2 },
    options: {},
    presets: {},
    picks: [],
    secrets: {},
    facts: () => ({}),
    invariants: {},
  });
}

const SEEDS = { seeds: [1, 2, 3] };

test('as it stands nothing is loose', () => {
  expect(unruledIn(draws({}))).toEqual([]);
  expect(misnamedIn(draws({}))).toEqual([]);
  expect(withoutResultIn(draws({}), SEEDS)).toEqual([]);
});

test('an action that no question offers is found', () => {
  expect(unruledIn(draws({ unruled: true }))).toEqual(['wave']);
});

test('an action named as urgent is for any time, and the one that holds is among the asides', () => {
  const wave = { offer: () => ({}), take: () => stay };
  const waving = draws({ unruled: true });
  expect(misnamedIn({ ...waving, anytime: { wave }, asides: ['wave'], holds: 'wave', urgent: 'wave' })).toEqual([]);
  expect(misnamedIn({ ...waving, urgent: 'wave' })).toEqual(['urgent: wave']);
  expect(misnamedIn({ ...waving, anytime: { wave }, holds: 'wave' })).toEqual(['holds: wave']);
});

test('a phase that returns nothing is found where its result is taken up', () => {
  expect(withoutResultIn(draws({ forgets: 'always' }), SEEDS)).toEqual(['drawing']);
});

test('a phase that returns nothing only at times is found, whoever calls it', () => {
  expect(withoutResultIn(draws({ forgets: 'sometimes' }), SEEDS)).toEqual(['drawing']);
  expect(withoutResultIn(draws({ forgets: 'sometimes', isIgnored: true }), SEEDS)).toEqual(['drawing']);
});

test('a phase that never returns anything may be called by whoever counts on nothing', () => {
  expect(withoutResultIn(draws({ forgets: 'always', isIgnored: true }), SEEDS)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import {
  type Game,
  oneOf,
  type PerSeat,
  type Phase,
  rules,
  type Seat,
  type Secret,
  shownTo,
  tableOf,
} from '../index.ts';
import { leaksIn } from '../testing/leaks.ts';

/**
 * A toy in which everybody keeps four kinds of secrets and makes a sealed bid. As it stands it is tight; each test below builds
 * one leak into it, and the search for leaks must find that one.
 */
type Vault = {
  state: {
    turn: number;
    players: PerSeat<{
      isRich: Secret<boolean>;
      motto: Secret<string>;
      jewels: Secret<string[]>;
      cash: Secret<number>;
      bid: Secret<number> | null;
    }>;
  };
  phases: { round: Phase<{ asked: Seat[] }>; toll: Phase<{ seat: Seat }> };
  actions: { bid: { amount: number }; pay: {}; pass: {} };
  events: { bidMade: { seat: Seat }; passed: { seat: Seat }; opened: { seat: Seat; jewels: number | null } };
  refusals: { poor: { motto: string | null } };
  options: {};
  facts: { turn: number; rich: boolean | null };
  question: 'round.bids' | 'toll.answer';
  rule: 'V-1' | 'V-2';
};
const { phase, call, done, stay, next, goTo, no, emit, game } = rules<Vault>();
const MOTTOS = ['audaces', 'festina', 'carpe', 'sapere'];
const JEWELS = ['ruby', 'pearl', 'opal', 'onyx'];

/** What may be broken: facts that look at a secret, a refusal or an event that tells one, a bid that is not sealed, a toll that only the poor skip. */
type Broken = Partial<Record<'boolean' | 'string' | 'list' | 'sealed action' | 'timing' | 'undeclared', true>>;

function vault(broken: Broken): Game<Vault> {
  const round = phase('round', {
    bids: {
      rule: 'V-1',
      ask: (_g, f) => f.asked,
      idle: () => ({ type: 'bid', amount: 0 }),
      actions: {
        bid: {
          offer: () => ({ amount: oneOf([0, 1, 2, 3]) }),
          take(g, f, me, { amount }) {
            g.players[me].bid = shownTo(me, amount);
            f.asked = f.asked.filter((seat) => seat !== me);
            emit(g, 'bidMade', { seat: me });
            return f.asked.length > 0 ? stay : next;
          },
        },
        pay: {
          // The third seat's motto in a refusal: a string.
          offer: (g) => no('V-1', 'poor', { motto: broken.string ? g.players[2].motto.secret : null }),
          take: () => stay,
        },
      },
    },
    toll: { call: 'toll', with: (g) => ({ seat: (g.turn % g.seats.length) as Seat }) },
    end(g, f) {
      for (const seat of g.seats) g.players[seat].bid = null;
      // How many jewels somebody has: a list.
      emit(g, 'opened', { seat: 0, jewels: broken.list ? g.players[0].jewels.secret.length : null });
      g.turn += 1;
      if (g.turn === 6) {
        g.outcome = { winners: [0], scores: [...g.seats] };
        return done();
      }
      f.asked = [...g.seats];
      return goTo('bids');
    },
  });
  const toll = phase('toll', {
    answer: {
      rule: 'V-2',
      // Who cannot pay is not asked, and everybody sees that: timing.
      ask: (g, f) => (broken.timing && g.players[f.seat].cash.secret < 3 ? null : f.seat),
      idle: () => ({ type: 'pass' }),
      actions: {
        pass: {
          offer: () => ({}),
          take(g, _f, me) {
            emit(g, 'passed', { seat: me });
            return done();
          },
        },
      },
    },
  });
  const { 'players.*.jewels': jewels, ...others } = {
    'players.*.isRich': (_g: unknown, _i: unknown, random: (n: number) => number) => random(2) === 0,
    'players.*.motto': (_g: unknown, _i: unknown, random: (n: number) => number) => MOTTOS[random(4)],
    'players.*.jewels': (_g: unknown, _i: unknown, random: (n: number) => number) => JEWELS.slice(random(4)),
    'players.*.cash': (_g: unknown, _i: unknown, random: (n: number) => number) => random(6),
    'players.*.bid': (_g: unknown, _i: unknown, random: (n: number) => number) => random(4),
  };
  return game({
    id: 'vault',
    version: 1,
    speaks: 1,
    seats: { min: 3, max: 3 },
    picks: [],
    options: {},
    presets: {},
    setup: (core) => ({
      turn: 0,
      players: tableOf(core.seats, (seat) => ({
        isRich: shownTo(seat, seat === 1),
        motto: shownTo(seat, MOTTOS[seat] ?? ''),
        jewels: shownTo(seat, JEWELS.slice(0, seat + 1)),
        cash: shownTo(seat, seat * 2),
        bid: null,
      })),
    }),
    opening: (g) => call('round', { asked: [...g.seats] }),
    phases: { round, toll },
    anytime: {},
    governs: { bid: 'V-1', pay: 'V-1', pass: 'V-2' },
    // Facts that look at a hidden boolean do not even come out: looking throws.
    facts: (g) => ({ turn: g.turn, rich: broken.boolean ? g.players[1].isRich.secret : null }),
    invariants: {},
    secrets: broken.undeclared ? others : { ...others, 'players.*.jewels': jewels },
    conceals: broken['sealed action'] ? {} : { bid: (_g, me, { amount }) => ({ amount: shownTo(me, amount) }) },
  });
}

const search = (broken: Broken) => () => leaksIn(vault(broken), { seeds: [1, 2, 3, 4, 5, 6] });

describe('promise 1: a leak that is built in on purpose is found', () => {
  test('as it stands the toy is tight, and every secret of it was varied', () => {
    const { found, neverVaried, positions } = search({})();
    expect(found).toEqual([]);
    expect(neverVaried).toEqual([]);
    expect(positions).toBeGreaterThan(500);
  });
  test('a boolean, through facts: they throw', () => {
    expect(search({ boolean: true })).toThrow('hidden from these eyes');
  });
  test('a string, through a refusal', () => {
    expect(search({ string: true })().found.join()).toContain('menu told to seat');
  });
  test('a list, through an event', () => {
    expect(search({ list: true })().found.join()).toContain('events after');
  });
  test('a sealed action, through its line', () => {
    expect(search({ 'sealed action': true })().found.join()).toContain('line of bid');
  });
  test('timing: who is asked, and in whose move', () => {
    expect(search({ timing: true })().found.join()).toMatch(/(waiting|view|events) (after|told)/);
  });
  test('a kind of secret that nobody said how to vary', () => {
    expect(search({ undeclared: true })).toThrow('does not say what a hidden players.*.jewels might be');
  });
});

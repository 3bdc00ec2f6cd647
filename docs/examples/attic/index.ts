import { deckOf, handOf, oneOf, putOn, roll, rules, shownTo, shuffle, tableOf, takeOut } from '@parlour/kernel';
import type { Attic } from './types.ts';

const { phase, call, goTo, next, stay, done, no, emit, game } = rules<Attic>();
const NOTES = Array.from({ length: 30 }, (_, i) => i + 1);
const HAND = 6;

const sale = phase('sale', {
  /** TA-1.1. A lot worth 1 to 9 is carried down. An automatic step that returns nothing goes on to the next one. */
  turnUp(g) {
    g.round += 1;
    g.lot = roll(g, 9);
    emit(g, 'turnedUp', { lot: g.lot });
  },
  /** TA-2.2. The lot counts for whoever takes it: `then` is given what the phase has returned. */
  auction: {
    call: 'auction',
    with: () => ({ out: [] }),
    then(g, _f, winner) {
      if (winner !== null) g.players[winner].points += g.lot;
      emit(g, 'sold', { lot: g.lot, to: winner });
    },
  },
  /** TA-1.1. After the last lot the most points win. */
  goOn(g) {
    if (g.round < Number(g.options.lots)) return goTo('turnUp');
    const scores = g.seats.map((seat) => g.players[seat].points);
    g.outcome = { winners: g.seats.filter((seat) => scores[seat] === Math.max(...scores)), scores };
    return next;
  },
});

const auction = phase('auction', {
  envelopes: {
    rule: 'TA-2.1',
    ask: (g, f) => g.seats.filter((seat) => g.players[seat].envelope.secret.length === 0 && !f.out.includes(seat)),
    idle: (g, _f, me) =>
      g.satOut.includes(me) ? { type: 'bid', note: Math.min(...g.players[me].hand.secret) } : { type: 'sitOut' },
    actions: {
      /** TA-2.1. One note goes into the envelope, seen by nobody else. */
      bid: {
        offer: (g, _f, me) => ({ note: oneOf(g.players[me].hand.secret) }),
        take(g, _f, me, { note }) {
          putOn(g.players[me].envelope, note, takeOut(g.players[me].hand, note));
          emit(g, 'sealed', { seat: me });
          return stay;
        },
      },
      /** TA-2.3. Whoever sits a lot out says so, and has to bid for the next one. */
      sitOut: {
        offer: (g, _f, me) => (g.satOut.includes(me) ? no('TA-2.3', 'justSatOut', {}) : {}),
        take(g, f, me) {
          f.out.push(me);
          emit(g, 'satOut', { seat: me });
          return stay;
        },
      },
    },
  },
  /** TA-2.2. All envelopes are opened at once; the highest note takes the lot, and all notes are spent. No two are alike. */
  open(g, f) {
    const bids = g.seats.flatMap((seat) => g.players[seat].envelope.secret.map((note) => ({ seat, note })));
    g.satOut = f.out;
    for (const { seat, note } of bids) {
      g.players[seat].envelope = handOf('notes', seat, []);
      g.spent.push(note);
      emit(g, 'opened', { seat, note });
    }
    return done(bids.toSorted((a, b) => b.note - a.note)[0]?.seat ?? null);
  },
});

export const attic = game({
  id: 'attic',
  version: 1,
  speaks: 1,
  seats: { min: 2, max: 5 },
  picks: [],
  options: { lots: ['6', '3'] },
  presets: {},
  setup(core) {
    const notes = shuffle(core, [...NOTES]);
    const players = tableOf(core.seats, (seat) => ({
      points: 0,
      hand: handOf('notes', seat, notes.splice(0, HAND)),
      envelope: handOf<number>('notes', seat, []),
    }));
    return { players, round: 0, lot: 0, spent: [], satOut: [], rest: deckOf('notes', notes) };
  },
  opening: () => call('sale', {}),
  phases: { sale, auction },
  anytime: {},
  governs: { bid: 'TA-2.1', sitOut: 'TA-2.3' },
  secrets: {},
  conceals: { bid: (_g, me, { note }) => ({ note: shownTo(me, note) }) },
  facts: (g) => ({ lotsLeft: Number(g.options.lots) - g.round }),
  invariants: {
    'all 30 notes are somewhere': (g) => {
      const held = g.players.flatMap(({ hand, envelope }) => [...hand.secret, ...envelope.secret]);
      return new Set([...held, ...g.rest.secret, ...g.spent]).size === NOTES.length || 'some are missing';
    },
  },
});

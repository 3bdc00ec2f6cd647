import {
  apply,
  below,
  bundleOf,
  type Game,
  type GameTypes,
  LANGUAGES,
  seeded,
  start,
  view,
  viewEvents,
  why,
} from '@parlour/kernel';
import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { explains } from '@parlour/kernel/testing/explains.ts';
import { withstands } from '@parlour/kernel/testing/withstands.ts';
import { expect, test } from 'vitest';
import { botsFor, PLAYS } from './bot/bots.ts';
import { attic } from './index.ts';
import { atticText } from './text/index.ts';

const texts = await Promise.all(LANGUAGES.map((language) => atticText[language]()));
conforms(attic, { options: [{ lots: '3' }], texts, games: 12 });
withstands(attic, 300);

test('“Why not?” names a paragraph of the rulebook, for every action', async () => {
  for (const text of texts) {
    const named = explains(attic as unknown as Game<GameTypes>, {
      options: [],
      rulebook: await text.rulebook(),
      games: 4,
      questions: 40,
    });
    expect([...named.keys()].sort()).toEqual(['bid', 'sitOut']);
  }
});

test('TA-2.1: what lies in an envelope is seen by its owner alone', () => {
  const g = start(attic, { seats: 3, chance: seeded(1) });
  const [note = 0] = g.players[1].hand.secret;
  const applied = apply(attic, g, { seat: 1, type: 'bid', note });
  expect(view(g, 1).players[1].envelope.secret).toEqual([note]);
  for (const other of [0, 2, null] as const) expect(view(g, other).players[1].envelope.secret).toEqual([null]);
  expect(viewEvents('events' in applied ? applied.events : [], 0)).toEqual([{ type: 'sealed', seat: 1 }]);
});

test('TA-1.1, TA-2.2: the highest note takes the lot, and all notes in envelopes are spent', () => {
  const g = start(attic, { seats: 2, chance: seeded(1) });
  const { lot } = g;
  const [mine = 0, yours = 0] = [g.players[0].hand.secret[0], g.players[1].hand.secret[0]];
  apply(attic, g, { seat: 0, type: 'bid', note: mine });
  apply(attic, g, { seat: 1, type: 'bid', note: yours });
  expect(g.players.map(({ points }) => points)).toEqual(mine > yours ? [lot, 0] : [0, lot]);
  expect([g.spent, g.round]).toEqual([[mine, yours], 2]);
});

test('TA-2.3: nobody sits out two lots in a row', () => {
  const g = start(attic, { seats: 2, chance: seeded(1) });
  for (const seat of g.seats) apply(attic, g, { seat, type: 'sitOut' });
  expect(g.round).toBe(2);
  expect(why(attic, g, 0, { type: 'sitOut' })).toEqual({ refused: 'justSatOut', rule: 'TA-2.3', facts: {} });
});

test('its bots play whole games of the rules they name, from what their seats see', () => {
  expect(PLAYS).toContain(attic.version);
  const rules = bundleOf(attic);
  const [bot] = botsFor(rules);
  const dice = { chance: seeded(3) };
  for (const seats of [2, 3, 4, 5]) {
    const g = start(attic, { seats, chance: seeded(seats) });
    for (let open = rules.search.waiting(g); open !== null; open = rules.search.waiting(g)) {
      const seat = open.seats[0] ?? 0;
      const seen = { seat, view: view(g, seat), offers: rules.search.offers(g, seat) };
      const choice = bot?.choose(seen, (n) => below(dice, n));
      expect(apply(attic, g, { seat, ...choice })).toHaveProperty('events');
    }
    expect(g.outcome?.scores).toHaveLength(seats);
  }
});

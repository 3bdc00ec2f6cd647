import { describe, expect, test } from 'vitest';
import {
  actionWords,
  apply,
  below,
  canonical,
  clone,
  commonText,
  eventWords,
  type Game,
  type GameText,
  type GameTypes,
  idle,
  judge,
  menu,
  offers,
  perform,
  questionWords,
  type Refusal,
  redeal,
  refusalWords,
  replay,
  resume,
  type Say,
  type Seat,
  type State,
  sample,
  seeded,
  snapshotOf,
  start,
  verify,
  view,
  viewEvents,
  waiting,
} from '../index.ts';
import { onlyAnswer, onlyAnswerIn } from '../only-answer.ts';
import { playRandomly } from '../play.ts';
import { pilesOf, secretsOf } from '../secrets/spots.ts';
import { positionOf } from '../secrets/view.ts';
import { leaksIn } from './leaks.ts';
import { misnamedIn, questionsOf, unruledIn, withoutResultIn } from './loose-ends.ts';
import { playOut } from './random-play.ts';
import { matchOf } from './table.ts';
import { twinOf } from './twins.ts';

type Conformance<G extends GameTypes> = {
  /** Option sets to play under; the defaults are always among them. */
  options?: Partial<G['options']>[];
  texts?: GameText<G>[];
  games?: number;
  /** The game as it is, where what is played here is made smaller. */
  whole?: Game<G>;
};

/** What every game must satisfy, checked on random play. A game's own test file calls this, beside the tests of its rules. */
export function conforms<G extends GameTypes>(
  game: Game<G>,
  { options = [], texts = [], games = 24, whole = game }: Conformance<G>,
) {
  const tables = [{}, ...options];
  const seedsTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const everyQuestion = (check: (g: State<G>, seat: Seat) => void, count = games) => {
    for (let seed = 1; seed <= count; seed++)
      playOut(game, {
        seed,
        options: tables[seed % tables.length] as Partial<G['options']>,
        onQuestion: (g, { seat }) => check(g, seat),
      });
  };

  describe(`${game.id} conforms`, () => {
    test('every action has a rule, and every question its words', () => {
      expect(unruledIn(whole)).toEqual([]);
      expect(misnamedIn(whole)).toEqual([]);
      const asked = questionsOf(whole).map(({ question }) => question);
      for (const text of texts) expect(Object.keys(text.questions).sort()).toEqual(asked.sort());
    });

    test('a phase that returns something never returns nothing', () =>
      expect(withoutResultIn(game, { seeds: seedsTo(games), options: tables })).toEqual([]));

    test('no question is a dead end, and what happens at a time-out is always possible', () =>
      everyQuestion((g) => {
        for (const seat of waiting(game, g)?.seats ?? []) {
          expect(offers(game, g, seat).length).toBeGreaterThan(0);
          expect(judge(game, g, idle(game, g, seat))).toHaveProperty('action');
        }
      }));

    test('invariants hold after every action', () =>
      everyQuestion((g) => {
        for (const [name, holds] of Object.entries(game.invariants)) expect([name, holds(g)]).toEqual([name, true]);
      }));

    test('play-outs that look at no more offers than they need make legal moves, and end', () => {
      for (const seed of seedsTo(Math.min(games, 6))) {
        const g = start(game, { seats: game.seats.min, chance: seeded(seed) });
        const dice = { chance: seeded(seed + 1) };
        const twin = clone(g);
        for (let n = 0; n < 400; n++) {
          g.events = null;
          if (!playRandomly(game, g, (k) => below(dice, k))) break;
          for (const [name, holds] of Object.entries(game.invariants)) expect([name, holds(g)]).toEqual([name, true]);
        }
        expect(canonical(g)).not.toBe(canonical(twin));
      }
    });

    test('asking for offers changes nothing', () =>
      everyQuestion((g) => {
        const before = canonical(g);
        for (const seat of g.seats) menu(game, g, seat);
        expect(canonical(g)).toBe(before);
      }));

    test('the state is plain JSON and a clone is equal', () =>
      everyQuestion((g) => {
        expect(JSON.parse(JSON.stringify(g))).toEqual(g);
        expect(clone(g)).toEqual(g);
      }));

    test('what somebody may not know changes nothing that they are told, then and over the next moves', () => {
      // Every table is looked at, for some options hide what others leave open.
      const seeds = seedsTo(Math.max(tables.length, Math.ceil(games / 4)));
      const { found, neverVaried } = leaksIn(game, { seeds, options: tables, texts, every: 2 });
      expect(found).toEqual([]);
      expect(neverVaried).toEqual([]);
    });

    test('what the table answers for a seat is its only answer, and the same whatever is hidden', () =>
      everyQuestion(
        (g, seat) => {
          const proven = onlyAnswerIn(game, positionOf(g), seat, null);
          if (proven !== null) expect(onlyAnswer(game, g, seat)).toEqual(proven);
          expect(onlyAnswerIn(game, positionOf(twinOf(game, g, null, 7).g), seat, null)).toEqual(proven);
        },
        Math.min(games, 8),
      ));

    test('piles hold ids, and every kind of secret says what it might be', () =>
      everyQuestion((g) => {
        const cards = pilesOf(g).flatMap(({ secret }) => secret as readonly unknown[]);
        expect(cards.filter((card) => typeof card !== 'string' && typeof card !== 'number')).toEqual([]);
        for (const { kind } of secretsOf(g)) expect(Object.keys(game.secrets)).toContain(kind);
      }));

    test('a re-dealt game is a real game for every seat, looks the same to the one it was dealt for, and keeps the invariants', () =>
      everyQuestion((g) => {
        for (const seat of g.seats) {
          const guess = redeal(game, view(g, seat), 42);
          expect(canonical(JSON.parse(JSON.stringify(guess)))).toBe(canonical(guess));
          expect(canonical(view(guess, seat))).toBe(canonical(view(g, seat)));
          expect(canonical(menu(game, guess, seat))).toBe(canonical(menu(game, g, seat)));
          for (const other of g.seats) {
            // What a seat is known to know it knows: its own hand, its own money.
            const seen = view(guess, other);
            for (const { pile, secret, seen: knowers } of pilesOf(seen))
              for (const [i, card] of secret.entries())
                if (pile === 'hand' && ((knowers[i] ?? 0) & (1 << other)) !== 0) expect(card).not.toBeNull();
          }
          for (const [name, holds] of Object.entries(game.invariants))
            expect([name, holds(guess)]).toEqual([name, true]);
        }
      }));

    test('views hold neither dice nor events nor what is hidden from all', () =>
      everyQuestion((g) => {
        for (const viewer of [...g.seats, null]) {
          const shown = view(g, viewer);
          expect(shown).not.toHaveProperty('chance');
          expect(shown).not.toHaveProperty('events');
        }
      }));

    test('a game replays to the same hash, saved and loaded before every action', () => {
      for (let seed = 1; seed <= games; seed++) {
        const { g, actions, seats } = playOut(game, { seed });
        let again = start(game, { seats, chance: seeded(seed) });
        for (const action of actions) {
          again = JSON.parse(JSON.stringify(again));
          expect(apply(game, again, action)).toHaveProperty('events');
        }
        again.events = g.events;
        expect(canonical(again)).toBe(canonical(g));
      }
    });

    test('whether anybody listens to its events changes nothing in a game', () => {
      for (let seed = 1; seed <= games; seed++) {
        const options = tables[seed % tables.length] as Partial<G['options']>;
        let muted: State<G> | null = null;
        playOut(game, {
          seed,
          options,
          onQuestion(g, action) {
            muted ??= { ...clone(g), events: null };
            expect(canonical(muted)).toBe(canonical({ ...g, events: null }));
            perform(game, muted, action);
          },
        });
      }
    });

    test('another seat’s moves are refused with a reason, and change nothing', () =>
      everyQuestion((g, asked) => {
        const stranger = g.seats.find((seat) => !waiting(game, g)?.seats.includes(seat));
        if (stranger === undefined) return;
        const before = canonical(g);
        const action = { ...idle(game, g, asked), seat: stranger };
        const applied = apply(game, g, action);
        expect(applied).toHaveProperty('refusal.refused', 'notAsked');
        expect(canonical(g)).toBe(before);
      }));

    test('undo restores the position, a match resumes from its snapshot, and a record with undone moves verifies', () => {
      for (const seed of seedsTo(Math.min(games, 6))) {
        const table = matchOf(game, seed);
        const dice = { chance: seeded(seed) };
        const random = (k: number) => below(dice, k);
        let undone = 0;
        for (let n = 0; table.g.outcome === null; n++) {
          const { g } = table;
          const open = waiting(game, g);
          const seat = open?.seats[n % open.seats.length] as Seat;
          expect(table.act(sample(game, g, seat, random)).ok).toBe(true);
          if (n % 5 === 0) {
            const { match } = table;
            const again = resume(game, match.head, match.seeds, snapshotOf(match));
            expect(snapshotOf(again)).toBe(snapshotOf(match));
            expect(again.text).toBe(match.text);
            table.match = again;
          }
          if (table.match.free === 0 || undone >= n / 3) continue;
          expect(table.undo(seat).ok).toBe(true);
          const restored = { ...table.g, chance: 0 };
          expect(canonical(restored)).toBe(canonical({ ...g, chance: 0 }));
          undone += 1;
        }
        const record = table.record();
        expect(verify(game, record)).toEqual({ ok: true, findings: expect.anything() });
        expect(replay(game, record, record.seeds ?? []).link).toBe(table.match.link);
      }
    });

    for (const text of texts)
      test(`questions, refusals and events have words: ${text.pitch}`, () => {
        everyQuestion((g, seat) => {
          expect(promptOf(text, g, seat)).not.toBe('');
          const { offers: offered, refused } = menu(game, g, seat);
          const reasons = refused.map(({ because }) => because);
          for (const { type, fields } of offered) {
            expect(actionWords(text, { type }, SAY)).toMatch(/\p{L}/u);
            expect(actionWords(text, firstOf({ type, fields }), SAY)).not.toMatch(/undefined|NaN|\[object/);
            for (const domain of Object.values(fields as object))
              reasons.push(...(domain.not ?? []).map((barred: { because: Refusal }) => barred.because));
          }
          for (const because of reasons) expect(refusalWords(commonText.en, text, because, SAY)).toMatch(/\p{L}/u);
          for (const event of viewEvents(g.events ?? [], seat))
            expect(eventWords(text, event, SAY)).not.toMatch(/undefined|NaN|\[object/);
        }, 12);
      });
  });
}

const SAY: Say = { seat: (seat) => `<${seat}>`, list: (items) => items.join(', ') };

const promptOf = <G extends GameTypes>(text: GameText<G>, g: State<G>, seat: Seat): string =>
  questionWords(text, view(g, seat), SAY);

/** The first choice an offer stands for. */
export function firstOf(offer: { type: string; fields: object }): { type: string } {
  const choice: Record<string, unknown> = { type: offer.type };
  for (const [field, domain] of Object.entries(offer.fields)) {
    if ('one' in domain) choice[field] = domain.one[0];
    else if ('min' in domain) choice[field] = domain.min;
    else if ('some' in domain) choice[field] = domain.some.slice(0, domain.atLeast);
    else if ('parts' in domain) {
      const { type: _, ...parts } = firstOf({ type: '', fields: domain.parts });
      choice[field] = parts;
    }
  }
  return choice as { type: string };
}

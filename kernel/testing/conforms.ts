import { describe, expect, test } from 'vitest';
import {
  act,
  actionWords,
  apply,
  begin,
  below,
  canonical,
  clone,
  commonText,
  eventWords,
  type Game,
  type GameText,
  type GameTypes,
  hashOf,
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
  type Say,
  type Seat,
  type State,
  sample,
  seeded,
  start,
  undo,
  verify,
  view,
  viewEvents,
  waiting,
} from '../index.ts';
import { playOut, twinOf } from './random-play.ts';

export type Conformance<G extends GameTypes> = {
  /** Option sets to play under; the defaults are always among them. */
  options?: Partial<G['options']>[];
  texts?: GameText<G>[];
  games?: number;
};

/** What every game must satisfy, checked on random play. A game's own test file calls this, beside the tests of its rules. */
export function conforms<G extends GameTypes>(game: Game<G>, { options = [], texts = [], games = 24 }: Conformance<G>) {
  const tables = [{}, ...options];
  const everyQuestion = (check: (g: State<G>, seat: Seat) => void, count = games) => {
    for (let seed = 1; seed <= count; seed++)
      playOut(game, {
        seed,
        options: tables[seed % tables.length] as Partial<G['options']>,
        onQuestion: (g, { seat }) => check(g, seat),
      });
  };

  describe(`${game.id} conforms`, () => {
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

    test('what a seat may not know changes neither its view, nor its offers, nor its refusals, nor its prompts', () =>
      everyQuestion((g) => {
        for (const seat of g.seats) {
          const twin = twinOf(g, seat, 4711);
          expect(canonical(view(twin, seat))).toBe(canonical(view(g, seat)));
          expect(canonical(menu(game, twin, seat))).toBe(canonical(menu(game, g, seat)));
          expect(canonical(game.facts(twin, seat))).toBe(canonical(game.facts(g, seat)));
          expect(waiting(game, twin)).toEqual(waiting(game, g));
          for (const text of texts) expect(promptOf(text, twin, seat)).toBe(promptOf(text, g, seat));
        }
      }));

    test('what a seat is told of others’ moves depends on nothing that it may not know', () => {
      for (let seed = 1; seed <= games; seed++)
        playOut(game, {
          seed,
          onQuestion(g, action) {
            for (const seat of g.seats) {
              if (seat === action.seat) continue;
              const twin = twinOf(g, seat, 815);
              const here = clone(g);
              if (!('action' in judge(game, twin, action))) continue;
              for (const each of [here, twin]) {
                each.chance = seeded(9);
                each.events = [];
                perform(game, each, action);
              }
              // Where the move opened something to the seat, the two games may now differ; elsewhere it was told the same.
              if (canonical(view(here, seat)) !== canonical(view(twin, seat))) continue;
              expect(viewEvents(twin.events ?? [], seat)).toEqual(viewEvents(here.events ?? [], seat));
            }
          },
        });
    });

    test('a re-dealt game looks the same to the seat it was dealt for, and keeps the invariants', () =>
      everyQuestion((g) => {
        for (const seat of g.seats) {
          const guess = redeal(game, view(g, seat), 42);
          expect(JSON.stringify(guess)).not.toContain('"secret":null');
          expect(JSON.parse(JSON.stringify(guess))).toEqual(guess);
          expect(canonical(menu(game, guess, seat))).toBe(canonical(menu(game, g, seat)));
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
        expect(hashOf(again)).toBe(hashOf(g));
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

    test('undo restores the position, and a record with undone moves verifies', () => {
      for (let seed = 1; seed <= Math.min(games, 6); seed++) {
        const match = matchOf(game, seed);
        const dice = { chance: seeded(seed) };
        const random = (k: number) => below(dice, k);
        let undone = 0;
        for (let n = 0; match.g.outcome === null; n++) {
          const open = waiting(game, match.g);
          const seat = open?.seats[n % open.seats.length] as Seat;
          const before = hashOf({ ...match.g, events: null });
          expect(act(match, sample(game, match.g, seat, random)).ok).toBe(true);
          if (match.trail.length === 0 || undone >= n / 3) continue;
          expect(undo(match, seat).ok).toBe(true);
          expect(hashOf({ ...match.g, events: null })).toBe(before);
          undone += 1;
        }
        expect(verify(game, match.record)).toEqual({ ok: true, findings: expect.anything() });
        expect(replay(game, match.record, match.seed).g.outcome).toEqual(match.g.outcome);
      }
    });

    for (const text of texts)
      test(`every question, refusal and event has words: ${text.pitch}`, () => {
        const questions = new Set<string>();
        for (const [phase, { steps }] of Object.entries(game.phases))
          for (const [step, rule] of Object.entries(steps as Record<string, object>))
            if ('ask' in rule) questions.add(`${phase}.${step}`);
        expect(Object.keys(text.questions).sort()).toEqual([...questions].sort());
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

export function matchOf<G extends GameTypes>(game: Game<G>, seed: number) {
  const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
  return begin(game, {
    sitters: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, bot: null })),
    options: {},
    picks: Array.from({ length: seats }, () => null),
    seed: seed.toString(16).padStart(64, '0'),
    entropy: Array.from({ length: seats }, (_, i) => `entropy of ${i}`),
  });
}

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

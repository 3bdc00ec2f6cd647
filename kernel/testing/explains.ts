import { expect } from 'vitest';
import { below, type Game, type GameTypes, menu, type Rulebook, seeded, untyped, why } from '../index.ts';
import type { AnyDomain } from '../offers/offers.ts';
import type { Refusal } from '../types.ts';
import { playOut } from './random-play.ts';

/** What a game is asked for "Why not?", and the rulebook in which every answer must be found. */
type Explaining = {
  options?: Partial<Record<string, string>>[];
  rulebook: Rulebook<GameTypes>;
  games: number;
  /** At how many questions of a game everything is asked; the rest are played without. */
  questions: number;
};

/** Values that no game offers, or seldom. */
const STRANGE: readonly unknown[] = [undefined, null, 0, 1, 2, 5, 99, -1, 'nothing', [], ['nothing'], {}];

/**
 * Asks "Why not?" of every action for every seat, with values that were on offer somewhere and with strange ones: each
 * answer names a paragraph of the rulebook. Returns the rules that were named, by action.
 */
export function explains(game: Game<GameTypes>, asking: Explaining): Map<string, Set<string>> {
  const { options = [], rulebook, games, questions } = asking;
  const named = new Map<string, Set<string>>();
  const seen = new Map<string, unknown[]>();
  const tables = [{}, ...options];
  const dice = { chance: seeded(11) };
  const anyOf = <T>(values: readonly T[]): T => values[below(dice, values.length)] as T;
  const note = (type: string, because: Refusal | null, about: unknown): void => {
    if (because === null) return;
    expect(because.rule, `${type}: ${because.refused} of ${JSON.stringify(about)}`).not.toBeNull();
    expect(Object.keys(rulebook.rules), `${type}: ${because.refused}`).toContain(because.rule);
    named.set(type, (named.get(type) ?? new Set()).add(because.rule ?? ''));
  };
  const ask = (g: Parameters<typeof why<GameTypes>>[1]): void => {
    for (const seat of g.seats) {
      const { offers, refused } = menu(game, g, seat);
      for (const { type, because } of refused) note(type, because as Refusal, 'the action as a whole');
      for (const { type, fields } of untyped(offers))
        for (const [field, domain] of Object.entries(fields)) {
          for (const because of reasonsIn(domain)) note(type, because, field);
          const known = seen.get(`${type}.${field}`) ?? [];
          seen.set(`${type}.${field}`, known);
          if (known.length < 200) known.push(...samplesOf(domain));
        }
      for (const type of Object.keys(game.governs)) {
        const names = [...seen.keys()]
          .filter((key) => key.startsWith(`${type}.`))
          .map((key) => key.split('.')[1] ?? '');
        const choice = (pick: (known: readonly unknown[]) => unknown) => ({
          type,
          ...Object.fromEntries(names.map((name) => [name, pick(seen.get(`${type}.${name}`) ?? [])])),
        });
        const choices = [
          { type },
          choice((known) => anyOf(known.length === 0 ? STRANGE : known)),
          choice((known) => (below(dice, 3) === 0 || known.length === 0 ? anyOf(STRANGE) : anyOf(known))),
        ];
        for (const each of choices) note(type, why(game, g, seat, each) as Refusal | null, each);
      }
    }
  };
  for (let seed = 1; seed <= games; seed++) {
    let asked = 0;
    const { g } = playOut(game, {
      seed,
      options: tables[seed % tables.length] ?? {},
      onQuestion(now) {
        // Early questions all, later ones now and then.
        asked += 1;
        if (asked <= questions / 2 || (asked <= 20 * questions && below(dice, 20) === 0)) ask(now);
      },
    });
    ask(g);
  }
  return named;
}

function* reasonsIn({ not = [], below: low, above, parts = {} }: AnyDomain): Generator<Refusal> {
  for (const { because } of not) yield because;
  if (low !== undefined) yield low;
  if (above !== undefined) yield above;
  for (const part of Object.values(parts)) yield* reasonsIn(part);
}

/** Some values of a domain, barred ones and ones just beyond it included. */
function samplesOf({ one, some, parts, min = 0, max = 0, not = [] }: AnyDomain): unknown[] {
  const barred = not.slice(0, 3).map(({ value }) => value);
  if (one !== undefined) return [...one.slice(0, 4), ...barred];
  if (some !== undefined) return [[], some.slice(0, 1), [...some], ...barred.map((value) => [value])];
  if (parts !== undefined)
    return [0, 1].map((at) =>
      Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, samplesOf(part)[at] ?? samplesOf(part)[0]])),
    );
  return [min, max, min - 1, max + 1];
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, below, canonical, offers, sample, seeded, start, waiting } from '../index.ts';
import type { Game, GameTypes, Seat, State } from '../types.ts';

/** Values that programs stumble over. */
const nasty = fc.constantFrom<unknown>(
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  true,
  [],
  [[]],
  {},
  { one: [1] },
  Object.create(null),
  Object.create({ seat: 0, type: 'fold' }),
  () => 1,
  Symbol('x'),
  10n,
  new Date(0),
  Array.from({ length: 10_000 }, () => 1),
);

/** The same value with one of its noughts made negative, for each nought in it. */
function* withMinusNought(value: unknown): Generator<unknown> {
  if (value === 0) yield -0;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const other of withMinusNought(inner))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

/** The same value with one item of one of its lists a second time. */
function* withItemTwice(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > 0) yield [...value, structuredClone(value[0])];
  if (Array.isArray(value) && value.length > 1) yield value.with(1, structuredClone(value[0]));
  for (const [key, inner] of Object.entries(value))
    for (const other of withItemTwice(inner))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

/** Positions of a few random games, some moves into each. */
function positionsOf<G extends GameTypes>(game: Game<G>, count: number): State<G>[] {
  const positions: State<G>[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const g = start(game, { seats: game.seats.min + (seed % 2), chance: seeded(seed) });
    const dice = { chance: seeded(seed) };
    for (let n = below(dice, 40); n > 0; n--) {
      const open = waiting(game, g);
      if (open === null) break;
      apply(
        game,
        g,
        sample(game, g, open.seats[0] as Seat, (k) => below(dice, k)),
      );
    }
    if (waiting(game, g) !== null) positions.push(g);
  }
  return positions;
}

/** Hundreds of thousands of broken, foreign and lying actions: always a reason, never a changed state. */
export function withstands<G extends GameTypes>(game: Game<G>, rounds: number): void {
  test(`${game.id}: malformed and hostile actions are refused with a reason and change nothing`, () => {
    const names = Object.keys(game.governs);
    const fieldNames = new Set([
      'seat',
      'type',
      'x',
      '__proto__',
      'constructor',
      'amount',
      'deal',
      'terms',
      'to',
      'helpers',
    ]);
    const positions = positionsOf(game, 12);
    for (const g of positions)
      for (const seat of g.seats)
        for (const offer of offers(game, g, seat)) for (const field in offer.fields) fieldNames.add(field);
    const value = fc.oneof(
      nasty,
      fc.integer(),
      fc.integer({ min: -2, max: 12 }),
      fc.constantFrom(...names),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const hostile = fc.oneof(
      nasty,
      fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 6 }),
      fc
        .record({ seat: fc.oneof(fc.nat(9), nasty), type: fc.oneof(fc.constantFrom(...names), nasty) })
        .chain((base) =>
          fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 4 }).map((more) => ({ ...more, ...base })),
        ),
    );
    let refused = 0;
    let accepted = 0;
    for (const g of positions) {
      const before = canonical(g);
      for (const raw of fc.sample(hostile, { numRuns: Math.ceil(rounds / positions.length), seed: refused + 1 })) {
        const applied = apply(game, g, raw);
        if ('refusal' in applied) {
          expect(typeof applied.refusal.refused).toBe('string');
          refused += 1;
          continue;
        }
        // Some random messages happen to be legal moves; the position is laid anew after them.
        accepted += 1;
        Object.assign(g, JSON.parse(before));
      }
      expect(canonical(g)).toBe(before);
    }
    expect(refused + accepted).toBeGreaterThanOrEqual(rounds);
    expect(refused).toBeGreaterThan(accepted);
  });
  test(`${game.id}: minus nought and things named twice are refused wherever they stand in a legal action`, () => {
    const dice = { chance: seeded(1) };
    let tried = 0;
    for (const g of positionsOf(game, 40)) {
      const before = canonical(g);
      for (const seat of g.seats)
        for (const offer of offers(game, g, seat)) {
          const action = sample(game, g, seat, (n) => below(dice, n), [offer]);
          if (action === null) continue;
          for (const raw of withMinusNought(action)) {
            expect(apply(game, g, raw), JSON.stringify(action)).toHaveProperty('refusal.refused', 'malformed');
            tried += 1;
          }
          for (const raw of withItemTwice(action)) expect(apply(game, g, raw)).toHaveProperty('refusal');
        }
      expect(canonical(g)).toBe(before);
    }
    expect(tried).toBeGreaterThan(0);
  });
}

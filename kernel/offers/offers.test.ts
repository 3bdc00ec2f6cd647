import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge, offers, seeded, start, waiting, why } from '../index.ts';
import { type Concession, concession } from '../testing/concession.ts';
import { playOut } from '../testing/random-play.ts';
import type { Offer } from '../types.ts';
import { between, choicesOf, oneOf, sampleOf, sizeOf, someOf } from './offers.ts';

const offer = (fields: object) => ({ type: 'call', fields }) as unknown as Offer<Concession>;

test('size, list and sample of an offer agree', () => {
  const domain = fc.oneof(
    fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 5 }).map((values) => oneOf(values)),
    fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(6)).map(([min, more]) => between(min, min + more)),
    fc
      .tuple(fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 5 }), fc.nat(2), fc.nat(3))
      .map(([values, least, more]) =>
        someOf(values, Math.min(least, values.length), Math.min(values.length, least + more)),
      ),
  );
  fc.assert(
    fc.property(fc.record({ a: domain, b: domain, c: fc.record({ parts: fc.record({ x: domain }) }) }), (fields) => {
      const all = [...choicesOf(offer(fields))].map((choice) => JSON.stringify(choice));
      expect(all).toHaveLength(sizeOf(offer(fields)));
      expect(new Set(all).size).toBe(all.length);
      const drawn = sampleOf(offer(fields), (n) => n - 1) as unknown as Record<string, unknown>;
      const sorted = (value: unknown) => JSON.stringify(value, (_k, v) => (Array.isArray(v) ? [...v].sort() : v));
      expect(all.map((text) => sorted(JSON.parse(text)))).toContain(sorted(drawn));
    }),
  );
});

test('every listed choice of every offer is accepted, and `why` is silent about it', () => {
  for (let seed = 1; seed <= 8; seed++)
    playOut(concession, {
      seed,
      onQuestion(g) {
        for (const seat of g.seats)
          for (const each of offers(concession, g, seat)) {
            if (sizeOf(each) > 60) continue;
            for (const choice of choicesOf(each)) {
              const refusal = why(concession, g, seat, choice);
              // Only what binds several fields together may still refuse.
              if (refusal !== null) expect(['emptyDeal', 'poor']).toContain(refusal.refused);
            }
          }
      },
    });
});

test('a refusal names the rule and the facts: at the wrong moment, for the wrong seat, out of bounds', () => {
  const g = start(concession, { seats: 3, chance: seeded(1) });
  expect(waiting(concession, g)).toEqual({ seats: [0], phase: 'auction', step: 'bidding', rule: 'CO-2' });
  expect(why(concession, g, 0, { type: 'agree' })).toEqual({
    refused: 'notNow',
    rule: 'CO-3',
    facts: { type: 'agree', asked: [0] },
  });
  expect(why(concession, g, 1, { type: 'fold' })).toEqual({
    refused: 'notAsked',
    rule: 'CO-2',
    facts: { type: 'fold', asked: [0] },
  });
  expect(why(concession, g, 0, { type: 'borrow' })).toMatchObject({ refused: 'sealed', rule: 'CO-9' });
  expect(why(concession, g, 0, { type: 'bid', amount: 2 })).toMatchObject({
    refused: 'outOfRange',
    facts: { min: 3, max: 20 },
  });
  expect(why(concession, g, 0, { type: 'bid', amount: 21 })).toMatchObject({
    refused: 'poor',
    rule: 'CO-2',
    facts: { have: 20 },
  });
  expect(why(concession, g, 0, { type: 'dance' })).toMatchObject({ refused: 'unknownAction' });
  expect(why(concession, g, 0, { type: 'bid', amount: 3 })).toBeNull();
});

test('what merely travels along with an action never enters the game', () => {
  const g = start(concession, { seats: 3, chance: seeded(1) });
  expect(judge(concession, g, { seat: 0, type: 'bid', amount: 3, cash: 1000, __proto__: { x: 1 } })).toEqual({
    action: { seat: 0, type: 'bid', amount: 3 },
  });
});

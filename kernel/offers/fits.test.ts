import { describe, expect, test } from 'vitest';
import { judge, seeded, start } from '../index.ts';
import { concession } from '../testing/concession.ts';
import { copyOf, isSame, reasonAgainst } from './fits.ts';
import { type AnyDomain, between, oneOf, someOf } from './offers.ts';

describe('what fits an offer', () => {
  test('a set holds no value twice, however many it may hold', () => {
    const helpers = someOf([1, 2, 3], 1, 3) as unknown as AnyDomain;
    const against = (value: unknown) => reasonAgainst(helpers, value, 'helpers', 'CO-7')?.refused ?? null;
    expect(against([1, 2, 3])).toBeNull();
    expect(against([1, 1])).toBe('notOffered');
    expect(against([2, 3, 2])).toBe('notOffered');
    const pairs = someOf([{ a: 1, b: 2 }], 1, 2) as unknown as AnyDomain;
    expect(
      reasonAgainst(
        pairs,
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
        'pairs',
        null,
      )?.refused,
    ).toBe('notOffered');
  });

  test('a thing without parts is not the same as a number or as nothing', () => {
    expect([isSame({}, 5), isSame(5, {}), isSame({}, null), isSame({}, []), isSame({}, {})]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('an accepted action is built anew: nothing that merely travelled along comes in', () => {
    const g = start(concession, { seats: 3, chance: seeded(1) });
    const raw = { seat: 0, type: 'bid', amount: 5, note: 'x', then: () => {} };
    expect(judge(concession, g, raw)).toEqual({ action: { seat: 0, type: 'bid', amount: 5 } });
  });

  test('a copy has the values of the offer, in the order asked for, and shares nothing with what came in or with the offer', () => {
    const place = { q: 1, r: 2 };
    const fields = { at: oneOf([place]), some: someOf([place, { q: 0, r: 0 }], 0, 2), many: between(0, 3) };
    const sent = {
      at: { r: 2, q: 1 },
      some: [
        { q: 0, r: 0 },
        { q: 1, r: 2 },
      ],
      many: 2,
      extra: 1,
    };
    const copy = copyOf({ parts: fields } as unknown as AnyDomain, sent) as typeof sent;
    expect(copy).toEqual({ at: place, some: [{ q: 0, r: 0 }, place], many: 2 });
    for (const shared of [sent.at, place]) expect(copy.at).not.toBe(shared);
    expect(copy.some).not.toBe(sent.some);
    expect(copy.some[1]).not.toBe(place);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packing.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('whatever is packed is unpacked as it was, also after it went over a wire', () => {
  const thing = fc.record({
    cell: fc.nat(20),
    because: fc.constantFrom('far', 'full'),
    facts: fc.jsonValue({ maxDepth: 1 }),
  });
  /** Lists that go up by one for a while, or stay, as lists of cells do. */
  const runs = fc
    .array(fc.record({ from: fc.nat(200), n: fc.integer({ min: 1, max: 30 }), up: fc.boolean() }), { maxLength: 8 })
    .map((all) => all.flatMap(({ from, n, up }) => Array.from({ length: n }, (_, i) => (up ? from + i : from))));
  const value = fc.oneof(
    fc.jsonValue(),
    fc.array(thing, { maxLength: 12 }),
    runs,
    fc.record({ '~runs': fc.jsonValue(), long: fc.array(fc.integer(), { minLength: 12 }) }),
    fc.record({ '~': fc.jsonValue(), '~all': fc.jsonValue(), lists: fc.array(fc.array(thing)) }),
  );
  fc.assert(
    fc.property(value, (each) => {
      expect(unpack(pack(each))).toEqual(each);
      expect(unpack(plain(pack(each)))).toEqual(plain(each));
    }),
    { numRuns: 500 },
  );
});

test('a hundred things refused for one reason cost little more than one', () => {
  const because = (left: number) => ({ refused: 'outOfReach', rule: 'X-1', facts: { left } });
  const not = Array.from({ length: 100 }, (_, value) => ({ value, because: because(5) }));
  const some = not.map((each, i) => (i % 3 === 0 ? { ...each, because: because(4) } : each));
  expect(JSON.stringify(pack(not)).length).toBeLessThan(450);
  expect(JSON.stringify(pack(some)).length).toBeLessThan(800);
  expect(pack(Array.from({ length: 100 }, (_, i) => (i < 50 ? i : 7)))).toEqual({ '~runs': '0-49,7x50' });
  expect(pack([1, 2, 3])).toEqual([1, 2, 3]);
  const packed = pack({ not, some });
  expect(unpack(packed)).toBe(unpack(packed));
});

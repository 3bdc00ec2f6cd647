import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changeOf } from './changes.ts';

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
const overTheWire = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

test('what changed leads from any value to any other, over the wire, and leaves the first as it was', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const was = JSON.stringify(before);
      const change = overTheWire(changeOf(before, after));
      expect(overTheWire(changed(before, change))).toEqual(overTheWire(after));
      expect(JSON.stringify(before)).toBe(was);
    }),
    { seed: 18, numRuns: 2000 },
  );
});

test('nothing is said of what is the same; of a long list only what is other', () => {
  const hand = ['an ace', 'a king', 'a queen', 'a knave', 'the ten of spades'];
  const before = { piles: [1, 2, 3], seats: [{ money: 5, hand }], gone: 1 };
  expect(changeOf(before, structuredClone(before))).toBeUndefined();
  const after = { piles: [1, 2], seats: [{ money: 6, hand }], none: undefined };
  expect(overTheWire(changeOf(before, after))).toEqual({
    at: { piles: { at: {}, length: 2 }, seats: { at: { 0: { at: { money: { is: 6 } } } } } },
    gone: ['gone'],
  });
});

test('what is put into a list, or taken from it, is said once, and not of everything behind it', () => {
  const before = Array.from({ length: 50 }, (_, i) => ({ name: `thing ${i}`, worth: i }));
  const more = [...before.slice(0, 3), { name: 'new', worth: 7 }, ...before.slice(3)];
  expect(changeOf(before, more)).toEqual({ from: 3, cut: 0, put: [{ name: 'new', worth: 7 }] });
  expect(changeOf(more, before)).toEqual({ from: 3, cut: 1, put: [] });
  expect(changed(before, changeOf(before, more))).toEqual(more);
  // Where more of it would be said that way, it is said by its places.
  const other = before.slice(0, -1).with(0, { name: 'thing 0', worth: 9 });
  expect(changeOf(before, other)).toEqual({ at: { 0: { at: { worth: { is: 9 } } } }, length: 49 });
  expect(() => changed([1], { from: 1, cut: 3, put: [] })).toThrow('does not fit');
  expect(() => changed({}, { from: 0, cut: 0, put: [] })).toThrow('does not fit');
});

test('a change that does not fit is an error, and no way into anybody’s prototypes', () => {
  expect(() => changed(3, { at: { a: { is: 1 } } })).toThrow('does not fit');
  expect(() => changed({}, JSON.parse('{"at":{"__proto__":{"is":{"bad":1}}}}'))).toThrow('does not fit');
});

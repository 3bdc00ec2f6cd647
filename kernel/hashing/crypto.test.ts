import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chacha20 } from '../chacha.ts';
import { below, keyed, roll, seeded, shuffle } from '../chance.ts';
import { commitmentTo, diceKey, freshSeed } from '../fair.ts';
import { canonical, hashOf } from './canonical.ts';
import { sha256 } from './sha256.ts';

describe('our SHA-256 and ChaCha20 are the real ones', () => {
  test('SHA-256 agrees with the platform on texts of every length and script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
      { numRuns: 2000 },
    );
    for (let length = 0; length < 200; length++)
      expect(sha256('x'.repeat(length))).toBe(createHash('sha256').update('x'.repeat(length)).digest('hex'));
  });

  test('ChaCha20 agrees with the platform block by block', () => {
    for (let i = 0; i < 200; i++) {
      const key = randomBytes(32);
      const counter = i * 7919;
      const start = Buffer.alloc(16);
      start.writeUInt32LE(counter, 0);
      const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
      const words = Array.from({ length: 8 }, (_, j) => key.readUInt32LE(j * 4));
      expect([...chacha20(words, counter)]).toEqual(Array.from({ length: 16 }, (_, j) => stream.readUInt32LE(j * 4)));
    }
  });
});

describe('chance', () => {
  test('both generators are even: 60 000 rolls of a die, every face within five deviations', () => {
    for (const chance of [seeded(1), keyed(sha256('a table'))]) {
      const g = { chance };
      const faces = Array.from({ length: 6 }, () => 0);
      for (let i = 0; i < 60_000; i++) {
        const at = roll(g) - 1;
        faces[at] = (faces[at] ?? 0) + 1;
      }
      for (const face of faces) expect(Math.abs(face - 10_000)).toBeLessThan(457);
    }
  });

  test('a shuffle makes every order equally likely', () => {
    const g = { chance: keyed(sha256('shuffles')) };
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(g, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
  });

  test('words past the last whole multiple are thrown away: no number is favoured, and each word counts as drawn', () => {
    const key = sha256('biased words');
    const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(i * 8, i * 8 + 8), 16));
    const stream = Array.from({ length: 200 }, (_, block) => chacha20(words, block)[0] as number);
    // Of such a number almost every second word is past its only multiple.
    const n = 0x8000_0001;
    const kept = stream.flatMap((word, at) => (word < n ? { word, drawn: at + 1 } : []));
    expect(kept.length).toBeLessThan(150);
    const g = { chance: keyed(key) };
    for (const { word, drawn } of kept) {
      expect(below(g, n)).toBe(word);
      expect(g.chance).toEqual({ key, drawn });
    }
  });

  test('the first word past the last whole multiple is thrown away too', () => {
    const chance = () => keyed(sha256('a border'));
    const word = below({ chance: chance() }, 0x1_0000_0000);
    expect(word).toBeGreaterThan(0x8000_0000);
    // Twice this word is more than there is: it is the first that would favour nought.
    const g = { chance: chance() };
    below(g, word);
    expect(g.chance).not.toMatchObject({ drawn: 1 });
  });

  test('a power of two needs no word thrown away', () => {
    const g = { chance: keyed(sha256('even')) };
    for (let i = 1; i <= 50; i++) {
      below(g, 0x8000_0000);
      expect(g.chance).toMatchObject({ drawn: i });
    }
  });

  test('a table’s dice follow from the key and the number drawn, and from nothing else', () => {
    const draw = (key: string) => {
      const g = { chance: keyed(key) };
      return Array.from({ length: 50 }, () => below(g, 1000));
    };
    expect(draw(sha256('x'))).toEqual(draw(sha256('x')));
    expect(draw(sha256('x'))).not.toEqual(draw(sha256('y')));
  });
});

describe('the fair-dice protocol', () => {
  test('every seat’s entropy changes the dice, and the commitment binds the seed before it is known', () => {
    const seed = freshSeed();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(seed)).not.toContain(seed.slice(0, 8));
    const keys = new Set([
      diceKey(seed, ['', '']),
      diceKey(seed, ['a', '']),
      diceKey(seed, ['', 'a']),
      diceKey(seed, ['a']),
      diceKey(freshSeed(), ['', '']),
    ]);
    expect(keys.size).toBe(5);
  });
});

describe('canonical text and hash', () => {
  test('the order of keys does not matter, everything else does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const trip = JSON.parse(JSON.stringify(value));
        fc.pre(!JSON.stringify(value).includes('-0'));
        expect(JSON.parse(canonical(trip))).toEqual(trip);
        expect(hashOf(trip)).toBe(hashOf(JSON.parse(canonical(trip))));
      }),
    );
    expect(canonical({ b: 1, a: [true, null] })).toBe('{"a":[true,null],"b":1}');
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });

  test('what is not plain JSON is an error, not a silent change', () => {
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -0, undefined, () => 1, new Date(), new Map(), 1n])
      expect(() => canonical({ odd })).toThrow('plain JSON');
  });
});

import { readFileSync } from 'node:fs';
import { boom } from '@parlour/games/boom/index.ts';
import { matchOf } from '@parlour/kernel/testing/table.ts';
import { expect, test } from 'vitest';
import { MAX_ENTRIES, parseRecord, readRecord, recordJsonSchema } from './index.ts';

const record = matchOf(boom, 1).record();

test('a record of the kernel is readable, also after a trip through JSON', () => {
  expect(parseRecord(record)).toEqual({ record });
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ record });
});

test('anything else is refused with what is wrong and where', () => {
  const errorOf = (value: unknown) => {
    const parsed = parseRecord(value);
    return 'error' in parsed ? parsed.error : null;
  };
  for (const value of [null, 3, 'x', [], {}, { ...record, version: 3 }, { ...record, extra: 1 }])
    expect(errorOf(value)).toContain('not a readable record');
  expect(errorOf({ ...record, seeds: ['nonsense'] })).toContain('seeds');
  expect(errorOf({ ...record, entries: [{ seat: 9, do: { type: 'x' }, hash: '0'.repeat(24) }] })).toContain(
    'entries.0',
  );
  expect(errorOf({ ...record, seats: [] })).toContain('seats');
});

test('why it is refused is a fact, so that it can be said in any language', () => {
  const whyOf = (content: string) => {
    const parsed = readRecord(content);
    return 'why' in parsed ? parsed.why : null;
  };
  expect(whyOf('shopping list')).toEqual({ is: 'notJson' });
  expect(whyOf('{"a": "shopping list"}')).toEqual({ is: 'other' });
  expect(whyOf('{"format": "parlour-saved", "record": null}')).toEqual({ is: 'other' });
  expect(whyOf(JSON.stringify({ ...record, version: 3 }))).toEqual({ is: 'newer', version: 3 });
  expect(whyOf(JSON.stringify({ ...record, seeds: ['nonsense'] }))).toMatchObject({ is: 'damaged', where: 'seeds.0' });
  expect(whyOf('['.repeat(40) + ']'.repeat(40))).toEqual({ is: 'tooDeep', depth: 40, most: 32 });
  expect(whyOf(' '.repeat(16_000_001))).toEqual({ is: 'tooLong', characters: 16_000_001, most: 16_000_000 });
});

test('the published JSON Schema is the one the code uses', () => {
  const published = JSON.parse(readFileSync(new URL('./record.schema.json', import.meta.url), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(recordJsonSchema())));
});

test('a file that is too long, too deep or has too many lines is refused with its limit; -0 is no seat', () => {
  const errorOf = (content: string) => {
    const parsed = readRecord(content);
    return 'error' in parsed ? parsed.error : null;
  };
  expect(errorOf('['.repeat(6000) + ']'.repeat(6000))).toContain('nested 6000 deep; at most 32');
  expect(errorOf(' '.repeat(16_000_001))).toContain('at most 16000000');
  expect(errorOf('{"format":')).toContain('not JSON');
  const move = { seat: 0, do: { type: 'x' }, hash: '0'.repeat(24) };
  expect(errorOf(JSON.stringify({ ...record, entries: Array(200_000).fill(move) }))).toContain(String(MAX_ENTRIES));
  expect(errorOf(JSON.stringify({ ...record, entries: [move] }).replace('"seat":0', '"seat":-0'))).toContain(
    'entries.0',
  );
  expect(errorOf(JSON.stringify({ ...record, entries: [move] }))).toBeNull();
  // Brackets inside a name are no depth.
  const names = [{ name: '['.repeat(100), salt: 's' }];
  expect(errorOf(JSON.stringify({ ...record, names }))).toBeNull();
});

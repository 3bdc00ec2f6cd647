import { readFileSync } from 'node:fs';
import { boom } from '@parlour/games/boom/index.ts';
import { matchOf } from '@parlour/kernel/testing/conforms.ts';
import { expect, test } from 'vitest';
import { parseRecord, recordJsonSchema } from './index.ts';

const { record } = matchOf(boom, 1);

test('a record of the kernel is readable, also after a trip through JSON', () => {
  expect(parseRecord(record)).toEqual({ record });
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ record });
});

test('anything else is refused with what is wrong and where', () => {
  const errorOf = (value: unknown) => {
    const parsed = parseRecord(value);
    return 'error' in parsed ? parsed.error : null;
  };
  for (const value of [null, 3, 'x', [], {}, { ...record, version: 2 }, { ...record, extra: 1 }])
    expect(errorOf(value)).toContain('not a readable record');
  expect(errorOf({ ...record, seed: 'nonsense' })).toContain('seed');
  expect(errorOf({ ...record, entries: [{ seat: 9, do: { type: 'x' }, hash: '0'.repeat(24) }] })).toContain(
    'entries.0',
  );
  expect(errorOf({ ...record, sitters: [] })).toContain('sitters');
});

test('the published JSON Schema is the one the code uses', () => {
  const published = JSON.parse(readFileSync(new URL('./record.schema.json', import.meta.url), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(recordJsonSchema())));
});

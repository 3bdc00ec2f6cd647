import { expect, test } from 'vitest';
import { addressOf, Callers } from './callers.ts';

test('one person has so many lines at a time, and gets one back for each that ends; ending twice gives back one', () => {
  const callers = new Callers();
  const lines = Array.from({ length: 20 }, () => callers.enter('ada', '10.0.0.1'));
  expect(lines).not.toContain(null);
  expect(callers.enter('ada', '10.0.0.2')).toBeNull();
  expect(callers.enter('max', '10.0.0.1')).not.toBeNull();
  lines[0]?.();
  lines[0]?.();
  expect(callers.enter('ada', '10.0.0.1')).not.toBeNull();
  expect(callers.enter('ada', '10.0.0.1')).toBeNull();
});

test('those without a name are counted by where they come from', () => {
  const callers = new Callers();
  for (let i = 0; i < 100; i++) expect(callers.enter(null, '10.0.0.1')).not.toBeNull();
  expect(callers.enter(null, '10.0.0.1')).toBeNull();
  expect(callers.enter(null, '10.0.0.2')).not.toBeNull();
});

test('whoever opens line after line, though each ends at once, is soon told to wait for the next minute', () => {
  let now = 0;
  const callers = new Callers(0, () => now);
  const opened = (person: string | null, tries: number) => {
    let count = 0;
    for (let i = 0; i < tries; i++) {
      const leave = callers.enter(person, '10.0.0.1');
      if (leave !== null) count += 1;
      leave?.();
    }
    return count;
  };
  expect([opened('ada', 119), opened('ada', 2)]).toEqual([119, 1]);
  expect([opened('max', 5), opened(null, 700)]).toEqual([5, 600]);
  now += 60_000;
  expect([opened('ada', 1), opened(null, 1)]).toEqual([1, 1]);
});

test('behind proxies somebody comes from where the outermost of ours saw them, whatever they say themselves', () => {
  const request = (forwarded: string | undefined) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '127.0.0.1' } }) as never;
  expect(addressOf(request('6.6.6.6'), 0)).toBe('127.0.0.1');
  expect(addressOf(request('6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9');
  expect(addressOf(request('6.6.6.6, 203.0.113.9, 10.0.0.7'), 2)).toBe('203.0.113.9');
  expect(addressOf(request(undefined), 1)).toBe('127.0.0.1');
});

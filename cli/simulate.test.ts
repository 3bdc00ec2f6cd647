import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, run } from './testing/run.ts';

const few = ['simulate', 'boom', '--games', '6', '--bots', 'random', '--seed', '5', '--workers', '1'];

test('a report for people: wins with intervals and the equal share, length, cards, events', async () => {
  const cwd = emptyDirectory();
  const { code, out, err } = await run([...few, '--csv', 'counts.csv'], { cwd });
  expect([code, err]).toEqual([0, '']);
  for (const part of [
    '6 games of •Boom with 4 seats',
    'seat 4',
    'random',
    'equal share 25.0 %',
    'rounds',
    'wentPublic',
  ])
    expect(out).toContain(part);
  expect(readFileSync(join(cwd, 'counts.csv'), 'utf8')).toMatch(/^what,name,value,low,high\nwinsBySeat,1,/);
});

test('a report for programs', async () => {
  const { code, out } = await run([...few, '--json', '--seats', '3', '--option', 'coolingOff=on']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'boom', games: 6, seats: 3, problems: [] });
});

test('a file that cannot be written is said in one line', async () => {
  const { code, err } = await run([...few, '--csv', 'no/such/place.csv']);
  expect([code, err]).toEqual([1, expect.stringContaining('no/such/place.csv cannot be written')]);
});

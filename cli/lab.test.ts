import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tournament } from '@parlour/lab/tournament/tournament.ts';
import { expect, test } from 'vitest';
import { emptyDirectory, run } from './testing/run.ts';

const cwd = emptyDirectory();
const few = [
  'lab',
  'tournament',
  'boom',
  '--bots',
  'random,careful',
  '--seats',
  '3',
  '--games',
  '12',
  '--workers',
  '1',
];

test('a tournament is written where one is, under a name that no other tournament has, and goes on from there', async () => {
  const one = await run([...few, '--seed', '5'], { cwd });
  expect([one.code, one.err]).toEqual([0, '']);
  expect(one.out).toContain('| careful | random |');
  const name = 'boom-3-one-random+careful-5';
  const files = () => readdirSync(join(cwd, 'reports')).sort();
  expect(files()).toEqual([`${name}.csv`, `${name}.json`, `${name}.md`, `${name}.svg`]);
  expect(existsSync(fileURLToPath(new URL(`../docs/bots/${name}.md`, import.meta.url)))).toBe(false);
  const page = readFileSync(join(cwd, 'reports', `${name}.md`), 'utf8');
  const [, repeated] = /`parlour (?<command>.*?)`/.exec(page) ?? [];
  const results = () => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Tournament;
  const before = results();
  // What the page says repeats it: nothing is left to play, and nothing is written beside it.
  expect((await run(repeated?.split(' ') ?? [], { cwd })).code).toBe(0);
  expect(files()).toHaveLength(4);
  expect(results()).toEqual(before);
  await run([...few, '--seed', '6'], { cwd });
  expect(files()).toHaveLength(8);
  expect(results()).toEqual(before);
});

test('what cannot be measured is refused with the way out', async () => {
  for (const [more, said] of [
    [['--bots', 'careful,genius'], 'disturbed, expert@2x'],
    [['--pairing', 'trio'], '“trio” is no way to pair bots. There is one, duel.'],
    [['--bar', '100'], '--bar'],
  ] as const) {
    const { code, err } = await run([...few, ...more], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(said);
  }
});

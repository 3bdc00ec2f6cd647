import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run, saying } from '../../cli/testing/run.ts';
import { withAttic } from './testing/registered.ts';

const copy = withAttic(false);
const program = join(copy, 'cli/main.ts');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('one entry in games/index.ts, and it is played to its end in the terminal', async () => {
  const { code, out, err } = await run(['play', 'attic', '--seats', '3', '--seed', '7', '--save', 'game.json'], {
    program,
    cwd: copy,
    input: saying('1'),
  });
  expect([code, err]).toEqual([0, '']);
  for (const part of ['The Attic', 'Which note goes into your envelope?', 'TA-2.1', 'hand: 6 × ?', 'Result'])
    expect(out).toContain(part);
});

test('one entry, and the lab plays many games of it without a problem', async () => {
  const { code, out } = await run(['simulate', 'attic', '--games', '40', '--seats', '4', '--json'], { program });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ played: { bid: expect.anything() }, problems: [] });
});

test('one entry, and its rulebook is read by section in three languages', async () => {
  for (const [language, title] of [
    ['en', 'Envelopes'],
    ['ru', 'Конверты'],
    ['uk', 'Конверти'],
  ] as const) {
    const { out } = await run(['rules', 'attic', '--lang', language], { program });
    expect(out).toMatch(new RegExp(`TA-2\\s+${title}\\s+3`));
  }
});

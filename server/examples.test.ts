import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord, Seat } from '@parlour/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { dice, playAtRandom } from './testing/play.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const example = (name: string) => fileURLToPath(new URL(`../docs/examples/${name}`, import.meta.url));

/** Whether a program is there at all: Python is not part of Parlour. */
const isThere = (command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, ['--version'], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

test('a bot takes no more than 50 lines', () => {
  for (const name of ['bot.ts', 'bot.py'])
    expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length, name).toBeLessThanOrEqual(50);
});

test('bots written from docs/protocol.md alone sit down and play a game to its end: TypeScript, and Python where there is one', async () => {
  const programs = [[process.execPath, example('bot.ts')]];
  if (await isThere('python3')) programs.push(['python3', example('bot.py')]);
  const own = await guest(open.address, 'Ada');
  const made = await own.http('POST', '/api/tables', { game: 'crates', seats: 1 + programs.length });
  const { id } = made.body as { id: string };
  const at = own.attend(id);
  await at.until('the room', () => at.room !== null);
  const ended = programs.map(
    ([command, file], i) =>
      new Promise<number | null>((resolve) => {
        const child = spawn(command as string, [file as string, open.address, id, String(i + 1)], { stdio: 'inherit' });
        child.on('exit', resolve);
      }),
  );
  for (const [i] of programs.entries())
    await at.until('they sit', () => at.room?.seats[(i + 1) as Seat]?.person !== null);
  expect(await at.ask({ is: 'start' })).toEqual({ ok: true });
  await playAtRandom(at, dice(4));
  expect(at.update?.outcome).not.toBeNull();
  const { value } = await at.line.ask({ is: 'record' });
  expect((value as GameRecord).dice.entropy).not.toContain(null);
  expect(await Promise.all(ended)).toEqual(programs.map(() => 0));
  at.close();
});

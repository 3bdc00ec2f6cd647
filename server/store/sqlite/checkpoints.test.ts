import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Checkpoints, checkpointsOf } from './checkpoints.ts';
import { commitsTo, logOf } from './commits.ts';

const LINE = 'x'.repeat(5000);

/** Whether twice as much goes through the log as it is long, within so many commits between which nothing ever rests. */
async function isUsedAgain(most: number, of: (checkpoints: Checkpoints) => Checkpoints): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-log-'));
  const file = join(folder, 'house.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE lines (line TEXT)');
  const checkpoints = of(checkpointsOf(db, file, 20));
  const commits = commitsTo(db, logOf(file), checkpoints);
  const insert = db.prepare('INSERT INTO lines VALUES (?)');
  let written = 0;
  const isAgain = () => written * LINE.length > 2 * statSync(`${file}-wal`).size;
  const write = async () => {
    while (written < most && !(written > 100 && isAgain())) {
      written += 1;
      await commits.write(() => insert.run(LINE));
    }
  };
  // Two take turns, so that the next transaction waits already when one has reached the disk.
  await Promise.all([write(), write()]);
  const found = isAgain();
  expect(db.prepare('SELECT COUNT(*) AS n FROM lines').get()).toEqual({ n: written });
  checkpoints.close();
  commits.close();
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return found;
}

test('a log that is written without a rest is used again from its beginning', async () => {
  expect(await isUsedAgain(10_000, (checkpoints) => checkpoints)).toBe(true);
  expect(await isUsedAgain(300, (checkpoints) => ({ ...checkpoints, pause: () => null }))).toBe(false);
});

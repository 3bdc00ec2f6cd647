import { newestRules } from '@parlour/bundles';
import { goldenGames } from '@parlour/bundles/golden.ts';
import { GAMES } from '@parlour/games';
import type { Say, Seat } from '@parlour/kernel';
import { readRecord } from '@parlour/protocol';
import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { finished } from './testing/finished.ts';

const say: Say = { seat: (seat: Seat) => `Player ${seat + 1}`, list: (items) => items.join(', ') };

/** The longest games that were recorded of the newest rules: so many of each game, and none shorter than this. */
const MOST = 3;
const LONG = 90;

function longGames(game: string): string[] {
  const read = goldenGames(game, newestRules(game)?.version ?? 0).flatMap(({ name, text }) => {
    const found = readRecord(text);
    const isWhole = 'record' in found && found.record.outcome !== null;
    return isWhole ? [{ name, lines: found.record.entries.length }] : [];
  });
  const long = read.filter(({ lines }) => lines >= LONG).sort((a, b) => b.lines - a.lines);
  return long.slice(0, MOST).map(({ name }) => name);
}

for (const entry of GAMES)
  test(`${entry.id}: a long game has three to five turning points, each with words and none told twice`, async () => {
    const games = longGames(entry.id);
    expect(games.length).toBe(MOST);
    const [finale, text] = await Promise.all([entry.finale?.('en'), entry.text('en')]);
    if (finale === undefined) throw new Error('there is no finale');
    for (const name of games) {
      const { course, log } = await finished(entry.id, name);
      const points = courseOf(course, log, finale, null, { text, say })?.points ?? [];
      expect(points.length, name).toBeGreaterThanOrEqual(3);
      expect(points.length, name).toBeLessThanOrEqual(5);
      for (const { happened, change } of points) {
        expect(happened.length, name).toBeGreaterThan(5);
        expect(change, name).not.toBe(0);
      }
      expect(new Set(points.map(({ line }) => line)).size, name).toBe(points.length);
    }
  });

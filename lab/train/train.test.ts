import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@parlour/games';
import { below, seeded } from '@parlour/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fit, type Row } from './fit.ts';
import { trainingReport } from './report.ts';
import { learntFrom, type Training, train } from './train.ts';

/** Positions of games in which the first number decides, the second does nothing and the third is always 1. */
function rowsOf(games: number, isTogether: boolean): Row[] {
  const dice = { chance: seeded(4) };
  const number = () => below(dice, 1000) / 250 - 2;
  return Array.from({ length: games }, (_, game) => {
    const numbers = Array.from({ length: isTogether ? 1 : 3 }, () => [number(), number(), 1]);
    const powers = numbers.map(([first]) => Math.exp(1.5 * (first as number) + (isTogether ? 0.7 : 0)));
    const sum = powers.reduce((total, power) => total + power, isTogether ? 1 : 0);
    let drawn = (below(dice, 100_000) / 100_000) * sum;
    const winner = powers.findIndex((power) => (drawn -= power) < 0);
    return { game, numbers, shares: numbers.map((_each, seat) => (seat === winner ? 1 : 0)) };
  });
}

describe('what a position is worth', () => {
  test.each([false, true])('is found again in games that were made by known weights (together: %s)', (isTogether) => {
    const { weights, validation } = fit(rowsOf(4000, isTogether), isTogether);
    expect(weights[0]).toBeGreaterThan(1.3);
    expect(weights[0]).toBeLessThan(1.7);
    expect(Math.abs(weights[1] as number)).toBeLessThan(0.15);
    if (isTogether) expect(Math.abs((weights[2] as number) - 0.7)).toBeLessThan(0.2);
    expect(validation.positions).toBe(800);
    expect(validation.logLoss).toBeLessThan(validation.baseline - 0.2);
    expect(validation.auc).toBeGreaterThan(0.8);
    for (const { said, came, count } of validation.calibration)
      if (count > 100) expect(Math.abs(said - came)).toBeLessThan(0.15);
  });

  describe('is learnt by self-play', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'parlour-train-test-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const training = () => ({ game: 'boom', games: 10, seed: 3, explores: 6, workers: 1, folder });
    /** Breaks off as soon as all games of it are played. */
    const breakOff = (wanted: Training) =>
      train(wanted, () => {
        throw new Error('broken off');
      });

    test('the same for the same seed, and leaves nothing behind', async () => {
      const told: number[] = [];
      const first = await train(training(), (done, total) => told.push(done / total));
      expect(told.at(-1)).toBe(1);
      expect(readdirSync(folder)).toEqual([]);
      const again = await train(training());
      expect(learntFrom(again)).toEqual(learntFrom(first));
      expect(Object.keys(learntFrom(first)['any'] ?? {})).toEqual(first[0]?.names);
      expect(trainingReport(training(), first)).toContain('parlour lab train boom --games 10 --seed 3');
      await expect(train({ ...training(), game: 'crates' })).rejects.toThrow('nothing to learn');
    });

    test('and goes on from the games that were played before it was broken off, if nothing has changed since', async () => {
      await expect(breakOff(training())).rejects.toThrow('broken off');
      const [kept] = readdirSync(folder) as [string];
      const rows = JSON.parse(readFileSync(join(folder, kept), 'utf8')) as Row[];
      // So that it is seen whether they are taken up.
      const halved = rows.slice(0, rows.length / 2);
      writeFileSync(join(folder, kept), JSON.stringify(halved));
      const [lesson] = await train(training());
      expect(lesson?.positions).toBe(halved.length);
    });

    test('and never from games in which something else was looked at', async () => {
      const { features } = (await gameById('boom').thinking()) ?? {};
      const names = features?.names as string[];
      await expect(breakOff(training())).rejects.toThrow('broken off');
      const [kept] = readdirSync(folder) as [string];
      writeFileSync(join(folder, kept), '[]');
      names.reverse();
      try {
        const [lesson] = await train(training());
        expect(lesson?.positions).toBeGreaterThan(100);
      } finally {
        names.reverse();
      }
      expect(readdirSync(folder)).toEqual([kept]);
    });
  });
});

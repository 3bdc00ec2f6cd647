import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Bench } from './bench.ts';
import { EXPLAINED, reasonFor } from './explained.ts';
import { Ledger } from './ledger.ts';
import { stagesFor } from './nearest.ts';
import { type Mutant, mutantsOf } from './operators.ts';
import { mutantsUnder, sampled } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const PURSE = 'tools/mutate/testing/purse.ts';
const purse = readFileSync(join(root, PURSE), 'utf8');
const stages = [{ files: ['tools/mutate/testing/purse.test.ts'] }];
const faultAt = (line: string, mutated: string): Mutant =>
  mutantsOf(PURSE, purse).find(
    (mutant) => mutant.mutated === mutated && purse.split('\n')[mutant.line - 1]?.includes(line),
  ) as Mutant;

describe('a fault is tried', () => {
  const bench = new Bench(root, 60);
  const impatient = new Bench(root, 2);
  afterAll(() => Promise.all([bench.close(), impatient.close()]));

  test('what a test notices is killed, what none notices survives, one after another; the file stays as it is', async () => {
    const [boundary, unnoticed] = [faultAt('price <= purse', ' < '), faultAt('purse - price', ' + ')];
    const killed = { fate: 'killed', by: expect.stringContaining('exactly enough is enough') };
    expect(await bench.fateOf(boundary, stages)).toEqual(killed);
    expect(await bench.fateOf(unnoticed, stages)).toEqual({ fate: 'survived' });
    expect(await bench.fateOf(boundary, stages)).toEqual(killed);
    expect(readFileSync(join(root, PURSE), 'utf8')).toBe(purse);
  });

  test('what makes the tests run for ever is a timeout, and the next one is tried all the same', async () => {
    expect(await impatient.fateOf(faultAt('n += 1', ';'), stages)).toEqual({ fate: 'timeout' });
    // Two seconds of a processor, but on a busy machine minutes.
  }, 1_800_000);
});

describe('a sample', () => {
  const all = mutantsUnder(root, 'kernel');

  test('follows from its seed; a larger one holds the smaller', () => {
    expect(sampled(all, 40, 7)).toEqual(sampled(all, 40, 7));
    expect(sampled(all, 40, 7)).not.toEqual(sampled(all, 40, 8));
    expect(sampled(all, 90, 7).slice(0, 40)).toEqual(sampled(all, 40, 7));
    expect(new Set(sampled(all, all.length, 7)).size).toBe(all.length);
  });

  test('is taken evenly: two halves of the sources have about the same share', () => {
    const half = new Set(all.slice(0, all.length / 2));
    let first = 0;
    for (let seed = 1; seed <= 20; seed++) first += sampled(all, 100, seed).filter((each) => half.has(each)).length;
    expect(Math.abs(first - 1000)).toBeLessThan(110);
  });

  test('is of kernel, table and rules, and of no test', () => {
    const files = new Set(mutantsUnder(root, '').map(({ file }) => file));
    for (const file of files)
      expect(file).toMatch(/^(kernel|table|games\/[^/]+\/rules)\/(?!.*(\.test\.ts|\/testing\/))/);
    expect(files).toContain('kernel/chance.ts');
    expect(mutantsUnder(root, 'games/boom/rules/09-burn/burn.ts').length).toBeGreaterThan(5);
    expect(mutantsUnder(root, 'client')).toEqual([]);
  });
});

test('the tests beside a source come first, then the others of its game, then golden games; the slow ones last', () => {
  const found = stagesFor(root, 'games/boom/rules/09-burn/burn.ts');
  expect(found[0]).toEqual({ files: ['games/boom/rules/09-burn/burn.test.ts'] });
  expect(found[1]?.files).toContain('games/boom/rules/04-turn/turn.test.ts');
  expect(found[1]?.files).not.toContain('games/boom/rules/09-burn/burn.test.ts');
  expect(found[2]).toMatchObject({ named: expect.stringContaining('boom') });
  expect(found.at(-1)?.files).toEqual(['games/boom/index.test.ts']);
  expect(stagesFor(root, 'games/boom/rules/09-burn/burn.ts', true)).toEqual(found.slice(0, -1));
});

test('a part of the table is tried by all tests of the table, and then by those who keep tables', () => {
  const files = stagesFor(root, 'table/automatic/table-clock.ts').flatMap((stage) => stage.files);
  expect(files.slice(0, 2)).toEqual(['table/automatic/answering.test.ts', 'table/automatic/table-bots.test.ts']);
  expect(files).toContain('table/table.test.ts');
  expect(files).toContain('server/house.test.ts');
  expect(stagesFor(root, 'table/table.ts').flatMap((stage) => stage.files)).toContain(
    'table/automatic/answering.test.ts',
  );
  expect(new Set(files).size).toBe(files.length);
});

describe('what is explained', () => {
  test('is known by what stands there, not by the number of its line', () => {
    const mutant = faultAt('purse - price', ' + ');
    const line = 'export const change = (purse: number, price: number): number => purse - price;';
    const reason = { file: PURSE, line, original: '-', mutated: '+', reason: 'nobody asks for change' };
    expect(reasonFor(mutant, purse, [reason])).toBe('nobody asks for change');
    const moved = { ...mutant, line: mutant.line + 1 };
    expect(reasonFor(moved, `\n${purse}`, [reason])).toBe('nobody asks for change');
    expect(reasonFor(mutant, purse, [{ ...reason, mutated: '*' }])).toBeNull();
    expect(reasonFor(mutant, purse, [{ ...reason, line: 'another' }])).toBeNull();
  });

  test('is still there to be put in', () => {
    for (const { file, line, original, mutated, reason } of EXPLAINED) {
      const text = readFileSync(join(root, file), 'utf8');
      const known = mutantsOf(file, text).filter((mutant) => reasonFor(mutant, text) === reason);
      expect([line, original, mutated, known.length > 0]).toEqual([line, original, mutated, true]);
    }
  });
});

test('what was found is kept line by line, and a line that was cut off is forgotten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-mutate-'));
  const mutant = faultAt('purse - price', ' + ');
  new Ledger(folder, ['key']).note(mutant, { fate: 'survived' });
  expect(new Ledger(folder, ['key']).fateOf(mutant)).toEqual({ fate: 'survived' });
  expect(new Ledger(folder, ['another key']).fateOf(mutant)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

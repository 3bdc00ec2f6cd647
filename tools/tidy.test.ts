import { describe, expect, test } from 'vitest';
import { copiedRuns, IN_SHAPE } from './copied-runs.ts';
import { untidyIn } from './tidy.ts';
import { tooLarge } from './too-large.ts';

const counted = (from: number, to: number, indent = '') =>
  Array.from({ length: to - from + 1 }, (_, i) => `${indent}step${from + i}();`).join('\n');

const found = (files: Record<string, string>) => copiedRuns(new Map(Object.entries(files)));

describe('what is written twice', () => {
  test('six lines that stand in two files are a pair, whatever their white space', () => {
    expect(found({ 'a.ts': `one();\n${counted(1, 6)}`, 'b.ts': `two();\n\n${counted(1, 6, '    ')}` })).toEqual([
      { file: 'a.ts', from: 2, to: 7, of: 'b.ts', ofFrom: 3 },
    ]);
  });

  test('five are none, and what is imported, commented or punctuation does not make them six', () => {
    const source = `import { a } from './a.ts';\n{\n// so\n${counted(1, 5)}\n}`;
    expect(found({ 'a.ts': source, 'b.ts': source })).toEqual([]);
  });

  test('a pair is told once, by the longest run it shares', () => {
    const twice = `${counted(1, 6)}\nbetween`;
    const files = { 'a.ts': `${twice}A();\n${counted(11, 19)}`, 'b.ts': `${twice}B();\n${counted(11, 19)}` };
    expect(found(files)).toEqual([{ file: 'a.ts', from: 8, to: 16, of: 'b.ts', ofFrom: 8 }]);
  });

  test('a file may repeat itself; what overlaps with itself is no copy', () => {
    expect(found({ 'a.ts': `${counted(1, 6)}\nother();\n${counted(1, 6)}` })).toHaveLength(1);
    expect(found({ 'a.ts': 'again();\n'.repeat(9) })).toEqual([]);
  });
});

describe('what is written again with other names', () => {
  const alike = (files: Record<string, string>) => copiedRuns(new Map(Object.entries(files)), IN_SHAPE);
  const written = (name: string, text: string, number: number) => `
export function ${name}(seat: Seat) {
  const ${name}Of = view.players[seat].${name};
  if (${name}Of < ${number}) return null;
  const words = [${name}Of, '${text}'];
  for (const each of words) told.push(each);
  return told.length > ${number + 1};
}`;

  test('six lines that differ in names, strings and numbers only are a pair; to the letter they are none', () => {
    const files = { 'a.ts': written('cash', 'coins', 3), 'b.ts': `first();\n${written('points', 'say "no"', 20)}` };
    expect(alike(files)).toEqual([{ file: 'a.ts', from: 2, to: 7, of: 'b.ts', ofFrom: 3 }]);
    expect(found(files)).toEqual([]);
  });

  test('what is done counts: another keyword, another operator, another order', () => {
    const one = written('cash', 'coins', 3);
    for (const other of [
      one.replace('for (const', 'for (let'),
      one.replace(' < ', ' > '),
      one.replace('told.push', 'push'),
    ])
      expect(alike({ 'a.ts': one, 'b.ts': other })).toEqual([]);
  });

  test('a table is none, nor what stands in nine places', () => {
    const table = (names: string[]) => names.map((name) => `  ${name}: { price: 3, name: '${name}' },`).join('\n');
    expect(alike({ 'a.ts': table([...'abcdefgh']), 'b.ts': table([...'stuvwxyz']) })).toEqual([]);
    const places = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.ts`, written(`name${i}`, 'x', i)]));
    expect(alike(places(8))).toHaveLength((8 * 7) / 2);
    expect(alike(places(9))).toEqual([]);
  });
});

describe('what is too large', () => {
  const folder = (count: number, name: (i: number) => string) =>
    new Map(Array.from({ length: count }, (_, i) => [name(i), 'x();\n']));

  test('a folder of more than 20 files, tests not counted', () => {
    expect(tooLarge(folder(20, (i) => `a/f${i}.ts`))).toEqual([]);
    expect(tooLarge(folder(21, (i) => `a/f${i}.ts`))).toHaveLength(1);
    expect(tooLarge(folder(21, (i) => `a/f${i}.test.ts`))).toEqual([]);
    expect(tooLarge(folder(21, (i) => `a/${i}/f.ts`))).toEqual([]);
  });

  test('a file of more than 400 lines', () => {
    expect(tooLarge(new Map([['a.css', 'x\n'.repeat(400)]]))).toEqual([]);
    expect(tooLarge(new Map([['a.css', 'x\n'.repeat(401)]]))).toHaveLength(1);
  });
});

describe('what is not tidy', () => {
  const untidy = (files: Record<string, string>, same: number) =>
    untidyIn(new Map(Object.entries(files)), { same, alike: 0 }).wrong;
  const twice = { 'a.css': counted(1, 6), 'b.css': counted(1, 6) };

  test('more pairs than are known, each named', () => {
    expect(untidy(twice, 1)).toEqual([]);
    expect(untidy(twice, 0)).toEqual(['a.css:1-6 ~ b.css:1', expect.stringMatching(/^1 pairs .* 0 are known\./)]);
  });

  test('fewer pairs than are known: the number is to be lowered', () => {
    expect(untidy({ 'a.css': counted(1, 6) }, 1)).toEqual([expect.stringMatching(/0 pairs .* 1 are known: lower/)]);
  });

  test('what is read may repeat itself, and is held to the same size', () => {
    const text = (lines: number) => ({ 'text/en/a.ts': counted(1, lines), 'text/uk/a.ts': counted(1, lines) });
    expect(untidy(text(400), 0)).toEqual([]);
    expect(untidy(text(401), 0)).toHaveLength(2);
  });
});

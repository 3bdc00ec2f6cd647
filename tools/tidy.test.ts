import { describe, expect, test } from 'vitest';
import { copiedRuns } from './copied-runs.ts';
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

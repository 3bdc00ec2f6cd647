import { describe, expect, test } from 'vitest';
import { mutantsOf, withFault } from './operators.ts';

/** Every way to put a fault into a text, as the whole text. */
const faultsIn = (text: string): string[] => mutantsOf('a.ts', text).map((mutant) => withFault(text, mutant));

describe('faults', () => {
  test.each([
    ['a < b;', ['a <= b;', 'a >= b;']],
    ['a >= b;', ['a < b;', 'a > b;']],
    ['a === b;', ['a !== b;']],
    ['x = a + b;', [';', 'x = a - b;']],
    ["x('a' + b);", [';']],
    ['x += 1;', [';', 'x -= 1;', 'x += 0;', 'x += 2;']],
    ['const x = a && b;', ['const x = (a) || (b);']],
    ['const x = a ?? b;', ['const x = (a) && (b);']],
    ['const x = !a;', ['const x = (a);']],
    ['if (a) b;', ['if (!(a)) b;']],
    ['if (a === b) c;', ['if (a !== b) c;']],
    ['const x = a ? b : c;', ['const x = (a) ? (c) : (b);']],
    ['call();', [';']],
    ['await call();', [';']],
    ['const x = 3;', ['const x = 2;', 'const x = 4;']],
    ['const x = 0;', ['const x = 1;']],
    ['const x = true;', ['const x = false;']],
    ['const x = Math.min(a, b);', ['const x = Math.max(a, b);']],
    ['const x = a.some(b);', ['const x = a.every(b);']],
    ['const x = a.filter(b);', ['const x = a;']],
    [
      'const x = a.at(-1);',
      ['const x = a.at((1));', 'const x = a.at(0);', 'const x = a.at(-0);', 'const x = a.at(-2);'],
    ],
    ['const f = () => a.map(b);', ['const f = () => [];']],
    ['const f = () => ({ a });', ['const f = () => undefined;']],
    ['function f() { return [a]; }', ['function f() { return []; }']],
    [
      'for (let i = 0; i < a; i++) {}',
      [
        'for (let i = 1; i < a; i++) {}',
        'for (let i = 0; i <= a; i++) {}',
        'for (let i = 0; i >= a; i++) {}',
        'for (let i = 0; i < a; i--) {}',
      ],
    ],
  ])('%s', (text, faults) => expect(faultsIn(text)).toEqual(faults));

  test('types, imports, names, words and comments are left alone', () => {
    for (const text of [
      "import { a } from 'b';",
      'type A = 1 | 2 | (3 extends 4 ? 5 : 6);',
      'interface A { at: 1; is: true }',
      'const x: 1 = y as 1 satisfies 1 | 2;',
      "const x = 'a < b && c';",
      'const x = `a + b`;',
      'const x = { 1: a, 2: b };',
      '// a < b\n/* x = 1; */',
    ])
      expect([text, faultsIn(text)]).toEqual([text, []]);
  });

  test('what stands within a type assertion is not', () => {
    expect(faultsIn('const x = (a + b) as number;')).toEqual(['const x = (a - b) as number;']);
  });

  test('each says where it is and what it says instead', () => {
    expect(mutantsOf('a.ts', 'const a = b;\nif (a > 1) c();\n')[0]).toEqual({
      file: 'a.ts',
      start: 18,
      end: 21,
      line: 2,
      original: ' > ',
      mutated: ' <= ',
    });
  });
});

import { LANGUAGES } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { importWords } from '../home/words.ts';
import { whatFailed } from './what-failed.ts';

test('where a record stops being true is said in the reader’s language', () => {
  for (const language of LANGUAGES) {
    const words = importWords[language].contradicts;
    expect(whatFailed({ check: 'actions', at: 4 }, true, words)).toBe(words.line(5));
    expect(whatFailed({ check: 'chain', at: 0 }, true, words)).toBe(words.line(1));
    expect(whatFailed({ check: 'chain', at: null }, true, words)).toBe(words.beginning);
    expect(whatFailed({ check: 'dice', at: null }, true, words)).toBe(words.dice);
    expect(whatFailed({ check: 'ending', at: 9 }, true, words)).toBe(words.result);
    expect(whatFailed({ check: 'ending', at: 9 }, false, words)).toBe(words.unfinished);
    expect(whatFailed({ check: 'rules', at: null }, true, words)).toBeNull();
  }
});

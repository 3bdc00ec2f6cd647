import type { Tutorial } from '@parlour/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { BEGINNING, keepProgress, movesUntil, progressOf } from './progress.ts';

const SAID = { en: '', ru: '', uk: '' };
const tutorial = {
  game: 'any',
  seed: '',
  entropy: [],
  names: [],
  goodbye: SAID,
  steps: [
    { say: SAID },
    { say: SAID, expect: ({ type }) => type === 'buy', then: [{ seat: 1, type: 'pass' }] },
    { say: SAID, then: [{ seat: 2, type: 'pass' }] },
    { say: SAID, expect: ({ type }) => type === 'sell' },
  ],
} satisfies Tutorial;

const buy = { type: 'buy', units: 3 };

test('a lesson is taken up where it was left: what was chosen, and what the others did then', () => {
  expect(movesUntil(tutorial, { at: 1, of: 4, choices: [] })).toEqual([]);
  expect(movesUntil(tutorial, { at: 3, of: 4, choices: [buy] })).toEqual([
    { seat: 0, ...buy },
    { seat: 1, type: 'pass' },
    { seat: 2, type: 'pass' },
  ]);
});

test('a lesson that has become another one since is begun anew', () => {
  expect(movesUntil(tutorial, { at: 3, of: 4, choices: [] })).toBeNull();
  expect(movesUntil(tutorial, { at: 3, of: 4, choices: [{ type: 'sell' }] })).toBeNull();
  expect(movesUntil(tutorial, { at: 3, of: 4, choices: [buy, buy] })).toBeNull();
  expect(movesUntil(tutorial, { at: 9, of: 9, choices: [buy] })).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('a lesson begins anew where what was kept of it makes no sense', () => {
  let kept = '{}';
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) });
  keepProgress('any', 1, { at: 3, of: 4, choices: [buy] });
  expect(progressOf('any', 1)).toEqual({ at: 3, of: 4, choices: [buy] });
  for (const damaged of [
    { at: 3, of: 4, choices: [null] },
    { at: -1, of: 4, choices: [] },
    { at: 1, of: 4 },
    7,
    null,
  ]) {
    kept = JSON.stringify({ 'any/1': damaged });
    expect(progressOf('any', 1)).toBe(BEGINNING);
  }
  const looking = {
    ...tutorial,
    steps: [{ say: SAID, expect: ({ way }) => (way as []).length > 0 }],
  } satisfies Tutorial;
  expect(movesUntil(looking, { at: 1, of: 1, choices: [{ type: 'walk' }] })).toBeNull();
});

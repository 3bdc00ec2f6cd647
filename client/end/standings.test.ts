import { expect, test } from 'vitest';
import { standingsOf } from './standings.ts';

const placesOf = (...asked: Parameters<typeof standingsOf>) =>
  standingsOf(...asked).map(({ seat, place, isTied }) => `${seat}: ${place}${isTied ? ' tied' : ''}`);

test('winners come first, then scores; equals share a place and are said to', () => {
  expect(placesOf({ winners: [2], scores: [10, 30, 30, 10] })).toEqual(['2: 1', '1: 2', '0: 3 tied', '3: 3 tied']);
});

test('those who share the victory share the first place, and the next is not the second', () => {
  expect(placesOf({ winners: [0, 1], scores: [9, 9, 4] })).toEqual(['0: 1 tied', '1: 1 tied', '2: 3']);
});

test('where the game gives places, they stand, whatever the scores say', () => {
  expect(placesOf({ winners: [0], scores: [20, 15, 21] }, [1, 2, 3])).toEqual(['0: 1', '1: 2', '2: 3']);
});

test('one seat, and eight', () => {
  expect(placesOf({ winners: [], scores: [0] })).toEqual(['0: 1']);
  expect(placesOf({ winners: [7], scores: [1, 1, 1, 1, 1, 1, 2, 4] }).slice(0, 3)).toEqual([
    '7: 1',
    '6: 2',
    '0: 3 tied',
  ]);
});

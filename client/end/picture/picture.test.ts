import type { Sitter } from '@parlour/kit';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { expect, test } from 'vitest';
import type { Result } from '../result.ts';
import { endText } from '../text/index.ts';
import { type PictureFacts, pictureOf } from './picture.ts';
import { wrapped } from './picture-text.ts';

const width = (words: string, size: number): number => words.length * size * 0.5;
const means = { cover: null, width };
const said = (facts: PictureFacts): string[] => pictureOf(facts, means).words.map(({ words }) => words);

function facts(seats: number, name = 'Ada'): PictureFacts {
  const sitters: Sitter[] = MARKS.slice(0, seats).map(({ colour, symbol }) => ({ name, bot: null, colour, symbol }));
  const rows: Result['rows'] = sitters.map((_, seat) => ({
    seat: seat as 0,
    place: seat + 1,
    isTied: false,
    value: '20 points',
    detail: null,
    name,
    hasWon: seat === 0,
  }));
  return {
    result: { headline: `${name} wins`, decided: 'It ended 20 to 18.', isShared: false, rows },
    course: {
      series: [sitters.map(() => 0), sitters.map((_, seat) => seat)],
      other: null,
      times: [1, 2],
      points: [],
    },
    finale: {
      decided: () => '',
      score: () => ({ value: '', detail: null }),
      measure: { title: 'Points', words: String, of: () => [] },
      time: { title: 'Round', of: () => 1 },
    },
    sitters,
    winners: [0],
    game: { id: 'boom', name: '•Boom', hasCover: false },
    date: '16 November 2026',
    words: endText.en,
  };
}

test.each([1, 2, 4, 5, 8])('a picture of %i seats holds everybody, and the chart has room below them', (seats) => {
  const { svg, words } = pictureOf(facts(seats), means);
  expect(words.filter((line) => line.words === '20 points')).toHaveLength(seats);
  for (const mark of MARKS.slice(0, seats)) expect(svg).toContain(mark.path);
  const lowest = Math.max(...words.filter((line) => line.words === '20 points').map(({ y }) => y));
  const axis = words.find((line) => line.words === 'Round')?.y ?? 0;
  expect(axis - lowest).toBeGreaterThan(450);
  for (const { x, y } of words) expect([x >= 0 && x <= 1080, y >= 0 && y <= 1350]).toEqual([true, true]);
});

test('names are only ever written: nothing of them comes into the drawing', () => {
  const { svg } = pictureOf(facts(2, '<script>"&'), means);
  expect(svg).not.toContain('script');
  expect(said(facts(2, '<script>"&'))).toContain('<script>"& wins');
});

test('an address of data cannot leave its place', () => {
  expect(pictureOf(facts(2), { ...means, cover: 'data:,"/><b>' }).svg).toContain('data:,&quot;/&gt;&lt;b&gt;');
});

test('a long name is cut before it runs into the score', () => {
  const long = 'Bartholomäus Eusebius von und zu Hohenlohe';
  expect(said(facts(8, long)).filter((words) => /^Bartholo.*…$/.test(words))).toHaveLength(8);
});

test('a game without a course is a picture without a chart', () => {
  expect(said({ ...facts(2), course: null })).not.toContain('Round');
  expect(said(facts(2))).toContain('Round');
});

test('lines are as long as there is room, and a number stays with what it counts', () => {
  expect(wrapped('one two three', 100, 20, 400, width)).toEqual(['one two', 'three']);
  expect(wrapped('has 20\u00a0points now', 90, 20, 400, width)).toEqual(['has', '20\u00a0points', 'now']);
});

import type { Sitter } from '@parlour/kit';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { expect, test } from 'vitest';
import type { Result } from '../result.ts';
import { endText } from '../text/index.ts';
import { type PictureFacts, pictureOf } from './picture.ts';
import { wrapped } from './picture-text.ts';

const width = (words: string, size: number): number => words.length * size * 0.5;
const means = { cover: null, font: '', width };

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
      measure: { title: 'Points & more', words: String, of: () => [] },
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
  const svg = pictureOf(facts(seats), means);
  expect(svg.match(/20 points/g)).toHaveLength(seats);
  const top = Number(/<g transform="translate\(0 (\d+)\)">/.exec(svg)?.[1]);
  expect(1350 - top).toBeGreaterThan(450);
  for (const mark of MARKS.slice(0, seats)) expect(svg).toContain(mark.path);
});

test('a name is a name, whatever is written in it', () => {
  const svg = pictureOf(facts(2, '<script>"&'), means);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;&quot;&amp;');
  expect(svg).toContain('Points &amp; more');
});

test('a long name is cut before it runs into the score', () => {
  expect(pictureOf(facts(8, 'Bartholomäus Eusebius von und zu Hohenlohe'), means)).toMatch(/>Bartholo[^<]*…</);
});

test('a game without a course is a picture without a chart', () => {
  expect(pictureOf({ ...facts(2), course: null }, means)).not.toContain('Round');
});

test('lines are as long as there is room, and a number stays with what it counts', () => {
  expect(wrapped('one two three', 100, 20, 400, width)).toEqual(['one two', 'three']);
  expect(wrapped('has 20\u00a0points now', 90, 20, 400, width)).toEqual(['has', '20\u00a0points', 'now']);
});

import type { GameTypes } from '@parlour/kernel';
import type { Finale, Sitter } from '@parlour/kit';
import { markOf } from '@parlour/kit/seats/index.ts';
import type { Course } from '../course.ts';
import type { Result } from '../result.ts';
import type { EndText } from '../text/types.ts';
import { drawnChart } from './picture-chart.ts';
import { type Drawing, escaped, fitted, INK, PAPER, text, type Width, type Words, wrapped } from './picture-text.ts';

/** The result as a picture, upright, as phones show it. */
export const PICTURE = { width: 1080, height: 1350 };

export type PictureFacts = {
  result: Result;
  course: Course | null;
  finale: Finale<GameTypes> | null;
  sitters: readonly Sitter[];
  winners: readonly number[];
  game: { id: string; name: string; hasCover: boolean };
  date: string;
  words: EndText;
};

/** What a picture cannot fetch for itself: the cover, as an address of data; and how wide words are. */
export type Means = { cover: string | null; width: Width };

const HEAD = 420;
const MARGIN = 56;
const FOOT = 84;

/** Shapes as one SVG, and the words that are written over it. */
export function pictureOf(facts: PictureFacts, { cover, width }: Means): { svg: string; words: Words[] } {
  const { result, course, finale, sitters, winners, date } = facts;
  const below = HEAD + 40 + standingsHeight(result);
  const base = PICTURE.height - FOOT;
  const parts: Drawing[] = [
    head(facts, cover, width),
    standings(result, sitters, facts.words, width),
    course === null || finale === null
      ? { shapes: [], words: [] }
      : drawnChart(course, finale, sitters, winners, { top: below + 20, bottom: base - 12 }),
  ];
  const size = `width="${PICTURE.width}" height="${PICTURE.height}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${PICTURE.width} ${PICTURE.height}"><defs>`,
    '<linearGradient id="felt" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#1f4a3a"/><stop offset="1" stop-color="#0c1c16"/></linearGradient>',
    '<clipPath id="box"><rect x="56" y="52" width="237" height="316" rx="14"/></clipPath></defs>',
    `<rect ${size} fill="${PAPER}"/><rect width="${PICTURE.width}" height="${HEAD}" fill="url(#felt)"/>`,
    `<rect y="${HEAD}" width="${PICTURE.width}" height="6" fill="#c79a3c"/>`,
    ...parts.flatMap(({ shapes }) => shapes),
    `<path d="M${MARGIN} ${base}H${PICTURE.width - MARGIN}" stroke="#d8c9a8" stroke-width="2"/></svg>`,
  ].join('');
  const foot = [
    text(date, MARGIN, PICTURE.height - 32, { size: 26, fill: '#5d5240' }),
    text('Parlour', PICTURE.width - MARGIN, PICTURE.height - 32, { size: 30, weight: 700, fill: '#87560a', at: 'end' }),
  ];
  return { svg, words: [...parts.flatMap(({ words }) => words), ...foot] };
}

/** The box of the game, and beside it, in the middle of the band, who won and by what. */
function head({ result, game }: PictureFacts, cover: string | null, width: Width): Drawing {
  const left = cover === null ? MARGIN : 330;
  const room = PICTURE.width - MARGIN - left;
  const size = [64, 54, 46].find((each) => wrapped(result.headline, room, each, 700, width).length <= 2) ?? 40;
  const headline = wrapped(result.headline, room, size, 700, width).slice(0, 3);
  const decided = wrapped(result.decided, room, 30, 400, width).slice(0, 5);
  const tall = 34 + headline.length * size * 1.16 + 22 + decided.length * 40;
  let y = (HEAD - tall) / 2 + 28;
  const words = [text(game.name, left, y, { size: 28, weight: 600, fill: '#e3b657' })];
  for (const line of headline) {
    y += size * 1.16;
    words.push(text(line, left, y, { size, weight: 700, fill: '#fffaf0' }));
  }
  y += 22;
  for (const line of decided) {
    y += 40;
    words.push(text(line, left, y, { size: 30, fill: '#f0e6cd' }));
  }
  const box = 'x="56" y="52" width="237" height="316" preserveAspectRatio="xMidYMid slice" clip-path="url(#box)"';
  return { shapes: cover === null ? [] : [`<image href="${escaped(cover)}" ${box}/>`], words };
}

const ROW = 74;
const columnsOf = ({ rows }: Result): number => (rows.length > 4 ? 2 : 1);
const standingsHeight = (result: Result): number => Math.ceil(result.rows.length / columnsOf(result)) * ROW;

/** One column for up to four, two for more: places run down and then to the right. */
function standings(result: Result, sitters: readonly Sitter[], said: EndText, width: Width): Drawing {
  const columns = columnsOf(result);
  const down = Math.ceil(result.rows.length / columns);
  const room = (PICTURE.width - 2 * MARGIN - (columns - 1) * 24) / columns;
  const size = columns > 1 ? 24 : 28;
  const { shapes, words }: Drawing = { shapes: [], words: [] };
  for (const [n, { seat, place, isTied, name, value, detail, hasWon }] of result.rows.entries()) {
    const mark = markOf(sitters[seat] ?? { colour: '', symbol: '' });
    const x = MARGIN + Math.floor(n / down) * (room + 24);
    const y = HEAD + 36 + (n % down) * ROW;
    const score = columns > 1 ? value : [value, detail].filter((part) => part !== null).join(' · ');
    const [fill, stroke] = hasWon ? ['#f6e2b5', '#c79a3c'] : ['#fffaf0', '#e2d5b8'];
    const rank = isTied ? `${said.place(place)}, ${said.tied}` : said.place(place);
    const isRanked = !result.isShared && result.rows.length > 1;
    const left = room - 76 - width(score, size, 700) - 44;
    shapes.push(
      `<g transform="translate(${x} ${y})"><rect width="${room}" height="${ROW - 10}" rx="14" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`,
      `<circle cx="38" cy="32" r="22" fill="${mark.colour}" stroke="${INK}" stroke-opacity="0.35"/>`,
      `<path d="${mark.path}" fill="${mark.ink}" transform="translate(38 32) scale(1.25) translate(-12 -12)"/></g>`,
    );
    words.push(
      text(fitted(name, left, 28, 600, width), x + 76, y + (isRanked ? 30 : 42), { size: 28, weight: 600 }),
      ...(isRanked ? [text(rank, x + 76, y + 54, { size: 20, fill: '#5d5240' })] : []),
      text(score, x + room - 20, y + 42, { size, weight: 700, at: 'end' }),
    );
  }
  return { shapes, words };
}

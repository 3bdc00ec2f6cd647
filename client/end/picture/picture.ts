import type { GameTypes } from '@parlour/kernel';
import type { Finale, Sitter } from '@parlour/kit';
import { markOf } from '@parlour/kit/seats/index.ts';
import type { Course } from '../course.ts';
import type { Result } from '../result.ts';
import type { EndText } from '../text/types.ts';
import { chartSvg } from './picture-chart.ts';
import { escaped, INK, PAPER, text, type Width, wrapped } from './picture-text.ts';

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

/** What a picture cannot fetch for itself: the cover and the typeface, as addresses of data. */
export type Means = { cover: string | null; font: string; width: Width };

const HEAD = 420;
const MARGIN = 56;
const FOOT = 84;

export function pictureOf(facts: PictureFacts, { cover, font, width }: Means): string {
  const { result, course, finale, sitters, winners, date } = facts;
  const below = HEAD + 40 + standingsHeight(result);
  const chart =
    course === null || finale === null
      ? ''
      : chartSvg(course, finale, sitters, winners, { top: below + 20, bottom: PICTURE.height - FOOT - 12 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">`,
    `<defs><style>${font}text{font-family:"Golos Text Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums}</style>`,
    '<linearGradient id="felt" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#1f4a3a"/><stop offset="1" stop-color="#0c1c16"/></linearGradient>',
    '<clipPath id="box"><rect x="56" y="52" width="237" height="316" rx="14"/></clipPath></defs>',
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<rect width="100%" height="${HEAD}" fill="url(#felt)"/><rect y="${HEAD}" width="100%" height="6" fill="#c79a3c"/>`,
    headSvg(facts, cover, width),
    standingsSvg(result, sitters, facts.words, width),
    chart,
    `<line x1="${MARGIN}" x2="${PICTURE.width - MARGIN}" y1="${PICTURE.height - FOOT}" y2="${PICTURE.height - FOOT}" stroke="#d8c9a8" stroke-width="2"/>`,
    text(date, MARGIN, PICTURE.height - 32, { size: 26, fill: '#5d5240' }),
    text('Parlour', PICTURE.width - MARGIN, PICTURE.height - 32, { size: 30, weight: 700, fill: '#87560a', at: 'end' }),
    '</svg>',
  ].join('');
}

function headSvg({ result, game }: PictureFacts, cover: string | null, width: Width): string {
  const left = cover === null ? MARGIN : 330;
  const room = PICTURE.width - MARGIN - left;
  const size = [64, 54, 46].find((each) => wrapped(result.headline, room, each, 700, width).length <= 2) ?? 40;
  const headline = wrapped(result.headline, room, size, 700, width).slice(0, 3);
  const decided = wrapped(result.decided, room, 30, 400, width).slice(0, 5);
  // The words stand in the middle of the band, beside the box.
  const tall = 34 + headline.length * size * 1.16 + 22 + decided.length * 40;
  let y = (HEAD - tall) / 2 + 28;
  const parts = [text(game.name, left, y, { size: 28, weight: 600, fill: '#e3b657' })];
  for (const line of headline) {
    y += size * 1.16;
    parts.push(text(line, left, y, { size, weight: 700, fill: '#fffaf0' }));
  }
  y += 22;
  for (const line of decided) {
    y += 40;
    parts.push(text(line, left, y, { size: 30, fill: '#f0e6cd' }));
  }
  if (cover !== null)
    parts.push(
      `<image href="${escaped(cover)}" x="56" y="52" width="237" height="316" preserveAspectRatio="xMidYMid slice" clip-path="url(#box)"/>`,
    );
  return parts.join('');
}

const ROW = 74;
const columnsOf = ({ rows }: Result): number => (rows.length > 4 ? 2 : 1);
const standingsHeight = (result: Result): number => Math.ceil(result.rows.length / columnsOf(result)) * ROW;

/** One column for up to four, two for more: places run down and then to the right. */
function standingsSvg(result: Result, sitters: readonly Sitter[], words: EndText, width: Width): string {
  const columns = columnsOf(result);
  const down = Math.ceil(result.rows.length / columns);
  const room = (PICTURE.width - 2 * MARGIN - (columns - 1) * 24) / columns;
  return result.rows
    .map(({ seat, place, isTied, name, value, detail, hasWon }, n) => {
      const sitter = sitters[seat];
      if (sitter === undefined) return '';
      const mark = markOf(sitter);
      const x = MARGIN + Math.floor(n / down) * (room + 24);
      const y = HEAD + 36 + (n % down) * ROW;
      const rank =
        result.isShared || result.rows.length < 2 ? '' : `${words.place(place)}${isTied ? `, ${words.tied}` : ''}`;
      const small = columns > 1;
      const score = small ? value : [value, detail].filter((part) => part !== null).join(' · ');
      const left = room - 90 - width(score, 30, 700) - 40;
      return [
        `<g transform="translate(${x} ${y})">`,
        `<rect width="${room}" height="${ROW - 10}" rx="14" fill="${hasWon ? '#f6e2b5' : '#fffaf0'}" stroke="${hasWon ? '#c79a3c' : '#e2d5b8'}" stroke-width="2"/>`,
        `<circle cx="38" cy="32" r="22" fill="${mark.colour}" stroke="${INK}" stroke-opacity="0.35"/>`,
        `<path d="${mark.path}" fill="${mark.ink}" transform="translate(38 32) scale(1.25) translate(-12 -12)"/>`,
        text(fitted(name, left, width), 76, rank === '' ? 42 : 30, { size: 28, weight: 600 }),
        rank === '' ? '' : text(rank, 76, 54, { size: 20, fill: '#5d5240' }),
        text(score, room - 20, 42, { size: small ? 24 : 28, weight: 700, at: 'end' }),
        '</g>',
      ].join('');
    })
    .join('');
}

/** A name as far as there is room for it. */
function fitted(name: string, room: number, width: Width): string {
  if (width(name, 28, 600) <= room) return name;
  let short = name;
  while (short.length > 1 && width(`${short}…`, 28, 600) > room) short = short.slice(0, -1);
  return `${short}…`;
}

import type { GameTypes } from '@parlour/kernel';
import type { Finale, Sitter } from '@parlour/kit';
import { markOf } from '@parlour/kit/seats/index.ts';
import { plotOf } from '../chart/plot.ts';
import type { Course } from '../course.ts';
import { type Drawing, INK, text } from './picture-text.ts';

const SOFT = '#5d5240';
const MARK = 44;

/** The chart of the picture: the same lines as on the page, in the size of a poster. */
export function drawnChart(
  { series, other, times }: Course,
  { measure, time }: Pick<Finale<GameTypes>, 'measure' | 'time'>,
  sitters: readonly Sitter[],
  winners: readonly number[],
  { top, bottom }: { top: number; bottom: number },
): Drawing {
  const rows = other === null ? series : series.map((row, line) => [...row, other.values[line] ?? 0]);
  const frame = { width: 1080, height: bottom, left: 150, right: 116, top: top + 16, bottom: 78 };
  const plot = plotOf(rows, times, frame, MARK);
  const last = series.at(-1) ?? [];
  const { shapes, words }: Drawing = { shapes: [], words: [] };
  for (const { value, y } of plot.values) {
    const stroke = value === 0 ? '#a8977a' : '#e2d5b8';
    shapes.push(`<path d="M${plot.left} ${y}H${plot.right}" stroke="${stroke}" stroke-width="2"/>`);
    words.push(text(value < 0 ? `−${-value}` : `${value}`, plot.left - 14, y + 8, { size: 24, fill: SOFT, at: 'end' }));
  }
  for (const { time: at, x } of plot.times)
    words.push(text(String(at), x, plot.bottom + 32, { size: 24, fill: SOFT, at: 'center' }));
  const title = { size: 24, weight: 600, fill: SOFT, at: 'center' } as const;
  words.push(text(time.title, (plot.left + plot.right) / 2, plot.bottom + 66, title));
  words.push(text(measure.title, 62, (plot.top + plot.bottom) / 2, { ...title, turned: true }));
  if (other !== null) {
    shapes.push(line(plot.paths.at(-1) ?? '', SOFT, 4, 'stroke-dasharray="14 8"'));
    words.push(text(other.name, plot.left + 12, plot.y(other.values[0] ?? 0) + 32, { size: 22, fill: SOFT }));
  }
  for (const [seat, { colour }] of sitters.entries()) {
    const wide = winners.includes(seat) ? 7 : 5;
    const path = plot.paths[seat] ?? '';
    shapes.push(line(path, INK, wide + 2.5, 'stroke-opacity="0.4"'), line(path, colour, wide));
  }
  for (const [seat, sitter] of sitters.entries()) {
    const { colour, ink, path } = markOf(sitter);
    const end = plot.ends[seat] ?? 0;
    shapes.push(
      line(`M${plot.right} ${plot.y(last[seat] ?? 0)}L${plot.right + 30} ${end}`, colour, 3),
      `<g transform="translate(${plot.right + 48} ${end})"><circle r="20" fill="${colour}" stroke="${INK}" stroke-opacity="0.35"/>`,
      `<path d="${path}" fill="${ink}" transform="scale(1.15) translate(-12 -12)"/></g>`,
    );
  }
  return { shapes, words };
}

const line = (path: string, stroke: string, wide: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linejoin="round" ${more}/>`;

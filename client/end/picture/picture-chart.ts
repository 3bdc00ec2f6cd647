import type { GameTypes } from '@parlour/kernel';
import type { Finale, Sitter } from '@parlour/kit';
import { markOf } from '@parlour/kit/seats/index.ts';
import { plotOf } from '../chart/plot.ts';
import type { Course } from '../course.ts';
import { INK, text } from './picture-text.ts';

const SOFT = '#5d5240';
const MARK = 44;

/** The chart of the picture: the same lines as on the page, in the size of a poster. */
export function chartSvg(
  { series, other, times }: Course,
  { measure, time }: Pick<Finale<GameTypes>, 'measure' | 'time'>,
  sitters: readonly Sitter[],
  winners: readonly number[],
  { top, bottom }: { top: number; bottom: number },
): string {
  const rows = other === null ? series : series.map((row, line) => [...row, other.values[line] ?? 0]);
  const frame = { width: 1080, height: bottom - top, left: 150, right: 116, top: 16, bottom: 78 };
  const plot = plotOf(rows, times, frame, MARK);
  const last = series.at(-1) ?? [];
  const parts = [`<g transform="translate(0 ${top})">`];
  for (const { value, y } of plot.values)
    parts.push(
      `<line x1="${plot.left}" x2="${plot.right}" y1="${y}" y2="${y}" stroke="${value === 0 ? '#a8977a' : '#e2d5b8'}" stroke-width="2"/>`,
      text(value < 0 ? `−${-value}` : String(value), plot.left - 14, y + 8, { size: 24, fill: SOFT, at: 'end' }),
    );
  for (const { time: at, x } of plot.times)
    parts.push(text(String(at), x, plot.bottom + 32, { size: 24, fill: SOFT, at: 'middle' }));
  parts.push(
    text(time.title, (plot.left + plot.right) / 2, plot.bottom + 66, {
      size: 24,
      weight: 600,
      fill: SOFT,
      at: 'middle',
    }),
    text(measure.title, 62, (plot.top + plot.bottom) / 2, {
      size: 24,
      weight: 600,
      fill: SOFT,
      at: 'middle',
      turned: true,
    }),
  );
  if (other !== null)
    parts.push(
      `<path d="${plot.paths.at(-1)}" fill="none" stroke="${SOFT}" stroke-width="4" stroke-dasharray="14 8"/>`,
      text(other.name, plot.left + 12, plot.y(other.values[0] ?? 0) - 12, { size: 22, fill: SOFT }),
    );
  for (const [seat, { colour }] of sitters.entries()) {
    const wide = winners.includes(seat) ? 7 : 5;
    parts.push(
      `<path d="${plot.paths[seat]}" fill="none" stroke="${INK}" stroke-opacity="0.4" stroke-width="${wide + 2.5}" stroke-linejoin="round"/>`,
      `<path d="${plot.paths[seat]}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"/>`,
    );
  }
  for (const [seat, sitter] of sitters.entries()) {
    const mark = markOf(sitter);
    parts.push(
      `<path d="M${plot.right} ${plot.y(last[seat] ?? 0)}L${plot.right + 30} ${plot.ends[seat]}" stroke="${mark.colour}" stroke-width="3"/>`,
      `<g transform="translate(${plot.right + 48} ${plot.ends[seat]})"><circle r="20" fill="${mark.colour}" stroke="${INK}" stroke-opacity="0.35"/>`,
      `<path d="${mark.path}" fill="${mark.ink}" transform="scale(1.15) translate(-12 -12)"/></g>`,
    );
  }
  return `${parts.join('')}</g>`;
}

import type { GameTypes } from '@parlour/kernel';
import type { Finale, Sitter } from '@parlour/kit';
import { markOf, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Course } from '../course.ts';
import { useEndWords } from '../use-end-words.ts';
import css from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { apart, plotOf } from './plot.ts';
import { useWidth } from './use-width.ts';

const MARK = 20;
const POINT = 19;

type Props = {
  course: Course;
  finale: Pick<Finale<GameTypes>, 'measure' | 'time'>;
  sitters: readonly Sitter[];
  /** Who has won: their lines are the strongest. */
  winners: readonly number[];
};

/** What everybody had, round by round: a line a seat with its colour and its symbol, and the turning points by their numbers. */
export function Chart({ course, finale: { measure, time }, sitters, winners }: Props) {
  const words = useEndWords();
  const [box, width] = useWidth<HTMLDivElement>();
  const { series, other, times, points } = course;
  const rows = other === null ? series : series.map((row, line) => [...row, other.values[line] ?? 0]);
  const height = Math.round(Math.min(340, Math.max(220, width * 0.5)));
  const widest = Math.max(...rows.flat().map((value) => String(value).length));
  const frame = { width, height, left: 18 + 8 * widest + 8, right: MARK + 16, top: 14, bottom: 42 };
  const plot = plotOf(rows, times, frame, MARK);
  const told = apart(
    points.map(({ line }) => plot.x(line)),
    POINT,
    plot.left,
    plot.right,
  );
  const seated = sitters.map((sitter, seat) => ({ sitter, seat }));
  const last = series.at(-1) ?? [];
  const ended = sitters.map(({ name }, seat) => `${name} ${measure.words(last[seat] ?? 0)}`).join(', ');
  return (
    <figure className={css['figure']}>
      <div ref={box} className={css['box']}>
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={words.chartSays(measure.title, ended)}>
            {plot.values.map(({ value, y }) => (
              <g key={value}>
                <line x1={plot.left} x2={plot.right} y1={y} y2={y} className={css['grid']} data-zero={value === 0} />
                <text x={plot.left - 8} y={y + 4} textAnchor="end" className={css['tick']}>
                  {value < 0 ? `−${-value}` : value}
                </text>
              </g>
            ))}
            {plot.times.map(({ time: at, x }) => (
              <g key={at}>
                <line x1={x} x2={x} y1={plot.bottom} y2={plot.bottom + 5} className={css['axis']} />
                <text x={x} y={plot.bottom + 19} textAnchor="middle" className={css['tick']}>
                  {at}
                </text>
              </g>
            ))}
            <text x={(plot.left + plot.right) / 2} y={height - 5} textAnchor="middle" className={css['title']}>
              {time.title}
            </text>
            <text
              transform={`translate(13 ${(plot.top + plot.bottom) / 2}) rotate(-90)`}
              textAnchor="middle"
              className={css['title']}
            >
              {measure.title}
            </text>
            {other !== null && <path d={plot.paths.at(-1)} className={css['other']} />}
            {seated.map(({ sitter, seat }) => (
              <g key={seat} data-part="course" data-won={winners.includes(seat)}>
                <path d={plot.paths[seat]} className={css['casing']} />
                <path d={plot.paths[seat]} className={css['line']} stroke={sitter.colour} />
              </g>
            ))}
            {seated.map(({ sitter, seat }) => {
              const mark = markOf(sitter);
              return (
                <g key={seat} transform={`translate(${plot.right + MARK / 2 + 14} ${plot.ends[seat]})`}>
                  <line
                    x1={-MARK / 2 - 14}
                    y1={plot.y(last[seat] ?? 0) - (plot.ends[seat] ?? 0)}
                    x2={-MARK / 2}
                    y2="0"
                    stroke={mark.colour}
                    className={css['lead']}
                  />
                  <circle r={MARK / 2 - 1} fill={mark.colour} className={css['end']} />
                  <path d={mark.path} fill={mark.ink} transform="scale(0.5) translate(-12 -12)" />
                </g>
              );
            })}
            {points.map(({ line, seat }, n) => {
              const aside = (told[n] ?? 0) - plot.x(line);
              return (
                <g key={line} transform={`translate(${plot.x(line)} ${plot.y(series[line]?.[seat] ?? 0)})`}>
                  <line x2={aside} className={css['axis']} />
                  <circle cx={aside} r="9" className={css['point']} stroke={sitters[seat]?.colour} />
                  <text x={aside} y="4" textAnchor="middle" className={css['number']}>
                    {n + 1}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </div>
      <figcaption className={css['legend']}>
        {seated.map(({ sitter, seat }) => (
          <span key={seat}>
            <SeatMark sitter={sitter} size={18} />
            {sitter.name}
          </span>
        ))}
        {other !== null && (
          <span>
            <i className={css['dash']} />
            {other.name}
          </span>
        )}
      </figcaption>
      <ChartTable course={course} measure={measure} time={time.title} sitters={sitters} />
    </figure>
  );
}

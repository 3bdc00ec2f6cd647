import type { Sitter } from '@parlour/kit';
import { markOf } from '@parlour/kit/seats/index.ts';
import { useWords } from '../shell/words.tsx';
import styles from './end.module.css';
import type { KeyMoment, Series } from './series.ts';

/** On a phone the same letters take a larger part of the picture. */
const WIDE = { width: 640, height: 220 };
const NARROW = { width: 340, height: 200 };
const LEFT = 36;
const BOTTOM = 20;

/** Scores over time: a line a seat, each with its symbol at the end, so that colour is not needed to tell them apart. */
export function Chart({
  series,
  sitters,
  moments,
}: {
  series: Series;
  sitters: readonly Sitter[];
  moments: readonly KeyMoment[];
}) {
  const words = useWords();
  const { width, height } = matchMedia('(max-width: 760px)').matches ? NARROW : WIDE;
  const all = series.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (line: number) => LEFT + (line / Math.max(1, series.length - 1)) * (width - LEFT - 24);
  const y = (value: number) => 8 + (1 - (value - low) / (high - low)) * (height - BOTTOM - 12);
  const ticks = ticksBetween(low, high);
  const last = series.at(-1) ?? [];
  return (
    <figure className={styles['figure']}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} role="img" aria-label={words.end.chart}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width - 20} y1={y(tick)} y2={y(tick)} className={styles['grid']} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" className={styles['tick']}>
              {tick}
            </text>
          </g>
        ))}
        {[...new Set(moments.map(({ line }) => line))].map((line) => (
          <line key={line} x1={x(line)} x2={x(line)} y1={8} y2={height - BOTTOM} className={styles['moment']} />
        ))}
        {sitters.map((sitter, seat) => (
          <path
            key={sitter.name}
            d={`M${series.map((row, line) => `${x(line).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join('L')}`}
            className={styles['line']}
            stroke={sitter.colour}
          />
        ))}
        {sitters.map((sitter, seat) => {
          const mark = markOf(sitter);
          return (
            <g key={sitter.name} transform={`translate(${x(series.length - 1)} ${y(last[seat] ?? 0)})`}>
              <circle r="9" fill={mark.colour} stroke="var(--paper-raised)" strokeWidth="2" />
              <path d={mark.path} fill={mark.ink} transform="scale(0.5) translate(-12 -12)" />
            </g>
          );
        })}
      </svg>
      <details className={styles['asTable']}>
        <summary>{words.end.chartTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.end.moment}</th>
              {sitters.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampled(series).map(({ line, row }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {sitters.map(({ name }, seat) => (
                  <td key={name}>{row[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Every so many lines and the last one: enough to read the chart as numbers. */
function sampled(series: Series): { line: number; row: number[] }[] {
  const step = Math.max(1, Math.ceil(series.length / 16));
  return series
    .map((row, line) => ({ line, row }))
    .filter(({ line }) => line % step === 0 || line === series.length - 1);
}

/** Round numbers along the axis: about four of them. */
function ticksBetween(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((by) => by * unit >= rough) ?? 10) * unit);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}

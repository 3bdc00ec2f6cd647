import type { GameTypes } from '@parlour/kernel';
import type { Measure, Sitter } from '@parlour/kit';
import type { Course } from '../course.ts';
import { useEndWords } from '../use-end-words.ts';
import css from './chart.module.css';

const MOST_ROWS = 16;

type Props = { course: Course; measure: Measure<GameTypes>; time: string; sitters: readonly Sitter[] };

/** The chart in numbers: what everybody had at the end of each round, or of every so many. */
export function ChartTable({ course: { series, other, times }, measure, time, sitters }: Props) {
  const words = useEndWords();
  const seated = sitters.map(({ name }, seat) => ({ name, seat }));
  const ends = times.flatMap((at, line) => (at !== times[line + 1] ? [{ at, line }] : []));
  const step = Math.ceil(ends.length / MOST_ROWS);
  const shown = ends.filter((_, n) => (ends.length - 1 - n) % step === 0);
  return (
    <details className={css['asTable']}>
      <summary>{words.chartTable}</summary>
      <div className={css['scrolls']} data-scrolls="sideways">
        <table>
          <caption>{measure.title}</caption>
          <thead>
            <tr>
              <th scope="col">{time}</th>
              {seated.map(({ name, seat }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
              {other !== null && <th scope="col">{other.name}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, line }) => (
              <tr key={line}>
                <th scope="row">{at}</th>
                {seated.map(({ seat }) => (
                  <td key={seat}>{series[line]?.[seat]}</td>
                ))}
                {other !== null && <td>{other.values[line]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

import { classes } from '@parlour/kit/classes.ts';
import { TRACK_BURN } from '../../../content/table.ts';
import { useTable } from '../context.ts';
import css from './gauge.module.css';

const c = classes(css);
const STEPS = [6, 5, 4, 3, 2, 1] as const;
/** From cool to feverish. */
const HEAT = ['#1747ff', '#4a3df5', '#8a2be2', '#c2189b', '#e01050', '#f2001e'];
const WIDTH = 33;
const HEIGHT = 96;
const topOf = (limit: number): number => 14 + (6 - limit) * 13;

/** The IPO Limit as a falling chart: the lower it gets, the more feverish. */
export function LimitChart() {
  const { view, facts, label } = useTable();
  const { limit } = view;
  const line = `M0 ${topOf(6) - 7}${STEPS.slice(0, 7 - limit)
    .map(
      (step, i) =>
        `H${(i + 1) * WIDTH - (i === 6 - limit ? WIDTH / 2 : 0)}${i < 6 - limit ? `V${topOf(step - 1) - 7}` : ''}`,
    )
    .join('')}`;
  return (
    <section className={c('gauge', 'limit')} data-place="limit" aria-label={label.limit.title}>
      <h3>{label.limit.title}</h3>
      <div className={c('plot')}>
        <svg className={c('chart')} viewBox={`0 0 198 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {STEPS.map((step, i) => {
            const state = step > limit ? 'past' : step === limit ? 'current' : step === limit - 1 ? 'coming' : 'later';
            const top = topOf(step);
            return (
              <g key={step} style={{ '--heat': HEAT[i] } as React.CSSProperties}>
                <rect
                  className={c('step', state)}
                  x={i * WIDTH + 1}
                  y={top}
                  width={WIDTH - 2}
                  height={94 - top}
                  rx="1.5"
                />
              </g>
            );
          })}
          <path className={c('fever')} d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <i
          className={c('counter')}
          style={{ left: `${((6 - limit + 0.5) / 6) * 100}%`, top: `${((topOf(limit) - 7) / HEIGHT) * 100}%` }}
        />
      </div>
      <div className={c('scale')} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={c(step === limit && 'scaleNow')}>
            {step}
            <small>{label.signed(TRACK_BURN[step])}</small>
          </span>
        ))}
      </div>
      <p className={c('now')}>{label.limit.now(limit, facts.trackBurn)}</p>
      <p className={c('next')}>
        {facts.nextTrackBurn === null ? label.limit.last : label.limit.next(limit - 1, facts.nextTrackBurn)}
      </p>
    </section>
  );
}

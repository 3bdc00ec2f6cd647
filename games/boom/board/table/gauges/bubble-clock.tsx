import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../context.ts';
import css from './gauge.module.css';

const c = classes(css);

/** The bubble grows with every game round, and blushes as soon as it may burst. */
export function BubbleClock() {
  const { view, facts, label } = useTable();
  const size = 13 + Math.min(view.round, 10) * 1.5;
  const danger = facts.crashOneIn === null ? 0 : 1 / facts.crashOneIn;
  return (
    <section className={c('gauge', 'clock')} data-place="clock" aria-label={label.clock.label}>
      <svg className={c('bubble')} viewBox="0 0 60 60" aria-hidden="true">
        <circle
          cx="30"
          cy="30"
          r={size}
          fill="var(--bm-blue-fill)"
          fillOpacity=".18"
          stroke="var(--bm-blue)"
          strokeWidth="1.5"
        />
        <circle cx="30" cy="30" r={size} fill="#ff0033" fillOpacity={danger * 0.7} />
        <path
          d={`M${30 - size * 0.6} ${30 - size * 0.3}q${size * 0.2}-${size * 0.45} ${size * 0.6}-${size * 0.5}`}
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <text x="30" y="36" className={c('bubbleText')}>
          {view.round}
        </text>
      </svg>
      <div>
        <h3>{label.clock.round(view.round)}</h3>
        {facts.crashOneIn === null ? (
          <p>{view.outcome === null ? label.clock.safe : label.clock.burst}</p>
        ) : (
          <p>
            {label.clock.soon} <span className={c('odds')}>{label.clock.oneIn(facts.crashOneIn)}</span>
          </p>
        )}
      </div>
    </section>
  );
}

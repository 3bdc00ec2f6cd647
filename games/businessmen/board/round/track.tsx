import { classes } from '@parlour/kit/classes.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { memo } from 'react';
import { useTable } from '../table/context.ts';
import css from './round.module.css';

const c = classes(css);
/** Beyond the finish the road goes on for so many points; whoever has more waits at its end. */
const BEYOND = 3;
/** Room for the vans that wait at the start. */
const MARGIN = 8;

/** The road to the finish: a van a player, a milestone a point. */
export function Track() {
  const { view, facts, sitters, label } = useTable();
  const { target } = facts;
  const last = target + BEYOND;
  const step = (500 - MARGIN) / (last + 1);
  const milestone = (points: number) => MARGIN + step * (Math.min(points, last) + 0.5);
  const standing = view.seats.map((seat) => ({ seat, points: view.players[seat].points }));
  return (
    <section className={c('track')} aria-label={label.track.title} data-place="track">
      <svg viewBox="0 0 500 44" preserveAspectRatio="none" className={c('road')} aria-hidden="true">
        <Road target={target} last={last} step={step} />
      </svg>
      {Array.from({ length: last + 1 }, (_, point) => point).map((point) => (
        <span
          key={point}
          className={c('figure', point % 5 === 0 && 'fifth', point === target && 'goal')}
          style={{ '--at': milestone(point) / 500 } as React.CSSProperties}
          aria-hidden="true"
        >
          {point}
        </span>
      ))}
      {standing.map(({ seat, points }) => {
        const sitter = sitters[seat];
        if (sitter === undefined) return null;
        const level = standing.filter((other) => other.points === points);
        const at = placeAmong(
          level.length,
          level.findIndex((other) => other.seat === seat),
        );
        const mark = markOf(sitter);
        return (
          <span
            key={seat}
            className={c('van', facts.seats[seat].mayFinish && 'near')}
            data-place={`points-${seat}`}
            title={`${label.track.of(sitter.name, points, target)}${facts.seats[seat].mayFinish ? `, ${label.finish.mark}` : ''}`}
            style={
              { '--at': milestone(points) / 500, '--x': at.x, '--y': at.y, '--size': at.size } as React.CSSProperties
            }
          >
            <svg viewBox="0 0 34 24" aria-hidden="true">
              <path d="M2 4h19v14H2Z" fill={mark.colour} stroke="#2a1a08" strokeWidth="1.6" />
              <path
                d="M21 8h6l5 5v5H21Z"
                fill={mark.colour}
                stroke="#2a1a08"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
              <path d="M23.500 10h3l2.800 3h-5.800Z" fill="#e8f7ff" />
              <circle cx="8" cy="19" r="3.200" fill="#2a1a08" />
              <circle cx="26" cy="19" r="3.200" fill="#2a1a08" />
              <g transform="translate(11.500 10.800) scale(.46) translate(-12 -12)">
                <path d={mark.path} fill={mark.ink} />
              </g>
            </svg>
            {facts.seats[seat].mayFinish && <i className={c('flag')}>⚑</i>}
            {level.length === 1 && <b className={c('score')}>{points}</b>}
            <Unseen>
              {label.track.of(sitter.name, points, target)}
              {facts.seats[seat].mayFinish && `, ${label.finish.mark}`}
            </Unseen>
          </span>
        );
      })}
    </section>
  );
}

/** Vans at the same milestone make room for one another: how far from its middle, in vans, and how large each is. */
function placeAmong(count: number, index: number): { x: number; y: number; size: number } {
  const row = index % 2 === 0 ? 1 : -1;
  if (count === 1) return { x: 0, y: 0, size: 1 };
  if (count === 2) return { x: 0, y: 0.38 * row, size: 0.76 };
  return { x: index < 2 ? 0.33 : -0.33, y: 0.34 * row, size: 0.64 };
}

/** The road itself never changes during a game. */
const Road = memo(({ target, last, step }: { target: number; last: number; step: number }) => (
  <>
    <rect y="13" width="500" height="31" className={c('tar')} />
    <path d="M0 14.500h500M0 42.500h500" className={c('kerb')} />
    {Array.from({ length: last + 1 }, (_, point) => point).map((point) => (
      <path key={point} d={`M${MARGIN + step * (point + 0.5)} 36v5`} className={c('stone')} />
    ))}
    <g transform={`translate(${MARGIN + step * (target + 1) - 3} 14)`}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <g key={row}>
          <rect x={row % 2 === 0 ? 0 : 3} y={row * 4.7} width="3" height="4.700" fill="#fff" />
          <rect x={row % 2 === 0 ? 3 : 0} y={row * 4.7} width="3" height="4.700" fill="#1b1b1b" />
        </g>
      ))}
    </g>
  </>
));

import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { memo } from 'react';
import type { Cell } from '../../content/board.ts';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type { Course, Threat } from '../../types.ts';
import { centre, hexOf, LAYOUT } from './cells.ts';

/** An arrow from cell to cell, its head just between the two: there it is seen, and hides nobody's badges. */
function arrowOf(from: Cell, to: Cell): { line: string; tip: string } {
  const [a, b] = [centre(from), centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside = 0) =>
    `${(a.x + ux * along - uy * aside).toFixed(1)} ${(a.y + uy * along + ux * aside).toFixed(1)}`;
  const end = length * 0.5;
  return {
    line: `M${at(length * 0.36)}L${at(end - 10)}`,
    tip: `M${at(end + 13)}L${at(end - 13, 18)}L${at(end - 13, -18)}Z`,
  };
}

/** Where each foe will be next round, and whom it will strike: only what the rules settle already. */
export const Threats = memo(function Threats(props: {
  threats: Partial<Record<MonsterId, Threat>>;
  heroes: readonly (Cell | null)[];
  manticore: { from: Cell; to: Cell; isAttack: boolean } | null;
}) {
  const arrows = MONSTER_IDS.flatMap((monster) => {
    const threat = props.threats[monster];
    const from = threat?.path[0];
    const to = threat?.to ?? (threat?.target == null ? null : props.heroes[threat.target]) ?? null;
    if (threat === undefined || from === undefined || to === null || to === from) return [];
    return [{ key: monster as string, from, to, isAttack: threat.does === 'attacks' }];
  });
  if (props.manticore !== null) arrows.push({ key: 'manticore', ...props.manticore });
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {arrows.map(({ key, from, to, isAttack }) => {
        const { line, tip } = arrowOf(from, to);
        const colour = isAttack ? '#ff3b2a' : key === 'manticore' ? '#ffb52e' : '#ffe2a8';
        return (
          <g key={key}>
            <path d={line} fill="none" stroke="#1a0d06" strokeWidth="17" />
            <path d={tip} fill="#1a0d06" stroke="#1a0d06" strokeWidth="8" />
            <path d={line} fill="none" stroke={colour} strokeWidth="9" />
            <path d={tip} fill={colour} />
          </g>
        );
      })}
    </g>
  );
});

/** "Why did it go there?": its goal, its way, and the cells that were as good and lost. */
export function CourseLayer({ course }: { course: Course }) {
  const line = course.path
    .map(centre)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {course.goal.map((cell) => (
        <path key={cell} d={hexPath(hexOf(cell), LAYOUT, 4)} stroke="#ff5a2a" strokeWidth="7" strokeDasharray="16 10" />
      ))}
      <path d={line} stroke="#1a0d06" strokeWidth="14" opacity=".75" />
      <path d={line} stroke="#ff9a3c" strokeWidth="7" strokeDasharray="2 14" />
      {course.passedOver.map(({ cell }) => {
        const { x, y } = centre(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <path d="M-16-16 16 16M16-16-16 16" stroke="#1a0d06" strokeWidth="13" />
            <path d="M-16-16 16 16M16-16-16 16" stroke="#fff3dc" strokeWidth="6" />
          </g>
        );
      })}
    </g>
  );
}

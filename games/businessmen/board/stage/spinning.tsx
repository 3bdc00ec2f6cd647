import { classes } from '@parlour/kit/classes.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { WheelFace, type WheelKind } from '../side/wheel-face.tsx';
import css from './stage.module.css';

const c = classes(css);
const TURNS = 4 * 360;

/** A great wheel that spins and stops where the dice have already decided. */
export function Spinning({ kind, to, ms, pace }: { kind: WheelKind; to: number; ms: number; pace: number }) {
  const style = {
    '--from': `${to % 360}deg`,
    '--to': `${to + TURNS}deg`,
    '--ms': `${ms * paceOf(pace)}ms`,
  } as React.CSSProperties;
  return (
    <div className={c('wheel')}>
      <svg viewBox="-106 -118 212 224" aria-hidden="true">
        <g className={c('disc')} style={style}>
          <WheelFace kind={kind} />
        </g>
        <path d="m-13-117h26L0-88Z" fill="#d6421f" stroke="#3a1205" strokeWidth="2.500" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

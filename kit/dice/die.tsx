import { classes } from '../classes.ts';
import css from './die.module.css';

const c = classes(css);
/** Where the pips of each face lie on a grid of three by three. */
const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};
/** The turn of the cube that brings each face to the front. */
const TURNS: Record<number, string> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(0deg) rotateY(180deg)',
};

/** A die that tumbles until `isRolling` ends and then shows its face. */
export function Die({ face, isRolling }: { face: number; isRolling: boolean }) {
  return (
    <span className={c('scene')} aria-hidden="true">
      <span className={c('cube', isRolling && 'rolling')} style={isRolling ? {} : { transform: TURNS[face] }}>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <svg key={n} className={c('face', `face${n}`)} viewBox="0 0 60 60" aria-hidden="true">
            <rect x="1" y="1" width="58" height="58" rx="9" className={c('side')} />
            {PIPS[n]?.map(([x, y]) => (
              <circle key={`${x}${y}`} cx={15 + 15 * x} cy={15 + 15 * y} r="5.4" className={c('pip')} />
            ))}
          </svg>
        ))}
      </span>
    </span>
  );
}

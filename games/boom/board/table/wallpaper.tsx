import { classes } from '@parlour/kit/classes.ts';
import { useTable } from './context.ts';
import css from './desk.module.css';

const c = classes(css);
/** Small bubbles around the great one: place and size in parts of the picture. */
const BUBBLES = [
  [70, 300, 26],
  [150, 70, 40],
  [250, 330, 16],
  [520, 60, 20],
  [560, 310, 44],
] as const;

/** The wallpaper of the desk: a bubble that has grown with every game round. */
export function Wallpaper() {
  const { view, text } = useTable();
  return (
    <svg className={c('wallpaper')} viewBox="0 0 640 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="boom-bubble" cx="35%" cy="30%" r="75%">
          <stop offset="0" stopColor="#fff" stopOpacity=".55" />
          <stop offset=".55" stopColor="#6f8cff" stopOpacity=".12" />
          <stop offset=".9" stopColor="#ff4fae" stopOpacity=".2" />
          <stop offset="1" stopColor="#1747ff" stopOpacity=".4" />
        </radialGradient>
      </defs>
      {BUBBLES.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="url(#boom-bubble)" opacity=".6" />
      ))}
      <circle cx="400" cy="205" r={88 + 9 * Math.min(view.round, 10)} fill="url(#boom-bubble)" />
      <text x="400" y="226" className={c('wordmark')}>
        {text.name}
      </text>
    </svg>
  );
}

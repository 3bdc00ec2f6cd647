import { grain } from './cells.ts';

type Tree = { x: number; y: number; size: number; is: 'fir' | 'oak' | 'dead' };

/** Hand-inked woods in six drawn variants, and three of burnt ones. Every forest cell shows one of them, mirrored or not. */
export const WOODS = 6;
export const BURNT = 3;

function grown(seed: number, isBurnt: boolean): Tree[] {
  const dice = grain(seed + 3);
  const trees: Tree[] = [];
  for (let tries = 0; tries < 200 && trees.length < (isBurnt ? 5 : 10); tries++) {
    const [angle, reach] = [dice() * 2 * Math.PI, Math.sqrt(dice()) * 42];
    const at = { x: reach * Math.cos(angle) * 1.05, y: reach * Math.sin(angle) * 0.86 + 6 };
    if (trees.some((tree) => Math.hypot(tree.x - at.x, (tree.y - at.y) * 1.2) < 19)) continue;
    const is = isBurnt ? 'dead' : seed % 3 === 0 && dice() < 0.6 ? 'oak' : dice() < 0.75 ? 'fir' : 'oak';
    trees.push({ ...at, size: 0.8 + dice() * 0.45, is });
  }
  return trees.sort((a, b) => a.y - b.y);
}

const at = ({ x, y, size }: Tree) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`;

const Inked = ({ d, fill, join }: { d: string; fill: string; join?: 'round' }) => (
  <path d={d} fill={fill} stroke="var(--mc-ink)" strokeWidth="1.3" strokeLinejoin={join} />
);

function TreeShape(tree: Tree) {
  if (tree.is === 'dead')
    return (
      <g transform={at(tree)}>
        <ellipse cx="3" cy="11" rx="8" ry="2.5" fill="var(--mc-shade)" />
        <path
          d="M-1.5 11 -1 0-7-7M-1 2 6-8M-1-2-2-14M2-3.5 8-2M1.5 11 1 0"
          fill="none"
          stroke="var(--mc-char)"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </g>
    );
  if (tree.is === 'oak')
    return (
      <g transform={at(tree)}>
        <ellipse cx="4" cy="11" rx="11" ry="3.4" fill="var(--mc-shade)" />
        <path d="M-1.6 12V3h3.2v9Z" fill="var(--mc-trunk)" />
        <Inked d="M-10 2q-3-7 3-10q1-7 7-7t7 6q6 2 4 8q0 5-6 5h-10q-4 0-5-2Z" fill="var(--mc-leaf)" />
        <path d="M1 4q7 0 7-4q3-4-1-7q0 7-6 11Z" fill="var(--mc-leaf-deep)" />
        <path d="M-6-3q2-5 6-6" fill="none" stroke="var(--mc-leaf-high)" strokeWidth="2" strokeLinecap="round" />
      </g>
    );
  return (
    <g transform={at(tree)}>
      <ellipse cx="4" cy="11.5" rx="9" ry="3" fill="var(--mc-shade)" />
      <path d="M-1.4 13V8h2.8v5Z" fill="var(--mc-trunk)" />
      <Inked d="M0-19 5-9 3-9 8-1 5.4-1 10 9H-10L-5.4-1-8-1-3-9-5-9Z" fill="var(--mc-fir)" join="round" />
      <path d="M0-19 5-9 3-9 8-1 5.4-1 10 9H1Z" fill="var(--mc-fir-deep)" />
      <path d="M-3-5 -1.5-9M-5 4-3 0" stroke="var(--mc-fir-high)" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  );
}

/** The drawn variants, to be used by name. */
export function Woods() {
  return (
    <defs>
      {Array.from({ length: WOODS + BURNT }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variant is known by its number
        <g key={i} id={`mc-wood-${i}`}>
          {grown(i, i >= WOODS).map((tree) => (
            <TreeShape key={`${tree.x} ${tree.y}`} {...tree} />
          ))}
        </g>
      ))}
    </defs>
  );
}

/** Little works in parallel projection. A unit of the ground is a unit of the map; z goes up. */
type Tone = { top: string; left: string; right: string };

const COS = 0.866;
const at = (x: number, y: number, z: number): string =>
  `${((x - y) * COS).toFixed(1)} ${((x + y) * 0.5 - z).toFixed(1)}`;
const face = (...points: [number, number, number][]): string => `M${points.map((point) => at(...point)).join('L')}Z`;

/** A box on the ground: `x`, `y` its back corner, then how wide, how deep, how high. */
export function Block({
  x,
  y,
  z = 0,
  w,
  d,
  h,
  tone,
}: {
  x: number;
  y: number;
  z?: number;
  w: number;
  d: number;
  h: number;
  tone: Tone;
}) {
  const [x2, y2, z2] = [x + w, y + d, z + h];
  return (
    <>
      <path d={face([x, y2, z], [x, y2, z2], [x2, y2, z2], [x2, y2, z])} fill={tone.left} />
      <path d={face([x2, y, z], [x2, y, z2], [x2, y2, z2], [x2, y2, z])} fill={tone.right} />
      <path d={face([x, y, z2], [x2, y, z2], [x2, y2, z2], [x, y2, z2])} fill={tone.top} />
    </>
  );
}

/** A round body standing on the ground around (x, y); narrower or wider at its top. */
export function Drum({
  x,
  y,
  r,
  top = r,
  h,
  fill,
  lid,
}: {
  x: number;
  y: number;
  r: number;
  top?: number;
  h: number;
  fill: string;
  lid: string;
}) {
  const [cx, cy] = [(x - y) * COS, (x + y) * 0.5];
  return (
    <>
      <path
        d={`M${cx - r} ${cy}Q${cx - Math.min(r, top) * 0.8} ${cy - h * 0.6} ${cx - top} ${cy - h}H${cx + top}Q${cx + Math.min(r, top) * 0.8} ${cy - h * 0.6} ${cx + r} ${cy}A${r} ${r * 0.5} 0 0 1 ${cx - r} ${cy}Z`}
        fill={fill}
      />
      <ellipse cx={cx} cy={cy - h} rx={top} ry={top * 0.5} fill={lid} />
    </>
  );
}

/** A plot of ground under a building. */
export const Slab = ({ size, tone }: { size: number; tone: Tone }) => (
  <Block x={-size / 2} y={-size / 2} z={-4} w={size} d={size} h={4} tone={tone} />
);

export const TONES = {
  ground: { top: '#3c5f86', left: '#26446a', right: '#1d3758' },
  chalk: { top: '#f2f6fa', left: '#c7d4e2', right: '#9fb3c9' },
  copper: { top: '#d99561', left: '#a9602f', right: '#7f451e' },
  coal: { top: '#4a4f58', left: '#2b2f36', right: '#1b1e24' },
  steel: { top: '#dfe7ee', left: '#a8b6c4', right: '#7f90a3' },
  red: { top: '#ff8a6e', left: '#d9482b', right: '#a8321a' },
  green: { top: '#7fe096', left: '#3fa659', right: '#2c7d41' },
  yellow: { top: '#ffe07a', left: '#e3ac12', right: '#b08300' },
  glass: { top: '#c9f1ff', left: '#62c1ee', right: '#3493c4' },
  orange: { top: '#ffa15c', left: '#ff7a1a', right: '#c95606' },
} as const satisfies Record<string, Tone>;

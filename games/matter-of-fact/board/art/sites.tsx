import { IconAt } from './icon.tsx';
import { Block, Slab, TONES } from './iso.tsx';

/** What is neither works nor country: where one learns, hires, buys, and crosses. */

/** Steps, columns and a pediment; the second one, for those who know more, has a dome and copper on its roof. */
export const University = ({ isSecond }: { isSecond: boolean }) => (
  <>
    <Slab size={50} tone={TONES.ground} />
    <path d="M-30 16h60v5h-60ZM-26 11h52v5h-52Z" fill="#c7d4e2" />
    <path d="M-22-12h6v23h-6ZM-9-12h6v23h-6ZM3-12h6v23H3ZM16-12h6v23h-6Z" fill="#f2f6fa" />
    {isSecond ? (
      <>
        <path d="M-28-12h56v-6h-56Z" fill="#f2f6fa" stroke="#7f90a3" strokeWidth="2" />
        <path d="M-19-18a19 20 0 0 1 38 0Z" fill="#f2a66e" stroke="#7f451e" strokeWidth="2" />
        <path d="M-2-46h4v9h-4ZM-9-36-7-18M0-38v20M9-36 7-18" fill="#f2f6fa" stroke="#7f451e" strokeWidth="1.500" />
      </>
    ) : (
      <path d="M-28-12 0-32 28-12Z" fill="#f2f6fa" stroke="#7f90a3" strokeWidth="2" strokeLinejoin="round" />
    )}
  </>
);

/** A hall with a wide roof, and people in front of it. */
export const LabourExchange = () => (
  <>
    <Slab size={50} tone={TONES.ground} />
    <Block x={-24} y={-22} w={34} d={26} h={20} tone={TONES.copper} />
    <path d="M-38-13-7-36 27-18-4 1Z" fill="#f2a66e" stroke="#7f451e" strokeWidth="1.500" />
    {[-14, 4, 22].map((x, i) => (
      <g key={x} transform={`translate(${x} ${18 - Math.abs(i - 1) * 4})`}>
        <path d="M-6 8V0a6 6 0 0 1 12 0v8Z" fill="#f2f6fa" />
        <circle cy="-9" r="5" fill="#e8b98f" />
        <path d="M-6.500-9a6.500 6.500 0 0 1 13 0Z" fill="#ff7a1a" />
      </g>
    ))}
  </>
);

/** A showroom of glass with a car in its window. */
export const Dealership = () => (
  <>
    <Slab size={52} tone={TONES.ground} />
    <Block x={-26} y={-24} w={38} d={32} h={24} tone={TONES.glass} />
    <path d="M-42-12 6 13" stroke="#f2f6fa" strokeWidth="2" />
    <circle cx="12" cy="8" r="19" fill="#14253b" stroke="#f2f6fa" strokeWidth="3" />
    <IconAt name="city-car" x={12} y={8} size={28} fill="#ffd23f" />
  </>
);

/** Towers of the business centre: each hex has its own heights. */
const SKYLINES: readonly (readonly [x: number, y: number, w: number, h: number])[][] = [
  [
    [-18, -20, 14, 40],
    [0, -16, 16, 58],
    [-16, 2, 15, 26],
    [4, 6, 13, 34],
  ],
  [
    [-18, -18, 16, 30],
    [2, -18, 14, 44],
    [-16, 3, 14, 38],
    [4, 4, 14, 20],
  ],
  [
    [-17, -17, 15, 50],
    [3, -15, 13, 28],
    [-18, 4, 16, 22],
    [3, 3, 15, 40],
  ],
];

export function Skyline({ variant }: { variant: number }) {
  const towers = SKYLINES[variant % SKYLINES.length] ?? [];
  return (
    <>
      <Slab size={54} tone={TONES.ground} />
      {towers.map(([x, y, w, h], i) => (
        <g key={`${x} ${y}`}>
          <Block x={x} y={y} w={w} d={w} h={h} tone={i % 2 === 0 ? TONES.chalk : TONES.steel} />
          <Windows x={x} y={y + w} w={w} h={h} />
        </g>
      ))}
    </>
  );
}

/** Lit windows on the left face of a tower. */
function Windows({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const rows = Math.floor(h / 9);
  let path = '';
  for (let row = 0; row < rows; row++)
    for (const part of [0.2, 0.6]) {
      const left = x + w * part;
      const px = (left - y) * 0.866;
      const py = (left + y) * 0.5 - h + 5 + row * 9;
      path += `M${px.toFixed(1)} ${py.toFixed(1)}l3 1.7v4l-3-1.700Z`;
    }
  return <path d={path} fill="#24507f" />;
}

/** A frontier post: the road, a hut and a striped barrier. */
export const Frontier = () => (
  <>
    <path d="M-50 12Q0-6 50 12" fill="none" stroke="#8ea9c8" strokeWidth="13" opacity=".55" />
    <path d="M-50 12Q0-6 50 12" fill="none" stroke="#f2f6fa" strokeWidth="1.500" strokeDasharray="7 6" opacity=".7" />
    <Block x={-20} y={-2} w={11} d={11} h={17} tone={TONES.chalk} />
    <path d="M-12-6 32-20" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
    <path d="M-12-6 32-20" stroke="#e0451f" strokeWidth="7" strokeDasharray="7 7" />
    <circle cx="-12" cy="-6" r="4.500" fill="#16304f" stroke="#fff" strokeWidth="2" />
  </>
);

import { Glow, Wash } from '@parlour/kit/art/gradients.tsx';
import { Lid } from '@parlour/kit/art/lid.tsx';
import { Placed } from '@parlour/kit/art/placed.tsx';
import { PRODUCT_SHAPES } from './art/look.ts';
import { Skyline } from './art/sites.tsx';
import { Works } from './art/works.tsx';

/** The lid of the box: over the works of four kinds rises what they are all built for, the BIObot. */
export function Cover() {
  return (
    <Lid>
      <Definitions />
      <rect width="300" height="400" fill="url(#mfc-sky)" />
      <rect width="300" height="400" fill="url(#mfc-grid)" />
      <path d={RAYS} fill="#ff9a4d" opacity=".9" />
      <circle cx="150" cy="168" r="78" fill="url(#mfc-sun)" />
      <Drawing />
      <Biobot />
      <City />
      <Ground />
      <Title />
      <rect x="6" y="6" width="288" height="388" rx="8" fill="none" stroke="#f6ead2" strokeWidth="2.500" />
      <path d="M6 30h16M30 6v16M294 30h-16M270 6v16M6 370h16M30 394v-16M294 370h-16M270 394v-16" stroke="#f6ead2" />
    </Lid>
  );
}

const Definitions = () => (
  <defs>
    <Wash id="mfc-sky" colours="#0d2c55, #1f5a9c 60%, #0d2c55" />
    <Glow id="mfc-sun" colours="#fff1d0, #ffb469 70%, #ff7a1a" />
    <Wash id="mfc-steel" to={[1, 1]} colours="#e9f6f4, #7fd3c6 50%, #1f8f80" />
    <pattern id="mfc-grid" width="15" height="15" patternUnits="userSpaceOnUse">
      <path d="M15 0H0V15" fill="none" stroke="#dcebff" strokeOpacity=".16" strokeWidth=".8" />
    </pattern>
  </defs>
);

/** Sixteen rays around the sun. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const at = (turn: number, far: number): string => {
    const angle = (turn * Math.PI) / 16;
    return `${(150 + Math.cos(angle) * far).toFixed(1)} ${(168 + Math.sin(angle) * far).toFixed(1)}`;
  };
  return `M${at(i * 2 - 0.42, 84)}L${at(i * 2 - 0.42, 330)}L${at(i * 2 + 0.42, 330)}L${at(i * 2 + 0.42, 84)}Z`;
}).join('');

/** The lines of the draughtsman around the head: circles, a square, measures. */
const Drawing = () => (
  <g fill="none" stroke="#f6ead2" strokeOpacity=".75" strokeWidth="1">
    <circle cx="150" cy="168" r="92" strokeDasharray="7 5" />
    <circle cx="150" cy="168" r="104" />
    <path d="M34 168h24M242 168h24M150 52v20M46 64h24v24M254 64h-24v24" />
  </g>
);

/** A friendly head of teal steel, with copper ears and eyes like furnaces. */
const Biobot = () => (
  <g transform="translate(150 172)" strokeLinejoin="round">
    <path d="M0-88V-58" stroke="#14253b" strokeWidth="7" />
    <circle cy="-92" r="10" fill="#ff7a1a" stroke="#14253b" strokeWidth="4" />
    <rect x="-78" y="-18" width="22" height="44" rx="8" fill="#c9763a" stroke="#14253b" strokeWidth="4" />
    <rect x="56" y="-18" width="22" height="44" rx="8" fill="#c9763a" stroke="#14253b" strokeWidth="4" />
    <path
      d="M-62 62V-26a36 36 0 0 1 36-36h52a36 36 0 0 1 36 36v88Z"
      fill="url(#mfc-steel)"
      stroke="#14253b"
      strokeWidth="5"
    />
    <path
      d="M-50 8V-24a28 28 0 0 1 28-28"
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".8"
    />
    <rect x="-46" y="-22" width="92" height="42" rx="21" fill="#14253b" />
    <circle cx="-22" cy="-1" r="15" fill="#ffd23f" stroke="#ff7a1a" strokeWidth="5" />
    <circle cx="22" cy="-1" r="15" fill="#ffd23f" stroke="#ff7a1a" strokeWidth="5" />
    <circle cx="-18" cy="-6" r="5" fill="#fff" />
    <circle cx="26" cy="-6" r="5" fill="#fff" />
    <path d="M-24 36h48M-24 36v10M-12 36v10M0 36v10M12 36v10M24 36v10" stroke="#14253b" strokeWidth="4" />
    <g fill="#14253b">
      <circle cx="-52" cy="50" r="3" />
      <circle cx="52" cy="50" r="3" />
    </g>
  </g>
);

const City = () => (
  <>
    <path d="M0 250 60 222l90 26 92-28 58 26v90H0Z" fill="#0f3563" />
    {[
      [38, 246, 4],
      [262, 246, 5],
      [98, 254, 6],
      [206, 254, 4],
    ].map(([x, y, variant]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(.8)`}>
        <Skyline variant={variant ?? 0} />
      </g>
    ))}
  </>
);

const WORKS = [
  ['excavatingPlant', 104, 278, 0.78],
  ['powerPlant', 198, 278, 0.78],
  ['mine', 50, 306, 0.98],
  ['steelPlant', 248, 306, 0.98],
  ['technologyPark', 150, 316, 1.08],
] as const;

/** Five works on the plain, and the line that joins them. */
const Ground = () => (
  <>
    <path d="M0 276 150 236l150 40v70H0Z" fill="#17467d" />
    <path d="M0 276 150 236l150 40v70H0Z" fill="url(#mfc-grid)" />
    <path
      d="M56 300 104 282 150 312 200 282 246 302"
      fill="none"
      stroke="#f6ead2"
      strokeWidth="5"
      strokeDasharray="2 7"
      strokeLinecap="round"
    />
    {WORKS.map(([kind, x, y, scale]) => (
      <Placed key={kind} x={x} y={y} scale={scale}>
        <Works kind={kind} />
      </Placed>
    ))}
  </>
);

const Title = () => (
  <g
    fontFamily="Oswald Variable, Oswald, Arial Narrow, Helvetica Neue, sans-serif"
    fontWeight="700"
    textAnchor="middle"
  >
    <path d="M0 342h300v58H0Z" fill="#ff7a1a" />
    <path d="M0 342h300" stroke="#14253b" strokeWidth="4" />
    <text x="150" y="371" fontSize="29" textLength="236" lengthAdjust="spacingAndGlyphs" fill="#14253b">
      ECONOMICS
    </text>
    <text x="150" y="388" fontSize="13.500" textLength="206" lengthAdjust="spacingAndGlyphs" fill="#4a1c00">
      AS A MATTER OF FACT
    </text>
    <g fill="#14253b" transform="translate(12 366)">
      <path d={PRODUCT_SHAPES.coal} transform="scale(.75)" />
      <path d={PRODUCT_SHAPES.energy} transform="translate(258 0) scale(.75)" />
    </g>
  </g>
);

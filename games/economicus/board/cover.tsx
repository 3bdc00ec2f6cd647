import { Glow, Wash } from '@parlour/kit/art/gradients.tsx';
import { Lid } from '@parlour/kit/art/lid.tsx';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { dialOf } from './ring/geometry.ts';

/** The lid of the box: a morning paper, its great dial of industries, a hammer about to fall, and eight bidders. */
export function Cover() {
  return (
    <Lid>
      <Definitions />
      <rect width="300" height="400" fill="url(#ev-paper)" />
      <Newsprint />
      <Masthead />
      <Skyline />
      <Wheel />
      <Hammer />
      <Bidders />
      <rect x="5" y="5" width="290" height="390" rx="8" fill="none" stroke="#22170f" strokeWidth="2.600" />
      <rect x="9.500" y="9.500" width="281" height="381" rx="5" fill="none" stroke="#7d1630" strokeWidth=".9" />
    </Lid>
  );
}

const Definitions = () => (
  <defs>
    <Wash id="ev-paper" colours="#fff1e3, #fbd9bf 55%, #e9ab86" />
    <Wash id="ev-wood" colours="#b5643a, #7a3720 50%, #54210f" />
    <Glow id="ev-gold" at={[0.38, 0.3]} reach={0.9} colours="#fff3c4, #e0a72c 55%, #8a5a00" />
    <Glow id="ev-hub" at={[0.5, 0.35]} reach={0.75} colours="#1c6a4b, #0a3524" />
  </defs>
);

/** Lines of small print that nobody reads. */
const Newsprint = () => (
  <g stroke="#8a6a55" strokeWidth="1.100" opacity=".28">
    {Array.from({ length: 22 }, (_, i) => {
      const y = 96 + 7 * i;
      return (
        <path
          key={y}
          d={`M20 ${y}h${54 + ((i * 17) % 19)}M${112} ${y}h${60 + ((i * 29) % 17)}M206 ${y}h${50 + ((i * 23) % 23)}`}
        />
      );
    })}
  </g>
);

const Masthead = () => (
  <g fill="#22170f" textAnchor="middle" fontFamily="'Playfair Display Variable','Playfair Display',Georgia,serif">
    <path d="M18 24h264M18 27h264" stroke="#22170f" strokeWidth=".8" />
    <text x="150" y="66" fontSize="43" fontWeight="900" textLength="244" lengthAdjust="spacingAndGlyphs">
      Economicus
    </text>
    <path d="M18 77h264" stroke="#22170f" strokeWidth="2.200" />
    <path d="M18 80.500h264" stroke="#22170f" strokeWidth=".7" />
    <g fontSize="8.500" fontWeight="600">
      <text x="150" y="90">
        2 · 3 · 4 · 5 · 6 · 7 · 8 · 9 · 10 · 11 · 12
      </text>
    </g>
  </g>
);

/** Works, banks, masts and derricks behind the dial. */
const Skyline = () => (
  <g fill="#7d4a34" opacity=".5" transform="translate(0 6)">
    <path d="M10 214h280v180H10Z" />
    <path d="M10 214v-38l16-12v12l16-12v12l16-12v-34h9v28l8-6v62ZM84 214v-50h5l10-18 10 18h5v50Z" />
    <path d="M188 214v-66h14v-16h10v16h14v66ZM232 214l11-74h6l11 74h-6l-2-14h-14l-2 14Zm10-26h12l-2-14h-8Z" />
    <path d="M264 214v-44l13-10 13 10v44Z" />
    <path d="M120 214v-74h3v-30h3v30h3v74ZM112 112h58v4h-58Z" />
  </g>
);

const DIAL = dialOf(248, 168, 44, 50);
const TONES = [
  '#46302a',
  '#5d4336',
  '#684c3d',
  '#efd2b8',
  '#f5dec8',
  '#fff4e6',
  '#f5dec8',
  '#f9e8d6',
  '#684c3d',
  '#735545',
  '#52392f',
];

/** The ring with its numbers, the seven lit. */
const Wheel = () => (
  <g transform="translate(150 266)">
    <path
      d={`${DIAL.outlines.join('')}`}
      transform="translate(3 7)"
      fill="#3a1c0c"
      opacity=".35"
      stroke="#3a1c0c"
      strokeWidth="8"
      strokeLinejoin="round"
    />
    {DIAL.outlines.map((outline, i) => (
      <path key={outline} d={outline} fill={TONES[i]} stroke="#22130a" strokeWidth="1.600" />
    ))}
    <path d={DIAL.rounds[3]} fill="url(#ev-hub)" stroke="#c9973a" strokeWidth="2.200" />
    <path d={DIAL.rounds[0]} fill="none" stroke="#c9973a" strokeWidth="1.600" />
    <path d={DIAL.outlines[5]} fill="none" stroke="#ffc73a" strokeWidth="4" strokeLinejoin="round" />
    <g
      textAnchor="middle"
      fontFamily="'Playfair Display Variable','Playfair Display',Georgia,serif"
      fontWeight="800"
      fontSize="19"
    >
      {DIAL.centres.map(({ x, y }, i) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y + 6.5}
          fill={i >= 3 && i <= 7 ? '#3a2114' : '#ffe9d4'}
          style={{ fontVariantNumeric: 'lining-nums' }}
        >
          {i + 2}
        </text>
      ))}
    </g>
    {COINS.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <ellipse cx="0" cy="3" rx="11" ry="5.500" fill="#5c3c00" />
        <ellipse cx="0" cy="0" rx="11" ry="5.500" fill="url(#ev-gold)" stroke="#5c3c00" strokeWidth=".8" />
      </g>
    ))}
  </g>
);
const COINS = [
  [-50, 18],
  [-50, 14],
  [-50, 10],
  [-50, 6],
  [-27, 20],
  [-27, 16],
  [44, 20],
  [44, 16],
  [44, 12],
  [22, 22],
] as const;

/** The hammer, in the moment before it falls. */
const Hammer = () => (
  <g transform="translate(180 196) rotate(-24)">
    <rect x="-9" y="-2" width="18" height="86" rx="7" fill="url(#ev-wood)" stroke="#2c1206" strokeWidth="1.600" />
    <rect x="-6" y="62" width="12" height="8" fill="url(#ev-gold)" />
    <g transform="translate(0 -26)">
      <rect x="-48" y="-22" width="96" height="46" rx="8" fill="url(#ev-wood)" stroke="#2c1206" strokeWidth="2" />
      <rect x="-38" y="-23.500" width="12" height="49" rx="2" fill="url(#ev-gold)" stroke="#5c3c00" strokeWidth=".8" />
      <rect x="26" y="-23.500" width="12" height="49" rx="2" fill="url(#ev-gold)" stroke="#5c3c00" strokeWidth=".8" />
      <path d="M-20-15h40" stroke="#e0a27a" strokeWidth="3" opacity=".5" strokeLinecap="round" />
    </g>
  </g>
);

/** Eight hands with their signs, up for the lot. */
const Bidders = () => (
  <g transform="translate(0 356)">
    <path d="M5 40V20q145-22 290 0v20Z" fill="#22170f" />
    {MARKS.map((mark, i) => {
      const x = 27 + 35.1 * i;
      const y = Math.abs(i - 3.5) * 1.7 - 2;
      return (
        <g key={mark.id} transform={`translate(${x} ${y}) rotate(${(i - 3.5) * 3})`}>
          <rect x="-2.400" y="10" width="4.800" height="28" rx="2" fill="#c98d62" />
          <circle r="14.500" fill={mark.colour} stroke="#fff3e7" strokeWidth="2" />
          <path d={mark.path} fill={mark.ink} transform="scale(.72) translate(-12 -12)" />
        </g>
      );
    })}
  </g>
);

import { Glow, Wash } from '@parlour/kit/art/gradients.tsx';
import { Lid, Sparks } from '@parlour/kit/art/lid.tsx';
/** The lid of the box: the bubble a moment before the needle, in a browser window of 1999. */
export function Cover() {
  return (
    <Lid>
      <Definitions />
      <rect width="300" height="400" fill="url(#bc-sky)" />
      <g fill="#fff">
        <Sparks at={STARS} dimness={3} />
      </g>
      <Floor />
      <path
        d="M-4 262 34 246 58 254 96 214 118 224 150 168 176 178 214 104 236 112 292 28"
        fill="none"
        stroke="#b6ff2e"
        strokeWidth="7"
        strokeLinejoin="miter"
      />
      <path
        d="M-4 262 34 246 58 254 96 214 118 224 150 168 176 178 214 104 236 112 292 28"
        fill="none"
        stroke="#f6ffdf"
        strokeWidth="2"
      />
      <path d="m270 34 26-12-2 28Z" fill="#b6ff2e" />
      <Bubble />
      <Needle />
      <Title />
      <Chrome />
      <Stripes />
    </Lid>
  );
}

const STARS = [
  [22, 62, 1],
  [48, 96, 0.7],
  [76, 58, 1.3],
  [104, 82, 0.6],
  [132, 56, 0.9],
  [190, 60, 0.8],
  [262, 92, 1.1],
  [282, 140, 0.7],
  [18, 150, 0.8],
  [40, 190, 1.1],
  [276, 196, 0.9],
  [60, 128, 0.6],
  [246, 70, 0.6],
  [30, 118, 0.7],
  [254, 226, 0.8],
  [14, 226, 0.6],
] as const;

function Definitions() {
  return (
    <defs>
      <Wash id="bc-sky" colours="#06062b, #1526c9 42%, #7a1fd0 66%, #ff2fa0 76%, #1a0636 77%, #0b0320" />
      <Glow
        id="bc-bubble"
        at={[0.38, 0.3]}
        reach={0.78}
        colours="#ffffff80, #9fe8ff1f 42%, #ff9de242 74%, #fff27d66 90%, #8dfcffbf 97%, #ffffffe6"
      />
      <Wash id="bc-silver" colours="#fdfdff, #c9ccd9 50%, #9a9db1" />
      <Wash id="bc-bar" to={[1, 0]} colours="#0a1a8f, #4d86ff" />
      <Wash id="bc-steel" to={[1, 0]} colours="#fff, #b9bfd2 50%, #6d7390" />
      <Wash id="bc-tower" to={[1, 0]} colours="#dfe6ff, #7f93dd" />
      <Wash id="bc-title" colours="#f8ffd0, #c9ff3a 50%, #62d100" />
      <pattern id="bc-stripes" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="skewX(-35)">
        <rect width="24" height="24" fill="#ffd21f" />
        <rect width="12" height="24" fill="#17151c" />
      </pattern>
    </defs>
  );
}

/** A grid that runs to the horizon. */
function Floor() {
  const rays = Array.from({ length: 17 }, (_, i) => i - 8);
  const rows = [308, 312, 318, 327, 340, 360, 390];
  return (
    <g stroke="#ff4fb4" strokeWidth="1" opacity="0.9">
      {rays.map((ray) => (
        <line key={ray} x1={150 + ray * 9} y1="307" x2={150 + ray * 62} y2="400" />
      ))}
      {rows.map((y) => (
        <line key={y} x1="0" x2="300" y1={y} y2={y} />
      ))}
    </g>
  );
}

/** All the hopes of a start-up, in a film of soap. */
function Bubble() {
  return (
    <g>
      <g transform="translate(138 176)">
        <path d="M-66 62C-40 74 40 74 66 62L60 40H-60Z" fill="#28a745" opacity="0.85" />
        <g stroke="#2a3575" strokeWidth="1.2">
          <path d="M-44 46V4h24v42Z" fill="url(#bc-tower)" />
          <path d="M-14 48V-52l16-14 16 14V48Z" fill="url(#bc-tower)" />
          <path d="M24 46V-14h22v60Z" fill="url(#bc-tower)" />
        </g>
        <g fill="#2438d6">
          {[-44, -32, -20, -8, 4, 16, 28].map((y) => (
            <path key={y} d={`M-9 ${y}h6v6h-6Zm10 0h6v6H1Zm9 0h4v6h-4Z`} />
          ))}
          {[10, 20, 30].map((y) => (
            <path key={y} d={`M-40 ${y}h6v5h-6Zm9 0h6v5h-6ZM28 ${y - 16}h6v5h-6Zm9 0h5v5h-5Z`} />
          ))}
        </g>
        <circle cx="2" cy="-74" r="8" fill="#ff2fa0" />
        <path d="M2-66v-6" stroke="#2a3575" strokeWidth="2" />
      </g>
      <circle cx="138" cy="178" r="98" fill="url(#bc-bubble)" />
      <circle cx="138" cy="178" r="98" fill="none" stroke="#fff" strokeOpacity="0.75" strokeWidth="1.4" />
      <path
        d="M66 148a80 80 0 0 1 52-50"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.85"
      />
      <circle cx="60" cy="166" r="4.5" fill="#fff" opacity="0.85" />
      <path
        d="M196 236a80 80 0 0 1-40 20"
        fill="none"
        stroke="#ffc8f0"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
    </g>
  );
}

function Needle() {
  return (
    <g transform="translate(238 190) rotate(14)">
      <path d="M0 0 74-5v10Z" fill="url(#bc-steel)" stroke="#2b2f45" strokeWidth="0.8" />
      <rect x="72" y="-9" width="9" height="18" rx="3" fill="#ff2fa0" />
      <g stroke="#fff" strokeWidth="2.4" strokeLinecap="round">
        <path d="m-6-8-8-9M-9-1h-11M-6 7l-7 9" />
      </g>
    </g>
  );
}

/** The name in pixels, one square at a time. */
const LETTERS = [
  '11110 10011 10011 11110 10011 10011 11110',
  '01110 11011 11011 11011 11011 11011 01110',
  '01110 11011 11011 11011 11011 11011 01110',
  '10001 11011 11111 10101 10001 10001 10001',
];
const PIXEL = 9;

function Title() {
  const squares = LETTERS.flatMap((letter, at) =>
    letter
      .split(' ')
      .flatMap((row, y) =>
        [...row].flatMap((bit, x) =>
          bit === '1' ? [{ x: 62 + at * PIXEL * 5.9 + x * PIXEL, y: 284 + y * PIXEL }] : [],
        ),
      ),
  );
  return (
    <g>
      <g fill="#14002b">
        <circle cx="42" cy="320" r="15" />
        {squares.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x + 3} y={y + 4} width={PIXEL} height={PIXEL} />
        ))}
      </g>
      <circle cx="38" cy="315" r="15" fill="#ff2fa0" stroke="#fff" strokeWidth="2.5" />
      <path d="M29 311a10 10 0 0 1 7-7" fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="url(#bc-title)" stroke="#fff" strokeWidth="0.6">
        {squares.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={PIXEL} height={PIXEL} />
        ))}
      </g>
    </g>
  );
}

/** The window it all happens in. */
function Chrome() {
  return (
    <g>
      <rect x="0" y="0" width="300" height="46" fill="url(#bc-silver)" />
      <rect x="4" y="4" width="292" height="17" fill="url(#bc-bar)" />
      <circle cx="13" cy="12.5" r="5" fill="#b6ff2e" stroke="#fff" />
      <g fill="#fff">
        <rect x="24" y="10" width="62" height="5" rx="1" opacity="0.9" />
      </g>
      {[244, 261, 278].map((x) => (
        <g key={x}>
          <path d={`M${x} 6h14v13h-14Z`} fill="url(#bc-silver)" stroke="#555a73" />
          <path
            d={x === 244 ? `M${x + 3} 15h7` : x === 261 ? `M${x + 3.5} 9.500h7v6h-7Z` : `m${x + 4} 9.5 6 6m0-6-6 6`}
            stroke="#14141f"
            strokeWidth="1.6"
            fill="none"
          />
        </g>
      ))}
      <g fill="#5a607c">
        <path d="m16 33-8 0m0 0 4-4m-4 4 4 4M26 33h8m0 0-4-4m4 4-4 4" stroke="#2a3fd6" strokeWidth="2.2" fill="none" />
        <rect x="44" y="26" width="244" height="14" fill="#fff" stroke="#6d7390" />
        <rect x="49" y="31" width="112" height="4" rx="1" fill="#2a3fd6" />
        <path d="M278 30.500h6l-3 5Z" fill="#14141f" />
      </g>
      <path d="M0 46h300" stroke="#555a73" />
    </g>
  );
}

function Stripes() {
  return (
    <g>
      <rect x="0" y="368" width="300" height="32" fill="url(#bc-stripes)" />
      <rect x="96" y="373" width="108" height="22" fill="#0c0c14" stroke="#c9ccd9" strokeWidth="2" />
      {[0, 1, 2, 3, 4, 5].map((digit) => (
        <g key={digit} transform={`translate(${101 + digit * 17} 376)`}>
          <rect width="13" height="16" fill="#1c1f33" />
          <path d={digit < 3 ? 'M3 3h7v10H3Z' : 'M10 13V3H3v5h7'} fill="none" stroke="#b6ff2e" strokeWidth="2" />
        </g>
      ))}
    </g>
  );
}

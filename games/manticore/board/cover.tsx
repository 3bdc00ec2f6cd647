import { Glow, Wash } from '@parlour/kit/art/gradients.tsx';
import { Lid, Sparks } from '@parlour/kit/art/lid.tsx';
import { Placed } from '@parlour/kit/art/placed.tsx';
import type { SVGProps } from 'react';
import { HeroFigure } from './art/heroes.tsx';

/** The lid of the box: she stands above the wood, her way of fire runs down to the City's gate, and three wait for her. */
export function Cover() {
  return (
    <Lid>
      <Definitions />
      <rect width="300" height="400" fill="url(#mv-sky)" />
      <g fill="#ffe9c4">
        <Sparks at={SPARKS} dimness={4} />
      </g>
      <circle cx="150" cy="128" r="92" fill="url(#mv-moon)" />
      <Hills />
      <She />
      <Wood y={236} fill="#16241b" step={17} size={1.25} seed={3} />
      <Fireway />
      <Wood y={290} fill="#101b15" step={21} size={1.6} seed={7} gap />
      <g transform="translate(-15 -26) scale(1.1)">
        <City />
      </g>
      <Heroes />
      <Wood y={404} fill="#070d0a" step={30} size={2.3} seed={1} corners />
      <Title />
      <rect x="5" y="5" width="290" height="390" rx="10" fill="none" stroke="url(#mv-gold)" strokeWidth="3" />
      <rect x="10" y="10" width="280" height="380" rx="7" fill="none" stroke="#e9c46a" strokeWidth="0.8" opacity=".7" />
    </Lid>
  );
}

const SPARKS = [
  [34, 190, 1.4],
  [58, 150, 1],
  [82, 206, 1.8],
  [104, 72, 0.9],
  [196, 66, 1.1],
  [224, 204, 1.6],
  [248, 158, 1],
  [268, 186, 1.3],
  [46, 92, 0.8],
  [262, 96, 0.9],
  [126, 214, 1.2],
  [178, 212, 1.4],
  [24, 128, 0.9],
  [280, 132, 0.7],
] as const;

const Definitions = () => (
  <defs>
    <Wash id="mv-sky" colours="#180a12, #5a1418 30%, #c4471c 55%, #f2a33c 68%, #2a160c" />
    <Glow id="mv-moon" colours="#ffdf9a, #ff9a3cbf 60%, #ff6a1a00" />
    <Wash id="mv-fire" colours="#ff7a1f, #ffe08a" />
    <Wash id="mv-mane" to={[1, 0.4]} colours="#c4471c, #ffb65c 50%, #ffe9c0" />
    <Wash id="mv-gold" colours="#ffe9a8, #b9862c 50%, #f5cf74" />
  </defs>
);

const Hills = () => (
  <>
    <path d="M0 236 40 190 70 214 104 172 150 214 196 168 232 212 262 184 300 226V400H0Z" fill="#3a1216" />
    <path d="M0 254 50 222 96 244 150 216 206 246 254 220 300 248V400H0Z" fill="#24141a" />
  </>
);

/** Mane, wings and sting against the burning sky. */
function She() {
  return (
    <g>
      <g fill="#1d0508" stroke="#1d0508" strokeLinejoin="round">
        <path d="M150 156C120 96 70 70 22 84C44 92 40 102 30 116C50 112 52 122 46 138C64 132 68 142 66 156C84 148 90 158 92 172C110 164 128 166 150 190Z" />
        <path d="M150 156C180 96 230 70 278 84C256 92 260 102 270 116C250 112 248 122 254 138C236 132 232 142 234 156C216 148 210 158 208 172C190 164 172 166 150 190Z" />
      </g>
      <g fill="none" stroke="#7a1a14" strokeWidth="2" opacity=".8">
        <path d="M146 158C116 112 82 92 40 92M146 164C116 130 88 118 54 124M146 172C120 150 100 144 78 148" />
        <path d="M154 158C184 112 218 92 260 92M154 164C184 130 212 118 246 124M154 172C180 150 200 144 222 148" />
      </g>
      <path
        d="M176 214C232 214 246 176 226 150C214 136 196 142 200 156C204 164 214 160 213 153"
        fill="none"
        stroke="#1d0508"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M206 160 190 146 214 142Z" fill="#1d0508" />
      <g transform="translate(92 98) scale(.235)">
        <path d={LION} fill="#1d0508" transform="translate(9 11)" />
        <path d={LION} fill="url(#mv-mane)" />
        <circle cx="338" cy="212" r="17" fill="#ff2a10" />
        <circle cx="343" cy="207" r="6" fill="#ffe9a8" />
      </g>
    </g>
  );
}

type WoodProps = {
  y: number;
  fill: string;
  step: number;
  size: number;
  seed: number;
  gap?: boolean;
  corners?: boolean;
};

function Wood({ y, fill, step, size, seed, gap = false, corners = false }: WoodProps) {
  const count = Math.ceil(320 / step);
  const firs = Array.from({ length: count }, (_, i) => ({ x: i * step - 6, rise: ((i * 7 + seed * 5) % 6) * 2.4 }))
    .filter(({ x }) => !gap || x < 118 || x > 182)
    .filter(({ x }) => !corners || x < 74 || x > 214);
  return (
    <g fill={fill}>
      {firs.map(({ x, rise }) => (
        <path
          key={x}
          d="M0-22 6-11 4-11 9-2 6-2 11 9 2 9 2 14-2 14-2 9-11 9-6-2-9-2-4-11-6-11Z"
          transform={`translate(${x} ${y - rise}) scale(${size})`}
        />
      ))}
      {!corners && <rect y={y + 2} width="300" height="170" />}
    </g>
  );
}

const Fireway = () => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d="M150 226C118 240 192 252 158 268C124 284 176 292 150 320" stroke="#7a1d08" strokeWidth="17" opacity=".8" />
    <path d="M150 226C118 240 192 252 158 268C124 284 176 292 150 320" stroke="url(#mv-fire)" strokeWidth="8" />
    <path
      d="M150 226C118 240 192 252 158 268C124 284 176 292 150 320"
      stroke="#fff3c4"
      strokeWidth="2"
      strokeDasharray="4 7"
    />
  </g>
);

const City = () => (
  <g stroke="#120a06" strokeWidth="1.6" strokeLinejoin="round">
    <path
      d="M84 352V318h8v6h7v-6h8v6h7v-6h8v12h14v-26h6v-8h6v8h8v-8h6v8h6v26h14v-12h8v6h7v-6h8v6h7v-6h8v34Z"
      fill="#b08a52"
    />
    <path d="M140 352V332q10-13 20 0v20Z" fill="#2a1509" />
    <path d="M150 296V272l22 7-22 7" fill="#a8261d" />
    <path d="M96 334h6v8h-6ZM198 334h6v8h-6ZM116 330h5v7h-5ZM179 330h5v7h-5Z" fill="#ffcf6a" />
  </g>
);

const HEROES = [
  ['radan', 46, 316, 1.2],
  ['syvene', 178, 316, 1.2],
  ['milena', 107, 306, 1.34],
] as const;

/** Three who hold the gate. */
const Heroes = () => (
  <g>
    <path d="M40 400V366q30-16 110-16t110 16v34Z" fill="#0a0604" opacity=".55" />
    {HEROES.map(([hero, x, y, scale]) => (
      <Placed key={hero} x={x} y={y} scale={scale}>
        <HeroFigure hero={hero} />
      </Placed>
    ))}
  </g>
);

const Name = (paint: SVGProps<SVGTextElement>) => (
  <text x="150" y="52" fontSize="37" fontWeight="800" textLength="252" lengthAdjust="spacingAndGlyphs" {...paint}>
    MANTICORE
  </text>
);

const Title = () => (
  <g fontFamily='"Alegreya Variable", "Palatino Linotype", Palatino, Georgia, serif' textAnchor="middle">
    <Name fill="#1a0606" stroke="#1a0606" strokeWidth="7" strokeLinejoin="round" />
    <Name fill="url(#mv-gold)" />
    <path d="M70 66h60M170 66h60" stroke="#e9c46a" strokeWidth="1.4" />
    <path d="m150 60 5 6-5 6-5-6Z" fill="#e9c46a" />
  </g>
);

/** Her head, after an icon of the open set (NOTICE). */
const LION =
  'M123.885 20.447c-10.348.467-21.337 3.146-32.194 5.366l62.492 65.628l-21.645.188c-29.376.187-75.695 6.154-103.555 22.303l31.756 51.576l-40.625 21.098v56.577l46.54 26.32l-46.54 40.076v32.268c28.217-1.233 60.63.636 89.135-8.907l31.902-10.658l-21.828 25.586c-18.76 22-29.782 55.133-50.736 87.713c31.91-2.394 63.352-7.65 96.8-25.81l16.026-8.683l-9.746 77.124c26.333-12.19 52.103-28.923 71.178-49.055c22.683-23.94 35.713-50.49 33.36-72.71l-.074-.75c-18.488-12.687-32.26-31.173-39.236-54.18c-8.414-27.753-5.867-62.33 6.643-101.145c-26.406-4.04-46.536-14.637-57.307-30.11c-12.33-17.716-14.222-39.26-7.738-57.018s22.29-32.165 43.437-33.4c20.558-1.195 44.48 10.033 69.972 36.102c11.368 4.11 21.73 8.034 31.14 11.94c2.434-21.395-1.46-38.033-10.408-52.9c-8.41-13.975-23.217-26.43-41.1-38.582l4.27 42.888l-16.425-10.985C222.37 43.57 168.973 18.49 123.885 20.597l.002-.225zm100.387 77.997c-.436.008-.866 0-1.29 0h-.002c-13.54.785-22.545 9.105-26.937 21.135c-4.393 12.03-3.243 27.353 5.51 39.93c8.755 12.576 25.128 23.158 53.548 24.784l12.595.69l-4.344 11.827c-14.837 40.46-16.242 73.928-8.577 99.212c7.66 25.267 24.04 42.795 47.305 52.56h.037l108.59 38.474c5.65-11.9 11.672-23.813 17.988-35.71a40.6 40.6 0 0 1-16.32 3.41c-22.52 0-40.78-18.262-40.78-40.782c0-22.518 18.26-40.78 40.78-40.78c20.66 0 37.697 15.373 40.373 35.3c10.666-18.062 21.885-36 33.48-53.683l-103.224-52.377l-4.746-5.732c-3.93-13.556-11.515-23.32-26.39-33.324c-14.876-10.002-37.034-19.57-67.784-30.623l-2.08-.767l-1.53-1.607c-23.283-24.532-42.7-32.278-56.202-32.024zm119.04 89.93c8.272 0 14.657 6.387 14.657 14.657c0 8.274-6.387 14.688-14.658 14.688c-8.27 0-14.687-6.414-14.687-14.687c0-8.27 6.416-14.655 14.687-14.655z';

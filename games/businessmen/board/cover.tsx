import { Glow, Wash } from '@parlour/kit/art/gradients.tsx';
import { Lid } from '@parlour/kit/art/lid.tsx';
/** The lid of the box: a heaped lorry rolls out of the market into the sun. */
export function Cover() {
  return (
    <Lid>
      <Definitions />
      <Sky />
      <Town />
      <Road />
      <Lorry />
      <Foreground />
      <Awning />
      <Sign />
    </Lid>
  );
}

const INK = '#3a2008';

function Definitions() {
  return (
    <defs>
      <Wash id="bzc-sky" colours="#1f9be0, #a6e0f7 62%, #fff0bf" />
      <Wash id="bzc-wood" colours="#e2ab62, #b57832" />
      <Wash id="bzc-cab" colours="#ef6a3c, #c63a16" />
      <Wash id="bzc-road" colours="#8d949c, #5d646d" />
      <Glow id="bzc-coin" at={[0.36, 0.3]} reach={0.8} colours="#fff7c8, #ffcf3a 55%, #d69200" />
    </defs>
  );
}

/** A rising sun behind the hills, with its rays. */
function Sky() {
  const rays = Array.from({ length: 12 }, (_, i) => -90 + i * 16.4);
  return (
    <g>
      <rect width="300" height="290" fill="url(#bzc-sky)" />
      <g transform="translate(206 232)" fill="#fff8d6" opacity="0.5">
        {rays.map((angle) => (
          <path key={angle} d="M0 0-17-330H17Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle cx="206" cy="232" r="54" fill="#ffe88a" />
      <circle cx="206" cy="232" r="42" fill="#ffd43b" />
      <g fill="#fff" opacity="0.95">
        <path d="M12 172q3-17 21-15 8-14 26-8 15-4 21 9 16 0 14 14Z" />
        <path d="M232 150q2-11 14-10 6-9 17-5 10-3 14 6 10 0 9 9Z" />
      </g>
    </g>
  );
}

function Town() {
  return (
    <g>
      <path d="M0 250q70-44 150-22t150-20v80H0Z" fill="#8cc76e" />
      <path d="M0 268q90-26 180-10t120-10v40H0Z" fill="#5fa84b" />
      <g stroke={INK} strokeWidth="1.6" strokeLinejoin="round">
        <path d="M16 266v-34h30v34Z" fill="#f6dfae" />
        <path d="M12 233 31 214l19 19Z" fill="#c5402a" />
        <path d="M52 266v-52h24v52Z" fill="#f2c98d" />
        <path d="M52 214h24l-12-22Z" fill="#2f7dbb" />
        <path d="M80 266v-28h26v28Z" fill="#fbeccb" />
        <path d="M77 239 93 224l16 15Z" fill="#d8772e" />
        <path d="M262 262v-38h26v38Z" fill="#f6dfae" />
        <path d="M258 225 275 206l17 19Z" fill="#3f8a2f" />
      </g>
      <g fill="#7a4a1e">
        <path d="M27 248h8v18h-8ZM60 222h8v9h-8ZM60 238h8v9h-8ZM88 246h7v8h-7ZM271 236h8v10h-8Z" />
      </g>
    </g>
  );
}

const Road = () => (
  <g>
    <path d="M0 276h300v124H0Z" fill="#f0d291" />
    <path d="M0 300h300v50H0Z" fill="url(#bzc-road)" stroke={INK} strokeWidth="1.6" />
    <path d="M4 326h292" stroke="#fff7dc" strokeWidth="4" strokeDasharray="26 18" />
  </g>
);

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 312)`}>
    <circle r="19" fill="#24272d" stroke="#0e1013" strokeWidth="2" />
    <circle r="9.500" fill="#e8ecf0" stroke="#5c626c" strokeWidth="2.500" />
    <circle r="2.500" fill="#40454d" />
  </g>
);

const Sack = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="2" strokeLinejoin="round">
    <path d="M-15 0c-5-14-2-25 4-31h22c6 6 9 17 4 31Z" fill="#e8b44a" />
    <path d="M-10-31c-2-4-1-8 0-11 4 3 7 2 10 0 3 2 6 3 10 0 1 3 2 7 0 11Z" fill="#f6d88a" />
    <path d="M0-4v-16m-4 4 4 4 4-4m-8-7 4 4 4-4" fill="none" stroke="#7d4f16" strokeLinecap="round" />
  </g>
);

const Drum = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="#0c0f15" strokeWidth="2">
    <path d="M-13-40V0h26v-40Z" fill="#333b4a" />
    <path d="M-13-27h26M-13-13h26" />
    <ellipse cy="-40" rx="13" ry="5" fill="#5a667d" />
    <path d="M0-25c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9Z" fill="#ffc531" strokeWidth="1.300" />
  </g>
);

const Log = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="11" fill="#8a5429" stroke={INK} strokeWidth="2" />
    <circle r="7.500" fill="#f0c78e" />
    <circle r="4" fill="none" stroke="#a9743f" strokeWidth="1.500" />
  </g>
);

const Fish = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="#0d3b3d" strokeWidth="2" strokeLinejoin="round">
    <path d="m17-6 11-9q3 9 0 18Z" fill="#35bdb2" />
    <path d="M-18-5C-11-17 8-17 20-6 8 6-11 6-18-5Z" fill="#56d6c8" />
    <circle cx="-9" cy="-7" r="1.800" fill="#0d3b3d" />
  </g>
);

/** The lorry with everything on it. */
function Lorry() {
  return (
    <g>
      <ellipse cx="148" cy="331" rx="140" ry="8" fill="#000" opacity="0.3" />
      <Drum x={44} y={274} />
      <Drum x={72} y={274} />
      <Sack x={44} y={236} />
      <Sack x={102} y={274} />
      <Sack x={134} y={274} />
      <Log x={112} y={230} />
      <Log x={135} y={230} />
      <Log x={123} y={212} />
      <Fish x={164} y={258} />
      <Fish x={160} y={242} />
      <g stroke={INK} strokeWidth="2" strokeLinejoin="round">
        <path d="M146 260h40v14h-40Z" fill="#1f8c86" />
        <path d="m59 237 4-12h18l4 12Z" fill="#a9bbd0" />
        <path d="m61 225 4-12h14l4 12Z" fill="#c4d3e4" />
      </g>
      <g stroke={INK} strokeWidth="2.500" strokeLinejoin="round">
        <path d="M16 272h178v30H16Z" fill="#f6c329" />
        <path d="M16 292h178v10H16Z" fill="#cf930f" />
        <path d="M52 272v20M88 272v20M124 272v20M160 272v20" strokeWidth="1.800" />
        <path d="M198 306v-66q0-14 14-14h30q12 0 17 12l13 32q10 3 10 14v22Z" fill="url(#bzc-cab)" />
        <path d="M226 236h14q7 0 10 8l9 24h-33Z" fill="#dff4ff" />
        <path d="M196 302h90v12h-90Z" fill="#8a260c" />
      </g>
      <g stroke={INK} strokeWidth="1.600">
        <circle cx="240" cy="254" r="8" fill="#f3c79b" />
        <path d="M230 250q2-12 11-11t9 11Z" fill="#2f6d21" />
        <path d="M228 250h23" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M204 262h14" stroke="#ffd9a0" strokeWidth="4" strokeLinecap="round" />
      <circle cx="277" cy="290" r="5.500" fill="#fff6bf" stroke={INK} strokeWidth="2" />
      {[50, 92, 230].map((x) => (
        <Wheel key={x} x={x} />
      ))}
    </g>
  );
}

/** In front: a wheel of fortune and what it is all about. */
function Foreground() {
  return (
    <g>
      <g transform="translate(56 386)">
        <circle r="58" fill="#5b3715" stroke={INK} strokeWidth="2" />
        {Array.from({ length: 12 }, (_, i) => i * 30).map((angle, i) => (
          <path
            key={angle}
            d="M0 0-13.500-50.400A52 52 0 0 1 13.500-50.400Z"
            transform={`rotate(${angle})`}
            fill={['#fff4cf', '#c7432b', '#d8eefa', '#5fa84b'][i % 4]}
            stroke={INK}
            strokeWidth="1"
          />
        ))}
        <circle r="10" fill="#8a5a26" stroke={INK} strokeWidth="2" />
        <path d="m-9-66h18l-9 20Z" fill="#ef4a20" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      </g>
      {[
        [150, 3],
        [186, 5],
        [222, 7],
        [258, 10],
      ].map(([x = 0, count = 0]) => (
        <g key={x}>
          {Array.from({ length: count }, (_, i) => 394 - i * 7).map((y) => (
            <g key={y}>
              <ellipse cx={x} cy={y} rx="16" ry="6" fill="#b77900" stroke={INK} strokeWidth="1.500" />
              <ellipse cx={x} cy={y - 3} rx="16" ry="6" fill="url(#bzc-coin)" stroke={INK} strokeWidth="1.500" />
            </g>
          ))}
        </g>
      ))}
      <path
        d="m140 366 36-14 30-8 56-34"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m140 366 36-14 30-8 56-34"
        fill="none"
        stroke="#2f7d21"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m250 306 22-6-7 22Z" fill="#2f7d21" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    </g>
  );
}

/** One looks out from under a stall. */
function Awning() {
  return (
    <g stroke={INK} strokeWidth="1.500">
      {Array.from({ length: 10 }, (_, i) => i).map((i) => (
        <path key={i} d={`M${i * 30} 0h30v104a15 15 0 0 1-30 0Z`} fill={i % 2 === 0 ? '#d6421f' : '#fff6e4'} />
      ))}
      <path d="M0 96h300" strokeOpacity="0.25" />
    </g>
  );
}

/** A plate of the sign. */
const Plate = ({ x, children }: { x: number; children: React.ReactNode }) => (
  <g transform={`translate(${x} 53)`}>
    <circle r="20" fill="#fff3cf" stroke={INK} strokeWidth="2.500" />
    <circle r="16.500" fill="none" stroke="#c98f3f" strokeWidth="1.500" />
    {children}
  </g>
);

const Ham = () => (
  <g stroke={INK} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path d="m-3 4-7 6" strokeWidth="7" />
    <circle cx="-12" cy="8.500" r="3" fill="#fff" />
    <circle cx="-8.500" cy="12" r="3" fill="#fff" />
    <path d="m-3 4-7 6" stroke="#fff" strokeWidth="3.500" />
    <path d="M-5 6C-10-2-5-13 5-12s11 11 5 16S-1 11-5 6Z" fill="#c7432b" />
    <path d="M-1-4c1-4 4-5 7-4" fill="none" stroke="#f3b8a0" strokeWidth="2.500" />
  </g>
);

const Ingots = () => (
  <g stroke={INK} strokeWidth="2" strokeLinejoin="round">
    <path d="m-15 9 3-9h9l3 9ZM0 9l3-9h9l3 9Z" fill="#a9bbd0" />
    <path d="m-8 0 3-9H5l3 9Z" fill="#c4d3e4" />
  </g>
);

/** The sign over the market says what is traded, and needs no words for it: the lid is the same in every language. */
function Sign() {
  return (
    <g>
      <path d="M54 0v26M246 0v26" stroke="#8a5a26" strokeWidth="5" />
      <rect x="12" y="29" width="276" height="62" rx="12" fill="#3a2008" opacity="0.4" />
      <rect x="12" y="22" width="276" height="62" rx="12" fill="url(#bzc-wood)" stroke={INK} strokeWidth="2.500" />
      <path d="M22 42h256M22 64h256" stroke="#8a5a26" strokeOpacity="0.5" strokeWidth="1.500" />
      <Plate x={38}>
        <g transform="translate(0 15) scale(.72)">
          <Sack x={0} y={0} />
        </g>
      </Plate>
      <Plate x={83}>
        <Ham />
      </Plate>
      <Plate x={128}>
        <g transform="translate(-3 4) scale(.68)">
          <Fish x={0} y={0} />
        </g>
      </Plate>
      <Plate x={172}>
        <g transform="scale(.68)">
          <Log x={-10.5} y={8} />
          <Log x={10.5} y={8} />
          <Log x={0} y={-9} />
        </g>
      </Plate>
      <Plate x={217}>
        <g transform="translate(0 14) scale(.66)">
          <Drum x={0} y={0} />
        </g>
      </Plate>
      <Plate x={262}>
        <Ingots />
      </Plate>
    </g>
  );
}

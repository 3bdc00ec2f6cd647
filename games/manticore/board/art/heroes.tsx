import { HEROES, type HeroId } from '../../content/heroes.ts';

/** The face and hair of each hero; the class dresses them. */
const LOOKS: Record<HeroId, { skin: string; hair: string; cloth: string; trim: string }> = {
  radan: { skin: '#d9a06f', hair: '#4a2f1c', cloth: '#8e2f26', trim: '#c9ccd1' },
  zorya: { skin: '#e7b58c', hair: '#c0602a', cloth: '#8e2f26', trim: '#d8dade' },
  oslav: { skin: '#d8aa82', hair: '#e8e4da', cloth: '#3f3a86', trim: '#e6c04a' },
  milena: { skin: '#c98f62', hair: '#23182a', cloth: '#503a8c', trim: '#e6c04a' },
  borun: { skin: '#dba476', hair: '#c65f1e', cloth: '#5a4630', trim: '#c08a3a' },
  dagna: { skin: '#eab98f', hair: '#e0b24c', cloth: '#4f5136', trim: '#c08a3a' },
  taeril: { skin: '#ecc9a2', hair: '#d8c27a', cloth: '#2f6a3d', trim: '#cfe39a' },
  syvene: { skin: '#b9825a', hair: '#efe9dd', cloth: '#1f6a5a', trim: '#cfe39a' },
};
const INK = '#20180f';

/** A hero from the chest up, in a box of 64 by 72. */
export function HeroFigure({ hero }: { hero: HeroId }) {
  const look = LOOKS[hero];
  const isHeroine = hero === 'zorya' || hero === 'milena' || hero === 'dagna' || hero === 'syvene';
  const Dress = DRESSES[HEROES[hero]];
  return (
    <g strokeLinejoin="round" strokeLinecap="round" stroke={INK} strokeWidth="1.6">
      <Dress {...look} isHeroine={isHeroine} />
    </g>
  );
}

type Look = { skin: string; hair: string; cloth: string; trim: string; isHeroine: boolean };

const Face = ({ skin, y = 31, isHeroine }: { skin: string; y?: number; isHeroine: boolean }) => (
  <>
    <path d={`M27 ${y + 8}h10v9h-10z`} fill={skin} stroke="none" />
    <path
      d={`M21 ${y - 4}q0 -11 11 -11t11 11q0 ${isHeroine ? 12 : 10} -11 17q-11 ${isHeroine ? -5 : -7} -11 -17z`}
      fill={skin}
    />
    <path d={`M26.5 ${y}h.1M37.5 ${y}h.1`} strokeWidth="3" />
    <path d={`M25 ${y - 3.5}q2 -1.6 4 -.4M39 ${y - 3.5}q-2 -1.6 -4 -.4`} fill="none" strokeWidth="1.2" />
    <path
      d={`M29.5 ${y + 7}q2.5 ${isHeroine ? 1.8 : 0.8} 5 0`}
      fill="none"
      stroke={isHeroine ? '#8d2f2a' : INK}
      strokeWidth="1.4"
    />
  </>
);

function Warrior({ skin, hair, cloth, trim, isHeroine }: Look) {
  return (
    <>
      {isHeroine && <path d="M19 24q-6 18 1 34h24q7 -16 1 -34z" fill={hair} />}
      <path d="M3 72q2 -22 20 -26h18q18 4 20 26z" fill={trim} />
      <path d="M3 72q2 -20 14 -25l6 25zM61 72q-2 -20 -14 -25l-6 25z" fill={cloth} />
      <path d="M24 50q8 9 16 0" fill="none" />
      <Face skin={skin} isHeroine={isHeroine} />
      <path d="M19 31q-2 -19 13 -20t13 20l-4 1q1 -8 -9 -9t-9 9z" fill={trim} />
      <path d="M30 12h4v21q-2 3 -4 0z" fill={trim} />
      <path d="M32 11q-3 -9 -16 -5q9 1 11 6zM32 11q2 -10 18 -6q-10 1 -12 7z" fill={cloth} />
    </>
  );
}

function Mage({ skin, hair, cloth, trim, isHeroine }: Look) {
  return (
    <>
      <path d={isHeroine ? 'M18 26q-7 20 -1 38h30q6 -18 -1 -38z' : 'M20 26q-4 10 -2 22h28q2 -12 -2 -22z'} fill={hair} />
      <path d="M5 72q1 -22 19 -26h16q18 4 19 26z" fill={cloth} />
      <path d="M32 46 22 72h20z" fill={trim} />
      <Face skin={skin} y={33} isHeroine={isHeroine} />
      {!isHeroine && <path d="M22 38q3 3 10 3t10 -3q2 16 -10 26q-12 -10 -10 -26z" fill={hair} />}
      {!isHeroine && <path d="M26 40q6 3 12 0" fill="none" />}
      <path d="M10 27q11 -8 22 -8t22 8q-11 4 -22 4t-22 -4z" fill={cloth} />
      <path d="M18 24q6 -21 20 -23q-2 5 6 23q-13 4 -26 0z" fill={cloth} />
      <path d="M18 24q13 4 26 0l-1 -4q-12 3 -23 0z" fill={trim} />
      <path d="m33 8 1.4 2.8 3 .4-2.2 2.2.6 3-2.8-1.5-2.8 1.5.6-3-2.2-2.2 3-.4z" fill={trim} stroke="none" />
    </>
  );
}

function Dwarf({ skin, hair, cloth, trim, isHeroine }: Look) {
  return (
    <>
      <path d="M0 72q0 -22 20 -25h24q20 3 20 25z" fill={cloth} />
      <path d="M0 72q0 -20 14 -24l4 24zM64 72q0 -20 -14 -24l-4 24z" fill={trim} />
      <Face skin={skin} y={34} isHeroine={isHeroine} />
      {isHeroine ? (
        <path d="M20 30q-8 8 -6 34q4 3 8 0q-2 -14 2 -24zM44 30q8 8 6 34q-4 3 -8 0q2 -14 -2 -24z" fill={hair} />
      ) : (
        <path d="M18 32q2 8 8 8q6 -4 12 0q6 0 8 -8q6 24 -6 36q-4 -3 -8 3q-4 -6 -8 -3q-12 -12 -6 -36z" fill={hair} />
      )}
      {!isHeroine && <path d="M25 43q7 -5 14 0" fill="none" strokeWidth="2.4" stroke={hair} />}
      <path d="M18 31q-2 -20 14 -20t14 20q-14 -5 -28 0z" fill="#8a8f96" />
      <path d="M17 32q15 -6 30 0l-1 -6q-14 -5 -28 0z" fill={trim} />
      <path d="M30 11h4v15h-4z" fill={trim} />
      <path d="M18 24q-10 -2 -11 -14q7 7 13 6zM46 24q10 -2 11 -14q-7 7 -13 6z" fill="#efe6cf" />
    </>
  );
}

function Elf({ skin, hair, cloth, trim, isHeroine }: Look) {
  return (
    <>
      <path d={isHeroine ? 'M17 24q-6 20 0 42h30q6 -22 0 -42z' : 'M18 24q-3 14 1 26h26q4 -12 1 -26z'} fill={hair} />
      <path d="M7 72q0 -22 18 -26h14q18 4 18 26z" fill={cloth} />
      <path d="M24 47q8 12 16 0l4 4q-12 14 -24 0z" fill={trim} />
      <path d="M20 34 7 22q3 11 12 17zM44 34l13 -12q-3 11 -12 17z" fill={skin} />
      <Face skin={skin} y={32} isHeroine={isHeroine} />
      <path d="M20 31q-3 -20 12 -20t12 20q-4 -3 -5 -9q-6 4 -14 1q-3 3 -5 8z" fill={hair} />
      <path d="M20 25q12 -6 24 0" fill="none" stroke={trim} strokeWidth="2.2" />
      <path d="m32 18 3 4-3 4-3-4z" fill={trim} strokeWidth="1" />
    </>
  );
}

const DRESSES = { warrior: Warrior, mage: Mage, dwarf: Dwarf, elf: Elf };

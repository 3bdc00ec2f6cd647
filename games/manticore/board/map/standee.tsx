import { Wash } from '@parlour/kit/art/gradients.tsx';
import type { Sitter } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import { memo } from 'react';
import { TOKENS, type TokenId } from '../../content/artifacts.ts';
import type { HeroId } from '../../content/heroes.ts';
import { MONSTERS } from '../../content/monsters.ts';
import type { Foe } from '../../types.ts';
import { BEAST_GROUNDS, BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { HeroFigure } from '../art/heroes.tsx';
import { IconAt } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/icon-of.ts';
import css from './map.module.css';

const c = classes(css);

/** Shapes tell friend from foe: heroes are shields, beasts are round, raiders pointed, she is a jagged star. */
const SHAPES = {
  hero: 'M-33-46H33V-4Q33 25 0 39Q-33 25-33-4Z',
  ordinary: 'M0-48C27-48 37-26 37-4C37 20 21 36 0 36C-21 36-37 20-37-4C-37-26-27-48 0-48Z',
  aggressive: 'M0-54 39-14 26 34H-26L-39-14Z',
  manticore: 'M0-60 14-46 36-48 38-26 54-10 40 8 40 30 16 34 0 48-16 34-40 30-40 8-54-10-38-26-36-48-14-46Z',
};

export const StandeeShapes = () => (
  <defs>
    {Object.entries(SHAPES).map(([name, d]) => (
      <clipPath key={name} id={`mc-clip-${name}`}>
        <path d={d} />
      </clipPath>
    ))}
    <Wash id="mc-bone" colours="#f6ecd2, #cdb98a" />
  </defs>
);

/** Life as a heart with its number: it grows as the map shrinks, so that it stays legible. */
const Life = ({ x, y, life }: { x: number; y: number; life: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={c('grow')}>
      <path
        d="M0 19C-27 3-22-18-9-18Q-3-18 0-11Q3-18 9-18C22-18 27 3 0 19Z"
        fill={life <= 3 ? '#c4160f' : '#a3211b'}
        stroke="#fff3dc"
        strokeWidth="2.5"
      />
      <text y="8" fontSize="25" className={c('number')} fill="#fff">
        {life}
      </text>
    </g>
  </g>
);

type HeroProps = {
  hero: HeroId;
  name: string;
  life: number;
  sitter: Sitter | undefined;
  isDone: boolean;
  isActive: boolean;
};

/** So many letters have room under a figure. */
const LETTERS = 8;
const short = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** Everything that tells a hero stays within a cell's own width: heroes side by side hide nothing of each other. */
export const HeroStandee = memo(function HeroStandee({ hero, name, life, sitter, isDone, isActive }: HeroProps) {
  const mark = markOf(sitter ?? { colour: '', symbol: '' });
  return (
    <g opacity={isDone ? 0.86 : 1}>
      <ellipse cx="4" cy="36" rx="38" ry="12" fill="rgb(0 0 0 / .35)" />
      {isActive && <ellipse cy="34" rx="45" ry="17" fill="none" stroke="var(--mc-lit)" strokeWidth="6" />}
      <ellipse cy="34" rx="36" ry="12" fill={mark.colour} stroke="#17120a" strokeWidth="3" />
      <g transform="translate(0 -5)">
        <path d={SHAPES.hero} fill="#17120a" stroke="#17120a" strokeWidth="8" strokeLinejoin="round" />
        <path d={SHAPES.hero} fill="url(#mc-bone)" stroke={mark.colour} strokeWidth="5.5" strokeLinejoin="round" />
        <g clipPath="url(#mc-clip-hero)">
          <g transform="translate(-32 -43) scale(1 1.06)">
            <HeroFigure hero={hero} />
          </g>
        </g>
      </g>
      <g className={c('near')}>
        <g transform="translate(0 34)">
          <g className={c('grow')}>
            <rect x="-42" y="-14" width="84" height="28" rx="8" fill="#17120a" stroke={mark.colour} strokeWidth="3" />
            <text y="8" fontSize="25" className={c('plate')}>
              {short(name)}
            </text>
          </g>
        </g>
      </g>
      <g transform="translate(-27 -40)">
        <circle r="15" fill={mark.colour} stroke="#17120a" strokeWidth="2.5" />
        <path d={mark.path} fill={mark.ink} transform="scale(.88) translate(-12 -12)" />
      </g>
      <Life x={25} y={-39} life={life} />
    </g>
  );
});

type FoeProps = {
  foe: Foe;
  life: number;
  fullLife: number;
  carries: readonly (TokenId | null)[];
  isTarget: boolean;
  isAsleep?: boolean;
};

export const FoeStandee = memo(function FoeStandee({ foe, life, fullLife, carries, isTarget, isAsleep }: FoeProps) {
  const kind = kindOfFoe(foe);
  const shape = kind === 'manticore' ? 'manticore' : kind === 'cinderwing' ? 'aggressive' : 'ordinary';
  const { deep, bright } = BEAST_GROUNDS[kind];
  return (
    <g>
      <ellipse cx="5" cy="40" rx="40" ry="12" fill="rgb(0 0 0 / .38)" />
      <path d={SHAPES[shape]} fill="#120c06" stroke="#120c06" strokeWidth="10" strokeLinejoin="round" />
      <path
        d={SHAPES[shape]}
        fill={deep}
        stroke={isTarget ? 'var(--mc-lit)' : bright}
        strokeWidth={isTarget ? 8 : 6}
        strokeLinejoin="round"
      />
      <g clipPath={`url(#mc-clip-${shape})`}>
        <circle cy="-8" r="40" fill={bright} opacity=".55" />
        <g transform="translate(-32 -42)">
          <BeastFigure kind={kind} />
        </g>
      </g>
      {foe === 'manticore' ? (
        <>
          <Life x={32} y={-38} life={life} />
          {isAsleep === true && (
            <text
              x="-52"
              y="-32"
              fontSize="44"
              fontWeight="800"
              fill="#fff3dc"
              stroke="#120c06"
              strokeWidth="5"
              paintOrder="stroke"
            >
              z
            </text>
          )}
        </>
      ) : (
        <>
          <g transform="translate(-27 -36)">
            <g className={c('grow')}>
              <circle r="16" fill="#fff3dc" stroke="#120c06" strokeWidth="2.5" />
              <text y="8.5" fontSize="25" className={c('number')} fill="#120c06">
                {foe.slice(1)}
              </text>
            </g>
          </g>
          <Pips life={life} fullLife={fullLife} level={MONSTERS[foe] === 'gnarl' ? 4 : 3} />
        </>
      )}
      {carries.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies face down has no other name
        <g key={i} transform={`translate(${29 - i * 2} ${-38 + i * 24})`}>
          <circle r="15" fill={token === null ? '#4a4035' : '#2e4d6b'} stroke="#fff3dc" strokeWidth="2.5" />
          {token === null ? (
            <text y="7" fontSize="20" fontWeight="800" textAnchor="middle" fill="#fff3dc">
              ?
            </text>
          ) : (
            <IconAt name={KIND_ICONS[TOKENS[token].kind]} x={0} y={0} size={20} fill="#fff" />
          )}
        </g>
      ))}
    </g>
  );
});

/** A monster's life as notches: full ones are left, empty ones are lost. */
const Pips = ({ life, fullLife, level }: { life: number; fullLife: number; level: number }) => {
  const count = Math.max(fullLife, level);
  return (
    <g>
      <rect x={-count * 9 - 4} y="22" width={count * 18 + 8} height="20" rx="10" fill="#120c06" />
      {Array.from({ length: count }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a notch is known by its place
          key={i}
          cx={-count * 9 + 9 + i * 18}
          cy="32"
          r="7.2"
          fill={i < life ? '#e2352a' : 'none'}
          stroke="#ffdcc4"
          strokeWidth="1.8"
        />
      ))}
    </g>
  );
};

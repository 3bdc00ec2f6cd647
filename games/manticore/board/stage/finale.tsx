import { classes } from '@parlour/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Grade } from '../../types.ts';
import { useTable } from '../table/context.ts';
import { Scene } from './scene.tsx';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);

/** The end: sunrise, a torn banner, a burning gate, or a silent wood; after practice a target on the tower. */
export function Finale({ event, onDone }: { event: Seen<'ended'>; onDone(): void }) {
  const { label, words } = useTable();
  return (
    <Scene
      className="finale"
      grade={event.grade}
      title={words.grades[event.grade]}
      picture={() => (
        <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMax slice" className={c('picture')} aria-hidden="true">
          {PICTURES[event.grade]}
        </svg>
      )}
      lines={[label.stage.endings[event.because]]}
      waits={[700, 700]}
      lingers={2600}
      onDone={onDone}
    />
  );
}

const Walls = ({ fill }: { fill: string }) => (
  <path
    d="M60 200V120h14v10h12v-10h14v10h12v-10h14v24h40v-60h12v-14h12v14h12v-14h12v14h12v60h40v-24h14v10h12v-10h14v10h12v-10h14v80ZM186 200v-34q14-18 28 0v34Z"
    fill={fill}
    fillRule="evenodd"
  />
);
const Firs = ({ fill }: { fill: string }) => (
  <path
    d="M-10 200 8 130l18 70 12-40 16 40ZM340 200l14-50 14 50 14-64 20 64ZM46 200l8-26 8 26ZM330 200l8-26 8 26Z"
    fill={fill}
  />
);

/** A target on the tower, and the arrows that hit it or did not. */
const Target = ({ arrows }: { arrows: readonly (readonly [x: number, y: number])[] }) => (
  <g transform="translate(196 114)">
    <circle r="25" fill="#f3ead2" stroke="#4a331c" strokeWidth="2" />
    <circle r="17" fill="#b3342a" />
    <circle r="10" fill="#f3ead2" />
    <circle r="4.5" fill="#b3342a" />
    {arrows.map(([x, y]) => (
      <path
        key={x}
        d={`M${x} ${y}l18 10l5-3m-5 3v6m-4-8l5-3m-5 3v6`}
        stroke="#3a2412"
        strokeWidth="2.2"
        strokeLinecap="round"
        fill="none"
      />
    ))}
  </g>
);

const PICTURES: Record<Grade, ReactNode> = {
  greatVictory: (
    <>
      <rect width="400" height="200" fill="#f7b733" />
      <circle cx="200" cy="150" r="90" fill="#ffe9a6" />
      <circle cx="200" cy="150" r="56" fill="#fff7dc" />
      <Walls fill="#4a331c" />
      <path d="M200 70V34l40 12-40 12" fill="#a8261d" stroke="#4a331c" strokeWidth="3" />
      <Firs fill="#2f4a25" />
    </>
  ),
  victory: (
    <>
      <rect width="400" height="200" fill="#9fb8c4" />
      <circle cx="300" cy="60" r="30" fill="#f3ead2" />
      <Walls fill="#3e3226" />
      <path d="M200 70V30l26 8-6 6 12 4-8 6 4 6-28-4" fill="#8f2a20" stroke="#3e3226" strokeWidth="3" />
      <Firs fill="#27382b" />
    </>
  ),
  manticoreVictory: (
    <>
      <rect width="400" height="200" fill="#3a0d08" />
      <ellipse cx="200" cy="190" rx="190" ry="90" fill="#a8300d" />
      <path d="M150 200q-16-60 22-96q-2 30 18 34q0-40 26-66q-2 40 24 52q10-14 8-30q26 50-2 106Z" fill="#ffb02e" />
      <Walls fill="#160a07" />
      <Firs fill="#0d0806" />
    </>
  ),
  manticoreGreatVictory: (
    <>
      <rect width="400" height="200" fill="#10161c" />
      <circle cx="290" cy="56" r="24" fill="#c8ccd0" />
      <Walls fill="#0a0c0f" />
      <Firs fill="#05070a" />
      <path d="M180 150q8-8 14 0M208 150q8-8 14 0" stroke="#ff4a2a" strokeWidth="5" fill="none" />
    </>
  ),
  practiceWon: (
    <>
      <rect width="400" height="200" fill="#cfe0c0" />
      <circle cx="320" cy="50" r="26" fill="#fff3c4" />
      <Walls fill="#8a7350" />
      <Target
        arrows={[
          [-2, -1],
          [2, 2],
          [0, -5],
        ]}
      />
      <Firs fill="#3f5a33" />
    </>
  ),
  practiceLost: (
    <>
      <rect width="400" height="200" fill="#a9a596" />
      <Walls fill="#6b5f4c" />
      <Target
        arrows={[
          [-28, -38],
          [10, -35],
          [14, 12],
        ]}
      />
      <Firs fill="#2f3a2c" />
    </>
  ),
};

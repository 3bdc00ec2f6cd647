import type { ReactNode } from 'react';
import { LOCATIONS, type LocationId } from '../../content/board.ts';
import { cellsOf, centre, middleOf } from './cells.ts';

/** The City, the Cave and the eight places: little drawings on the map. */
export function Places() {
  const cave = middleOf('cave');
  return (
    <g stroke="var(--mc-ink)" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      <City />
      <g transform={`translate(${cave.x + 8} ${cave.y - 4})`}>
        <path d="M-78 50q6-46 34-62q14-34 46-36q34 6 44 40q26 18 26 58q-76 22-150 0Z" fill="var(--mc-crag)" />
        <path d="M-40-8q22-8 34 10M2-46q4 22-6 34M44-6q-16-4-28 8" fill="none" opacity=".6" />
        <path d="M-34 54q-2-50 30-50t32 50Z" fill="#120a08" />
        <path d="M-22 30q6-6 12 0M8 30q6-6 12 0" stroke="#ff5a2a" strokeWidth="5" fill="none" />
      </g>
      {LOCATIONS.map((location) => {
        const { x, y } = middleOf(location);
        return (
          <g key={location} transform={`translate(${x} ${y}) scale(1.4)`}>
            {DRAWINGS[location]}
          </g>
        );
      })}
    </g>
  );
}

const House = ({ x, y, size = 1, roof = 'var(--mc-roof)' }: { x: number; y: number; size?: number; roof?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-9 8V-2h18V8Z" fill="var(--mc-wall)" />
    <path d="M-12-1 0-13 12-1Z" fill={roof} />
    <path d="M-2 8V2h4v6Z" fill="var(--mc-ink)" stroke="none" />
  </g>
);

/** A walled flower of seven cells: houses along the streets, the keep in the middle. */
function City() {
  const cells = cellsOf('city').map(centre);
  return (
    <g strokeWidth="1.6">
      {cells.map(({ x, y }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <House x={-30} y={-22 + (i % 3) * 3} size={0.95} />
          <House x={-8} y={-32} size={0.8} roof="var(--mc-roof-2)" />
          <House x={27} y={-24 + (i % 2) * 5} roof={i % 2 === 0 ? 'var(--mc-roof)' : 'var(--mc-roof-2)'} />
          <House x={-34} y={26} size={0.85} roof="var(--mc-roof-2)" />
          <House x={34} y={24} size={0.9} />
        </g>
      ))}
      <g transform="translate(0 -8)">
        <path d="M-17 18V-22h8v5h5v-5h8v5h5v-5h8v40Z" fill="var(--mc-wall-2)" />
        <path d="M-5 18V5q5-6 10 0v13Z" fill="var(--mc-ink)" />
        <path d="M0-22v-24l18 6-18 6" fill="#a8261d" />
      </g>
    </g>
  );
}

const DRAWINGS: Record<LocationId, ReactNode> = {
  forge: (
    <>
      <path d="M-46 26V-12l28-22 28 22v38Z" fill="var(--mc-wall-2)" />
      <path d="M-54-8-18-38 18-8Z" fill="#5a4a42" />
      <path d="M-2-22v-28h14v40" fill="#6b5b52" />
      <path d="M4-54q-8-10 2-18q-2 8 6 10q4-6 2-12q10 8 4 18" fill="#d9d2c6" opacity=".8" strokeWidth="1.4" />
      <path d="M-36 26V6h22v20Z" fill="#e8641c" />
      <path d="M-30 26q0-10 5-14q5 4 5 14Z" fill="#ffd34d" strokeWidth="1" />
      <path d="M18 30v-8h8q-8-2-10-10h34q-4 8-12 10v8Z" fill="#454a52" />
    </>
  ),
  elvenWorkshop: (
    <>
      <path d="M-8 34q4-30-2-54h22q-6 26 0 54Z" fill="#7a5a38" />
      <path
        d="M-50-14q-6-20 16-24q6-22 32-18q28-8 36 14q22 4 14 24q-10 16-34 8q-22 10-40 0q-20 8-24-4Z"
        fill="var(--mc-leaf)"
      />
      <path d="M-22-2V-18h30v16Z" fill="var(--mc-wall)" />
      <path d="M-28-16-7-32 14-16Z" fill="#3f7a4a" />
      <path d="M34 30q18-26 0-52M34 30V-22" fill="none" stroke="#8a4f1e" strokeWidth="4" />
      <path d="M20 4h32M46 0l7 4-7 4" fill="none" strokeWidth="2.4" />
    </>
  ),
  dwarfWorkshop: (
    <>
      <path d="M-58 32-30-24-12-4 8-40 52 32Z" fill="#8d8577" />
      <path d="M-30-24-38-8l10-4 4 10M8-40-4-14l12-6 8 14" fill="#e9e4d8" strokeWidth="1.6" />
      <path d="M-16 32V4q14-14 28 0v28Z" fill="#2a1d12" />
      <path d="M-20 6h36" stroke="#c08a3a" strokeWidth="5" />
      <circle cx="38" cy="22" r="17" fill="#a9732e" />
      <circle cx="38" cy="22" r="5" fill="#e4c078" />
      <path d="M38 5v34M21 22h34" strokeWidth="1.6" />
    </>
  ),
  shoeManufactory: (
    <>
      <path d="M-50 30V-10h70v40Z" fill="var(--mc-wall)" />
      <path d="M-58-8-38-32H8L28-8Z" fill="#8a5a34" />
      <path d="M-38 30V8h16v22ZM-10 14H6V0h-16Z" fill="#3a2817" />
      <path d="M30 30v-6q8-4 10-22h18q0 16 4 20h8q4 4 2 8Z" fill="#a5632f" />
      <path d="M40 4h18" stroke="#e6c79a" strokeWidth="4" />
    </>
  ),
  witchHut: (
    <>
      <path d="M-26 36 -18 8M14 36 8 8M-6 36V10" stroke="#5a4630" strokeWidth="5" />
      <path d="M-34 12V-14h54v26Z" fill="#6d5a70" />
      <path d="M-44-10-14-48 6-40 32-10Z" fill="#3b2c49" />
      <path d="M-14-48q8-12 20-8q-10 2-8 16" fill="#3b2c49" />
      <path d="M-24 6V-6h14V6Z" fill="#e9d34a" />
      <path d="M30 36q-12-2-10-18h32q2 16-10 18Z" fill="#25282c" />
      <path d="M22 18q14-6 28 0" fill="#7fd24a" />
      <circle cx="34" cy="8" r="4" fill="#a8e86a" strokeWidth="1.2" />
      <circle cx="42" cy="1" r="2.6" fill="#a8e86a" strokeWidth="1.2" />
    </>
  ),
  druidHut: (
    <>
      <path d="M-42 30q0-52 36-52t36 52Z" fill="#6e7d3c" />
      <path d="M-34 10q28-10 56 0M-24-8q18-8 36 0" fill="none" opacity=".7" />
      <path d="M-16 30V12q10-12 20 0v18Z" fill="#2b2412" />
      <path d="M-10-22V-34M-10-30-22-44M-10-30 2-44M-18-40h-8M-2-40h8" fill="none" stroke="#e9dfc4" strokeWidth="4" />
      <path d="M34 32V4h8v28ZM48 32V12h8v20ZM30 6l8-6h20l4 10Z" fill="#a9a89b" />
    </>
  ),
  iceTower: (
    <>
      <path d="M-14 36-8-36 6-56 20-36 26 36Z" fill="#cfe9f7" />
      <path d="M6-56 20-36 26 36H8Z" fill="#8fc3e0" />
      <path d="M-44 36-34 4-22 36ZM30 36 42-2 54 36Z" fill="#b7dcf0" />
      <path d="M0 36V20q6-8 12 0v16Z" fill="#24506e" />
      <path d="M2-16h8v12H2Z" fill="#24506e" />
    </>
  ),
  fieryEarth: (
    <>
      <path d="M-58 34q14-40 34-58h40q22 20 36 58Z" fill="#5a2c22" />
      <path d="M-24-24q20 10 40 0l-6 14q-14 6-28 0Z" fill="#ff8a1f" />
      <path d="M-10-12q-4 20-16 44M6-12q10 16 6 44M-2-10q2 14-2 30" fill="none" stroke="#ffb52e" strokeWidth="5" />
      <path d="M-10-32q-10-16 4-28q0 12 8 12q4-10 0-20q20 14 10 36" fill="#ffcf4a" />
    </>
  ),
};

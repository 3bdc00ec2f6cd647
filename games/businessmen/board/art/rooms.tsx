import { memo, type ReactNode } from 'react';
import type { Characteristic, Level } from '../../content/characteristics.ts';

/** A little office, visibly better at each level: the manager's desk, the loader's machine, the warehouse. */
export const Room = memo(({ trait, level }: { trait: Characteristic; level: Level }) => (
  <svg viewBox="0 0 100 84" preserveAspectRatio="xMidYMax meet" aria-hidden="true" strokeLinejoin="round">
    {trait === 'manager' ? (
      <Desk level={level} />
    ) : trait === 'loader' ? (
      <Forks level={level} />
    ) : (
      <Halls level={level} />
    )}
  </svg>
));

const INK = '#3a2410';
const Box = ({ x, y, size = 16 }: { x: number; y: number; size?: number }) => (
  <g stroke={INK} strokeWidth="1.600">
    <path d={`M${x} ${y}h${size}v${size}h-${size}Z`} fill="#d9a35b" />
    <path d={`M${x} ${y}l${size} ${size}M${x + size} ${y}l-${size} ${size}`} strokeOpacity=".4" />
  </g>
);

function Person({ x, y, coat, children }: { x: number; y: number; coat: string; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1.600">
      <path d="M-9 26q0-15 9-15t9 15Z" fill={coat} />
      <circle cy="4" r="8" fill="#f3c79b" />
      <circle cx="-2.600" cy="4" r=".9" fill={INK} stroke="none" />
      <circle cx="3" cy="4" r=".9" fill={INK} stroke="none" />
      <path d="M-3 8q3 2.400 6 0" fill="none" strokeWidth="1.200" />
      {children}
    </g>
  );
}

const Desk = ({ level }: { level: Level }) => (
  <>
    {level >= 2 && (
      <g stroke={INK} strokeWidth="1.600">
        <path d="M6 8h34v24H6Z" fill="#fff8e2" />
        <path
          d={level === 3 ? 'm9 27 8-7 7 3 13-12' : 'm9 26 9-4 8 2 11-6'}
          fill="none"
          stroke="#d6421f"
          strokeWidth="2.600"
        />
      </g>
    )}
    {level === 3 && <path d="M35 26q0-12 13-12t13 12v30H35Z" fill="#8c2f1d" stroke={INK} strokeWidth="1.800" />}
    <Person x={48} y={24} coat={level === 3 ? '#23324d' : level === 2 ? '#2f7dbb' : '#5ba846'}>
      <path d="M-8 2q0-9 8-9t8 9q-4-4-8-4t-8 4Z" fill="#5b3715" />
      {level === 3 && <path d="m-2.500 12 2.500 9 2.500-9Z" fill="#d6421f" strokeWidth="1" />}
    </Person>
    <g stroke={INK} strokeWidth="1.800">
      <path d={level === 1 ? 'M24 50h52v7H24Z' : 'M10 50h80v8H10Z'} fill={level === 3 ? '#9c5f2b' : '#c98f4e'} />
      <path d={level === 1 ? 'M29 57v21M71 57v21' : 'M14 58v20h20V58M66 58v20h20V58'} fill="#b27a3c" />
    </g>
    <g stroke={INK} strokeWidth="1.500">
      <path d="M60 50v-5h12v5Z" fill="#d6421f" />
      <path d="M58 43q8-5 16 0v3q-8-4-16 0Z" fill="#d6421f" />
    </g>
    {level >= 2 && (
      <g stroke={INK} strokeWidth="1.600">
        <path d="M20 50v-10l9-7" fill="none" />
        <path d="m26 30 8 7-8 3Z" fill="#3f8a2f" />
      </g>
    )}
    {level === 3 && (
      <g stroke={INK} strokeWidth="1.500">
        <path d="M82 50V38" />
        <path d="M82 40q-10-2-10-12 10 1 10 12ZM82 36q8-4 8-13-9 3-8 13Z" fill="#3f8a2f" />
      </g>
    )}
  </>
);

const Forks = ({ level }: { level: Level }) =>
  level === 1 ? (
    <>
      <Person x={34} y={28} coat="#d6421f">
        <path d="M-9 2q1-9 9-9t9 9Z" fill="#f2b632" />
      </Person>
      <path d="M28 53v24M40 53v24" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path d="M42 44 56 40 62 76H80" fill="none" stroke="#6b717c" strokeWidth="4" strokeLinecap="round" />
      <circle cx="62" cy="76" r="5" fill="#23262c" stroke={INK} />
      <Box x={62} y={56} size={18} />
    </>
  ) : (
    <>
      <path d="M72 12v62" stroke="#6b717c" strokeWidth="5" />
      <path d="M74 72h22" stroke="#6b717c" strokeWidth="4" strokeLinecap="round" />
      <Box x={77} y={53} size={17} />
      {level === 3 && <Box x={77} y={36} size={17} />}
      <g stroke={INK} strokeWidth="1.800">
        <path
          d={level === 3 ? 'M10 46h24l8-26h22l6 26v26H10Z' : 'M16 50h22l6-22h18l6 22v22H16Z'}
          fill={level === 3 ? '#f08a1d' : '#f6c329'}
        />
        <path d={level === 3 ? 'M39 44l6-19h16l4 19Z' : 'M42 48l4-15h13l4 15Z'} fill="#dff3ff" />
      </g>
      <g transform="translate(53 27) scale(.72)">
        <Person x={0} y={0} coat="#d6421f">
          <path d="M-9 2q1-9 9-9t9 9Z" fill="#fff" />
        </Person>
      </g>
      {level === 3 && <path d="M46 14h10v6H46Z" fill="#d6421f" stroke={INK} strokeWidth="1.500" />}
      {[26, 58].map((x) => (
        <g key={x}>
          <circle cx={x} cy="73" r="9.500" fill="#23262c" stroke={INK} strokeWidth="1.500" />
          <circle cx={x} cy="73" r="4" fill="#c9ced6" />
        </g>
      ))}
    </>
  );

const Halls = ({ level }: { level: Level }) => {
  const width = 26 + level * 22;
  const left = 50 - width / 2;
  return (
    <g stroke={INK} strokeWidth="1.800">
      <path d={`M${left} 40h${width}v38H${left}Z`} fill="#f3d9a4" />
      <path d={`M${left - 5} 42 50 ${level === 1 ? 24 : 14} ${left + width + 5} 42Z`} fill="#c5402a" />
      <path d={`M${left - 5} 42h${width + 10}`} />
      {level === 3 && <path d="M50 14V4l12 4-12 4" fill="#f6c329" />}
      {Array.from({ length: level }, (_, i) => {
        const x = 50 - (level * 24) / 2 + i * 24 + 3;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gate is known by its place
          <g key={i}>
            <path d={`M${x} 52h18v26H${x}Z`} fill="#7a4a1e" />
            <path d={`M${x} 58h18M${x} 64h18M${x} 70h18`} strokeOpacity=".5" strokeWidth="1.200" />
          </g>
        );
      })}
      <circle cx="50" cy={level === 1 ? 34 : 31} r="4.500" fill="#dff3ff" />
    </g>
  );
};

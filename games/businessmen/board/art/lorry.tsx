import type { Sitter } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import { memo } from 'react';
import type { GoodId } from '../../content/goods.ts';
import { LORRIES, type LorryId } from '../../content/lorries.ts';
import { unitHref } from './icon.tsx';
import { LORRY_LOOKS } from './look.ts';
import css from './lorry.module.css';

const c = classes(css);

/**
 * One place on a lorry: empty, taken by somebody's unit, or where a unit would come to lie. A unit that is just being loaded
 * is seen after so many milliseconds, when it has come flying.
 */
export type Slot = { good: GoodId; owner: Sitter; isGhost: boolean; landsAfter?: number } | null;

const SIZE = 31;
/** Where the places are, and where the cab stands: a van, a lorry, and a road train of two beds. */
const SHAPES: Record<
  LorryId,
  { beds: readonly (readonly [number, number])[]; cab: number; wheels: readonly number[] }
> = {
  yellow: { beds: [[6, 5]], cab: 166, wheels: [34, 132, 194] },
  blue: { beds: [[6, 6]], cab: 198, wheels: [30, 58, 158, 230] },
  green: {
    beds: [
      [6, 3],
      [110, 4],
    ],
    cab: 240,
    wheels: [24, 78, 130, 210, 272],
  },
};
export const lorryWidth = (lorry: LorryId): number => SHAPES[lorry].cab + 56;

/** A lorry with its load, facing right. The units lie in the owner's colour with the owner's sign. */
export function LorryArt({ lorry, slots, number }: { lorry: LorryId; slots: readonly Slot[]; number?: boolean }) {
  const places = SHAPES[lorry].beds.flatMap(([x, count]) => Array.from({ length: count }, (_, i) => x + 2 + i * SIZE));
  return (
    <>
      <Body lorry={lorry} withNumber={number !== false} />
      {places.map((x, i) => {
        const slot = slots[i] ?? null;
        if (slot === null) return <Empty key={x} x={x} />;
        const mark = markOf(slot.owner);
        const isLanding = slot.landsAfter !== undefined;
        return (
          <g
            key={x}
            opacity={slot.isGhost ? 0.55 : 1}
            className={c(isLanding && 'landing')}
            style={isLanding ? { animationDelay: `${slot.landsAfter}ms` } : undefined}
            data-place={`slot-${lorry}-${i}`}
          >
            <use href={unitHref(slot.good)} x={x} y={slot.isGhost ? 18 : 24} width={SIZE} height={SIZE} />
            <rect x={x} y="54" width={SIZE} height="13" fill={mark.colour} stroke="#1d1206" strokeWidth="1" />
            <g transform={`translate(${x + SIZE / 2} 60.500) scale(.46) translate(-12 -12)`}>
              <path d={mark.path} fill={mark.ink} />
            </g>
          </g>
        );
      })}
    </>
  );
}

const Empty = ({ x }: { x: number }) => (
  <rect
    x={x + 2}
    y="27"
    width={SIZE - 4}
    height="28"
    rx="5"
    fill="#fff"
    fillOpacity=".3"
    stroke="#2a1a08"
    strokeOpacity=".55"
    strokeWidth="1.300"
    strokeDasharray="4 3"
  />
);

const Body = memo(({ lorry, withNumber }: { lorry: LorryId; withNumber: boolean }) => {
  const { beds, cab, wheels } = SHAPES[lorry];
  const { body, side, ink } = LORRY_LOOKS[lorry];
  const end = cab + 50;
  return (
    <g strokeLinejoin="round">
      <ellipse cx={(cab + 50) / 2} cy="90" rx={(cab + 54) / 2} ry="4.500" fill="#000" opacity=".28" />
      <path d={`M10 76H${cab + 46}`} stroke="#2b2f36" strokeWidth="6" />
      {beds.map(([x, count]) => (
        <g key={x}>
          <path d={`M${x} 54h${count * SIZE + 4}v19H${x}Z`} fill={body} stroke="#2a1a08" strokeWidth="2" />
          <path d={`M${x} 67h${count * SIZE + 4}v6H${x}Z`} fill={side} />
          <path d={`M${x} 22v32M${x + count * SIZE + 4} 22v32`} stroke={side} strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      {lorry === 'green' && <path d="M101 73h12" stroke="#2a1a08" strokeWidth="4" />}
      <path d={`M${cab} 76V30q0-8 8-8h22q6 0 9 6l8 19q4 2 4 8v21Z`} fill={body} stroke="#2a1a08" strokeWidth="2.200" />
      <path d={`M${cab + 1} 66h${end - cab - 1}v9h-${end - cab - 1}Z`} fill={side} />
      <path d={`M${cab + 20} 28h10q4 0 6 5l5 13H${cab + 20}Z`} fill="#dff3ff" stroke="#2a1a08" strokeWidth="1.600" />
      <path d={`m${cab + 24} 44 6-14h4l-6 14Z`} fill="#fff" opacity=".8" />
      <circle cx={cab + 47} cy="62" r="3.400" fill="#fff3b0" stroke="#2a1a08" strokeWidth="1.400" />
      <path d={`M${cab - 4} 20v-6q0-4 4-4`} fill="none" stroke="#6b717c" strokeWidth="4" strokeLinecap="round" />
      {withNumber && (
        <text
          x={cab + 11}
          y="58"
          className={c('number')}
          fontSize="26"
          fontWeight="800"
          textAnchor="middle"
          fill={ink}
          fontFamily="var(--bz-display)"
        >
          {LORRIES[lorry].capacity}
        </text>
      )}
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy="78" r="11" fill="#23262c" stroke="#0f1114" strokeWidth="1.500" />
          <circle cx={x} cy="78" r="5.500" fill="#c9ced6" stroke="#5c626c" strokeWidth="1.500" />
          <circle cx={x} cy="78" r="1.600" fill="#40454d" />
        </g>
      ))}
    </g>
  );
});

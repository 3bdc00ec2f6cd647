import { classes } from '@parlour/kit/classes.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { useRef, useState } from 'react';
import { useTable } from '../table/context.ts';
import { isAfterDrag } from '../table/drag.ts';
import { select, useSelection, weighing } from '../table/selection.ts';
import css from './wheel.module.css';
import { angleOf, WheelFace, type WheelKind } from './wheel-face.tsx';

const c = classes(css);
/** A wheel turned by hand so far, in degrees, is let go and spins. */
const SWING = 12;

/** A wheel on its stand. Whoever is to spin it presses it, or takes its rim and throws it; others bring it nearer to read it. */
export function Wheel({ kind, isFront }: { kind: WheelKind; isFront: boolean }) {
  const table = useTable();
  const { view, label } = table;
  const offer = table.offer(kind === 'prices' ? 'spinPrices' : 'spinMisfortune');
  const isNear = useSelection(({ sheet }) => sheet === 'wheels');
  const [by, setBy] = useState(0);
  const grip = useRef<{ x: number; y: number; from: number } | null>(null);
  const last = kind === 'prices' ? view.sector : lastMisfortune(table);
  const rest = last === null ? 0 : angleOf(last);
  const angle = (event: React.PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return (Math.atan2(event.clientY - top - height / 2, event.clientX - left - width / 2) * 180) / Math.PI;
  };
  const letGo = (isThrown: boolean) => {
    grip.current = null;
    setBy(0);
    if (isThrown && offer.isOffered) offer.pick({});
  };
  return (
    <button
      type="button"
      className={c('wheel', isFront ? 'front' : 'back', offer.isOffered && 'lit')}
      data-place={`wheel-${kind}`}
      aria-pressed={offer.isOffered ? undefined : isNear}
      {...weighing({ type: kind === 'prices' ? 'spinPrices' : 'spinMisfortune' })}
      onClick={() => {
        if (isAfterDrag()) return;
        if (offer.isOffered) offer.pick({});
        else select({ sheet: isNear ? null : 'wheels' });
      }}
      onPointerDown={(event) => {
        if (!offer.isOffered) return;
        grip.current = { x: event.clientX, y: event.clientY, from: angle(event) };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => grip.current !== null && setBy(angle(event) - grip.current.from)}
      onPointerUp={() => letGo(Math.abs(by) > SWING)}
      onPointerCancel={() => letGo(false)}
    >
      <Spoken words={offer.isOffered ? label.wheels.spin[kind] : label.wheels.names[kind]}>
        <svg viewBox="-106 -116 212 222" aria-hidden="true">
          <g className={c('disc')} style={{ transform: `rotate(${rest + by}deg)` }}>
            <WheelFace kind={kind} />
          </g>
          <path d="m-11-114h22L0-90Z" fill="#d6421f" stroke="#3a1205" strokeWidth="2.500" strokeLinejoin="round" />
        </svg>
      </Spoken>
    </button>
  );
}

/** Where the wheel of misfortune stopped last: for the latest in the order who has spun this round. */
function lastMisfortune({ view, facts }: ReturnType<typeof useTable>) {
  const spun = facts.order.map((seat) => view.players[seat].misfortune).filter((sector) => sector !== null);
  return spun.at(-1) ?? null;
}

import { classes } from '@parlour/kit/classes.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import { IconAt } from '../art/icon.tsx';
import { VEHICLE_ICONS } from '../art/look.ts';
import { useTable } from '../table/context.ts';
import { centre } from './cells.ts';
import css from './map.module.css';

const c = classes(css);

/** Everybody's chip, with what drives it; the one on turn has a ring. */
export function Chips() {
  const { view, facts, sitters } = useTable();
  return (
    <>
      {view.seats.map((seat) => {
        const { cell, arrest } = view.players[seat];
        const sitter = sitters[seat];
        if (cell === null || sitter === undefined) return null;
        const { x, y } = centre(cell);
        const mark = markOf(sitter);
        return (
          <g key={seat} data-place={`chip-${seat}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {facts.active === seat && <ellipse cy="26" rx="40" ry="20" className={c('turnRing')} />}
            <ellipse cy="30" rx="26" ry="11" fill="rgb(4 12 24 / 0.6)" />
            <path d="M-27 4V16a27 14 0 0 0 54 0V4Z" fill={mark.colour} stroke="#0b1c31" strokeWidth="3" />
            <path d="M-27 10a27 14 0 0 0 54 0v6a27 14 0 0 1-54 0Z" fill="rgb(4 12 24 / 0.35)" />
            <circle cy="-4" r="28" fill={mark.colour} stroke="#fff" strokeWidth="5" />
            <path d={mark.path} fill={mark.ink} transform="translate(0 -4) scale(1.700) translate(-12 -12)" />
            {facts.seats[seat].vehicle !== 'train' && (
              <g transform="translate(23 14)">
                <circle r="14" fill="#0b1c31" stroke="#fff" strokeWidth="2.500" />
                <IconAt name={VEHICLE_ICONS[facts.seats[seat].vehicle]} x={0} y={0} size={19} fill="#fff" />
              </g>
            )}
            {arrest > 0 && (
              <g transform="translate(24 -32)">
                <circle r="15" fill="#0b1c31" stroke="#ff8f7d" strokeWidth="3" />
                <IconAt name="handcuffs" x={0} y={0} size={21} fill="#ffd9d2" />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

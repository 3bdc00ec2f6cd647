import { markOf } from './marks.ts';

/** Colour and symbol of a seat as one round mark. It says nothing by itself: a name stands beside it or in its label. */
export function SeatMark({
  sitter,
  size = 24,
  className,
}: {
  sitter: { colour: string; symbol: string };
  size?: number;
  className?: string | undefined;
}) {
  const mark = markOf(sitter);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11.5" fill={mark.colour} stroke="rgb(0 0 0 / 0.35)" />
      <g transform="translate(12 12) scale(0.68) translate(-12 -12)" data-part="symbol">
        <path d={mark.path} fill={mark.ink} />
      </g>
    </svg>
  );
}

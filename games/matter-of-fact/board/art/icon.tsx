import sprite from './icons.svg';
import type { IconName } from './icons.ts';

type Props = { name: IconName; size?: number | string; className?: string | undefined };

/** An icon of the sprite as part of a drawing: it takes the colour of the text around it. */
export function Icon({ name, size = '1em', className }: Props) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The same inside a larger drawing: `size` units wide, around (x, y). */
export function IconAt({
  name,
  x,
  y,
  size,
  fill,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
  fill: string;
}) {
  return (
    <use
      href={`${sprite}#${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ color: fill }}
    />
  );
}

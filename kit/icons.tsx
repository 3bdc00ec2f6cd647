/** The icons of a sprite, drawn by name. They take the colour of the text around them. */
export function iconsOf<Name extends string>(sprite: string) {
  const hrefOf = (name: Name): string => `${sprite}#${name}`;
  return {
    hrefOf,
    Icon: ({ name, size = '1em', className }: IconProps<Name>) => (
      <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
        <use href={hrefOf(name)} />
      </svg>
    ),
    /** Inside a larger drawing: `size` units wide, around (x, y). */
    IconAt: ({ name, x, y, size, fill }: PlacedIcon<Name>) => (
      <use href={hrefOf(name)} x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ color: fill }} />
    ),
  };
}

type IconProps<Name> = { name: Name; size?: number | string; className?: string | undefined };
type PlacedIcon<Name> = { name: Name; x: number; y: number; size: number; fill: string };

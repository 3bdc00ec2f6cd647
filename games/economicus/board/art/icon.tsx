import sprite from './icons.svg';
import type { IconName } from './icons.ts';

export const iconHref = (name: IconName): string => `${sprite}#${name}`;

/** An icon of the sprite as part of a drawing: it takes the colour of the text around it. */
export const Icon = ({
  name,
  size = '1em',
  className,
}: {
  name: IconName;
  size?: number | string;
  className?: string | undefined;
}) => (
  <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <use href={iconHref(name)} />
  </svg>
);

import type { GoodId } from '../../content/goods.ts';
import sprite from './icons.svg';
import type { IconName } from './icons.ts';

type Size = { size?: number | string; className?: string | undefined };

/** An icon of the sprite as part of a drawing: it takes the colour of the text around it. */
export const Icon = ({ name, size = '1em', className }: Size & { name: IconName }) => (
  <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** Where the drawing of one unit of a good is: a sack, a ham, a box of fish, logs, a drum, ingots. */
export const unitHref = (good: GoodId): string => `${sprite}#unit-${good}`;
export const iconHref = (name: IconName): string => `${sprite}#${name}`;

/** One unit of a good, in its own colours and shape. */
export const Unit = ({ good, size = '1em', className }: Size & { good: GoodId }) => (
  <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <use href={unitHref(good)} />
  </svg>
);

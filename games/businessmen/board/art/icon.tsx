import { iconsOf } from '@parlour/kit/icons.tsx';
import type { GoodId } from '../../content/goods.ts';
import sprite from './icons.svg';
import type { IconName } from './icons.ts';

const { Icon, hrefOf } = iconsOf<IconName | `unit-${GoodId}`>(sprite);

export { Icon };
export const iconHref = (name: IconName): string => hrefOf(name);

/** One unit of a good, in its own colours and shape: a sack, a ham, a box of fish, logs, a drum, ingots. */
export const Unit = ({ good, ...look }: { good: GoodId; size?: number | string; className?: string | undefined }) => (
  <Icon name={`unit-${good}`} {...look} />
);
/** Where its drawing is. */
export const unitHref = (good: GoodId): string => hrefOf(`unit-${good}`);

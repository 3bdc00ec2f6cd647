import { iconsOf } from '@parlour/kit/icons.tsx';
import sprite from './icons.svg';
import type { IconName } from './icons.ts';

export const { Icon } = iconsOf<IconName>(sprite);

import { iconsOf } from '@parlour/kit/icons.tsx';
import sprite from './icons.svg';
import type { IconName } from './icons.ts';

export const { Icon, IconAt } = iconsOf<IconName>(sprite);

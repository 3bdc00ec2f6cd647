import type { CSSProperties } from 'react';
import type { Characteristic } from '../../content/characteristics.ts';
import type { GoodId } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import type { IconName } from './icons.ts';

/** Each good is a colour and a sign, never the colour alone. `ink` is what can be read on the colour. */
export const GOOD_LOOKS: Record<GoodId, { colour: string; ink: string; icon: IconName }> = {
  grain: { colour: '#e8b43f', ink: '#3b2508', icon: 'wheat' },
  meat: { colour: '#b8362e', ink: '#fff4ec', icon: 'ham-shank' },
  fish: { colour: '#127a75', ink: '#effffc', icon: 'fish' },
  wood: { colour: '#80491f', ink: '#fff1dd', icon: 'logs' },
  oil: { colour: '#272d38', ink: '#ffd35c', icon: 'oil-drum' },
  metal: { colour: '#9db0c6', ink: '#16202c', icon: 'ingots' },
};

/** The same for the style sheets. */
export const goodStyle = (good: GoodId) =>
  ({ '--good': GOOD_LOOKS[good].colour, '--good-ink': GOOD_LOOKS[good].ink }) as CSSProperties;

export const TRAIT_ICONS: Record<Characteristic, IconName> = {
  warehouse: 'warehouse',
  loader: 'forklift',
  manager: 'briefcase',
};

/** The paint of each lorry: body, shadow side, and what is lettered on it. */
export const LORRY_LOOKS: Record<LorryId, { body: string; side: string; ink: string }> = {
  yellow: { body: '#f6c329', side: '#c88f0c', ink: '#4a3000' },
  blue: { body: '#3f8fd2', side: '#205f9c', ink: '#ffffff' },
  green: { body: '#5ba846', side: '#34752a', ink: '#ffffff' },
};

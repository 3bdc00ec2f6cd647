/** The icons in icons.svg, which `tools/icons.ts` makes. */
export const ICONS = [
  'briefcase',
  'cargo-ship',
  'cartwheel',
  'checkered-flag',
  'fish',
  'forklift',
  'ham-shank',
  'hazard-sign',
  'ingots',
  'logs',
  'oil-drum',
  'padlock',
  'queen-crown',
  'round-star',
  'shaking-hands',
  'sun',
  'truck',
  'two-coins',
  'umbrella',
  'upgrade',
  'warehouse',
  'wheat',
] as const;
export type IconName = (typeof ICONS)[number];

/** The licence of the set (CC BY 3.0) asks for this wherever its icons are shown. */
export const ICON_CREDITS = {
  work: 'Game-icons.net',
  authors: 'Lorc, Delapouite & contributors',
  licence: 'CC BY 3.0',
  address: 'https://game-icons.net',
} as const;

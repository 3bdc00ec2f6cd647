/** The icons in icons.svg, which `tools/icons.ts` makes. */
export const ICONS = [
  'anvil',
  'atom',
  'bank',
  'card-random',
  'cash',
  'checklist',
  'city-car',
  'cog',
  'compass',
  'delivery-drone',
  'factory',
  'graduate-cap',
  'handcuffs',
  'megaphone',
  'monkey-wrench',
  'nuclear-plant',
  'padlock',
  'pay-money',
  'person',
  'pirate-flag',
  'police-officer-head',
  'position-marker',
  'profit',
  'receive-money',
  'shaking-hands',
  'siren',
  'spade',
  'steam-locomotive',
  'trophy',
  'two-coins',
  'vintage-robot',
  'war-pick',
] as const;
export type IconName = (typeof ICONS)[number];

/** The licence of the set (CC BY 3.0) asks for this wherever its icons are shown. */
export const ICON_CREDITS = {
  work: 'Game-icons.net',
  authors: 'Lorc, Delapouite & contributors',
  licence: 'CC BY 3.0',
  address: 'https://game-icons.net',
} as const;

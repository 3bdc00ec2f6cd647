/** The icons in icons.svg; the list between the marks is written by make-icons.mjs. */
export const ICONS = [
  // names
  'barbute',
  'bat-wing',
  'boots',
  'broadsword',
  'cancel',
  'card-random',
  'check-mark',
  'clockwise-rotation',
  'compass',
  'crossed-swords',
  'drop-weapon',
  'evil-tree',
  'fireball',
  'footsteps',
  'frozen-orb',
  'gem-pendant',
  'healing',
  'hearts',
  'high-shot',
  'horned-skull',
  'hourglass',
  'knapsack',
  'laurel-crown',
  'lion',
  'present',
  'round-shield',
  'scorpion-tail',
  'shaking-hands',
  'skull-crossed-bones',
  'trophy',
  'upgrade',
  'walking-boot',
  'wizard-staff',
  'wolf-head',
  'wyvern', // end
] as const;
export type IconName = (typeof ICONS)[number];

/** The licence of the set (CC BY 3.0) asks for this wherever its icons are shown. */
export const ICON_CREDITS = {
  work: 'Game-icons.net',
  authors: 'Lorc, Delapouite & contributors',
  licence: 'CC BY 3.0',
  address: 'https://game-icons.net',
} as const;

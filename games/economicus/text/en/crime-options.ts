import type { Cards } from '../types.ts';

/** The crimes, and the quota, which is neither played nor held. */
export const crimeOptions = {
  OP36: {
    name: 'Hostile Raid',
    effect: 'Take a rival’s company in the active industry, with its loan.',
    flavour: 'New locks, new letterhead.',
  },
  OP37: {
    name: 'Bribe',
    effect: 'Buy a free state company of the active industry for half its price and without a quota.',
    flavour: 'It fell into the envelope by itself.',
  },
  OP38: { name: 'Offshore Scheme', effect: 'Take 8M from the bank.', flavour: 'A post box with an ocean view.' },
  OP39: {
    name: 'Insider Deal',
    effect:
      'Take 5M. Look at the top crisis card and the top event card, then sell up to 2 companies at the full price.',
    flavour: 'A cousin of a cousin called.',
  },
  OP40: {
    name: 'Industrial Espionage',
    effect: 'Look at a rival’s hand and take one card. Take 2M.',
    flavour: 'The new cleaner reads blueprints.',
  },
  OP41: {
    name: 'Blackmail',
    effect: 'A rival gives you 7M, or all their cash if it’s less.',
    flavour: 'A photo, a date, a number.',
  },
  OP42: {
    name: 'Sabotage',
    effect: 'The crisis in an industry where a rival owns a company grows by 2, to 6 at most. Take 4M.',
    flavour: 'A spanner with good aim.',
  },
  OP43: {
    name: 'Cartel',
    effect: 'If you own a company in the active industry, every other owner there pays you 6M.',
    flavour: 'Five rivals, one price list.',
  },
  OP44: { name: 'Smear Campaign', effect: 'A rival loses a star. Take 4M.', flavour: 'Prime time, blurred faces.' },
  OP45: {
    name: 'Bid Rigging',
    effect: 'There’s no auction this turn: buy a free company of the active industry at its price.',
    flavour: 'Going once, going twice, gone home.',
  },
  OP46: {
    name: 'Privatisation Quota',
    effect: 'It lets you bid for a state company and is spent when you buy one. It lies open and isn’t in your hand.',
    flavour: 'A numbered seat at the great sale.',
  },
} satisfies Partial<Cards['optionCards']>;

import type { Cards } from '../types.ts';

export const legalOptions = {
  OP01: {
    name: 'Crisis Manager',
    effect: 'The crisis in one industry weakens by 2. Take 3M.',
    flavour: 'Fires everyone, including the problem.',
  },
  OP02: {
    name: 'Stabilisation Fund',
    effect: 'End the crisis in one industry and take 4M.',
    flavour: 'Saved in fat years, spent on a Tuesday.',
  },
  OP03: {
    name: 'Rating Agency',
    effect: 'Move the forecast token to any other industry. Take 2M.',
    flavour: 'One letter fewer, one panic more.',
  },
  OP04: {
    name: 'Confidential Briefing',
    effect: 'Look at the top 3 crisis cards and put them back in any order. Draw an option card.',
    flavour: 'Burn after reading, profit after burning.',
  },
  OP05: {
    name: 'Change of Winds',
    effect: 'Both dice are rolled again, and the new result counts. Once a turn for each player.',
    flavour: 'The weather vane works for you.',
  },
  OP06: {
    name: 'Adjacent Market',
    effect: 'The active industry becomes one of the two neighbours of the one rolled.',
    flavour: 'Next door the grass is on sale.',
  },
  OP07: {
    name: 'Market Pump',
    effect: 'The price of the active industry rises by 6M. Take 3M.',
    flavour: 'Buy, shouted from three phones at once.',
  },
  OP08: {
    name: 'Short Selling',
    effect: 'The price of the active industry falls by 6M, but not below 1M. Take 3M.',
    flavour: 'Gravity as a business plan.',
  },
  OP09: {
    name: 'Direct Sale',
    effect: 'On your own turn buy a free private company of the active industry at its price. There’s no auction.',
    flavour: 'A quiet lunch instead of a loud hall.',
  },
  OP10: {
    name: 'Extra Lot',
    effect: 'If a company is still free in the active industry, open one more auction yourself. Take 2M.',
    flavour: 'One more thing before we close.',
  },
  OP11: {
    name: 'Investor Discount',
    effect: 'Pay 6M less for the company you have won, but at least 1M. The price becomes the full bid.',
    flavour: 'The form had a box for that.',
  },
  OP12: {
    name: 'Privatisation Annulled',
    effect:
      'A state company that somebody else bought at auction this turn goes back to the state. The buyer gets the money and the quota back, less a loan on it. Draw an option card, even if there’s no such company.',
    flavour: 'A stamp was in the wrong corner.',
  },
  OP13: {
    name: 'Lobbyist',
    effect: 'Take a quota from the discards or else from the deck, and 2M.',
    flavour: 'Knows every corridor by carpet.',
  },
  OP14: {
    name: 'New Licence',
    effect: 'Add a free company, private or state, to any industry. Draw an option card.',
    flavour: 'Signed, sealed, slightly backdated.',
  },
  OP15: {
    name: 'Nationalisation',
    effect: 'A rival’s company in the active industry goes to the state, and its owner takes the price from the bank.',
    flavour: 'The flag goes up over the gate.',
  },
  OP16: {
    name: 'Accelerator',
    effect: 'One of your projects rolls at once, without upkeep and with 2 more on the die.',
    flavour: 'Six weeks of sleep debt in six hours.',
  },
  OP17: {
    name: 'Angel Investor',
    effect: 'One project that you create now is free. It still raises the price.',
    flavour: 'Wings, cheque book, no questions.',
  },
  OP18: {
    name: 'Venture Fund',
    effect: 'Create a project in any industry for half its price. The price then rises by 2M.',
    flavour: 'Ninety-nine flops and a yacht.',
  },
  OP19: { name: 'State Grant', effect: 'Take 5M from the bank.', flavour: 'For research into receiving grants.' },
  OP20: {
    name: 'Debt Restructuring',
    effect: 'Close one or two of your loans for 2M each.',
    flavour: 'We prefer some money to a lawyer.',
  },
  OP21: {
    name: 'Interest Holiday',
    effect: 'You pay no interest this year, and take 3M.',
    flavour: 'The bank sends a postcard.',
  },
  OP22: {
    name: 'Toxic Asset',
    effect:
      'Sell a rival one of your companies with its loan for its price; if it has no loan, take one first. It can’t be refused.',
    flavour: 'Happy birthday, mind the debt.',
  },
  OP23: {
    name: 'Tax Audit',
    effect: 'A rival pays the bank 1M for each company, at most 8M. Take 2M.',
    flavour: 'They brought their own chairs.',
  },
  OP24: {
    name: 'Export Contract',
    effect: 'This turn your companies in the active industry yield their profit twice.',
    flavour: 'Thirty wagons and a brass band.',
  },
  OP25: {
    name: 'Insurance Policy',
    effect:
      'Your company has been nationalised or raided: take the price of its industry. Or a strength card strikes: take 6M for each of your companies there, at most 18M.',
    flavour: 'The small print, for once, is yours.',
  },
  OP26: {
    name: 'Relocation',
    effect: 'Pay 3M and move one of your companies, with its loan, to a neighbouring industry.',
    flavour: 'Pack the machines, keep the sign.',
  },
  OP27: {
    name: 'Asset Swap',
    effect:
      'Exchange one of your companies for a rival’s in another industry whose price isn’t above yours. Loans go along.',
    flavour: 'On paper it’s perfectly even.',
  },
  OP28: {
    name: 'Poison Pill',
    effect:
      'Your company is the target of an exceptional offer, a nationalisation card, a swap or a raid: that’s called off, free of charge. Draw an option card.',
    flavour: 'Swallow me and find out.',
  },
  OP29: { name: 'Headhunting', effect: 'Draw 2 option cards.', flavour: 'Lunch with somebody else’s genius.' },
  OP30: {
    name: 'Star Lawyer',
    effect: 'An investigation against you that has just succeeded counts as failed. Or investigate without paying.',
    flavour: 'Objection, with a smile.',
  },
  OP31: {
    name: 'Industry Champion',
    effect: 'You have a majority with at least 2 companies: take a star.',
    flavour: 'The cup needs a bigger cabinet.',
  },
  OP32: {
    name: 'Diversified Holding',
    effect: 'You own companies in at least 5 industries: take a star.',
    flavour: 'An egg in every basket.',
  },
  OP33: {
    name: 'Value Chain',
    effect: 'One of your chains has at least 4 companies: take a star.',
    flavour: 'From ore to shop window.',
  },
  OP34: {
    name: 'Charity Foundation',
    effect: 'Somebody has more stars than you: pay 6M and take a star.',
    flavour: 'Kindness with a ribbon and a camera.',
  },
  OP35: {
    name: 'Sector Bailout',
    effect: 'A strength card has been opened: it does nothing. Take 4M.',
    flavour: 'Too dear to fail.',
  },
} satisfies Partial<Cards['optionCards']>;

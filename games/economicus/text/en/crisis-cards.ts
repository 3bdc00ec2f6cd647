import type { Cards } from '../types.ts';

const forecast = (where: string): string => `Every crisis weakens by 2. Then the forecast token goes to ${where}.`;

export const crisisCards: Cards['crisisCards'] = {
  CF03: { name: 'Wobbling Metal', effect: forecast('Metals (3)'), flavour: 'Traders stop answering the phone.' },
  CF04: { name: 'Mild Winter', effect: forecast('Power (4)'), flavour: 'Nobody turns the heating up.' },
  CF05: {
    name: 'Full Dealer Lots',
    effect: forecast('the Car industry (5)'),
    flavour: 'Row upon row of unsold saloons.',
  },
  CF06: {
    name: 'Thinning Windows',
    effect: forecast('Retail (6)'),
    flavour: 'The sale sign has been up since spring.',
  },
  CF07: {
    name: 'Lost Subscribers',
    effect: forecast('Telecom services (7)'),
    flavour: 'Everyone has discovered free messengers.',
  },
  CF08: { name: 'Idle Cranes', effect: forecast('Construction (8)'), flavour: 'The skyline hasn’t moved for weeks.' },
  CF09: {
    name: 'Silent Ports',
    effect: forecast('Transport (9)'),
    flavour: 'Containers wait for a ship, not the reverse.',
  },
  CF10: { name: 'Locusts Sighted', effect: forecast('Agribusiness (10)'), flavour: 'A dark cloud that isn’t rain.' },
  CF11: {
    name: 'Expiring Patents',
    effect: forecast('Pharmaceuticals (11)'),
    flavour: 'Copycats set their alarm clocks.',
  },
  CS1: {
    name: 'Market Ripple',
    effect: 'Industry under the forecast: crisis +2, price −4M.',
    flavour: 'A cough, not yet a fever.',
  },
  CS2: {
    name: 'Cancelled Orders',
    effect: 'Industry under the forecast: crisis +3, price −6M.',
    flavour: 'The order book now fits on a napkin.',
  },
  CS3: {
    name: 'Overproduction',
    effect: 'Industry under the forecast: crisis +3, price −6M, and one more free private company appears there.',
    flavour: 'Somebody built one plant too many.',
  },
  CS4: {
    name: 'Investor Flight',
    effect: 'Industry under the forecast: crisis +3, price −10M.',
    flavour: 'First class to anywhere is sold out.',
  },
  CS5: {
    name: 'Chain Reaction',
    effect: 'Industry under the forecast: crisis +3, price −6M. Each of its two neighbours: crisis +1, price −3M.',
    flavour: 'Dominoes are an industry too.',
  },
  CS6: {
    name: 'Wave of Defaults',
    effect: 'Industry under the forecast: crisis +4, price −8M. Every owner pays the bank 1M for each loan there.',
    flavour: 'The bank would like a word.',
  },
  CS7: {
    name: 'Start-up Graveyard',
    effect: 'Industry under the forecast: crisis +4, price −8M. For each project there its owner pays 2M or it burns.',
    flavour: 'Free bean bags, slightly used.',
  },
  CS8: {
    name: 'Panic',
    effect: 'Industry under the forecast: crisis +4, and the price is halved.',
    flavour: 'Sell now, think later.',
  },
  CS9: {
    name: 'Perfect Storm',
    effect: 'Industry under the forecast: crisis +5, price −12M.',
    flavour: 'Three economists agree, which is worse.',
  },
};

import type { Rules } from '../../types.ts';

/** EC-T: what a table may choose. */
export const tableRules = {
  'EC-T.1': 'Rules: quick, for a first game, or full.',
  'EC-T.2': 'Ring: industries in order, or at random.',
  'EC-T.3': 'Stars: 0 to 6 are added to the target.',
  'EC-T.4': 'Holding: the victory is checked as usual, or only at the end of the year.',
  'EC-T.5':
    'Limit: none, 8 to 200 turns, or 10 to 240 minutes. In a limited game the target may still win, and a game by the clock ends with the turn or with the year in which the auditor calls time.',
  'EC-T.6': 'First year: an event and a crisis card, nothing, or an option card for everybody as well.',
  'EC-T.7':
    'Bids: up to what you could raise, or free. Then a winner who cannot pay goes bankrupt, and the company counts as not bought.',
  'EC-T.8': 'Starting placement: twice in the same order, or there and back.',
  'EC-T.9': 'Upkeep: paid by itself while there is cash, or at the owner’s choice.',
  'EC-T.10': 'When no company is free, the price falls without demand, or stays.',
  'EC-T.11': 'Deals: all kinds, assets for money only, or none; 3 proposals a turn unless the table says otherwise.',
  'EC-T.12': 'The clock: 15 seconds in a window when you play over the net, or none.',
  'EC-T.13': 'Coming back after bankruptcy by full rules: with two companies, or with none.',
  'EC-T.14':
    'Loan on a company bought by exceptional offer: it goes with the company, or is taken out of the seller’s money, 6M in all.',
  'EC-T.15': 'After 30 years at the latest the game ends like a limited one.',
  'EC-T.16': 'For two who know the full game: 2 more stars, to be held to the end of the year.',
} satisfies Partial<Rules>;

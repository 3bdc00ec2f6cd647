import type { Rules } from '../../types.ts';

/** EC-11 and EC-12: the auction, projects, the price, exceptional offers. */
export const auction = {
  'EC-11.1': 'Phase 6. If the active industry has free companies, exactly one is auctioned.',
  'EC-11.2':
    'The active player says whether it is a private or a state company, then bids at least the price or passes.',
  'EC-11.3': 'The others follow in turn order and bid or pass, and so on round the table, the active player included.',
  'EC-11.4': 'The first bid is at least the price. Each further bid is at least 1M above the last.',
  'EC-11.5': 'Everybody but the active player pays the bank 1M before their first bid. It never comes back.',
  'EC-11.6': 'Once you pass, you are out of this auction for good.',
  'EC-11.7': 'When all but one have passed and that one has bid, the auction is won. If nobody bids, nothing is sold.',
  'EC-11.8': 'A bid may be more than your cash, but it must be paid.',
  'EC-11.9': 'The company being bought can carry no loan until it is paid in full. Only then is it yours.',
  'EC-11.10': 'Quick rules: state companies are like private ones.',
  'EC-11.11': 'Full rules: only holders of a quota may bid for a state company. The buyer discards one.',
  'EC-11.12': 'Full rules: once bought, a state company is a private one like any other.',
  'EC-11.13': 'The winner pays the bank and places a token. Stars are adjusted.',
  'EC-11.14': 'If a company was sold, its bid becomes the price of the industry.',
  'EC-11.15': 'After the auction everybody may create projects in the active industry.',
  'EC-11.16': 'A project costs half the price, rounded up, paid to the bank.',
  'EC-11.17': 'When all have decided, the price rises by 2M for each project created.',
  'EC-11.18': 'You can create as many as you have project tokens left, 3 in all.',
  'EC-11.19': 'Players decide in turn order, the active player first. All pay the same.',
  'EC-11.20':
    'If nobody bought a company and nobody created a project, the price falls by the number of players, but not below 1M.',
  'EC-11.21': 'No price is ever below 1M.',
  'EC-11.22':
    'Players who may not bid count as having passed: bankrupts, sellers of this phase 4, owners of 12 companies and, for a state company, those without a quota. The active player still announces the lot.',
  'EC-11.23': 'The starting price is the price when the auction begins, even if a card moves the price meanwhile.',
  'EC-12.1': 'Phase 7. Anybody may offer another player twice the price for a company in the active industry.',
  'EC-12.2': 'The owner must sell and take the money, or pay the price to the bank and keep the company.',
  'EC-12.3': 'If the company is kept, the price doubles.',
  'EC-12.4': 'Sales between players do not change the price, and neither does this one.',
  'EC-12.5': 'To make an offer you need the cash in hand. A loan on the company in question cannot pay for it.',
  'EC-12.6':
    'In turn order from the active player each makes one offer or passes for the turn, and so on until all have passed. A company that was bought this way or shielded is safe for the rest of the turn.',
  'EC-12.7':
    'To keep a company you need its price in cash; you may first raise it with your other companies. If you cannot, you must sell. Nobody goes bankrupt over it.',
} satisfies Partial<Rules>;

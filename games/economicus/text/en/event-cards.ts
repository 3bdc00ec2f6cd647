import type { Cards } from '../types.ts';

export const eventCards: Cards['eventCards'] = {
  EV01: {
    name: 'Profit Tax',
    effect: 'Everybody pays the bank 1M for each company, at most 6M.',
    flavour: 'The state is everybody’s silent partner.',
  },
  EV02: {
    name: 'Targeted Relief',
    effect: 'The player with the fewest stars takes 6M, as does anyone tied for it.',
    flavour: 'A cheque with somebody’s photo on it.',
  },
  EV03: {
    name: 'Offshore Leak',
    effect: 'Players with more than 20M pay half of what is above 20M.',
    flavour: 'Palm trees don’t keep secrets.',
  },
  EV04: {
    name: 'Dividend Season',
    effect:
      'The auditor rolls both dice, and that industry pays profit. The active token and the price stay as they are.',
    flavour: 'Shareholders love spring.',
  },
  EV05: {
    name: 'Generous Budget',
    effect: 'Everybody takes 4M or draws an option card.',
    flavour: 'An election must be near.',
  },
  EV06: { name: 'Inflation', effect: 'Every price that’s set rises by 3M.', flavour: 'Same bread, braver price tag.' },
  EV07: {
    name: 'Deflation',
    effect: 'Every price that’s set falls by 3M, but not below 1M.',
    flavour: 'Waiting is the new shopping.',
  },
  EV08: {
    name: 'Revaluation',
    effect: 'If prices differ, the highest are halved and the lowest doubled.',
    flavour: 'The appraiser changed glasses.',
  },
  EV09: {
    name: 'Price Freeze',
    effect: 'This year no price falls for want of demand.',
    flavour: 'Numbers are forbidden to move.',
  },
  EV10: {
    name: 'Rate Hike',
    effect: 'This year interest is 2M for each loan, and closing a loan costs 7M.',
    flavour: 'Money has become dear to everyone.',
  },
  EV11: {
    name: 'Rate Cut',
    effect: 'This year there’s no interest, and closing a loan costs 5M.',
    flavour: 'The bank smiles for the camera.',
  },
  EV12: {
    name: 'Credit Crunch',
    effect: 'This year there are no new loans.',
    flavour: 'The vault is closed for inventory.',
  },
  EV13: {
    name: 'Tech Boom',
    effect: 'This year projects succeed with 4, 5 and 6, and stay with 2 and 3.',
    flavour: 'Everything is smart now, even the kettle.',
  },
  EV14: {
    name: 'Start-up Winter',
    effect: 'This year projects succeed only with 6, and stay with 2 to 5.',
    flavour: 'The pizza budget was cut first.',
  },
  EV15: {
    name: 'Business Incubator',
    effect: 'This year projects need no upkeep.',
    flavour: 'Free desk, free coffee, free advice.',
  },
  EV16: {
    name: 'Commodity Rally',
    effect: 'This year each company in 3, 4 and 12 yields 1M more.',
    flavour: 'Dig faster.',
  },
  EV17: {
    name: 'Consumer Boom',
    effect: 'This year each company in 2, 5, 6 and 7 yields 1M more.',
    flavour: 'Two of everything, on instalments.',
  },
  EV18: {
    name: 'National Projects',
    effect: 'This year each company in 8, 9, 10 and 11 yields 1M more.',
    flavour: 'A ribbon to cut every morning.',
  },
  EV19: {
    name: 'Sanctions',
    effect: 'This year each company in 2 and 12 yields 2M less.',
    flavour: 'The list grew overnight.',
  },
  EV20: {
    name: 'Drought',
    effect: 'This year each company in 10 yields 2M less, and each in 6 yields 1M less.',
    flavour: 'Even the scarecrow left.',
  },
  EV21: { name: 'Rescue Plan', effect: 'Every crisis weakens by 2.', flavour: 'Four hundred pages and a handshake.' },
  EV22: { name: 'Second Wave', effect: 'Every crisis grows by 1, to 6 at most.', flavour: 'It wasn’t the bottom.' },
  EV23: {
    name: 'Alarm Signal',
    effect: 'The auditor rolls both dice, and the forecast token goes to that industry.',
    flavour: 'An anonymous memo with a graph.',
  },
  EV24: {
    name: 'Privatisation Drive',
    effect: 'Everybody takes a quota from the discards or else from the deck, while there are any.',
    flavour: 'Everything must go, gently.',
  },
  EV25: {
    name: 'Nationalisation Wave',
    effect:
      'The auditor rolls both dice. The player with the most companies in that industry, and anyone tied for it, gives one of them up to the state and takes its price from the bank.',
    flavour: 'For the good of all, starting with yours.',
  },
  EV26: {
    name: 'Vouchers',
    effect: 'This year state companies need no quota, and none is spent.',
    flavour: 'A share of the country for a bus ticket.',
  },
  EV27: {
    name: 'Takeover Season',
    effect:
      'This year an exceptional offer costs one and a half times the price. To keep the company still costs the price and doubles it.',
    flavour: 'Sharks are in town for the season.',
  },
  EV28: {
    name: 'Shareholder Shield',
    effect: 'This year there are no exceptional offers.',
    flavour: 'The court sleeps with one eye open.',
  },
  EV29: {
    name: 'Anti-corruption Drive',
    effect: 'This year an investigation costs 4M and succeeds with 3 or more.',
    flavour: 'New broom, new handcuffs.',
  },
  EV30: {
    name: 'Foreign Agents Law',
    effect: 'This year the player with the most stars, and anyone tied for it, pays 3M before playing an option card.',
    flavour: 'Success must be labelled in capital letters.',
  },
  EV31: {
    name: 'Liquid Market',
    effect: 'This year a sale at any time brings the full price instead of half.',
    flavour: 'There’s a buyer behind every pillar.',
  },
  EV32: {
    name: 'New Trade Route',
    effect: 'This year Transport (9) counts as a neighbour of every industry when chains are made.',
    flavour: 'All roads finally lead somewhere.',
  },
  EV33: {
    name: 'Deal of the Year',
    effect: 'At the end of the year the winner of its dearest auction, of 10M at least, gets a star.',
    flavour: 'A gavel cast in bronze.',
  },
  EV34: {
    name: 'Innovator of the Year',
    effect: 'The first whose project becomes a company this year gets a star at once.',
    flavour: 'Applause for the garage.',
  },
  EV35: {
    name: 'Antitrust Law',
    effect: 'This year a majority star needs at least 2 companies in the industry.',
    flavour: 'One shop isn’t a monopoly, it’s a hobby.',
  },
  EV36: {
    name: 'Double Trading',
    effect: 'This year, after an auction with a sale, a second free company of the industry is auctioned the same way.',
    flavour: 'The hammer is still warm.',
  },
};

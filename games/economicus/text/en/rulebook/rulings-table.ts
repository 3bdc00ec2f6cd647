import type { Rules } from '../../types.ts';

/** EC-R.32 to EC-R.63: limits, stars, cards, what is left over. */
export const tableRulings = {
  'EC-R.32': 'With 12 companies you cannot bid, make offers or receive companies.',
  'EC-R.33': 'Companies beyond the printed ones are not limited.',
  'EC-R.34': 'The bank never runs out of money, nor the box of stars.',
  'EC-R.35':
    'A player who does not answer in time gets a default that spends neither money nor cards, except for the upkeep of projects.',
  'EC-R.36': 'If several act at once, the first to arrive goes first; at one screen, turn order decides.',
  'EC-R.37':
    'In a state auction the quota must be there at every bid. It is spent on payment and cannot be given away before that. With Vouchers none is needed.',
  'EC-R.38': 'Quotas may be exchanged too, two cards for one, as often as the window allows.',
  'EC-R.39':
    'An empty option deck is made of its discards, and empty crisis and event decks of all their 18 or 36 cards.',
  'EC-R.40':
    'The roll that stands in the end counts as a double, once a turn, for the active player alone. A double that a card has moved still counts.',
  'EC-R.41': 'Bonus stars may fall below 0. The total of all stars does not.',
  'EC-R.42': 'Fulfilled star cards stay open in front of their owner and are discarded only with a bankruptcy.',
  'EC-R.43':
    'A crime goes like this: card and targets, a charge if the year asks for one, the die, shields, investigations, and its effect only if none succeeded. What has become impossible is left out.',
  'EC-R.44':
    'In the quick game, if a deal brings two players to the target together, the active player wins, or the next in turn order.',
  'EC-R.45':
    'A limited game has no target unless the table wants one. A turn limit is exact; a time limit lets the turn or the year finish. Remaining ties go to most companies, then are shared.',
  'EC-R.46':
    'Holding to the end of the year is checked once, after interest and awards. How long the stars were there does not matter.',
  'EC-R.47':
    'Whenever a price is needed and not set, the blue die sets it: 3 times its pips. Profit, deals, loans and the starting placement need none.',
  'EC-R.48': 'Quick rules: private companies are auctioned first, and nobody is asked.',
  'EC-R.49': 'With two players the full game is short. The target stays, and there is a harder choice for experts.',
  'EC-R.50': 'The active player may announce either kind that is free, even one that they cannot or will not buy.',
  'EC-R.51':
    'The hand limit is checked after each draw. Headhunting draws both cards first. Instead of discarding you may play a card that could be played at this moment.',
  'EC-R.52':
    'Interest is fixed when the year ends. From then on a loan already charged is closed for 5M, while a loan taken since costs 6M and bears no interest this year. Loans already charged are closed first.',
  'EC-R.53': 'Events come once in a financial year.',
  'EC-R.54': 'A gift is a deal for 0M and needs consent. Only the Toxic Asset forces it.',
  'EC-R.55': 'After 30 years the game ends, and stars decide.',
  'EC-R.56': 'Every decision has a way to pass.',
  'EC-R.57':
    'Where a card speaks against the rules, the card is right. But 12 companies, 3 projects and prices of 1M to 99M always hold.',
  'EC-R.58': 'In a later edition neighbours help projects. Here they do not.',
  'EC-R.59': 'Directly harmed are only those whom the card hits.',
  'EC-R.60': 'A state company may be put up even if nobody has a quota. Then nobody bids, and the price falls.',
  'EC-R.61':
    'Companies that were nationalised or whose privatisation was annulled are free state companies. There is no other way back to the state.',
  'EC-R.62': 'After repaying you may borrow on the same company again, each time with a full year’s interest.',
  'EC-R.63': 'You may sell, give away or burn all you have. You stay in the game.',
} satisfies Partial<Rules>;

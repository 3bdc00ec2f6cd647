import type { Rules } from '../../types.ts';

/** EC-0 to EC-4: what is what, setting up, the goal, the year. */
export const beginning = {
  'EC-0.1': 'Money is counted in whole M; one M is a million.',
  'EC-0.2': 'Every half is rounded up: half of 9 is 5, half of 1 is 1.',
  'EC-0.3':
    'The table plays by quick or by full rules. The quick game has no event, option or crisis cards; all that concerns them belongs to the full rules.',
  'EC-0.4': 'The game is for 2 to 8 players.',
  'EC-0.5': 'Players sit in a circle. Turn order is clockwise, starting with the player a rule names.',
  'EC-0.6':
    'A free company belongs to no player. A company of yours is clean, or mortgaged if it carries a loan. A price is set once a number has been written down for it. The active player is the one whose turn it is. A bankrupt player is out until the next year.',
  'EC-0.7': 'Option cards have two names in the original. They are the same cards.',
  'EC-1.1': 'The board is a ring of 11 industries, numbered 2 to 12, each number once.',
  'EC-1.2':
    'Each industry shows its name, its number with stars, the profit of one company, its private and state companies, and a circle for its price.',
  'EC-1.3':
    'The stars under a number count the rolls of two dice that give it: 1 for 2 and 12, 2 for 3 and 11, 3 for 4 and 10, 4 for 5 and 9, 5 for 6 and 8, and 6 for 7.',
  'EC-1.4': 'At the start no industry has a price. Prices are set and changed in play.',
  'EC-1.5': 'Industries that touch on the ring are neighbours. Each has exactly two.',
  'EC-1.6':
    'Your chain through an industry is the longest unbroken run of neighbouring industries around it in each of which you own a company. All your companies in them belong to the chain.',
  'EC-1.7': 'Projects, free companies and companies of others never link a chain.',
  'EC-1.8':
    'The darker an industry, the less it brings by itself, neighbours not counted. Industries with white numbers are open to the starting placement.',
  'EC-2.1': 'Lay the industries in the order of their numbers for a first game, and at random later.',
  'EC-2.2': 'Everybody gets 12 company tokens, 3 project tokens and 20M.',
  'EC-2.3': 'All other money is the bank, in the middle of the ring.',
  'EC-2.4': 'Companies, money and stars are always open to all.',
  'EC-2.5': 'The dice decide who is first. That player is the auditor and takes the first turn.',
  'EC-2.6': 'Full rules: the crisis, option and event decks lie face down beside the board.',
  'EC-2.7': 'Full rules: everybody gets 1 privatisation quota and 2 option cards.',
  'EC-2.8': 'Quotas always lie open in front of their owners.',
  'EC-2.9':
    'Full rules: in turn order everybody takes 1 free company, then a second one. Only industries with white numbers are open. A state company costs a quota. No money is paid and no price is set.',
  'EC-2.10': 'Both first companies may be in the same industry. Stars count from the end of the placement.',
  'EC-2.11': 'Quick rules: there are no first companies and no cards, only 20M.',
  'EC-2.12': 'Full rules: the first year opens with an event and a crisis card, unless the table says otherwise.',
  'EC-3.1': 'Quick rules: each company is a star. Lose the company and you lose the star.',
  'EC-3.2':
    'Quick rules: the first to have the target wins on the spot. It is 6 stars for 2 or 3 players, 5 for 4 or 5, and 4 for 6 to 8.',
  'EC-3.3': 'Full rules: a star for every industry in which you own a company.',
  'EC-3.4':
    'Full rules: one more star for every industry in which you have the majority, more companies than any other player. A lone owner has it; a tie gives it to nobody.',
  'EC-3.5': 'Full rules: each successful investigation of yours earns 1 bonus star.',
  'EC-3.6': 'Full rules: some cards bring bonus stars when they are fulfilled.',
  'EC-3.7': 'Full rules: each time you are caught for a crime you lose 1 star.',
  'EC-3.8': 'Full rules: the target is 9 stars for 2 or 3 players, 8 for 4 or 5, and 7 for 6 to 8.',
  'EC-3.9': 'Full rules: you win if you have the target at the end of a turn, no matter whose.',
  'EC-3.10':
    'Stars are recounted whenever a company changes hands. Bonus stars are added; the total is never shown below 0.',
  'EC-3.11': 'A project is not a company: no star, no loan, no sale to the market. It may be sold to other players.',
  'EC-4.1': 'A financial year is one turn for everybody, plus one more.',
  'EC-4.2': 'The player who starts the year holds the auditor card for it.',
  'EC-4.3': 'The last turn of the year is the auditor’s again.',
  'EC-4.4': 'Then the year ends, and the auditor card goes to the next player, who starts and ends the next year.',
  'EC-4.5': 'So turns simply go round the table. With three players the years are A B C A, then B C A B, then C A B C.',
  'EC-4.6': 'Full rules: the auditor may investigate every crime.',
} satisfies Partial<Rules>;

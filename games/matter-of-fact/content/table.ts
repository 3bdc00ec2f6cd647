/** Numbers that belong to no card and no board (specification, 5.7). */

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** MF-3.4. */
export const START_MONEY = 150;
export const START_WORKERS = 3;
/** MF-12.1. */
export const HIRE_COST = 10;
/** MF-R16. Workers and guards of all players and of the bank. */
export const WORKERS_IN_ALL = 50;
/** MF-R15. The split of the 80 tokens is ours. */
export const TOKENS = { coal: 24, ore: 24, steel: 14, energy: 14, biobot: 4 } as const;
/** MF-11.1. Cards a player draws at a university. */
export const STUDY_CARDS = 2;
/** MF-9.3, MF-R43. The turn in which a contract is taken, and the next. */
export const CONTRACT_TURNS = 2;
/** MF-19.2. */
export const ARREST_TURNS = 2;
/** MF-O15. More start money for each place in turn order after the starting player. */
export const COMPENSATION_STEP = 5;
/** MF-D19. Open offers of a player, offers made in a turn, counter-offers to an offer. */
export const DEAL_LIMITS = { open: 3, made: 8, depth: 3 } as const;
/** MF-O9. The most that can be asked of somebody whose cash is hidden. */
export const MOST_ASKED = 999;

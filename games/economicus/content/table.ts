/** EC-0.1. The figures of the rulebook, and the few limits we set ourselves. All money is in whole M. */

export const START_CASH = 20;
export const COMPANY_TOKENS = 12;
export const PROJECT_TOKENS = 3;

/** A first price is so many times the blue die. */
export const PRICE_PER_PIP = 3;
export const HIGHEST_FIRST_PRICE = 18;
export const LOWEST_PRICE = 1;
/** Two digits fit into the circle. */
export const HIGHEST_PRICE = 99;
/** How many prices of an industry are remembered. */
export const PAST_PRICES = 12;

export const LOAN = 5;
export const INTEREST = 1;

export const UPKEEP = 2;
/** The least die with which a project succeeds, and the greatest with which it burns. */
export const SUCCESS_FROM = 5;
export const BURNS_UP_TO = 1;
export const RISE_PER_PROJECT = 2;

export const AUCTION_FEE = 1;
/** The most that can be bid where nothing else limits a bid. */
export const HIGHEST_BID = 999;

/** An exceptional offer costs so many times the price, in halves of it: 4 for double, 3 under EV27. */
export const OFFER_HALVES = 4;

export const HAND_LIMIT = 5;
export const START_CARDS = 2;
export const START_COMPANIES = 2;
/** Cards that are given up for a new one. */
export const CARDS_FOR_ONE = 2;

export const INVESTIGATION_COST = 8;
/** An investigation succeeds above this. */
export const INVESTIGATION_ABOVE = 3;

export const CRISIS_LIMIT = 6;
export const CRISIS_TOKENS = 6;
export const FORECAST_EASES = 2;

/** Instant actions of one player in one window. */
export const WINDOW_LIMIT = 10;
/** Proposals of a debtor in payment mode. */
export const DEBTOR_PROPOSALS = 3;
export const DEAL_COMPANIES = 6;

/** Stars that win, for 2-3, 4-5 and 6-8 players. */
export const TARGETS = { quick: [6, 5, 4], full: [9, 8, 7] } as const;

/** The colours of the tokens. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'teal', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

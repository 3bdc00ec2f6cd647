import type { OptionId } from '../content/options.ts';

/** What the careful bot weighs things with, in M unless said otherwise. Rules of thumb, no rules of the game. */

/** Turns for which income counts at the most, and how many each star that the leader still lacks is good for. */
export const HORIZON = {
  quick: { most: 9, least: 2, perStar: 2 },
  full: { most: 12, least: 2, perStar: 2.5 },
} as const;

/** A star of one's own: the first, also where more than four share the companies of the full rules, and how much more the last one before the goal. */
export const STAR = { first: 4, firstOfMany: 8, rise: 6, beyond: 3, limited: 9 } as const;
/** A star of a rival: any, and the last two before its goal. */
export const RIVAL_STAR = { any: 2, last: [9, 6] } as const;
/** Having the goal: it wins at once, at the end of the turn, at the end of the year, or never. */
export const GOAL = { atOnce: 60, endOfTurn: 30, endOfYear: 12, never: 0 } as const;

/** How much all rivals' wealth together counts against one's own. */
export const ENVY = 0.3;

/** The share of its price at which a company counts besides what it earns: resale and collateral. */
export const RESALE = 0.35;
/** What part of its price a sold company was worth besides, where there will hardly be another. */
export const SCARCE = 0.35;
/** The price that an industry without one will probably get. */
export const LIKELY_PRICE = 10;
/** What a loan takes in the end: itself and the interest of more than a year. */
export const LOAN_BURDEN = 6.5;
/** Cash beyond the first heap buys less; money that must be borrowed is dearer. */
export const CASH = { plenty: 35, beyond: 0.7, borrowed: 1.5, reserve: 6, short: 0.6 } as const;
/** How much of a crisis, and of what the year's event changes, counts over the whole horizon. */
export const PASSING = 0.6;
/** What a strength card that is drawn for certain would take from the yield of a company. */
export const STRIKE = 2;

/** A project: the part of them that succeeds, what upkeep takes until then, and what is left of a company that comes later. */
export const PROJECT = { success: 0.6, slow: 0.4, perWay: 3 / 36, upkeep: 4, late: 0.7 } as const;

export const QUOTA_WORTH = [0, 3, 4.5, 5.5] as const;
/** A card nobody has seen yet. */
export const UNKNOWN_CARD = 3;

/** What a card in hand is worth by waiting for its moment. */
export const KEEP: Record<OptionId, number> = {
  OP01: 1.5,
  OP02: 1.5,
  OP03: 2,
  OP04: 1.5,
  OP05: 2,
  OP06: 2,
  OP07: 2,
  OP08: 2,
  OP09: 3,
  OP10: 3,
  OP11: 5,
  OP12: 1.5,
  OP13: 1,
  OP14: 1.5,
  OP15: 4,
  OP16: 3,
  OP17: 3,
  OP18: 2,
  OP19: 4,
  OP20: 2,
  OP21: 2,
  OP22: 2,
  OP23: 0.4,
  OP24: 3,
  OP25: 2,
  OP26: 2.5,
  OP27: 3,
  OP28: 4,
  OP29: 4,
  OP30: 2.5,
  OP31: 3.5,
  OP32: 3.5,
  OP33: 3.5,
  OP34: 1.5,
  OP35: 2,
  OP36: 3,
  OP37: 3,
  OP38: 4,
  OP39: 1.2,
  OP40: 2,
  OP41: 2.5,
  OP42: 1.2,
  OP43: 1.5,
  OP44: 2,
  OP45: 3,
  OP46: 3,
};

/** What a choice must bring to be made at all. */
export const MARGIN = {
  card: 0.15,
  sale: 2,
  inside: 6,
  takeover: 1,
  keeping: 0,
  deal: 1,
  project: 0.5,
  bid: 0.2,
  investigation: 1,
  exchange: 0.5,
} as const;
/** A bid goes 1M above the least for so much that is to be gained. */
export const RAISE_PER = 8;
/** How much of the harm of a rival's purchase is one's own business to prevent. */
export const DENIAL = 1;
/** Cash above which loans are repaid, and how often a rival that can pay looks into a crime. */
export const REPAY_ABOVE = 22;
export const SUSPICION = 0.35;
/** What part of a purchase at the price a card is good for that makes or replaces an auction. */
export const BY_CARD = { OP09: 0.7, OP10: 0.5, OP14: 0.5, OP45: 0.9 } as const;
/** How much the income counts that sabotage takes from rivals, the leaders first; and what a star is worth more that has no other bidder. */
export const SPITE = 0.8;
export const CHARITY = { within: 3, worth: 6 } as const;
/** How much of the profit in its neighbours' turns counts for a first company: somebody else may buy there. */
export const PROMISE = 0.3;
/** Cash beyond which a card is better than the money of EV05, and what is asked for a project that one cannot keep. */
export const ENOUGH_CASH = 15;
export const PROJECT_PRICE = 2;
/** One proposal in so many turns of one's own. */
export const PROPOSES_ONE_IN = 2;

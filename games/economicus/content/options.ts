import type { WindowId } from './windows.ts';

/** When a card may be played: in windows, at one's own decision of a step, or as a reaction. */
export type Timing =
  | 'any'
  | 'active'
  | Extract<WindowId, 'FW2' | 'FW5' | 'FW6'>
  | 'ownEnd'
  | 'creation'
  | 'interest'
  | 'won'
  | 'target'
  | 'loss'
  | 'crisis'
  | 'verdict'
  | 'crime';

export type OptionDesign = {
  copies: number;
  timing: readonly Timing[];
  /** What its holder pays at once for playing it. */
  cost?: number;
  /** What its holder takes from the bank when it takes effect, besides what its own rule does. */
  gain?: number;
  /** The cards its holder draws then. */
  draws?: number;
  /** EC-17.1. A crime succeeds with a die above this. */
  difficulty?: number;
  /** It also helps in payment mode. */
  isMoney?: true;
  /** Fulfilled, it stays before its owner for a star. */
  isStar?: true;
};

/**
 * The cards of the specification. Those marked as tuned were blanks in games of bots with its numbers and do more now:
 * docs/balance-economicus.md has both forms and what was measured.
 */
export const OPTIONS = {
  /** Crisis Manager, tuned */
  OP01: { copies: 2, timing: ['any'], gain: 3 },
  /** Stabilisation Fund, tuned */
  OP02: { copies: 1, timing: ['any'], gain: 4 },
  /** Rating Agency, tuned */
  OP03: { copies: 2, timing: ['any'], gain: 2 },
  /** Confidential Briefing, tuned */
  OP04: { copies: 1, timing: ['any'], draws: 1 },
  /** Change of Winds */
  OP05: { copies: 2, timing: ['FW2'] },
  /** Adjacent Market */
  OP06: { copies: 1, timing: ['FW2'] },
  /** Market Pump, tuned */
  OP07: { copies: 1, timing: ['active'], gain: 3 },
  /** Short Selling */
  OP08: { copies: 1, timing: ['active'], gain: 3 },
  /** Direct Sale */
  OP09: { copies: 1, timing: ['FW5'] },
  /** Extra Lot, tuned */
  OP10: { copies: 1, timing: ['FW6'], gain: 2 },
  /** Investor Discount */
  OP11: { copies: 1, timing: ['won'] },
  /** Privatisation Annulled, tuned */
  OP12: { copies: 1, timing: ['FW6'], draws: 1 },
  /** Lobbyist, tuned */
  OP13: { copies: 1, timing: ['any'], gain: 2 },
  /** New Licence, tuned */
  OP14: { copies: 1, timing: ['any'], draws: 1 },
  /** Nationalisation */
  OP15: { copies: 1, timing: ['active'] },
  /** Accelerator */
  OP16: { copies: 2, timing: ['any'] },
  /** Angel Investor */
  OP17: { copies: 1, timing: ['creation'] },
  /** Venture Fund */
  OP18: { copies: 1, timing: ['any'] },
  /** State Grant */
  OP19: { copies: 2, timing: ['any'], gain: 5, isMoney: true },
  /** Debt Restructuring, tuned */
  OP20: { copies: 1, timing: ['any'] },
  /** Interest Holiday, tuned */
  OP21: { copies: 1, timing: ['interest'], gain: 3 },
  /** Toxic Asset, tuned */
  OP22: { copies: 1, timing: ['any'] },
  /** Tax Audit, tuned */
  OP23: { copies: 1, timing: ['any'], gain: 2 },
  /** Export Contract */
  OP24: { copies: 1, timing: ['FW2'] },
  /** Insurance Policy, tuned */
  OP25: { copies: 1, timing: ['loss', 'crisis'] },
  /** Relocation */
  OP26: { copies: 1, timing: ['any'], cost: 3 },
  /** Asset Swap */
  OP27: { copies: 1, timing: ['any'] },
  /** Poison Pill, tuned */
  OP28: { copies: 2, timing: ['target'], draws: 1 },
  /** Headhunting */
  OP29: { copies: 2, timing: ['any'], draws: 2 },
  /** Star Lawyer */
  OP30: { copies: 2, timing: ['verdict', 'crime'] },
  /** Industry Champion */
  OP31: { copies: 1, timing: ['ownEnd'], isStar: true },
  /** Diversified Holding */
  OP32: { copies: 1, timing: ['ownEnd'], isStar: true },
  /** Value Chain */
  OP33: { copies: 1, timing: ['ownEnd'], isStar: true },
  /** Charity Foundation, tuned */
  OP34: { copies: 1, timing: ['ownEnd'], cost: 6, isStar: true },
  /** Sector Bailout, tuned */
  OP35: { copies: 1, timing: ['crisis'], gain: 4 },
  /** Hostile Raid */
  OP36: { copies: 1, timing: ['active'], difficulty: 4 },
  /** Bribe */
  OP37: { copies: 1, timing: ['FW5'], difficulty: 2 },
  /** Offshore Scheme */
  OP38: { copies: 1, timing: ['any'], difficulty: 2, gain: 8, isMoney: true },
  /** Insider Deal, tuned */
  OP39: { copies: 1, timing: ['any'], difficulty: 2, gain: 5, isMoney: true },
  /** Industrial Espionage, tuned */
  OP40: { copies: 1, timing: ['any'], difficulty: 2, gain: 2 },
  /** Blackmail */
  OP41: { copies: 1, timing: ['any'], difficulty: 3, isMoney: true },
  /** Sabotage, tuned */
  OP42: { copies: 1, timing: ['any'], difficulty: 2, gain: 4 },
  /** Cartel, tuned */
  OP43: { copies: 1, timing: ['active'], difficulty: 2 },
  /** Smear Campaign, tuned */
  OP44: { copies: 1, timing: ['any'], difficulty: 4, gain: 4 },
  /** Bid Rigging */
  OP45: { copies: 1, timing: ['FW5'], difficulty: 3 },
  /** Privatisation Quota: it lies open and is never played */
  OP46: { copies: 12, timing: [] },
} as const satisfies Record<string, OptionDesign>;

export type OptionId = keyof typeof OPTIONS;
export const OPTION_IDS = Object.keys(OPTIONS) as OptionId[];
export const QUOTA = 'OP46';

/** Cards that answer something; all others are played at their holder's own time. */
export const REACTIONS = ['OP11', 'OP17', 'OP21', 'OP25', 'OP28', 'OP30', 'OP35'] as const;
export type ReactionId = (typeof REACTIONS)[number];
export type PlayedId = Exclude<OptionId, ReactionId | typeof QUOTA>;

/** EC-0.7. One card of the deck: its design and which of the copies it is, such as `OP01-2`. */
export type OptionCard = `${OptionId}-${number}`;
export const OPTION_CARDS: OptionCard[] = OPTION_IDS.flatMap((id) =>
  Array.from({ length: OPTIONS[id].copies }, (_, i): OptionCard => `${id}-${i + 1}`),
);
const DESIGN_OF = new Map<OptionCard, OptionId>(
  OPTION_IDS.flatMap((id) => OPTION_CARDS.filter((card) => card.startsWith(id)).map((card) => [card, id] as const)),
);

/** The design of a card. */
export function designOf(card: OptionCard): OptionId {
  const design = DESIGN_OF.get(card);
  if (design === undefined) throw new Error(`there is no card ${card}`);
  return design;
}
export const optionOf = (card: OptionCard): OptionDesign => OPTIONS[designOf(card)];
export const isQuota = (card: OptionCard): boolean => designOf(card) === QUOTA;

export const MANAGER_EASES = 2;
export const BRIEFING_CARDS = 3;
export const PUMP = 6;
export const SHORT = 6;
export const DISCOUNT = 6;
export const ACCELERATION = 2;
export const RESTRUCTURED_LOAN = 2;
export const TAX_AUDIT = { each: 1, most: 8 } as const;
export const INSURANCE = { each: 6, most: 18 } as const;
export const CHAMPION_COMPANIES = 2;
export const HOLDING_INDUSTRIES = 5;
export const CHAIN_COMPANIES = 4;
export const INSIDER_SALES = 2;
export const BLACKMAIL = 7;
export const SABOTAGE = 2;
export const CARTEL = 6;

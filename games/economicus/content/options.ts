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
  /** A crime succeeds with a die above this. */
  difficulty?: number;
  /** It also helps in payment mode. */
  isMoney?: true;
  /** Fulfilled, it stays before its owner for a star. */
  isStar?: true;
};

/**
 * The cards of the specification. Ten of them, marked as tuned, were blanks in games of bots with its numbers and do more now:
 * docs/balance-economicus.md has both forms and what was measured.
 */
export const OPTIONS = {
  /** Crisis Manager */
  OP01: { copies: 2, timing: ['any'] },
  /** Stabilisation Fund, tuned */
  OP02: { copies: 1, timing: ['any'] },
  /** Rating Agency */
  OP03: { copies: 2, timing: ['any'] },
  /** Confidential Briefing, tuned */
  OP04: { copies: 1, timing: ['any'] },
  /** Change of Winds */
  OP05: { copies: 2, timing: ['FW2'] },
  /** Adjacent Market */
  OP06: { copies: 1, timing: ['FW2'] },
  /** Market Pump */
  OP07: { copies: 1, timing: ['active'] },
  /** Short Selling */
  OP08: { copies: 1, timing: ['active'] },
  /** Direct Sale */
  OP09: { copies: 1, timing: ['FW5'] },
  /** Extra Lot */
  OP10: { copies: 1, timing: ['FW6'] },
  /** Investor Discount */
  OP11: { copies: 1, timing: ['won'] },
  /** Privatisation Annulled, tuned */
  OP12: { copies: 1, timing: ['FW6'] },
  /** Lobbyist */
  OP13: { copies: 1, timing: ['any'] },
  /** New Licence, tuned */
  OP14: { copies: 1, timing: ['any'] },
  /** Nationalisation */
  OP15: { copies: 1, timing: ['active'] },
  /** Accelerator */
  OP16: { copies: 2, timing: ['any'] },
  /** Angel Investor */
  OP17: { copies: 1, timing: ['creation'] },
  /** Venture Fund */
  OP18: { copies: 1, timing: ['any'] },
  /** State Grant */
  OP19: { copies: 2, timing: ['any'], isMoney: true },
  /** Debt Restructuring */
  OP20: { copies: 1, timing: ['any'] },
  /** Interest Holiday, tuned */
  OP21: { copies: 1, timing: ['interest'] },
  /** Toxic Asset, tuned */
  OP22: { copies: 1, timing: ['any'] },
  /** Tax Audit */
  OP23: { copies: 1, timing: ['any'] },
  /** Export Contract */
  OP24: { copies: 1, timing: ['FW2'] },
  /** Insurance Policy */
  OP25: { copies: 1, timing: ['loss', 'crisis'] },
  /** Relocation */
  OP26: { copies: 1, timing: ['any'], cost: 3 },
  /** Asset Swap */
  OP27: { copies: 1, timing: ['any'] },
  /** Poison Pill */
  OP28: { copies: 2, timing: ['target'] },
  /** Headhunting */
  OP29: { copies: 2, timing: ['any'] },
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
  OP35: { copies: 1, timing: ['crisis'] },
  /** Hostile Raid */
  OP36: { copies: 1, timing: ['active'], difficulty: 4 },
  /** Bribe */
  OP37: { copies: 1, timing: ['FW5'], difficulty: 2 },
  /** Offshore Scheme */
  OP38: { copies: 1, timing: ['any'], difficulty: 2, isMoney: true },
  /** Insider Deal, tuned */
  OP39: { copies: 1, timing: ['any'], difficulty: 1, isMoney: true },
  /** Industrial Espionage */
  OP40: { copies: 1, timing: ['any'], difficulty: 2 },
  /** Blackmail */
  OP41: { copies: 1, timing: ['any'], difficulty: 3, isMoney: true },
  /** Sabotage, tuned */
  OP42: { copies: 1, timing: ['any'], difficulty: 2 },
  /** Cartel */
  OP43: { copies: 1, timing: ['active'], difficulty: 2 },
  /** Smear Campaign */
  OP44: { copies: 1, timing: ['any'], difficulty: 4 },
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

/** One card of the deck: its design and which of the copies it is, such as `OP01-2`. */
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
export const STABILISATION = 2;
export const BRIEFING_CARDS = 3;
export const PUMP = 6;
export const SHORT = { fall: 6, gain: 3 } as const;
export const DISCOUNT = 6;
export const ACCELERATION = 2;
export const GRANT = 5;
export const HOLIDAY = 2;
export const RESTRUCTURED_LOAN = 3;
export const TAX_AUDIT = { each: 1, most: 8 } as const;
export const INSURANCE = { each: 3, most: 9 } as const;
export const HEADHUNTED = 2;
export const CHAMPION_COMPANIES = 2;
export const HOLDING_INDUSTRIES = 5;
export const CHAIN_COMPANIES = 4;
export const OFFSHORE = 8;
export const INSIDER_SALES = 2;
export const BLACKMAIL = 7;
export const SABOTAGE = { strength: 2, gain: 3 } as const;
export const CARTEL = 3;

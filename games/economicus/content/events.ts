import type { Industry } from './industries.ts';

/** Instant events are carried out at once, year events hold until the year's end, awards bring a star in the course of the year. */
export type EventCard = {
  is: 'instant' | 'year' | 'award';
  /** What it adds to the profit of each company of these industries. */
  profit?: Partial<Record<Industry, number>>;
  /** Interest for a loan in this year. */
  interest?: number;
  /** The least die with which a project succeeds this year. */
  successFrom?: number;
};

export const EVENTS = {
  /** Profit Tax */
  EV01: { is: 'instant' },
  /** Targeted Relief */
  EV02: { is: 'instant' },
  /** Offshore Leak */
  EV03: { is: 'instant' },
  /** Dividend Season */
  EV04: { is: 'instant' },
  /** Generous Budget */
  EV05: { is: 'instant' },
  /** Inflation */
  EV06: { is: 'instant' },
  /** Deflation */
  EV07: { is: 'instant' },
  /** Revaluation */
  EV08: { is: 'instant' },
  /** Price Freeze */
  EV09: { is: 'year' },
  /** Rate Hike */
  EV10: { is: 'year', interest: 2 },
  /** Rate Cut */
  EV11: { is: 'year', interest: 0 },
  /** Credit Crunch */
  EV12: { is: 'year' },
  /** Tech Boom */
  EV13: { is: 'year', successFrom: 4 },
  /** Start-up Winter */
  EV14: { is: 'year', successFrom: 6 },
  /** Business Incubator */
  EV15: { is: 'year' },
  /** Commodity Rally */
  EV16: { is: 'year', profit: { 3: 1, 4: 1, 12: 1 } },
  /** Consumer Boom */
  EV17: { is: 'year', profit: { 2: 1, 5: 1, 6: 1, 7: 1 } },
  /** National Projects */
  EV18: { is: 'year', profit: { 8: 1, 9: 1, 10: 1, 11: 1 } },
  /** Sanctions */
  EV19: { is: 'year', profit: { 2: -2, 12: -2 } },
  /** Drought */
  EV20: { is: 'year', profit: { 10: -2, 6: -1 } },
  /** Rescue Plan */
  EV21: { is: 'instant' },
  /** Second Wave */
  EV22: { is: 'instant' },
  /** Alarm Signal */
  EV23: { is: 'instant' },
  /** Privatisation Drive */
  EV24: { is: 'instant' },
  /** Nationalisation Wave */
  EV25: { is: 'instant' },
  /** Vouchers */
  EV26: { is: 'year' },
  /** Takeover Season */
  EV27: { is: 'year' },
  /** Shareholder Shield */
  EV28: { is: 'year' },
  /** Anti-corruption Drive */
  EV29: { is: 'year' },
  /** Foreign Agents Law */
  EV30: { is: 'year' },
  /** Liquid Market */
  EV31: { is: 'year' },
  /** New Trade Route */
  EV32: { is: 'year' },
  /** Deal of the Year */
  EV33: { is: 'award' },
  /** Innovator of the Year */
  EV34: { is: 'award' },
  /** Antimonopoly Law */
  EV35: { is: 'year' },
  /** Double Trading */
  EV36: { is: 'year' },
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = Object.keys(EVENTS) as EventId[];

export const PROFIT_TAX = { each: 1, most: 6 } as const;
export const RELIEF = 6;
export const LEAK_ABOVE = 20;
export const BUDGET = 4;
export const INFLATION = 3;
export const RESCUE_PLAN = 2;
export const SECOND_WAVE = 1;
/** EV27: an exceptional offer in halves of the price. */
export const SEASON_HALVES = 3;
export const DRIVE = { cost: 4, above: 2 } as const;
export const AGENT_CHARGE = 3;
export const DEAL_OF_THE_YEAR = 10;
/** EV35: the companies a majority needs. */
export const MONOPOLY = 2;

import type { Industry } from './industries.ts';

/** EC-R.2. Forecasts: every crisis weakens, then the forecast token goes to this industry. */
export const FORECASTS = {
  CF03: 3,
  CF04: 4,
  CF05: 5,
  CF06: 6,
  CF07: 7,
  CF08: 8,
  CF09: 9,
  CF10: 10,
  CF11: 11,
} as const satisfies Record<string, Industry>;
type ForecastCard = keyof typeof FORECASTS;

/** What a strength card does beyond strength and price. */
export type Rider = 'extraCompany' | 'neighbours' | 'defaults' | 'projects';
type Strength = { strength: number; fall: number | 'half'; rider: Rider | null };

/** Strengths: the industry under the forecast token is struck. */
export const STRENGTHS = {
  CS1: { strength: 2, fall: 4, rider: null },
  CS2: { strength: 3, fall: 6, rider: null },
  CS3: { strength: 3, fall: 6, rider: 'extraCompany' },
  CS4: { strength: 3, fall: 10, rider: null },
  CS5: { strength: 3, fall: 6, rider: 'neighbours' },
  CS6: { strength: 4, fall: 8, rider: 'defaults' },
  CS7: { strength: 4, fall: 8, rider: 'projects' },
  CS8: { strength: 4, fall: 'half', rider: null },
  CS9: { strength: 5, fall: 12, rider: null },
} as const satisfies Record<string, Strength>;
export type StrengthCard = keyof typeof STRENGTHS;

/** CS5: what the two neighbours suffer. */
export const NEIGHBOUR_STRENGTH = 1;
export const NEIGHBOUR_FALL = 3;
/** CS6: what each mortgaged company costs. */
export const DEFAULT_COST = 1;
/** CS7: what keeps a project alive. */
export const RESCUE_COST = 2;

export type CrisisCard = ForecastCard | StrengthCard;
const FORECAST_CARDS = Object.keys(FORECASTS) as ForecastCard[];
const STRENGTH_CARDS = Object.keys(STRENGTHS) as StrengthCard[];
export const CRISIS_CARDS: CrisisCard[] = [...FORECAST_CARDS, ...STRENGTH_CARDS];

export const isForecast = (card: CrisisCard): card is ForecastCard => card in FORECASTS;

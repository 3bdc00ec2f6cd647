import { INDUSTRIES, type Industry } from './industries.ts';
import { COMPANY_TOKENS, PROJECT_TOKENS } from './table.ts';

/** EC-0.6. A company of a player is clean, or mortgaged: it carries a loan. */
export const CONDITIONS = ['clean', 'mortgaged'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Companies of one owner in one industry and condition are all alike: `6-clean`. */
export type Holding = `${Industry}-${Condition}`;
/** One of several like companies, where a deal moves more than one: `6-clean-2`. */
export type CompanyTag = `${Holding}-${number}`;
/** One of several projects of one owner in one industry: `9-1`. */
export type ProjectTag = `${Industry}-${number}`;

export const holdingOf = (industry: Industry, condition: Condition): Holding => `${industry}-${condition}`;

const HOLDINGS = new Map<Holding, { industry: Industry; condition: Condition }>(
  INDUSTRIES.flatMap((industry) =>
    CONDITIONS.map((condition) => [holdingOf(industry, condition), { industry, condition }] as const),
  ),
);

/** The industry and the condition that a holding names. */
export function partsOf(holding: Holding): { industry: Industry; condition: Condition } {
  const parts = HOLDINGS.get(holding);
  if (parts === undefined) throw new Error(`there is no holding ${holding}`);
  return parts;
}

/** Every tag there can be: a player has twelve company tokens and three project tokens. */
const HOLDING_OF = new Map<CompanyTag, Holding>(
  [...HOLDINGS.keys()].flatMap((holding) =>
    Array.from({ length: COMPANY_TOKENS }, (_, i) => [`${holding}-${i + 1}`, holding] as const),
  ),
);
const INDUSTRY_OF = new Map<ProjectTag, Industry>(
  INDUSTRIES.flatMap((industry) =>
    Array.from({ length: PROJECT_TOKENS }, (_, i) => [`${industry}-${i + 1}`, industry] as const),
  ),
);

/** The holding of the company that a tag names. */
export const holdingIn = (tag: CompanyTag): Holding => found(HOLDING_OF.get(tag), tag);
export const holdingsIn = (tags: readonly CompanyTag[]): Holding[] => tags.map(holdingIn);

/** The industries of the projects that the tags name. */
export const projectsIn = (tags: readonly ProjectTag[]): Industry[] =>
  tags.map((tag) => found(INDUSTRY_OF.get(tag), tag));

function found<T>(value: T | undefined, tag: string): T {
  if (value === undefined) throw new Error(`there is no token ${tag}`);
  return value;
}

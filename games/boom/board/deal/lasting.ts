import { SHARES_TO_CLOSE } from '../../content/table.ts';
import type { CompanyFacts } from '../../types.ts';
import type { SeenCompany } from '../table/reading.ts';

/** What a company would have once a round at this price has sold the shares it needs. */
export const cashAt = (company: SeenCompany, price: number): number => company.cash + SHARES_TO_CLOSE * price;

/** How many burns like the present one that lasts; `null`: for ever. Chips and sums say the same number. */
export const lastsAt = (company: SeenCompany, facts: CompanyFacts | undefined, price: number): number | null =>
  facts === undefined || facts.burn === 0 ? null : Math.floor(cashAt(company, price) / facts.burn);

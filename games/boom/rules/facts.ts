import { unseenIn } from '@parlour/kernel';
import { CRASH } from '../content/events.ts';
import { TRACK_BURN } from '../content/table.ts';
import type { Boom, Company, CompanyFacts, G } from '../types.ts';
import { burnOf, cardBurn, isFunded, isHot, matchesOf, sharesOf, sizeOf } from './company.ts';
import { float } from './going-public.ts';
import { priceForBurns } from './prices.ts';

/** What the table shows beyond what lies on it (specification, 9.1). Nothing in it is hidden from anybody. */
export function facts(g: G): Boom['facts'] {
  return {
    companies: Object.fromEntries(g.companies.map((company) => [company.plan, companyFacts(g, company)])),
    trackBurn: TRACK_BURN[g.limit],
    nextTrackBurn: g.limit === 1 ? null : (TRACK_BURN[g.limit - 1] as number),
    crashOneIn: crashOneIn(g),
  };
}

function companyFacts(g: G, company: Company): CompanyFacts {
  const burn = burnOf(g, company);
  const funded = isFunded(company);
  return {
    size: sizeOf(company),
    matches: matchesOf(company),
    isHot: isHot(g, company),
    shares: sharesOf(company),
    cardBurn: cardBurn(company),
    burn,
    runway: burn === 0 ? null : Math.floor(company.cash / burn),
    isDying: funded && company.cash < burn,
    isReady: funded && sizeOf(company) >= g.limit,
    raises: [1, 2, 3, 4, 5, 6].map((die) => float(g, company, die).raised),
    prices: [1, 2, 3, 4].map((burns) => priceForBurns(g, company, burns)),
  };
}

/** BO-R9, BO-R39. The •Crash is aside until the Events are reshuffled, and which Events are left is known to all. */
function crashOneIn(g: G): number | null {
  const left = unseenIn(g, 'events');
  if (left.length === 0) return 6;
  return left.includes(CRASH) ? left.length : null;
}

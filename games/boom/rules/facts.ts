import { type Seat, tableOf, unseenIn } from '@parlour/kernel';
import { CRASH } from '../content/events.ts';
import { PLAN_IDS } from '../content/plans.ts';
import { TRACK_BURN } from '../content/table.ts';
import type { Boom, Company, CompanyFacts, G } from '../types.ts';
import { priceForBurns } from './06-funding/prices.ts';
import { float } from './08-going-public/going-public.ts';
import { burnOf, cardBurn, isFunded, isHot, matchesOf, sharesOf, sizeOf } from './company.ts';

/** What the table shows beyond what lies on it (specification, 9.1). Nothing in it is hidden from anybody. */
export function facts(g: G): Boom['facts'] {
  return {
    companies: Object.fromEntries(g.companies.map((company) => [company.plan, companyFacts(g, company)])),
    trackBurn: TRACK_BURN[g.limit],
    nextTrackBurn: g.limit === 1 ? null : (TRACK_BURN[g.limit - 1] as number),
    crashOneIn: crashOneIn(g),
    plansLeft: plansLeft(g),
    enders: enders(g),
    ahead: ahead(g),
  };
}

function companyFacts(g: G, company: Company): CompanyFacts {
  const burn = burnOf(g, company);
  const funded = isFunded(company);
  const floats = [1, 2, 3, 4, 5, 6].map((die) => float(g, company, die));
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
    raises: floats.map(({ raised }) => raised),
    payouts: tableOf(g.seats, (seat) => floats.map(({ payouts }) => (company.shares[seat] > 0 ? payouts[seat] : 0))),
    prices: [1, 2, 3, 4].map((burns) => priceForBurns(g, company, burns)),
  };
}

/** BO-R9, BO-R39. The •Crash is aside until the Events are reshuffled, and which Events are left is known to all. */
function crashOneIn(g: G): number | null {
  const left = unseenIn(g, 'events');
  if (left.length === 0) return 6;
  return left.includes(CRASH) ? left.length : null;
}

/** BO-10.2. */
const plansLeft = (g: G): number => PLAN_IDS.length - g.gone.length;

/** BO-10.2, BO-8.2. With one Business Plan left, whoever may take it public ends the game by that. */
function enders(g: G): Seat[] {
  if (g.outcome !== null || plansLeft(g) > 1) return [];
  return g.companies.flatMap((company) => (company.lead !== null && sizeOf(company) >= g.limit ? [company.lead] : []));
}

/** BO-10.3, BO-R36, BO-R38. The largest treasuries, where they lie open. */
function ahead(g: G): Seat[] {
  if (g.options.treasuries === 'hidden') return [];
  const best = Math.max(...g.seats.map((seat) => g.players[seat].treasury.secret));
  return g.seats.filter((seat) => g.players[seat].treasury.secret === best);
}

import type { Seat } from '@parlour/kernel';
import { type CompanyTag, type Holding, holdingIn, partsOf } from '../../content/holdings.ts';
import { type Industry, SEGMENTS } from '../../content/industries.ts';
import { LOAN } from '../../content/table.ts';
import type { G, Raising } from '../../types.ts';
import { clean, companyTags, holdingsOf, industriesOf } from '../01-board/companies.ts';
import { type Change, starsOf } from '../03-stars/stars.ts';
import { halfSaleProceeds } from '../14-loans-and-deals/loans.ts';
import { isInForce } from '../18-events/this-year.ts';

/** EC-R.28. How money is raised for somebody who does not do it: `null` if the bank gives nothing more. */
export function nextToRaise(
  g: G,
  seat: Seat,
): { type: 'takeLoan'; industry: Industry } | { type: 'sellAtHalf'; company: Holding } | null {
  const player = g.players[seat];
  if (!isInForce(g, 'EV12')) {
    const [cheapest] = industriesOf(player)
      .filter((industry) => clean(player, industry) > 0)
      .sort(poorerFirst);
    if (cheapest !== undefined) return { type: 'takeLoan', industry: cheapest };
  }
  const [best] = holdingsOf(player)
    .map((company) => ({
      company,
      stars: starsLost(g, seat, company, []),
      proceeds: possibleProceeds(g, seat, company),
    }))
    .filter(({ proceeds }) => proceeds > 0)
    .sort((a, b) => a.stars - b.stars || b.proceeds - a.proceeds || numberOf(a.company) - numberOf(b.company));
  return best === undefined ? null : { type: 'sellAtHalf', company: best.company };
}

const poorerFirst = (a: Industry, b: Industry): number => SEGMENTS[a].profit - SEGMENTS[b].profit || a - b;
const numberOf = (company: Holding): Industry => partsOf(company).industry;

/** An unset price may turn out well enough; the die will tell. */
function possibleProceeds(g: G, seat: Seat, company: Holding): number {
  return g.prices[numberOf(company)] === null ? 1 : halfSaleProceeds(g, seat, company);
}

/** How many stars one company fewer in its industry costs, once others are sold. */
function starsLost(g: G, seat: Seat, company: Holding, sold: readonly Change[]): number {
  const before = starsOf(g, seat, sold);
  const after = starsOf(g, seat, [...sold, leaving(seat, company)]);
  return before.presence + before.majority - after.presence - after.majority;
}

const leaving = (seat: Seat, company: Holding): Change => ({ seat, industry: numberOf(company), by: -1 });

/** EC-15.2. What each company brings a debtor: as a loan, and sold now; `null` where it is not possible or the die would have to tell. */
export const meansOf = (g: G, seat: Seat): Raising['means'] =>
  companyTags(g.players[seat]).map((company) => {
    const holding = holdingIn(company);
    const { industry, condition } = partsOf(holding);
    const proceeds = g.prices[industry] === null ? 0 : halfSaleProceeds(g, seat, holding);
    return {
      company,
      loan: condition === 'clean' && !isInForce(g, 'EV12') ? LOAN : null,
      sale: proceeds > 0 ? proceeds : null,
    };
  });

/**
 * EC-15.2, EC-R.28. How a debtor would best raise what is missing: loans first, in the poorest industries; where they are not enough,
 * the sale of companies that cost the fewest stars and bring most; and no loan that is not needed.
 */
export function proposalFor(g: G, seat: Seat, amount: number): Omit<Raising, 'debtor' | 'amount' | 'means'> {
  const means = meansOf(g, seat);
  const poorest = (a: { company: CompanyTag }, b: { company: CompanyTag }) =>
    poorerFirst(numberOf(holdingIn(a.company)), numberOf(holdingIn(b.company)));
  let missing = amount - g.players[seat].cash;
  const loans: CompanyTag[] = [];
  for (const { company, loan } of means.filter((each) => each.loan !== null).sort(poorest)) {
    if (missing <= 0) break;
    loans.push(company);
    missing -= loan ?? 0;
  }
  const sales: CompanyTag[] = [];
  const sold: Change[] = [];
  while (missing > 0) {
    const [best] = means
      .filter(({ company }) => !sales.includes(company))
      .map(({ company, loan, sale }) => ({ company, adds: (sale ?? 0) - (loans.includes(company) ? (loan ?? 0) : 0) }))
      .filter(({ adds }) => adds > 0)
      .map((each) => ({ ...each, stars: starsLost(g, seat, holdingIn(each.company), sold) }))
      .sort((a, b) => a.stars - b.stars || b.adds - a.adds || poorest(a, b));
    if (best === undefined) break;
    sales.push(best.company);
    sold.push(leaving(seat, holdingIn(best.company)));
    missing -= best.adds;
  }
  const kept = loans.filter((company) => !sales.includes(company));
  for (const company of [...kept].reverse()) {
    if (missing + LOAN > 0) break;
    kept.splice(kept.indexOf(company), 1);
    missing += LOAN;
  }
  return { loans: kept, sales, covers: missing <= 0 };
}

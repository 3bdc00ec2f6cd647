import type { Seat } from '@parlour/kernel';
import { type Holding, partsOf } from '../content/holdings.ts';
import { SEGMENTS } from '../content/industries.ts';
import type { G } from '../types.ts';
import { clean, holdingsOf, industriesOf } from './companies.ts';
import { halfSaleProceeds } from './loans.ts';
import { isFull } from './order.ts';
import { majority } from './stars.ts';
import { isInForce } from './this-year.ts';

type Raising =
  | { type: 'takeLoan'; industry: ReturnType<typeof partsOf>['industry'] }
  | { type: 'sellAtHalf'; company: Holding };

/** EC-R.28. How money is raised for somebody who does not do it: `null` if the bank gives nothing more. */
export function nextToRaise(g: G, seat: Seat): Raising | null {
  const player = g.players[seat];
  if (!isInForce(g, 'EV12')) {
    const [cheapest] = industriesOf(player)
      .filter((industry) => clean(player, industry) > 0)
      .sort((a, b) => SEGMENTS[a].profit - SEGMENTS[b].profit || a - b);
    if (cheapest !== undefined) return { type: 'takeLoan', industry: cheapest };
  }
  const [best] = holdingsOf(player)
    .map((company) => ({ company, stars: starsLost(g, seat, company), proceeds: possibleProceeds(g, seat, company) }))
    .filter(({ proceeds }) => proceeds > 0)
    .sort((a, b) => a.stars - b.stars || b.proceeds - a.proceeds || numberOf(a.company) - numberOf(b.company));
  return best === undefined ? null : { type: 'sellAtHalf', company: best.company };
}

const numberOf = (company: Holding): number => partsOf(company).industry;

/** An unset price may turn out well enough; the die will tell. */
function possibleProceeds(g: G, seat: Seat, company: Holding): number {
  return g.prices[partsOf(company).industry] === null ? 1 : halfSaleProceeds(g, seat, company);
}

/** How many stars one company fewer in its industry costs. */
function starsLost(g: G, seat: Seat, company: Holding): number {
  const { industry } = partsOf(company);
  if (!isFull(g)) return 1;
  const count = g.players[seat].companies[industry];
  const rivals = Math.max(
    0,
    ...g.seats.filter((each) => each !== seat).map((each) => g.players[each].companies[industry]),
  );
  const keepsMajority = count - 1 > rivals;
  return (count === 1 ? 1 : 0) + (majority(g, industry) === seat && !keepsMajority ? 1 : 0);
}

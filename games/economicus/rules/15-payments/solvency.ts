import type { Seat } from '@parlour/kernel';
import type { Holding } from '../../content/holdings.ts';
import { partsOf } from '../../content/holdings.ts';
import { INDUSTRIES } from '../../content/industries.ts';
import { HIGHEST_FIRST_PRICE, LOAN } from '../../content/table.ts';
import type { G } from '../../types.ts';
import { clean } from '../01-board/companies.ts';
import { anytimePrice } from '../11-auction/prices.ts';
import { netProceeds } from '../14-loans-and-deals/loans.ts';
import { isInForce } from '../18-events/this-year.ts';

/**
 * EC-21.5, EC-R.18. What a player could pay at the most, in parts. `except` is a company that cannot be touched now,
 * `ifUnset` what a price that is unset is taken for.
 */
export function solvencyOf(g: G, seat: Seat, except: Holding | null = null, ifUnset = 0) {
  const player = g.players[seat];
  // EC-20.2: EV12: no new loans.
  const loan = isInForce(g, 'EV12') ? 0 : LOAN;
  let loans = 0;
  let sales = 0;
  for (const industry of INDUSTRIES) {
    if (player.companies[industry] === 0) continue;
    const price = anytimePrice(g, industry, ifUnset);
    let untouched = clean(player, industry);
    let mortgaged = player.mortgaged[industry];
    if (except !== null && partsOf(except).industry === industry) {
      if (partsOf(except).condition === 'clean') untouched -= 1;
      else mortgaged -= 1;
    }
    loans += untouched * loan;
    sales += untouched * Math.max(0, price - loan);
    if (mortgaged > 0) sales += mortgaged * Math.max(0, netProceeds(g, seat, `${industry}-mortgaged`, price));
  }
  return { cash: player.cash, loans, sales, total: player.cash + loans + sales };
}

export const solvency = (g: G, seat: Seat): number => solvencyOf(g, seat).total;

/** EC-R.47. Whether a player could come by an amount at all: a price that is unset may be rolled as high as the die goes. */
export const couldRaise = (g: G, seat: Seat, amount: number, except: Holding | null = null): boolean =>
  solvencyOf(g, seat, except, HIGHEST_FIRST_PRICE).total >= amount;

import type { Seat } from '@parlour/kernel';
import type { Holding } from '../content/holdings.ts';
import { partsOf } from '../content/holdings.ts';
import { INDUSTRIES } from '../content/industries.ts';
import { LOAN } from '../content/table.ts';
import type { G } from '../types.ts';
import { clean } from './companies.ts';
import { netProceeds } from './loans.ts';
import { anytimePrice } from './prices.ts';
import { isInForce } from './this-year.ts';

/** EC-R.18, EC-21.5. What a player could pay at the most, in parts; `except` is a company that cannot be touched now. */
export function solvencyOf(g: G, seat: Seat, except: Holding | null = null) {
  const player = g.players[seat];
  // EV12: no new loans.
  const loan = isInForce(g, 'EV12') ? 0 : LOAN;
  let loans = 0;
  let sales = 0;
  for (const industry of INDUSTRIES) {
    if (player.companies[industry] === 0) continue;
    const price = anytimePrice(g, industry);
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

export const solvency = (g: G, seat: Seat, except: Holding | null = null): number => solvencyOf(g, seat, except).total;

import type { Seat } from '@parlour/kernel';
import { holdingsIn, partsOf } from '../../content/holdings.ts';
import { LOAN } from '../../content/table.ts';
import type { Bundle, Facts, G, Terms } from '../../types.ts';
import type { Change } from '../03-stars/stars.ts';
import { priceOf } from '../11-auction/prices.ts';
import { isAtTarget, wouldBeAtTarget } from '../19-ending/winning.ts';

/** What the proposals of or to a player are worth at market prices; nobody else is told. Projects and cards have no market. */
export const dealFacts = (g: G, viewer: Seat): Facts['deals'] =>
  g.deals.open
    .filter(({ from, to }) => viewer === from || viewer === to)
    .map(({ id, from, to, terms }) => ({
      deal: id,
      give: worthOf(g, terms.secret.give),
      get: worthOf(g, terms.secret.get),
      debts: debtsIn(terms.secret.give) + debtsIn(terms.secret.get),
      wins: winnerBy(g, from, to, terms.secret),
    }));

/** EC-3.2, EC-3.9. Who would have the target once the companies have changed hands, and has not now. */
function winnerBy(g: G, from: Seat, to: Seat, { give, get }: Terms): Seat | null {
  const moved = (bundle: Bundle, seat: Seat, by: 1 | -1): Change[] =>
    holdingsIn(bundle.companies).map((holding) => ({ seat, industry: partsOf(holding).industry, by }));
  const changes = [...moved(give, from, -1), ...moved(give, to, 1), ...moved(get, to, -1), ...moved(get, from, 1)];
  return [from, to].find((seat) => !isAtTarget(g, seat) && wouldBeAtTarget(g, seat, changes)) ?? null;
}

const worthOf = (g: G, { money, companies }: Bundle): number =>
  holdingsIn(companies).reduce((sum, holding) => sum + priceOf(g, partsOf(holding).industry), money);

/** EC-14.10. The loans that come along. */
const debtsIn = ({ companies }: Bundle): number =>
  LOAN * holdingsIn(companies).filter((holding) => partsOf(holding).condition === 'mortgaged').length;

import type { Seat } from '@parlour/kernel';
import { holdingsIn, partsOf } from '../content/holdings.ts';
import { LOAN } from '../content/table.ts';
import type { Bundle, Facts, G } from '../types.ts';
import { priceOf } from './prices.ts';

/** What the proposals of or to a player are worth at market prices; nobody else is told. Projects and cards have no market. */
export const dealFacts = (g: G, viewer: Seat): Facts['deals'] =>
  g.deals.open
    .filter(({ from, to }) => viewer === from || viewer === to)
    .map(({ id, terms }) => ({
      deal: id,
      give: worthOf(g, terms.secret.give),
      get: worthOf(g, terms.secret.get),
      debts: debtsIn(terms.secret.give) + debtsIn(terms.secret.get),
    }));

const worthOf = (g: G, { money, companies }: Bundle): number =>
  holdingsIn(companies).reduce((sum, holding) => sum + priceOf(g, partsOf(holding).industry), money);

/** EC-14.10. The loans that come along. */
const debtsIn = ({ companies }: Bundle): number =>
  LOAN * holdingsIn(companies).filter((holding) => partsOf(holding).condition === 'mortgaged').length;

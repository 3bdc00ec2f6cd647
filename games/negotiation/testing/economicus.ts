import type { Seat } from '@parlour/kernel';
import type { CompanyTag } from '../../economicus/content/holdings.ts';
import { INDUSTRIES } from '../../economicus/content/industries.ts';
import { clean } from '../../economicus/rules/01-board/companies.ts';
import type { G, Terms } from '../../economicus/types.ts';

export const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };
type Side = Partial<Omit<Terms['get'], 'cards'>>;
export const terms = (give: Side, get: Side): Terms => ({
  give: { ...NOTHING, ...give, cards: [] },
  get: { ...NOTHING, ...get, cards: 0 },
});
export const companies = (...tags: CompanyTag[]) => ({ companies: tags });
export const ownedBy = (g: G, seat: Seat) =>
  INDUSTRIES.filter((industry) => clean(g.players[seat], industry) > 0).map(
    (industry): CompanyTag => `${industry}-clean-1`,
  );

/** A company for a coin, and one of one's own for all that the other has, where that is much. */
export function* swindles(g: G, victim: Seat, by: Seat): Generator<Terms> {
  for (const company of ownedBy(g, victim)) if (g.players[by].cash > 0) yield terms({ money: 1 }, companies(company));
  const { cash } = g.players[victim];
  if (cash > 60) for (const company of ownedBy(g, by)) yield terms(companies(company), { money: cash });
}

/** Everything of the victim's for nothing now. */
export function* promises(g: G, victim: Seat): Generator<Terms> {
  for (const company of ownedBy(g, victim)) yield terms({}, companies(company));
  if (g.players[victim].quotas.length > 0) yield terms({}, { quotas: 1 });
  for (const industry of INDUSTRIES)
    if (g.players[victim].projects[industry] > 0) yield terms({}, { projects: [`${industry}-1`] });
}

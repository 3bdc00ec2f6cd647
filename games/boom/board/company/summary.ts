import { PLANS } from '../../content/plans.ts';
import type { Table } from '../table/context.ts';
import { percentOf, type SeenCompany, totalOf } from '../table/reading.ts';

/** Everything about a company in sentences: for readers, and for the table as text. */
export function sentencesOf(table: Table, company: SeenCompany): string[] {
  const { facts, words, label, sitters, view } = table;
  const known = facts.companies[company.plan];
  if (known === undefined) return [];
  const name = words.cards[company.plan].name;
  const industry = words.industries[PLANS[company.plan].industry];
  const who = (seat: number): string => sitters[seat]?.name ?? '';
  const all = totalOf(company.shares);
  const holders = view.seats
    .filter((seat) => company.shares[seat] > 0)
    .map((seat) => label.company.holding(who(seat), company.shares[seat], percentOf(company.shares[seat], all)));
  const attached = company.attached.map((card) => words.cards[card].name);
  const state = [
    known.isHot && label.company.isHot,
    known.matches > 0 && label.company.matches(known.matches),
    known.isReady && label.company.isReady,
    known.isDying && label.company.isDying,
  ].filter((each) => each !== false);
  return [
    company.lead === null
      ? label.say.unfunded(name, industry, who(company.front))
      : label.say.funded(name, industry, who(company.lead)),
    label.say.figures(known.size, view.limit, company.cash, known.burn),
    ...(state.length > 0 ? [`${state.join('. ')}.`] : []),
    ...(holders.length > 0 ? [label.say.holders(holders.join('; '))] : []),
    ...(attached.length > 0 ? [label.say.attached(attached.join(', '))] : []),
  ];
}

export const summaryOf = (table: Table, company: SeenCompany): string => sentencesOf(table, company).join(' ');

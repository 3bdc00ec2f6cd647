import type { Seat } from '@parlour/kernel';
import { type AnyDomain, untyped } from '@parlour/kit/offers/index.ts';
import type { Economicus, Terms } from '../../../types.ts';
import type { Table } from '../../table/context.tsx';

/** The two sides of a deal, as the one who proposes it says them. */
export type Side = 'give' | 'get';
export type Part = 'money' | 'companies' | 'projects' | 'quotas' | 'cards';

export const emptyTerms = (): Terms => ({
  give: { money: 0, companies: [], projects: [], quotas: 0, cards: [] },
  get: { money: 0, companies: [], projects: [], quotas: 0, cards: 0 },
});

/** The same deal seen from the other side, to begin a counter-proposal with. Hand cards begin anew: they are not mine to name. */
export const turned = ({ give, get }: Terms): Terms => ({
  give: { ...get, cards: [] },
  get: { ...give, cards: give.cards.length },
});

/** Those to whom a proposal may be made now. */
export const partnersIn = (offers: Table['offers']): Seat[] =>
  untyped<Economicus>(offers)
    .filter(({ type }) => type === 'proposeDeal')
    .flatMap(({ fields }) => (fields['to']?.one ?? []) as Seat[]);

/** What may be put into one part of one side, as it is on offer. */
export function domainOf(
  offers: Table['offers'],
  { to, counters }: { to: Seat; counters: number | null },
  side: Side,
  part: Part,
): AnyDomain | null {
  const offer = untyped<Economicus>(offers).find(({ type, fields }) =>
    counters === null
      ? type === 'proposeDeal' && fields['to']?.one?.includes(to)
      : type === 'counterDeal' && fields['deal']?.one?.includes(counters),
  );
  return offer?.fields['terms']?.parts?.[side]?.parts?.[part] ?? null;
}

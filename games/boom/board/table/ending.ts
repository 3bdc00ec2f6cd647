import type { Seat } from '@parlour/kernel';
import type { Table } from './context.ts';

/** The •Crash that may come, in words. */
export const crashWords = ({ facts, label }: Table): string[] =>
  facts.crashOneIn === null ? [] : [label.end.crash(facts.crashOneIn)];

/** Who can end the game now, and once its end is near, who would win. Rules of older games say neither. */
export function enderWords({ facts, label, view, sitters }: Table): string[] {
  const { crashOneIn, enders = [], ahead = [] } = facts;
  if (view.outcome !== null || (crashOneIn === null && enders.length === 0)) return [];
  const nameOf = (seat: Seat) => sitters[seat]?.name ?? '';
  return [
    ...enders.map((seat) => label.end.by(nameOf(seat))),
    ...(ahead.length > 0 ? [label.end.ahead(ahead.map(nameOf).join(', '))] : []),
  ];
}

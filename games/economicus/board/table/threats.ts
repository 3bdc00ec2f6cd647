import type { Threat } from '../../types.ts';
import type { Table } from './context.tsx';
import { nameOf } from './reading.ts';

/** That somebody can win now, in words. */
export function threatWords(table: Table, { seat, by, stars, pays }: Threat): string {
  const { label, facts } = table;
  const name = seat === table.seat ? null : nameOf(table, seat);
  if (by === 'stars') return label.threats.stars(name, stars, facts.targetWins);
  if (by === 'project') return label.threats.project(name, stars);
  return label.threats[by](name, stars, pays ?? 0);
}

/** The rivals of the one who looks who can win, by certain ways. */
export const rivalThreats = ({ facts, seat }: Pick<Table, 'facts' | 'seat'>, by: Threat['by']): Threat[] =>
  (facts.threats ?? []).filter((threat) => threat.seat !== seat && threat.by === by);

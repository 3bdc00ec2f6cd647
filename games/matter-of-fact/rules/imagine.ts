import type { Seat } from '@parlour/kernel';
import { START_MONEY } from '../content/table.ts';
import type { G } from '../types.ts';
import { NOTHING } from './bundles.ts';

/** Fills what a seat cannot see: the terms of others' deals, and with hidden cash (MF-O9) as much as has been offered to it. */
export function imagine(g: G): void {
  for (const deal of g.deals.open) deal.terms.secret ??= { give: { ...NOTHING }, take: { ...NOTHING } };
  for (const seat of g.seats) {
    const { cash, debt, hasLeft } = g.players[seat];
    debt.secret ??= 0;
    cash.secret ??= hasLeft ? 0 : Math.max(START_MONEY, promisedBy(g, seat));
  }
}

const promisedBy = (g: G, seat: Seat): number =>
  Math.max(0, ...g.deals.open.map(({ from, terms }) => (from === seat ? terms.secret.give.money : 0)));

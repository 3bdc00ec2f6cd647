import type { Seat, Secret } from '@parlour/kernel';
import type { G } from '../types.ts';
import { emit } from './vocabulary.ts';

/** Money goes to and comes from the bank, which never runs out (MF-R17). */

export const cashOf = (g: G, seat: Seat): number => g.players[seat].cash.secret;
export const debtOf = (g: G, seat: Seat): number => g.players[seat].debt.secret;

/** An amount that whoever sees a player's cash may see (MF-O9). */
const asSecret = (g: G, seat: Seat, secret: number): Secret<number> => ({ seen: g.players[seat].cash.seen, secret });

export function pay(g: G, seat: Seat, amount: number): void {
  g.players[seat].cash.secret -= amount;
  if (amount > 0) lapseUncovered(g, seat);
}

/** MF-R44. What a debtor receives pays his debt first. */
export function receive(g: G, seat: Seat, amount: number): void {
  const { cash, debt } = g.players[seat];
  const paid = Math.min(amount, debt.secret);
  debt.secret -= paid;
  cash.secret += amount - paid;
  // MF-O9: where cash is hidden, nobody is told that there was a debt.
  if (paid > 0 && g.options.cash === 'open')
    emit(g, 'debtPaid', { seat, amount: asSecret(g, seat, paid), left: asSecret(g, seat, debt.secret) });
}

/** MF-R44. What cannot be paid becomes debt; returns how much that is. */
export function charge(g: G, seat: Seat, amount: number): Secret<number> {
  const { cash, debt } = g.players[seat];
  const paid = Math.min(amount, cash.secret);
  cash.secret -= paid;
  debt.secret += amount - paid;
  if (amount > 0) lapseUncovered(g, seat);
  return asSecret(g, seat, amount - paid);
}

/**
 * An offer of more money than its maker has left is off: so that nobody can learn of hidden cash by trying to accept it. With
 * hidden cash whatever its maker pays ends an offer, for else its end would tell how much he has left.
 */
function lapseUncovered(g: G, seat: Seat): void {
  const cash = cashOf(g, seat);
  const isCovered = (deal: G['deals']['open'][number]) =>
    deal.from !== seat || (g.options.cash === 'open' && deal.terms.secret.give.money <= cash);
  if (g.deals.open.every(isCovered)) return;
  for (const { from, to } of g.deals.open.filter((deal) => !isCovered(deal))) emit(g, 'dealLapsed', { from, to });
  g.deals.open = g.deals.open.filter(isCovered);
}

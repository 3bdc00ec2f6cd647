import type { Seat } from '@parlour/kernel';
import type { G, MoneyReason } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** EC-2.3, EC-R.34. From the bank, which never runs out; a negative amount goes to the bank. */
export function gain(g: G, seat: Seat, amount: number): void {
  g.players[seat].cash += amount;
  g.bank -= amount;
}

export const pay = (g: G, seat: Seat, amount: number): void => gain(g, seat, -amount);

/** What the bank pays out by a card, told as such. */
export function receive(g: G, seat: Seat, amount: number, because: MoneyReason): void {
  gain(g, seat, amount);
  emit(g, 'received', { seat, amount, from: null, because });
}

/** From one player to another. */
export function handTo(g: G, from: Seat, to: Seat, amount: number): void {
  g.players[from].cash -= amount;
  g.players[to].cash += amount;
}

export const canAfford = (g: G, seat: Seat, cost: number): boolean => g.players[seat].cash >= cost;

/** EC-0.2. Every rounding goes up. */
export const halfOf = (amount: number): number => Math.ceil(amount / 2);

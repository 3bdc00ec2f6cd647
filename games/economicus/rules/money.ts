import type { Seat } from '@parlour/kernel';
import type { G } from '../types.ts';

/** EC-2.3, EC-R.34. From the bank, which never runs out; a negative amount goes to the bank. */
export function gain(g: G, seat: Seat, amount: number): void {
  g.players[seat].cash += amount;
  g.bank -= amount;
}

export const pay = (g: G, seat: Seat, amount: number): void => gain(g, seat, -amount);

/** From one player to another. */
export function handTo(g: G, from: Seat, to: Seat, amount: number): void {
  g.players[from].cash -= amount;
  g.players[to].cash += amount;
}

export const canAfford = (g: G, seat: Seat, cost: number): boolean => g.players[seat].cash >= cost;

/** EC-0.2. Every rounding goes up. */
export const halfOf = (amount: number): number => Math.ceil(amount / 2);

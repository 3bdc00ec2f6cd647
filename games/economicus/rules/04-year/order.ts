import type { Seat } from '@parlour/kernel';
import type { G } from '../../types.ts';

/** EC-0.5, EC-15.5. Everybody who is in the game, clockwise from a seat. */
export function inOrder(g: G, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < g.seats.length; i++) {
    const seat = g.seats[(first + i) % g.seats.length];
    if (seat !== undefined && !g.players[seat].isOut) order.push(seat);
  }
  return order;
}

/** All others who are in the game, clockwise from the seat after this one. */
export const rivalsOf = (g: G, seat: Seat): Seat[] => inOrder(g, seat).filter((each) => each !== seat);

export const isEverybodyOut = (g: G): boolean => g.seats.every((seat) => g.players[seat].isOut);

/** EC-4.6, EC-R.30. Whoever investigates as auditor: the next who is not out. */
export const actingAuditor = (g: G): Seat => inOrder(g, g.auditor)[0] ?? g.auditor;

export const isFull = (g: G): boolean => g.options.rules === 'full';

/** EC-5.8. Reactions are put to everybody who holds a card, whatever it is: waiting tells nothing. */
export const holdsCards = (g: G, seat: Seat): boolean => g.players[seat].hand.secret.length > 0;

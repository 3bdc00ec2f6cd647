import { offers, type Seat, view, waiting } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { economicus } from '../../index.ts';
import type { Economicus, G } from '../../types.ts';

export type Random = (n: number) => number;

/** One of those who are asked decides; `null` when the game is over. */
export function decisionOf(bot: InstantBot<Economicus>, g: G, random: Random) {
  const open = waiting(economicus, g);
  if (open === null) return null;
  const seat = open.seats[random(open.seats.length)] as Seat;
  const seen = { seat, view: view(g, seat), offers: offers(economicus, g, seat) };
  const began = performance.now();
  const choice = bot.choose(seen, random);
  return { seat, seen, choice, took: performance.now() - began };
}

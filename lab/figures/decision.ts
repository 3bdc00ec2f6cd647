import { type Game, type GameTypes, nextAsked, offers, type Seat, type State, view } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';

export type Random = (n: number) => number;

/** One of those who are asked decides, by one bot for all or by that of the chair; `null` when the game is over. */
export function decisionOf<G extends GameTypes>(
  game: Game<G>,
  chairs: InstantBot<G> | readonly InstantBot<G>[],
  g: State<G>,
  random: Random,
  asked: (game: Game<G>, g: State<G>) => { seats: readonly Seat[] } | null = nextAsked,
) {
  const open = asked(game, g);
  if (open === null) return null;
  const seat = open.seats[random(open.seats.length)] as Seat;
  const bot = 'choose' in chairs ? chairs : chairs[seat];
  if (bot === undefined) throw new RangeError(`nobody sits on chair ${seat}`);
  const seen = { seat, view: view(g, seat), offers: offers(game, g, seat) };
  const began = performance.now();
  const choice = bot.choose(seen, random);
  return { seat, seen, choice, took: performance.now() - began };
}

import { type Seat, tableOf } from '@parlour/kernel';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import type { Ending, G } from '../../types.ts';
import { seatAfter } from '../01-rounds/order.ts';
import { targetOf } from '../02-field/points.ts';
import { emit } from '../vocabulary.ts';

/** BM-13. The round is over: somebody has won, the guard ends the game, or the next leader opens a round. */
export function finishRound(g: G): void {
  const finalists = finalistsOf(g);
  emit(g, 'roundEnded', { round: g.round, finalists });
  if (finalists.length > 0) endGame(g, 'target');
  else if (g.round === lastRoundOf(g)) endGame(g, 'guard');
  // BM-5.1, BM-13.7, BM-14.9: from the leader's own seat, whoever stood in.
  else g.leader = seatAfter(g, g.leader);
}

/** BM-13.3, BM-13.4. */
const finalistsOf = (g: G): Seat[] => g.seats.filter((seat) => g.players[seat].points >= targetOf(g));

/** BM-R56. A guard against players who do not play; `null`: the game has no last round. */
export const lastRoundOf = (g: G): number | null =>
  g.options.roundGuard === 'none' ? null : Number(g.options.roundGuard);

function endGame(g: G, because: Ending['because']): void {
  const { winners, places } = standing(g);
  g.ending = { because, round: g.round, finalists: finalistsOf(g), winners, places };
  g.outcome = { winners, scores: g.seats.map((seat) => g.players[seat].points) };
  emit(g, 'gameEnded', g.ending);
}

/** Who would win if the game ended now, and everybody's place (BM-13.8, BM-R41): 1 for the winners, the same for equals. */
export function standing(g: G): { winners: Seat[]; places: Ending['places'] } {
  const finalists = finalistsOf(g);
  const winners = finalists.length > 0 ? best(finalists, (seat) => finish(g, seat)) : best(g.seats, (s) => rank(g, s));
  const isAhead = (a: Seat, b: Seat): boolean =>
    winners.includes(a) || (!winners.includes(b) && compare(rank(g, a), rank(g, b)) > 0);
  const places = tableOf(g.seats, (seat) =>
    winners.includes(seat) ? 1 : 1 + g.seats.filter((other) => other !== seat && isAhead(other, seat)).length,
  );
  return { winners, places };
}

/** BM-13.5, BM-13.6, BM-R40. Between finalists coins decide before points, or the other way round. */
function finish(g: G, seat: Seat): number[] {
  const { coins, points } = g.players[seat];
  return g.options.finishTie === 'coins' ? [coins, points] : [points, coins];
}

/** BM-13.8. Points, coins, sum of levels. */
function rank(g: G, seat: Seat): number[] {
  const { coins, points, levels } = g.players[seat];
  return [points, coins, CHARACTERISTICS.reduce((sum, each) => sum + levels[each], 0)];
}

function best(seats: readonly Seat[], by: (seat: Seat) => number[]): Seat[] {
  return seats.filter((seat) => seats.every((other) => compare(by(seat), by(other)) >= 0));
}

/** The first difference counts. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}

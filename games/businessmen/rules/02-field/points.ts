import type { Seat } from '@parlour/kernel';
import type { G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** BM-1.2, BM-O12. The points that end the game; 20 unless the table plays a short one. */
export const targetOf = (g: G): number => Number(g.options.targetVP);

/** BM-1.3, BM-13.2, BM-R3, BM-R42. Points are counted beyond the target, and reaching it stops nothing. */
export function gainPoints(g: G, seat: Seat, points: number): void {
  const player = g.players[seat];
  const target = targetOf(g);
  const isNews = player.points < target && player.points + points >= target;
  player.points += points;
  if (isNews) emit(g, 'targetReached', { seat, points: player.points, target });
}

/** BM-2.1, BM-R43. Never below 0; returns what there was to lose. */
export function losePoints(g: G, seat: Seat, points: number): number {
  const lost = Math.min(points, g.players[seat].points);
  g.players[seat].points -= lost;
  return lost;
}

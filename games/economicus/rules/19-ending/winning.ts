import { roundFrom, type Seat } from '@parlour/kernel';
import { INDUSTRIES } from '../../content/industries.ts';
import { LOAN } from '../../content/table.ts';
import type { Ending, Facts, G } from '../../types.ts';
import { type Change, stars, starsOf, target } from '../03-stars/stars.ts';
import { isFull } from '../04-year/order.ts';
import { rolledPrice } from '../11-auction/prices.ts';
import { emit } from '../vocabulary.ts';

/** EC-19.4, EC-R.45. A limited game has no target unless the table says so. */
export const hasTarget = (g: G): boolean => g.options.limit === 'none' || g.options.stopAtTarget === 'on';

/** EC-3.2, EC-3.9, EC-19.3. When whoever has the target wins. */
export function targetWins(g: G): Facts['targetWins'] {
  if (!hasTarget(g)) return 'never';
  if (g.options.holdToYearEnd === 'on') return 'endOfYear';
  return isFull(g) ? 'endOfTurn' : 'atOnce';
}

export const turnLimit = (g: G): number | null =>
  g.options.limit.startsWith('turns') ? Number(g.options.limit.slice('turns'.length)) : null;

export const isAtTarget = (g: G, seat: Seat): boolean => !g.players[seat].isOut && stars(g, seat) >= target(g);

/** Whether a player would have the target, where there is one, if companies changed hands like this. */
export const wouldBeAtTarget = (g: G, seat: Seat, changes: readonly Change[]): boolean =>
  hasTarget(g) && !g.players[seat].isOut && starsOf(g, seat, changes).total >= target(g);

/** EC-3.2, EC-19.1, EC-R.44. Quick rules: whoever has the target wins on the spot; of two the active player, else the next. */
export function checkQuickVictory(g: G): void {
  if (targetWins(g) !== 'atOnce' || g.outcome !== null) return;
  const goal = target(g);
  for (const seat of roundFrom(g.seats, g.active)) {
    let companies = 0;
    for (const count of g.players[seat].companies) companies += count;
    if (companies >= goal) return end(g, 'target', [seat], null);
  }
}

/** EC-3.9, EC-19.3, EC-R.46. At the end of a turn (full rules) or of the year: who has the target now. */
export function checkVictory(g: G): void {
  if (!hasTarget(g) || g.outcome !== null) return;
  const there = g.seats.filter((seat) => isAtTarget(g, seat));
  if (there.length > 0) endBetween(g, 'target', there);
}

/** EC-19.1, EC-19.4, EC-19.5, EC-R.44, EC-R.45. Most stars, then net assets, then companies; then it is shared. */
export function endBetween(g: G, because: Ending['because'], seats: readonly Seat[]): void {
  let best = most(seats, (seat) => stars(g, seat));
  let assets: number[] | null = null;
  if (best.length > 1) {
    // EC-R.47: prices that were never set are rolled before anything is counted.
    for (const industry of INDUSTRIES)
      if (best.some((seat) => g.players[seat].companies[industry] > 0)) rolledPrice(g, industry);
    assets = g.seats.map((seat) => netAssets(g, seat));
    best = most(best, (seat) => netAssets(g, seat));
    best = most(best, (seat) => g.players[seat].companies.reduce((sum, count) => sum + count, 0));
  }
  end(g, because, best, assets);
}

/** EC-19.5. Cash and companies at their prices, less the loans; projects do not count. */
export function netAssets(g: G, seat: Seat): number {
  const player = g.players[seat];
  let assets = player.cash;
  for (const industry of INDUSTRIES)
    assets += player.companies[industry] * (g.prices[industry] ?? 0) - player.mortgaged[industry] * LOAN;
  return assets;
}

function most(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const highest = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === highest);
}

function end(g: G, because: Ending['because'], winners: Seat[], assets: number[] | null): void {
  const scores = g.seats.map((seat) => stars(g, seat));
  g.ending = { because, winners, stars: scores, assets };
  g.outcome = { winners, scores };
  emit(g, 'gameEnded', g.ending);
}

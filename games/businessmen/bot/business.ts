import type { Seat } from '@parlour/kernel';
import { CHARACTERISTICS, FINES, STEPS } from '../content/characteristics.ts';
import { targetOf } from '../rules/02-field/points.ts';
import { levelAfter } from '../rules/03-tablet/characteristics.ts';
import { hitOn } from '../rules/11-misfortune/spin.ts';
import type { G, Player } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** What coins and levels are worth to a business, in coins. */

/** Points the foremost player gains a round, by the number of seats (specification, 5.10). */
const PACE = [0, 0, 2, 1.45, 1.05];

/** How many rounds the game will probably still take. */
export function roundsLeft(g: G): number {
  let most = 0;
  for (const seat of g.seats) most = Math.max(most, g.players[seat].points);
  return Math.max(0, targetOf(g) - most) / (PACE[g.seats.length] ?? 1) + 1;
}

/** Coins pay for goods first, then for levels; beyond that they only break ties. */
export function coinsWorth(coins: number, levels: Player['levels']): number {
  let useful = WEIGHTS.reserve;
  for (const each of CHARACTERISTICS)
    for (let to = levelAfter(levels[each]); to !== null; to = levelAfter(to)) useful += STEPS[to].cost;
  const idle = Math.max(0, coins - useful);
  return coins - idle + WEIGHTS.idleCoin * idle + WEIGHTS.reserveCoin * Math.min(coins, WEIGHTS.reserve);
}

/** What the levels will still earn, less what misfortune will take. Their points are counted as points. */
export function levelsWorth(g: G, seat: Seat, rounds: number): number {
  const { levels, insured } = g.players[seat];
  let worth = 0;
  for (const each of CHARACTERISTICS) {
    const level = levels[each];
    worth += (level - 1) * WEIGHTS.use[each] * rounds;
    // Where every hit is a fine, an insurance holds for one round only.
    const exposed = insured[each] ? rounds - 1 : hitOn(g, seat, each) === 'fine' ? rounds : 0;
    worth -= WEIGHTS.warned * exposed * FINES[level].points * WEIGHTS.point;
  }
  return worth;
}

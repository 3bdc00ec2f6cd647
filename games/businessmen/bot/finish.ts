import type { Seat } from '@parlour/kernel';
import { CHARACTERISTICS, FINES, STEPS } from '../content/characteristics.ts';
import { LORRIES, LORRY_IDS } from '../content/lorries.ts';
import { MISFORTUNE_SECTORS, MISFORTUNE_WHEEL } from '../content/misfortune-wheel.ts';
import { targetOf } from '../rules/02-field/points.ts';
import { exclusiveOwner, isFull } from '../rules/07-loading/lorries.ts';
import { hitOn } from '../rules/11-misfortune/spin.ts';
import type { G } from '../types.ts';
import { isBeforeSending, priceWhenSent } from './holdings.ts';

/** Who will have the target when the round ends. */

/** How likely what is not carried out yet goes as planned: an embargo may come between, or a rival. */
const AS_PLANNED = 0.8;

/** The chance that the game ends with this round and `seat` wins it; between several finalists coins decide (BM-13.5). */
export function winChance(g: G, seat: Seat): number {
  let chance = finalistChance(g, seat);
  if (chance === 0) return 0;
  for (const rival of g.seats)
    if (rival !== seat && g.players[rival].coins > g.players[seat].coins) chance *= 1 - finalistChance(g, rival);
  return chance;
}

/** The chance that a seat has the target after the wheel of misfortune. */
function finalistChance(g: G, seat: Seat): number {
  const target = targetOf(g);
  const { points } = g.players[seat];
  const reach = points >= target ? points : points + pointsInReach(g, seat);
  if (reach < target) return 0;
  const chance = safeSectors(g, seat, reach - target) / MISFORTUNE_SECTORS.length;
  return points >= target ? chance : chance * AS_PLANNED;
}

/** How many sectors of misfortune leave a seat enough, if it is `cushion` points beyond the target. */
function safeSectors(g: G, seat: Seat, cushion: number): number {
  const { misfortune, isSkipping, levels } = g.players[seat];
  if (misfortune !== null || isSkipping) return MISFORTUNE_SECTORS.length;
  let safe = 0;
  for (const sector of MISFORTUNE_SECTORS) {
    const hits = MISFORTUNE_WHEEL[sector];
    if (hits === null || hitOn(g, seat, hits) !== 'fine' || FINES[levels[hits]].points <= cushion) safe += 1;
  }
  return safe;
}

/** Points that full lorries and improvements can still bring in this round. */
function pointsInReach(g: G, seat: Seat): number {
  const step = g.stack[0]?.step;
  if (g.players[seat].isSkipping || !(step === 'priceWheel' || step === 'exports' || step === 'improvements')) return 0;
  let { coins } = g.players[seat];
  let points = 0;
  if (isBeforeSending(g))
    for (const lorry of LORRY_IDS) {
      const { good, lots } = g.lorries[lorry];
      if (good === null || lots[seat] === 0 || !isFull(g, lorry)) continue;
      coins += Math.floor(lots[seat] * priceWhenSent(g, good));
      if (exclusiveOwner(g, lorry) === seat) points += LORRIES[lorry].points;
    }
  return points + pointsForCoins(g, seat, coins);
}

/** The points of the improvements that so many coins pay. */
function pointsForCoins(g: G, seat: Seat, coins: number): number {
  const { levels } = g.players[seat];
  let points = 0;
  let left = coins;
  let second = 0;
  for (const each of CHARACTERISTICS) {
    if (levels[each] === 2) second += 1;
    if (levels[each] > 1 || left < STEPS[2].cost) continue;
    left -= STEPS[2].cost;
    points += STEPS[2].points;
    second += 1;
  }
  for (; second > 0 && left >= STEPS[3].cost; second--) {
    left -= STEPS[3].cost;
    points += STEPS[3].points;
  }
  return points;
}

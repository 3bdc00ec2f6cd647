import type { Seat } from '@parlour/kernel';
import { CHARACTERISTICS, FINES, type Level, STEPS } from '../../content/characteristics.ts';
import { GOODS } from '../../content/goods.ts';
import { LORRIES, LORRY_IDS } from '../../content/lorries.ts';
import { SHIPMENT_SIZES, SHIPMENTS } from '../../content/table.ts';
import type { G, Part } from '../../types.ts';
import { targetOf } from '../02-field/points.ts';
import { isUnderEmbargo, priceOf } from '../02-field/prices.ts';
import { levelAfter } from '../03-tablet/characteristics.ts';
import { exclusiveOwner, isFull } from '../07-loading/lorries.ts';
import { isOnExportCard } from '../09-export/shipments.ts';
import { hitOn } from '../11-misfortune/spin.ts';
import { lastRoundOf } from './ending.ts';

/** The largest fine that the next spin of misfortune can bring, in this round or in the next. */
export function worstFineOf(g: G, seat: Seat): number {
  const { levels } = g.players[seat];
  const fines = CHARACTERISTICS.filter((each) => hitOn(g, seat, each) === 'fine').map(
    (each) => FINES[levels[each]].points,
  );
  return Math.max(0, ...fines);
}

/** BM-11.1, BM-14.4. What a fine of this very round can still take: nothing once the wheel has been spun, or from a seat that skips. */
export function fineAhead(g: G, seat: Seat): number {
  const { isSkipping, misfortune, points } = g.players[seat];
  return isSkipping || misfortune !== null ? 0 : Math.min(points, worstFineOf(g, seat));
}

/** BM-13.3, BM-13.4, BM-R56. Whether the game is sure to end with this round: somebody has the target and cannot lose it, or the guard ends it. */
export const isLastRound = (g: G): boolean =>
  g.round === lastRoundOf(g) || g.seats.some((seat) => g.players[seat].points - fineAhead(g, seat) >= targetOf(g));

const BEFORE_SENDING: readonly Part[] = ['announcements', 'cards', 'buying', 'loading', 'keeping', 'priceWheel'];
const BEFORE_IMPROVING: readonly Part[] = [...BEFORE_SENDING, 'exports'];

/**
 * BM-1.4, BM-13.3. The points a seat could have at the end of this round with what it has now: full lorries that are its own, the
 * largest shipments its main warehouse allows, and the improvements its coins pay for, lorries paid at today's prices.
 */
export function reachOf(g: G, seat: Seat, part: Part): number {
  const { isSkipping, points } = g.players[seat];
  if (isSkipping) return points;
  const isSending = BEFORE_SENDING.includes(part);
  let gained = 0;
  let { coins } = g.players[seat];
  for (const lorry of isSending ? LORRY_IDS : []) {
    const { good, lots } = g.lorries[lorry];
    if (good === null || !isFull(g, lorry)) continue;
    coins += lots[seat] * priceOf(g, good);
    if (exclusiveOwner(g, lorry) === seat) gained += LORRIES[lorry].points;
  }
  if (isSending || isDeciding(g, seat, 'exports')) gained += byExport(g, seat);
  if (BEFORE_IMPROVING.includes(part) || isDeciding(g, seat, 'improvements')) gained += byImproving(g, seat, coins);
  return points + gained;
}

const isDeciding = (g: G, seat: Seat, phase: 'exports' | 'improvements'): boolean =>
  g.stack.some((frame) => frame.phase === phase && 'asked' in frame && frame.asked.includes(seat));

/** BM-9.2, BM-9.3, BM-9.7, BM-R31. */
function byExport(g: G, seat: Seat): number {
  const best = GOODS.filter((good) => isOnExportCard(g, good) && !isUnderEmbargo(g, good)).map((good) =>
    g.options.exportLots === 'unlimited'
      ? pointsOf(g.players[seat].main[good])
      : Math.max(0, ...SHIPMENT_SIZES.filter((size) => size <= g.players[seat].main[good]).map((s) => SHIPMENTS[s])),
  );
  return g.options.exportLots === 'onePerRound' ? Math.max(0, ...best) : best.reduce((sum, each) => sum + each, 0);
}

/** The most points that shipments of so many units bring. */
const pointsOf = (units: number): number =>
  Math.max(
    0,
    ...SHIPMENT_SIZES.filter((size) => size <= units).map((size) => SHIPMENTS[size] + pointsOf(units - size)),
  );

/** BM-10.2, BM-10.4. The most points that so many coins buy. */
function byImproving(g: G, seat: Seat, coins: number): number {
  const best = (at: number, left: number): number => {
    const characteristic = CHARACTERISTICS[at];
    if (characteristic === undefined) return 0;
    let most = best(at + 1, left);
    let [spent, won] = [0, 0];
    for (let to = levelAfter(g.players[seat].levels[characteristic]); to !== null; to = levelAfter(to as Level)) {
      spent += STEPS[to].cost;
      won += STEPS[to].points;
      if (spent <= left) most = Math.max(most, won + best(at + 1, left - spent));
    }
    return most;
  };
  return best(0, coins);
}

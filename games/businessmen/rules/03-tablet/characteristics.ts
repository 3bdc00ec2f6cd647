import type { Refusal, Seat } from '@parlour/kernel';
import {
  CHARACTERISTICS,
  type Characteristic,
  HIGHEST_LEVEL,
  type Level,
  STEPS,
} from '../../content/characteristics.ts';
import { INSURANCE_COST } from '../../content/table.ts';
import type { Businessmen, G } from '../../types.ts';
import { gainPoints } from '../02-field/points.ts';
import { emit, no } from '../vocabulary.ts';

/** The level after this one; `null` at the highest (BM-3.2). */
export const levelAfter = (level: Level): 2 | 3 | null => (level === HIGHEST_LEVEL ? null : level === 2 ? 3 : 2);

/** BM-10.2, BM-10.3, BM-10.4, BM-R9. Why a characteristic cannot be raised by a step after those that are planned. */
export function cannotImprove(
  g: G,
  planned: readonly Characteristic[],
  seat: Seat,
  characteristic: Characteristic,
): Refusal<Businessmen> | null {
  const levels = { ...g.players[seat].levels };
  let coins = g.players[seat].coins;
  for (const step of planned) {
    const to = levelAfter(levels[step]);
    if (to === null) continue;
    levels[step] = to;
    coins -= STEPS[to].cost;
  }
  const to = levelAfter(levels[characteristic]);
  if (to === null) return no('BM-3.2', 'highestLevel', { characteristic });
  const { cost } = STEPS[to];
  return cost > coins ? no('BM-10.4', 'cannotPay', { cost, coins }) : null;
}

export const canImprove = (g: G, planned: readonly Characteristic[], seat: Seat): boolean =>
  CHARACTERISTICS.some((each) => cannotImprove(g, planned, seat, each) === null);

/** BM-10.5, BM-10.6, BM-10.8. One step up, paid at once; a warning stays where it is. */
export function improve(g: G, seat: Seat, characteristic: Characteristic): void {
  const player = g.players[seat];
  const to = levelAfter(player.levels[characteristic]);
  if (to === null) throw new Error(`${characteristic} is at its highest level`);
  const { cost, points } = STEPS[to];
  player.coins -= cost;
  player.levels[characteristic] = to;
  emit(g, 'improved', { seat, characteristic, to, cost, points });
  gainPoints(g, seat, points);
}

/** BM-12.2, BM-12.4, BM-R39. Why a characteristic cannot be insured after those that are planned. */
export function cannotInsure(
  g: G,
  planned: readonly Characteristic[],
  seat: Seat,
  characteristic: Characteristic,
): Refusal<Businessmen> | null {
  const player = g.players[seat];
  if (!player.warnings[characteristic] || planned.includes(characteristic))
    return no('BM-12.4', 'noWarning', { characteristic });
  const coins = player.coins - planned.length * INSURANCE_COST;
  return INSURANCE_COST > coins ? no('BM-12.2', 'cannotPay', { cost: INSURANCE_COST, coins }) : null;
}

export const canInsure = (g: G, planned: readonly Characteristic[], seat: Seat): boolean =>
  CHARACTERISTICS.some((each) => cannotInsure(g, planned, seat, each) === null);

/** BM-12.2, BM-12.6, BM-R35. The warning goes; where every hit is a fine, the next Phase 5 cannot hurt it. */
export function insure(g: G, seat: Seat, characteristic: Characteristic): void {
  const player = g.players[seat];
  player.coins -= INSURANCE_COST;
  player.warnings[characteristic] = false;
  if (g.options.negativeEvents === 'immediate') player.insured[characteristic] = true;
  emit(g, 'insured', { seat, characteristic, cost: INSURANCE_COST });
}

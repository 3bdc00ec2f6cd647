import type { Seat } from '@parlour/kernel';
import type { G, Turn } from '../../types.ts';
import { assetsOf, ownsAnAsset, workersOf } from '../holdings.ts';
import { pay } from '../money.ts';
import { emit } from '../vocabulary.ts';
import { salaryRate } from './salary-rate.ts';

/** MF-15, MF-21. Salary and strike. */

/** MF-R36, MF-R37. Workers that are still to be paid for this turn; without an asset none. */
export const unpaidWorkers = (g: G, f: Turn): number =>
  ownsAnAsset(g, f.seat) ? Math.max(0, workersOf(g, f.seat) - f.covered - f.paidFor) : 0;
export const salaryDue = (g: G, f: Turn): number => unpaidWorkers(g, f) * salaryRate(g);

/** MF-R38, MF-21.3, MF-R40. In full or not at all; it ends a strike at once. */
export function paySalary(g: G, f: Turn): void {
  const workers = unpaidWorkers(g, f);
  const rate = salaryRate(g);
  pay(g, f.seat, workers * rate);
  f.paidFor += workers;
  emit(g, 'salaryPaid', { seat: f.seat, workers, rate, amount: workers * rate });
  endStrike(g, f.seat, 'paid');
}

/** MF-R40. The picket becomes idle workers. */
export function endStrike(g: G, seat: Seat, because: 'paid' | 'nothingDue'): void {
  const player = g.players[seat];
  if (!player.isOnStrike) return;
  const workers = player.picket;
  player.isOnStrike = false;
  player.picket = 0;
  player.idle += workers;
  emit(g, 'strikeEnded', { seat, workers, because });
}

/** MF-21.1, MF-R40. All workers leave, guards and those on captured assets too. */
export function beginStrike(g: G, seat: Seat, by: Seat | null): void {
  const player = g.players[seat];
  const workers = workersOf(g, seat);
  for (const id of assetsOf(g, seat)) {
    g.assets[id].workers = 0;
    g.assets[id].hasGuard = false;
  }
  player.idle = 0;
  player.picket = workers;
  player.isOnStrike = true;
  emit(g, 'strikeBegan', { seat, by, workers });
}

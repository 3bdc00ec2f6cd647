import type { Seat } from '@parlour/kernel';
import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import { TARGETS } from '../../content/table.ts';
import type { G, StarReason } from '../../types.ts';
import { inOrder, isFull } from '../04-year/order.ts';
import { majorityNeeds } from '../18-events/this-year.ts';
import { emit } from '../vocabulary.ts';

/** EC-3.2, EC-3.8, EC-19.2. */
export function target(g: G): number {
  const size = g.seats.length <= 3 ? 0 : g.seats.length <= 5 ? 1 : 2;
  return TARGETS[g.options.rules][size] + Number(g.options.extraStars);
}

/** A company more or fewer for somebody: what stars there would be then. */
export type Change = { seat: Seat; industry: Industry; by: 1 | -1 };
const AS_IT_IS: readonly Change[] = [];

/** The companies of a player in an industry once the changes are made. */
function counted(g: G, seat: Seat, industry: Industry, changes: readonly Change[]): number {
  let count = g.players[seat].companies[industry];
  for (const change of changes) if (change.seat === seat && change.industry === industry) count += change.by;
  return count;
}

/** EC-3.4. More companies than any other single player; a tie gives it to nobody. */
export function majority(g: G, industry: Industry, changes = AS_IT_IS): Seat | null {
  let most = majorityNeeds(g) - 1;
  let holder: Seat | null = null;
  for (const seat of g.seats) {
    const count = counted(g, seat, industry, changes);
    if (count > most) {
      most = count;
      holder = seat;
    } else if (count === most) holder = null;
  }
  return holder;
}

/** EC-3.1, EC-3.3, EC-3.4, EC-3.5, EC-3.6, EC-3.7, EC-3.10, EC-3.11, EC-R.41. The ledger may be negative; what is shown never is. */
export function starsOf(
  g: G,
  seat: Seat,
  changes = AS_IT_IS,
): { presence: number; majority: number; bonus: number; total: number } {
  const player = g.players[seat];
  let presence = 0;
  let lead = 0;
  for (const industry of INDUSTRIES) {
    const count = counted(g, seat, industry, changes);
    if (count === 0) continue;
    if (!isFull(g)) presence += count;
    else {
      presence += 1;
      if (majority(g, industry, changes) === seat) lead += 1;
    }
  }
  return { presence, majority: lead, bonus: player.bonus, total: Math.max(0, presence + lead + player.bonus) };
}

export const stars = (g: G, seat: Seat): number => starsOf(g, seat).total;

/** Whether nobody has more stars than this player. */
export function isLeading(g: G, seat: Seat): boolean {
  const own = stars(g, seat);
  return inOrder(g, seat).every((each) => stars(g, each) <= own);
}

/** EC-3.5, EC-3.6, EC-3.7. */
export function changeBonus(g: G, seat: Seat, by: 1 | -1, because: StarReason): void {
  g.players[seat].bonus += by;
  emit(g, 'starChanged', { seat, by, because });
}

import { type Seat, shownTo, shownToAll, tableOf } from '@parlour/kernel';
import type { G, Quiet, QuietPart } from '../types.ts';
import { seatOrder } from './01-rounds/order.ts';
import type { RuleId } from './ids.ts';
import { emit, next, stay } from './vocabulary.ts';

/**
 * BM-R33, BM-R61. Phases in which nobody can be in another's way. In turn, each step is carried out at once; in parallel, a seat's steps are
 * a plan that only it sees, and all plans are carried out in seat order when the last seat has decided.
 */
export const isParallel = (g: G): boolean => g.options.quietPhases === 'parallel';

/** Opens a quiet phase for the seats that have a choice; the others are passed over with a note (BM-R60). */
export function openQuiet<P>(g: G, part: QuietPart, rule: RuleId, hasChoice: (seat: Seat) => boolean): Quiet<P> | null {
  const order = seatOrder(g);
  const asked = order.filter(hasChoice);
  if (asked.length < order.length)
    emit(g, 'passedOver', { seats: order.filter((seat) => !asked.includes(seat)), part, rule });
  return asked.length === 0 ? null : quietly(g, asked);
}

export const quietly = <P>(g: G, asked: Seat[]): Quiet<P> => ({
  asked,
  plans: tableOf(g.seats, (seat) => (isParallel(g) ? shownTo<P[]>(seat, []) : shownToAll<P[]>([]))),
});

/** Whom a quiet phase waits for. */
export const deciding = (g: G, f: Quiet<unknown>): Seat | readonly Seat[] | null =>
  isParallel(g) ? f.asked : (f.asked[0] ?? null);

/** Steps of this phase that a seat has planned but not carried out. */
export const pendingOf = <P>(g: G, f: Quiet<P>, seat: Seat): readonly P[] =>
  isParallel(g) ? f.plans[seat].secret : [];

/** A step is planned, and in turn also carried out at once. */
export function takeStep<P>(g: G, f: Quiet<P>, seat: Seat, step: P, carryOut: (step: P) => void): void {
  f.plans[seat].secret.push(step);
  if (!isParallel(g)) carryOut(step);
}

/** A seat has decided; the phase goes on when all have. */
export function decide(g: G, f: Quiet<unknown>, part: QuietPart, seat: Seat): typeof stay | typeof next {
  f.asked.splice(f.asked.indexOf(seat), 1);
  if (isParallel(g)) emit(g, 'decided', { seat, part });
  return f.asked.length > 0 ? stay : next;
}

/**
 * A seat has nothing left to do. In turn it has decided thereby; in parallel it says so itself: else everybody would learn from
 * the moment of its decision how far its plan goes.
 */
export const decideBySteps = (g: G, f: Quiet<unknown>, part: QuietPart, seat: Seat): typeof stay | typeof next =>
  isParallel(g) ? stay : decide(g, f, part, seat);

/** What was planned in parallel, carried out seat after seat. */
export function carryOutPlans<P>(g: G, f: Quiet<P>, carryOut: (seat: Seat, step: P) => void): void {
  if (!isParallel(g)) return;
  for (const seat of seatOrder(g)) for (const step of f.plans[seat].secret) carryOut(seat, step);
}

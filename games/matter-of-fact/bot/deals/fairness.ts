import type { Seat } from '@parlour/kernel';
import type { G } from '../../types.ts';
import { worthToGet, worthToGive } from '../bundles.ts';
import { type Bargain, dealt, givenBy, gotBy, otherIn } from './dealt.ts';
import { holdingsWorth, nearness, turnsLeft, turnsTo } from './holdings.ts';

/** Whether a deal is good for somebody. It is asked of the position alone: whoever asks again is told the same. */

/** Less is not worth the talk. */
export const LEAST = 2;
/** Whoever is so many turns from his last BIObot gets no nearer by a deal. */
const NEAR = 4;
/** Turns that are no difference. */
const SLACK = 0.02;

/** Things are dearer to whoever has them; and all that somebody has must be worth more afterwards, not each thing by itself. */
export function gainOf(g: G, me: Seat, bargain: Bargain, trial = dealt(g, bargain)): number {
  const other = otherIn(bargain, me);
  const apart = worthToGet(g, me, gotBy(bargain, me), other) - worthToGive(g, me, givenBy(bargain, me), other);
  const lasting = turnsLeft(g);
  return Math.min(apart, holdingsWorth(trial, me, lasting) - holdingsWorth(g, me, lasting));
}

export function isGood(g: G, me: Seat, bargain: Bargain): boolean {
  const trial = dealt(g, bargain);
  return (
    gainOf(g, me, bargain, trial) >= LEAST && !isSetBack(g, trial, me) && !isLetWin(g, trial, otherIn(bargain, me))
  );
}

/** Money is not all: what it is needed for may be farther away than before. */
export function isSetBack(g: G, trial: G, me: Seat): boolean {
  const lasting = turnsLeft(g);
  return nearness(trial, me, lasting) > nearness(g, me, lasting) + SLACK;
}

/** No gain is worth the game. What he might still make of his contracts and cards counts once as money, once as nothing: whichever is nearer. */
export function isLetWin(g: G, trial: G, other: Seat): boolean {
  const lasting = turnsLeft(g);
  return [nearness, (at: G, seat: Seat) => turnsTo(at, seat, 0)].some((near) => {
    const after = near(trial, other, lasting);
    return after < NEAR && after < near(g, other, lasting) - SLACK;
  });
}

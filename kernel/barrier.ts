import { waiting } from './play.ts';
import { bitOf } from './secrets/secrets.ts';
import { itemAt, type Spot } from './secrets/spots.ts';
import { type Position, unseenByBits } from './secrets/view.ts';
import type { BarrierCause, Game, GameTypes, Pile, PileItem, Seat, Secret, State } from './types.ts';

/**
 * What stands against taking an action back: dice or shuffles came out of it; somebody learnt a card that the actor did not
 * already know; or the question has passed to others. Playing a card of one's own is no barrier: it can be taken up again.
 */
export function barrierAfter<G extends GameTypes>(
  game: Game<G>,
  before: Position<G>,
  after: Position<G>,
  actor: Seat,
): BarrierCause | null {
  if (!sameChance(before.g.chance, after.g.chance)) return 'chance';
  if (somethingOpened(before, after, actor)) return 'secret';
  return waiting(game, after.g)?.seats.includes(actor) ? null : 'turn';
}

const sameChance = (a: State<GameTypes>['chance'], b: State<GameTypes>['chance']): boolean =>
  typeof a === 'number' || typeof b === 'number' ? a === b : a.drawn === b.drawn && a.key === b.key;

function somethingOpened<G extends GameTypes>(before: Position<G>, after: Position<G>, actor: Seat): boolean {
  const bit = bitOf(actor);
  let pilesDiffer = false;
  /** Whether a single secret that the actor does not know was shown to somebody, or is gone from where it was: then it has been used. */
  const wasOpened = (earlier: object, later: unknown, spots: readonly Spot[]): boolean => {
    for (const { at, is, inner } of spots) {
      const there = itemAt(earlier, at) as object;
      const here = typeof later === 'object' && later !== null ? itemAt(later, at) : undefined;
      if (is === 'pile') pilesDiffer ||= !samePile(there as Pile<PileItem>, here as Pile<PileItem> | undefined);
      else if (is === 'branch') {
        if (wasOpened(there, here, inner ?? [])) return true;
      } else {
        const { seen, secret } = there as Secret<unknown>;
        const now = here as Secret<unknown> | undefined;
        if ((seen & bit) === 0) {
          if (typeof now?.seen !== 'number' || (now.seen & ~seen) !== 0) return true;
        } else if (inner !== null && wasOpened(secret as object, now?.secret, inner)) return true;
      }
    }
    return false;
  };
  return wasOpened(before.g, after.g, before.spots) || (pilesDiffer && someoneLearnt(before, after, bit));
}

function samePile(before: Pile<PileItem>, after: Pile<PileItem> | undefined): boolean {
  if (after === undefined || !Array.isArray(after.secret) || before.secret.length !== after.secret.length) return false;
  for (let i = 0; i < before.secret.length; i++)
    if (before.secret[i] !== after.secret[i] || before.seen[i] !== after.seen[i]) return false;
  return true;
}

/** For each viewer: the cards that neither it nor the actor knew must still be unknown to both. */
function someoneLearnt<G extends GameTypes>(before: Position<G>, after: Position<G>, actor: number): boolean {
  for (const viewer of [...after.g.seats, null]) {
    const bits = bitOf(viewer) | actor;
    const still = unseenByBits(after, bits);
    for (const [pool, cards] of Object.entries(unseenByBits(before, bits)))
      if (!areAmong(cards, still[pool] ?? [])) return true;
  }
  return false;
}

/** Whether all of `cards` are in `rest`, copies counted; both are sorted. */
function areAmong(cards: readonly PileItem[], rest: readonly PileItem[]): boolean {
  let at = 0;
  for (const card of cards) {
    while (at < rest.length && rest[at] !== card) at += 1;
    if (at === rest.length) return false;
    at += 1;
  }
  return true;
}

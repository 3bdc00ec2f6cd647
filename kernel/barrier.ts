import { waiting } from './play.ts';
import { bitOf } from './secrets.ts';
import type { BarrierCause, Game, GameTypes, Seat, Secret, State } from './types.ts';
import { unseenByBits } from './view.ts';

/**
 * What stands against taking an action back: dice or shuffles came out of it; somebody learnt a card that the actor did not
 * already know; or the question has passed to others. Playing a card of one's own is no barrier: it can be taken up again.
 */
export function barrierAfter<G extends GameTypes>(
  game: Game<G>,
  before: State<G>,
  after: State<G>,
  actor: Seat,
): BarrierCause | null {
  if (!sameChance(before.chance, after.chance)) return 'chance';
  if (someoneLearnt(before, after, actor) || wasOpened(before, after, bitOf(actor))) return 'secret';
  return waiting(game, after)?.seats.includes(actor) ? null : 'turn';
}

const sameChance = (a: State<GameTypes>['chance'], b: State<GameTypes>['chance']): boolean =>
  typeof a === 'number' || typeof b === 'number' ? a === b : a.drawn === b.drawn && a.key === b.key;

/** For each viewer: the cards that neither it nor the actor knew must still be unknown to both. */
function someoneLearnt(before: State<GameTypes>, after: State<GameTypes>, actor: Seat): boolean {
  for (const viewer of [...after.seats, null]) {
    const bits = bitOf(viewer) | bitOf(actor);
    const still = unseenByBits(after, bits);
    for (const [pool, cards] of Object.entries(unseenByBits(before, bits)))
      if (missingFrom(cards, still[pool] ?? []).length > 0) return true;
  }
  return false;
}

/** Whether a single secret that the actor does not know was shown to somebody, or is gone from where it was: then it has been used. */
function wasOpened(before: unknown, after: unknown, actor: number): boolean {
  if (typeof before !== 'object' || before === null) return false;
  const later = typeof after === 'object' && after !== null ? (after as Record<string, unknown>) : {};
  if (isSecret(before)) {
    if ((before.seen & actor) !== 0) return wasOpened(before.secret, later['secret'], actor);
    return !isSecret(later) || (later.seen & ~before.seen) !== 0;
  }
  for (const key in before)
    if (key !== 'events' && wasOpened((before as Record<string, unknown>)[key], later[key], actor)) return true;
  return false;
}

const isSecret = (value: object): value is Secret<unknown> =>
  'secret' in value && 'seen' in value && typeof value.seen === 'number';

/** The items of `cards` that are not in `rest`, copies counted. */
function missingFrom(cards: readonly unknown[], rest: readonly unknown[]): unknown[] {
  const left = [...rest];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

import { below, clone, type Game, type GameTypes, type Seat, type State, seeded } from '../index.ts';
import { imagine } from '../secrets/redeal.ts';
import { bitOf, seenInPrivate } from '../secrets/secrets.ts';
import { pilesOf, secretsOf, spotsOf } from '../secrets/spots.ts';
import type { PileItem } from '../types.ts';

/** The part of a deck that is not drawn in the moves that are followed. */
const BOTTOM = 0.3;

type Twin<G extends GameTypes> = {
  g: State<G>;
  /** The kinds of single secrets that are hidden here, and those of them that now have another value. */
  hidden: string[];
  varied: string[];
};

/**
 * A position in which everything that `viewer` may not know is something else: hidden cards are exchanged, every single
 * secret is drawn anew as its kind says, who was shown what in private differs, and the dice are others. `following`
 * leaves alone what a ruling makes open by its effect, and the cards that will be drawn next: that other cards are drawn from
 * another deck is no leak.
 */
export function twinOf<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  viewer: Seat | null,
  seed: number,
  { following = false } = {},
): Twin<G> {
  const twin = clone(g);
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  const bit = bitOf(viewer);
  const spots = spotsOf(twin);
  const slots: Record<string, { cards: PileItem[]; at: number }[]> = {};
  for (const { pile, pool, seen, secret } of pilesOf(twin, spots))
    for (const at of secret.keys()) {
      const known = seen[at] ?? 0;
      if ((known & bit) !== 0) continue;
      if (following && pile === 'deck' && at >= secret.length * BOTTOM) continue;
      (slots[pool] ??= []).push({ cards: secret, at });
      const other = random(twin.seats.length) as Seat;
      if (pile === 'hand' && other !== viewer && random(3) === 0) seen[at] = seenInPrivate(known, other);
    }
  for (const pool of Object.values(slots)) {
    const cards = pool.map(({ cards: list, at }) => list[at] as PileItem);
    for (const { cards: list, at } of pool) list[at] = cards.splice(random(cards.length), 1)[0] as PileItem;
  }
  game.arrange?.(twin, bit, random);
  const isOpen = (kind: string, seen: number) =>
    (seen & bit) !== 0 || (following && (game.openByEffect ?? []).includes(kind));
  const found = secretsOf(twin, spots).filter(({ kind, secret }) => !isOpen(kind, secret.seen));
  const before = found.map(({ secret }) => JSON.stringify(secret.secret));
  const wanted = new Set<object>(found.map(({ secret }) => secret));
  imagine(game, twin, spots, (secret) => wanted.has(secret), random);
  twin.chance = seeded(seed + 1);
  return {
    g: twin,
    hidden: found.map(({ kind }) => kind),
    varied: found.filter(({ secret }, i) => JSON.stringify(secret.secret) !== before[i]).map(({ kind }) => kind),
  };
}

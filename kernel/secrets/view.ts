import type { Event, GameTypes, Pile, PileItem, Seat, Secret, State, StateView, View } from '../types.ts';
import { bitOf, EVERYBODY, openlySeen } from './secrets.ts';
import { isObject, pilesOf, type Spot, spotsIn, spotsOf } from './spots.ts';

/**
 * A state that is not changed any more, with what is worked out of it once for everybody who looks at it: where its secrets
 * lie, its cards by pool, and the derived values that all may see.
 */
export type Position<G extends GameTypes> = {
  g: State<G>;
  spots: readonly Spot[];
  /** The state without dice and events, as views begin; and how its secrets are shown in them. */
  bare: object | null;
  asData: Showing | null;
  lying: Record<string, Lying> | null;
  facts: G['facts'] | null;
};

export const positionOf = <G extends GameTypes>(g: State<G>): Position<G> => ({
  g,
  spots: spotsOf(g),
  bare: null,
  asData: null,
  lying: null,
  facts: null,
});

/** How a secret and a pile are shown to the eyes of these bits. */
type Showing = {
  secret(secret: Secret<unknown>, inner: readonly Spot[] | null, bits: number): unknown;
  pile(pile: Pile<PileItem>, bits: number): unknown;
};

/**
 * A copy of what leads to a secret, the secrets shown as `how` says; everything else is the same object. So a view costs
 * what its secrets cost, and it must not be changed.
 */
function shown(value: object, spots: readonly Spot[] | null, bits: number, how: Showing): object {
  if (spots === null) return value;
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string | number, unknown>;
  for (const { at, is, inner } of spots) {
    const item = copy[at] as object;
    if (is === 'branch') copy[at] = shown(item, inner, bits, how);
    else if (is === 'pile') copy[at] = how.pile(item as Pile<PileItem>, bits);
    else copy[at] = how.secret(item as Secret<unknown>, inner, bits);
  }
  return copy;
}

// ── Views: plain data, `null` for what is hidden ────────────────────────────────────────────────

/** A pile of which somebody knows nothing looks the same to everybody else who knows nothing of it, and is made once. */
function asData(): Showing {
  const unknown = new Map<object, object>();
  const how: Showing = {
    secret({ seen, secret }, inner, bits) {
      if ((seen & bits) === 0) return { seen: openlySeen(seen), secret: null };
      const value = isObject(secret) ? shown(secret, inner, bits, how) : secret;
      return { seen: openlySeen(seen) | bits, secret: value };
    },
    pile(pile, bits) {
      if (knowsSome(pile, bits)) return pileAsKnown(pile, bits);
      let same = unknown.get(pile);
      if (same === undefined) unknown.set(pile, (same = pileAsUnknown(pile)));
      return same;
    },
  };
  return how;
}

function knowsSome({ seen }: Pile<PileItem>, bits: number): boolean {
  for (let i = 0; i < seen.length; i++) if (((seen[i] as number) & bits) !== 0) return true;
  return false;
}

function pileAsUnknown({ pile, owner, pool, seen }: Pile<PileItem>): object {
  const known = seen.map(openlySeen);
  if (pile === 'hand') known.sort((a, b) => a - b);
  return { pile, owner, pool, seen: known, secret: seen.map(() => null) };
}

function pileAsKnown({ pile, owner, pool, seen, secret }: Pile<PileItem>, bits: number): object {
  const isKnown = (i: number) => ((seen[i] as number) & bits) !== 0;
  const isOthersHand = pile === 'hand' && bits !== bitOf(owner);
  const order = isOthersHand ? handOrder(seen, secret, isKnown) : null;
  const common = isOthersHand ? knownOfAll(seen, bits) : null;
  const [knownBy, cards]: [number[], (PileItem | null)[]] = [[], []];
  for (let i = 0; i < secret.length; i++) {
    const at = order === null ? i : (order[i] as number);
    const known = common === null || (knowers(seen, at) & bits) !== 0 ? knowers(seen, at) : common;
    knownBy.push(isKnown(at) ? known | bits : known);
    cards.push(isKnown(at) ? (secret[at] as PileItem) : null);
  }
  return { pile, owner, pool, seen: knownBy, secret: cards };
}

/**
 * Who was shown one card of a hand in private cannot tell whether it is the one that a third is known to know. For these eyes
 * only those are known to know any of the cards that might be it who are known to know all of them; `null` if none was shown.
 */
function knownOfAll(seen: readonly number[], bits: number): number | null {
  let all = EVERYBODY;
  let wasShown = false;
  for (const each of seen) {
    if ((openlySeen(each) & bits) !== 0) continue;
    all &= openlySeen(each);
    if ((each & bits) !== 0) wasShown = true;
  }
  return wasShown ? all : null;
}

/** A deck is shown in its order, a hand to others in one that tells nothing: the known cards first, sorted, then the hidden ones. */
const handOrder = (seen: readonly number[], secret: readonly PileItem[], isKnown: (i: number) => boolean): number[] =>
  [...secret.keys()].sort((a, b) => {
    if (isKnown(a) !== isKnown(b)) return isKnown(a) ? -1 : 1;
    return isKnown(a) ? compare(secret[a], secret[b]) : knowers(seen, a) - knowers(seen, b);
  });
const compare = (a: PileItem = '', b: PileItem = ''): number => (a < b ? -1 : a > b ? 1 : 0);
const knowers = (seen: readonly number[], i: number): number => openlySeen(seen[i] as number);

/** The whole game as `viewer` may see it (`null`: a spectator): no dice, no events, and the cards it has not seen by pool. */
export const view = <G extends GameTypes>(g: State<G>, viewer: Seat | null): StateView<G> =>
  viewIn(positionOf(g), viewer);

export function viewIn<G extends GameTypes>(position: Position<G>, viewer: Seat | null): StateView<G> {
  const bits = bitOf(viewer);
  if (position.bare === null) {
    const { chance: _, events: __, ...bare } = position.g;
    position.bare = { ...bare, viewer: null, unseen: {} };
  }
  position.asData ??= asData();
  const seen = shown(position.bare, position.spots, bits, position.asData) as StateView<G>;
  seen.viewer = viewer;
  seen.unseen = unseenByBits(position, bits);
  return seen;
}

/** Anything else as `viewer` may see it: an event, a line. Who else knows is not told of these. */
export function viewOf<T>(value: T, viewer: Seat | null): View<T> {
  const boxed = { value };
  return (shown(boxed, spotsIn(boxed), bitOf(viewer), AS_NEWS) as { value: View<T> }).value;
}

const AS_NEWS: Showing = {
  secret: ({ seen, secret }, inner, bits) => ({
    secret: (seen & bits) === 0 ? null : isObject(secret) ? shown(secret, inner, bits, AS_NEWS) : secret,
  }),
  pile: (pile, bits) => (knowsSome(pile, bits) ? pileAsKnown(pile, bits) : pileAsUnknown(pile)),
};

/** Events as `viewer` may see them. */
export const viewEvents = <G extends GameTypes>(events: readonly Event<G>[], viewer: Seat | null): View<Event<G>>[] =>
  events.map((event) => viewOf(event, viewer));

// ── The cards nobody has placed yet ─────────────────────────────────────────────────────────────

/** The cards of a pool, sorted, those who know each, and all who know one of them. */
type Lying = { cards: PileItem[]; seen: number[]; known: number };

/** The cards of every pool with those who know them, sorted, so that nothing tells where they lie. */
function lyingIn(position: Position<GameTypes>): Record<string, Lying> {
  if (position.lying !== null) return position.lying;
  const pools: Record<string, { piles: Pile<PileItem>[]; known: number }> = {};
  for (const pile of pilesOf(position.g, position.spots)) {
    const pool = (pools[pile.pool] ??= { piles: [], known: 0 });
    pool.piles.push(pile);
    for (let i = 0; i < pile.seen.length; i++) pool.known |= pile.seen[i] as number;
  }
  position.lying = {};
  for (const pool in pools) position.lying[pool] = sortedPool(pools[pool]?.piles ?? [], pools[pool]?.known ?? 0);
  return position.lying;
}

function sortedPool(piles: readonly Pile<PileItem>[], known: number): Lying {
  if (known === 0) {
    const cards = piles.flatMap(({ secret }) => secret);
    // Cards with names are sorted by the platform, which takes a third of the time of `compare` for the same order.
    return { cards: typeof cards[0] === 'string' ? cards.sort() : cards.sort(compare), seen: [], known };
  }
  const cards: { card: PileItem; seen: number }[] = [];
  for (const { seen, secret } of piles)
    for (let i = 0; i < secret.length; i++) cards.push({ card: secret[i] as PileItem, seen: seen[i] as number });
  cards.sort(byCard);
  return { cards: cards.map(({ card }) => card), seen: cards.map(({ seen }) => seen), known };
}

const byCard = (a: { card: PileItem }, b: { card: PileItem }): number => compare(a.card, b.card);

/** The cards of each pool that a viewer has not seen, sorted: everybody can count them, nobody can place them. */
export const unseenBy = <G extends GameTypes>(g: State<G>, viewer: Seat | null): Record<string, PileItem[]> =>
  unseenByBits(positionOf(g), bitOf(viewer));

/** The cards of each pool that none of the viewers of these bits has seen. */
export function unseenByBits(position: object, bits: number): Record<string, PileItem[]> {
  const unseen: Record<string, PileItem[]> = {};
  const pools = lyingIn(position as Position<GameTypes>);
  for (const pool in pools) {
    const { cards, seen, known } = pools[pool] as Lying;
    unseen[pool] = (known & bits) === 0 ? cards : cards.filter((_, i) => ((seen[i] as number) & bits) === 0);
  }
  return unseen;
}

// ── Sights: the state as one pair of eyes has it, for rules that work out what is shown ──────────

/** What somebody tried to look at who may not. */
export class NotSeen extends Error {
  constructor(what: string) {
    super(`${what} is hidden from these eyes`);
    this.name = 'NotSeen';
  }
}

class Veiled {
  readonly seen: number;
  constructor(seen: number) {
    this.seen = seen;
  }
  get secret(): never {
    throw new NotSeen('a secret');
  }
}

/** Whether these eyes may look at a secret. */
export const isShown = (secret: object): boolean => !(secret instanceof Veiled);

const VEIL: PropertyDescriptor = {
  enumerable: true,
  get() {
    throw new NotSeen('a card');
  },
};
const veils: PileItem[][] = [];
/** So many cards, each of which throws when it is looked at. */
function veilOf(count: number): PileItem[] {
  const known = veils[count];
  if (known !== undefined) return known;
  const veil = Array<PileItem>(count);
  for (let i = 0; i < count; i++) Object.defineProperty(veil, i, VEIL);
  veils[count] = Object.freeze(veil) as PileItem[];
  return veil;
}

const AS_SEEN: Showing = {
  secret: (secret, inner, bits) =>
    (secret.seen & bits) === 0
      ? new Veiled(openlySeen(secret.seen))
      : isObject(secret.secret) && inner !== null
        ? { seen: secret.seen, secret: shown(secret.secret, inner, bits, AS_SEEN) }
        : secret,
  pile(pile, bits) {
    let known = 0;
    for (const seen of pile.seen) if ((seen & bits) !== 0) known += 1;
    if (known === pile.seen.length) return pile;
    if (known === 0) return { ...pile, secret: veilOf(pile.secret.length) };
    const cards = pile.secret.slice();
    for (let i = 0; i < cards.length; i++)
      if (((pile.seen[i] as number) & bits) === 0) Object.defineProperty(cards, i, VEIL);
    return { ...pile, secret: cards };
  },
};

/**
 * The state in its own shape, as `viewer` has it: the helpers of the rules work on it, and looking at what is hidden throws.
 * Not to be changed. The cards of a pool that these eyes have not seen are at hand, sorted, as `unseenIn`.
 */
export function sightOf<G extends GameTypes>(position: Position<G>, viewer: Seat | null): State<G> {
  const sight = shown(position.g, position.spots, bitOf(viewer), AS_SEEN) as State<G>;
  sight.events = null;
  sights.set(sight, { position, viewer });
  return sight;
}

const sights = new WeakMap<object, { position: object; viewer: Seat | null }>();

/** The cards of a pool that the owner of a sight has not seen, sorted. */
export function unseenIn(sight: object, pool: string): PileItem[] {
  const of = sights.get(sight);
  if (of === undefined) throw new Error('only the facts of a viewer may ask for this');
  return unseenByBits(of.position, bitOf(of.viewer))[pool] ?? [];
}

import { expect } from 'vitest';
import {
  type Action,
  below,
  canonical,
  clone,
  type Event,
  type Game,
  type GameTypes,
  perform,
  type Seat,
  type State,
  sample,
  seeded,
  start,
  waiting,
} from '../index.ts';

/** One move of a game that is played at random. */
type Moved<G extends GameTypes> = { before: State<G>; action: Action<G>; after: State<G>; events: Event<G>[] };

type Walk<G extends GameTypes> = { seed: number; seats?: number; options?: Partial<G['options']>; moves: number };

/** Plays so many moves at random, or to the end, and shows each with the positions on both sides of it. */
export function walk<G extends GameTypes>(
  game: Game<G>,
  { seed, seats, options, moves }: Walk<G>,
  see: (moved: Moved<G>) => void,
): State<G> {
  const table = seats ?? game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
  const g = start(game, { seats: table, chance: seeded(seed), ...(options && { options }) });
  const dice = { chance: seeded(seed ^ 0x2545f491) };
  const random = (n: number) => below(dice, n);
  for (let open = waiting(game, g), n = 0; open !== null && n < moves; open = waiting(game, g), n++) {
    const seat = open.seats[random(open.seats.length)] as Seat;
    const action = sample(game, g, seat, random);
    if (action === null) throw new Error(`seat ${seat} has no answer to ${open.phase}.${open.step}`);
    const before = clone(g);
    g.events = [];
    perform(game, g, action);
    see({ before, action, after: g, events: g.events });
  }
  return g;
}

/** Breaks a position in one place and looks whether the law that is named says so; unbroken it must hold. */
export function notices<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  law: string,
  ...breaks: ((g: State<G>) => void)[]
): void {
  const holds = game.invariants[law];
  if (holds === undefined) throw new Error(`there is no law "${law}"`);
  expect([law, holds(g)]).toEqual([law, true]);
  for (const [at, spoil] of breaks.entries()) {
    const broken = clone(g);
    spoil(broken);
    expect([law, at, holds(broken) === true]).toEqual([law, at, false]);
  }
}

/** Where a game's state names seats: fields that hold one or a list of them (`name[]`: only lists), and tables with one entry a seat. */
type SeatNames = {
  seats: readonly string[];
  tables: readonly string[];
  /** Lists of seats whose order says nothing. */
  sets?: readonly string[];
};

/** The same value with everybody so many seats further round the table of `seats`. */
function turned(value: unknown, names: SeatNames, seats: number, by: number, key = ''): unknown {
  const further = (item: unknown) => (typeof item === 'number' ? (item + by) % seats : turned(item, names, seats, by));
  if (Array.isArray(value) && (names.seats.includes(key) || names.seats.includes(`${key}[]`))) {
    const list = value.map(further);
    return names.sets?.includes(key) ? list.sort() : list;
  }
  if (typeof value === 'number') return names.seats.includes(key) ? further(value) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => turned(item, names, seats, by));
    return names.tables.includes(key) ? items.map((_, seat) => items[(seat + seats - by) % seats]) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, turned(item, names, seats, by, name)]));
}

/**
 * The same move by the neighbour, in the same position with everybody one seat further, leads to the same position with everybody one
 * seat further; whether it was compared. Moves that draw are not: a draw gives its cards to seats, not to places at the table.
 */
export function isSymmetric<G extends GameTypes>(
  game: Game<G>,
  { before, action, after }: Pick<Moved<G>, 'before' | 'action' | 'after'>,
  { seats: fields, tables, sets = [] }: SeatNames,
): boolean {
  if (JSON.stringify(before.chance) !== JSON.stringify(after.chance)) return false;
  const names = {
    seats: [...fields, 'seat', 'owner', 'winners'],
    tables: [...tables, 'players', 'scores'],
    sets: [...sets, 'winners'],
  };
  const turn = <T>(value: T, by: number): T => turned(value, names, before.seats.length, by) as T;
  const neighbour = { ...turn(before, 1), seats: [...before.seats], events: null };
  perform(game, neighbour, turn(action, 1));
  // Who knows which card goes by seats too, and no rule asks for it.
  const plain = (g: State<G>) => JSON.stringify({ ...g, events: null }, (key, value) => (key === 'seen' ? [] : value));
  expect(canonical(JSON.parse(plain(turn(neighbour, 0))))).toBe(
    canonical(JSON.parse(plain({ ...turn(after, 1), seats: after.seats }))),
  );
  return true;
}

import {
  below,
  clone,
  type Game,
  type GameTypes,
  perform,
  type State,
  sample,
  seeded,
  start,
  waiting,
} from '../index.ts';
import type { Action, Seat, Secret } from '../types.ts';
import { pilesIn } from '../view.ts';

export type PlayOut<G extends GameTypes> = {
  seed: number;
  options?: Partial<G['options']>;
  seats?: number;
  /** Called at every question, before anybody answers. */
  onQuestion?(g: State<G>, action: Action<G>): void;
};

/** Plays one game at random to its end and returns the last state and all actions. */
export function playOut<G extends GameTypes>(game: Game<G>, { seed, options, seats, onQuestion }: PlayOut<G>) {
  const table = seats ?? game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
  const g = start(game, { seats: table, chance: seeded(seed), ...(options && { options }) });
  const dice = { chance: seeded(seed ^ 0x2545f491) };
  const random = (n: number) => below(dice, n);
  const actions: Action<G>[] = [];
  for (let open = waiting(game, g); open !== null; open = waiting(game, g)) {
    const seat = open.seats[random(open.seats.length)] as Seat;
    const action = sample(game, g, seat, random);
    if (action === null) throw new Error(`seat ${seat} has no answer to ${open.phase}.${open.step}`);
    onQuestion?.(g, action);
    actions.push(action);
    if (actions.length > 100_000) throw new Error('the game does not end');
    g.events = [];
    perform(game, g, action);
  }
  return { g, actions, seats: table };
}

/** A position in which everything `seat` has not seen is exchanged at random, and the dice are others. */
export function twinOf<G extends GameTypes>(g: State<G>, seat: Seat, seed: number): State<G> {
  const twin = clone(g);
  const dice = { chance: seeded(seed) };
  const bit = 1 << seat;
  const slots: Record<string, { cards: unknown[]; at: number }[]> = {};
  for (const pile of pilesIn({ ...twin, events: null })) {
    const pool = (slots[pile.pool] ??= []);
    for (const [at, seen] of pile.seen.entries()) if ((seen & bit) === 0) pool.push({ cards: pile.secret, at });
  }
  for (const pool of Object.values(slots)) {
    const cards = pool.map(({ cards: list, at }) => list[at]);
    for (const { cards: list, at } of pool) list[at] = cards.splice(below(dice, cards.length), 1)[0];
  }
  for (const secret of singleSecretsIn({ ...twin, events: null }))
    if ((secret.seen & bit) === 0 && typeof secret.secret === 'number') secret.secret += below(dice, 30);
  twin.chance = seeded(seed + 1);
  return twin;
}

function* singleSecretsIn(value: unknown): Generator<Secret<unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if ('secret' in value && 'seen' in value && typeof value.seen === 'number') yield value as Secret<unknown>;
  else for (const item of Object.values(value)) yield* singleSecretsIn(item);
}

import { below, type Game, type GameTypes, perform, type State, sample, seeded, start, waiting } from '../index.ts';
import type { Action, Seat } from '../types.ts';

type PlayOut<G extends GameTypes> = {
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

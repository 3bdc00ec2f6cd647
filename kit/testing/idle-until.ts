import { apply, type Game, type GameTypes, idle, type State, waiting } from '@parlour/kernel';

/** Every question is answered as if time had run out, until something is true. */
export const idleUntil =
  <G extends GameTypes>(game: Game<G>) =>
  (g: State<G>, isReached: (g: State<G>) => boolean): State<G> => {
    for (let guard = 0; guard < 900 && !isReached(g); guard++) {
      const seat = waiting(game, g)?.seats[0];
      if (seat === undefined) break;
      apply(game, g, idle(game, g, seat));
    }
    return g;
  };

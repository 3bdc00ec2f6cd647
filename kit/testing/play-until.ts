import { apply, below, type Game, type GameTypes, offers, type State, seeded, view, waiting } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';

/** Lets bots play everybody's part until something is true. */
export const botsPlay =
  <G extends GameTypes>(game: Game<G>, bot: InstantBot<G> | undefined) =>
  (g: State<G>, isReached: (g: State<G>) => boolean, seed = 7): State<G> => {
    const random = { chance: seeded(seed) };
    if (bot === undefined) throw new Error('no bot');
    for (let guard = 0; guard < 900 && !isReached(g); guard++) {
      const seat = waiting(game, g)?.seats[0];
      if (seat === undefined) break;
      const choice = bot.choose({ seat, view: view(g, seat), offers: offers(game, g, seat) }, (n) => below(random, n));
      apply(game, g, { seat, ...choice });
    }
    return g;
  };

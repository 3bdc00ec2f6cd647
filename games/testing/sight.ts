import { factsFor, type Game, type GameTypes, offers, type Seat, type State, view } from '@parlour/kernel';
import type { Sight } from '../planning.ts';
import type { Asked } from '../registry.ts';

/** What a plan of a seat looks at in a position. */
export function sightIn<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Sight<G> {
  const seen = view(g, seat);
  return {
    seat,
    view: seen,
    facts: factsFor(game, g, seat),
    offers: offers(game, g, seat),
    asked: seen.stack.at(-1) as unknown as Asked,
  };
}

import { type Position, positionOf, sightOf } from './secrets/view.ts';
import type { Game, GameTypes, Seat, State } from './types.ts';

/** The derived values as `viewer` may have them (`null`: a spectator). */
export const factsFor = <G extends GameTypes>(game: Game<G>, g: State<G>, viewer: Seat | null): G['facts'] =>
  factsIn(game, positionOf(g), viewer);

export function factsIn<G extends GameTypes>(game: Game<G>, position: Position<G>, viewer: Seat | null): G['facts'] {
  position.facts ??= game.facts(sightOf(position, null));
  if (viewer === null || game.ownFacts === undefined) return position.facts;
  return { ...position.facts, ...game.ownFacts(sightOf(position, viewer), viewer, position.facts) };
}

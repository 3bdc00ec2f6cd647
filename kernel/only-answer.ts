import { type AnyOffer, choicesOf, sizeOf } from './offers/offers.ts';
import { mainOffers, nextAsked } from './play.ts';
import { NotSeen, type Position, sightOf } from './secrets/view.ts';
import type { Choice, Game, GameTypes, Seat, State } from './types.ts';

/**
 * The only answer that a seat has to the open question, as far as `viewer` can tell (`null`: as everybody can). What may always be
 * done beside it, such as borrowing or proposing, is no answer (`asides`). Where that depends on something these eyes may not see,
 * looking at it throws, and nothing is known.
 */
export function onlyAnswerIn<G extends GameTypes>(
  game: Game<G>,
  position: Position<G>,
  seat: Seat,
  viewer: Seat | null,
): Choice<G> | null {
  // Whom a question is put to, everybody is told.
  if (!isAsked(game, position.g, seat)) return null;
  try {
    return onlyOf(game, sightOf(position, viewer), seat);
  } catch (error) {
    if (error instanceof NotSeen) return null;
    throw error;
  }
}

/** The same by the state itself. */
export const onlyAnswer = <G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Choice<G> | null =>
  isAsked(game, g, seat) ? onlyOf(game, g, seat) : null;

/** A proposal is never answered for anybody. */
function isAsked<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): boolean {
  const open = nextAsked(game, g);
  return open !== null && open.deal !== true && open.seats.includes(seat);
}

function onlyOf<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Choice<G> | null {
  const [offer, ...others] = mainOffers(game, g, seat);
  if (offer === undefined || others.length > 0 || (offer as AnyOffer).checked || sizeOf(offer) !== 1) return null;
  const [choice] = choicesOf(offer);
  return choice ?? null;
}

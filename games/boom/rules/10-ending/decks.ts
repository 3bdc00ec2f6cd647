import { drawInto, reshuffleInto, type Seat, shownTo } from '@parlour/kernel';
import { TRACK_BURN } from '../../content/table.ts';
import type { G, Limit } from '../../types.ts';
import { emit } from '../vocabulary.ts';

export const hasCardsToDraw = (g: G): boolean => g.playDeck.secret.length + g.discardPile.length > 0;

/** BO-4.2, BO-10.4, BO-R6. Draws one Play card; an empty deck is first made anew of the discard pile. */
export function drawPlayCard(g: G, seat: Seat): void {
  if (g.playDeck.secret.length === 0 && g.discardPile.length > 0) {
    emit(g, 'cardsReshuffled', { cards: g.discardPile.length });
    reshuffleInto(g, g.playDeck, g.discardPile);
    g.discardPile = [];
  }
  const card = drawInto(g.playDeck, g.players[seat].hand, seat);
  if (card !== null) emit(g, 'drew', { seat, card: shownTo(seat, card) });
}

/** BO-R11. The Limit falls by one, never below 1. */
export function lowerLimit(g: G): void {
  if (g.limit === 1) return;
  g.limit = (g.limit - 1) as Limit;
  emit(g, 'limitFell', { to: g.limit, trackBurn: TRACK_BURN[g.limit] });
}

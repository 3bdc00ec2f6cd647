import { bitOf, drawFrom, drawInto, putOn, reshuffleInto, type Seat, shownTo, shuffle, takeOut } from '@parlour/kernel';
import { type CrisisCard, isForecast } from '../../content/crisis-cards.ts';
import type { EventId } from '../../content/events.ts';
import { isQuota, OPTIONS, type OptionCard, QUOTA } from '../../content/options.ts';
import { HAND_LIMIT } from '../../content/table.ts';
import type { DrawReason, G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** EC-16.8, EC-R.39. An empty option deck is made anew of the discards; if there are none, there is nothing to draw. */
function refillOptions(g: G): boolean {
  if (g.optionDeck.secret.length > 0) return true;
  if (g.optionDiscards.length === 0) return false;
  const cards = g.optionDiscards;
  g.optionDiscards = [];
  reshuffleInto(g, g.optionDeck, cards);
  emit(g, 'deckReshuffled', { deck: 'options', cards: cards.length });
  return true;
}

/** EC-2.8, EC-16.1. The top card into the hand; a quota is laid open instead. */
export function drawOption(g: G, seat: Seat, because: DrawReason): void {
  if (!refillOptions(g)) return emit(g, 'nothingToDraw', { seat, because });
  const player = g.players[seat];
  const top = g.optionDeck.secret.at(-1);
  if (top !== undefined && isQuota(top)) {
    drawFrom(g.optionDeck);
    player.quotas.push(top);
    return emit(g, 'quotaTaken', { seat, because });
  }
  const card = drawInto(g.optionDeck, player.hand, seat);
  if (card !== null) emit(g, 'cardDrawn', { seat, card: shownTo(seat, card), because });
}

/** EC-15.7, EC-R.29. A card that is no quota; quotas on top are set aside and shuffled back. */
export function drawNoQuota(g: G, seat: Seat): void {
  const aside: OptionCard[] = [];
  let found: OptionCard | null = null;
  while (found === null && refillOptions(g)) {
    const card = drawFrom(g.optionDeck);
    if (card === null) break;
    if (isQuota(card)) aside.push(card);
    else found = card;
  }
  if (found === null) emit(g, 'nothingToDraw', { seat, because: 'return' });
  else {
    putOn(g.players[seat].hand, found, bitOf(seat));
    emit(g, 'cardDrawn', { seat, card: shownTo(seat, found), because: 'return' });
  }
  if (aside.length > 0) reshuffleInto(g, g.optionDeck, [...g.optionDeck.secret, ...aside]);
}

/** EC-R.5. Quotas lie open, so everybody knows whether there are others. */
export const hasQuotaLeft = (g: G): boolean =>
  g.seats.reduce<number>((sum, seat) => sum + g.players[seat].quotas.length, 0) < OPTIONS[QUOTA].copies;

/** EV24, OP13, EC-R.29. A quota from the discard pile, else from the deck, which is then shuffled. */
export function takeQuota(g: G, seat: Seat, because: DrawReason): void {
  const lying = g.optionDiscards.findIndex(isQuota);
  const inDeck = g.optionDeck.secret.find(isQuota);
  if (lying >= 0) g.players[seat].quotas.push(...g.optionDiscards.splice(lying, 1));
  else if (inDeck !== undefined) {
    takeOut(g.optionDeck, inDeck);
    shuffle(g, g.optionDeck.secret);
    g.players[seat].quotas.push(inDeck);
  } else return emit(g, 'nothingToDraw', { seat, because });
  emit(g, 'quotaTaken', { seat, because });
}

/** EC-11.11, EC-16.7. The quota of a buyer goes to the discards. */
export function spendQuota(g: G, seat: Seat): OptionCard | null {
  const quota = g.players[seat].quotas.pop() ?? null;
  if (quota !== null) g.optionDiscards.push(quota);
  return quota;
}

/** EC-16.4. From the hand to the discards, face up. */
export function discardFromHand(g: G, seat: Seat, card: OptionCard): void {
  takeOut(g.players[seat].hand, card);
  g.optionDiscards.push(card);
}

/** EC-16.5. Who holds too many cards. */
export const overfull = (g: G): Seat | null =>
  g.seats.find((seat) => g.players[seat].hand.secret.length > HAND_LIMIT) ?? null;

/** EC-10.10, EC-18.4, EC-R.39. Crisis and event decks are made of all their cards again when they are empty. */
export function refillCrises(g: G): void {
  if (g.crisisDeck.secret.length > 0) return;
  const cards = g.crisisDiscards;
  g.crisisDiscards = [];
  reshuffleInto(g, g.crisisDeck, cards);
  emit(g, 'deckReshuffled', { deck: 'crises', cards: cards.length });
}

export function openCrisis(g: G): CrisisCard {
  refillCrises(g);
  const card = drawFrom(g.crisisDeck);
  if (card === null) throw new Error('there are no crisis cards');
  g.crisisDiscards.push(card);
  emit(g, 'crisisOpened', { card, ...crisisCardsLeft(g), strikes: isForecast(card) ? null : g.forecast });
  return card;
}

/** EC-10.13, EC-20.4. What is left is public: all cards less those that lie open. */
export const crisisCardsLeft = (g: G): { forecasts: number; strengths: number } => countCrises(g.crisisDeck.secret);

export function countCrises(cards: readonly CrisisCard[]): { forecasts: number; strengths: number } {
  const forecasts = cards.filter(isForecast).length;
  return { forecasts, strengths: cards.length - forecasts };
}

export function refillEvents(g: G): void {
  if (g.eventDeck.secret.length > 0) return;
  const cards = g.eventDiscards;
  g.eventDiscards = [];
  reshuffleInto(g, g.eventDeck, cards);
  emit(g, 'deckReshuffled', { deck: 'events', cards: cards.length });
}

export function openEvent(g: G): EventId {
  refillEvents(g);
  const card = drawFrom(g.eventDeck);
  if (card === null) throw new Error('there are no event cards');
  g.eventDiscards.push(card);
  g.event = card;
  emit(g, 'eventOpened', { card });
  return card;
}

import { clear, drawInto, handOf, type Pile, putUnder, type Seat, shownTo, shuffle } from '@parlour/kernel';
import type { UniversityId } from '../../content/map.ts';
import { STUDY_CARDS } from '../../content/table.ts';
import { type Level, TECHNOLOGIES, type TechnologyId } from '../../content/technologies.ts';
import type { G } from '../../types.ts';
import { turnUp } from '../09-action-cards/action-cards.ts';
import { pay } from '../money.ts';
import { emit } from '../vocabulary.ts';

/** MF-11. Universities. */

/** MF-11.1. */
export const levelOf = (university: UniversityId): Level => (university === 'U1' ? 'I' : 'II');

export const hasCards = (g: G, level: Level): boolean =>
  g.technologyDecks[level].secret.length + g.technologyDiscards[level].length > 0;

/** MF-11.1, MF-R32. Two cards that only the drawer sees. */
export function drawCards(g: G, seat: Seat, university: UniversityId): Pile<TechnologyId> {
  const level = levelOf(university);
  const deck = g.technologyDecks[level];
  if (deck.secret.length < STUDY_CARDS) reshuffleUnder(g, level);
  const cards = handOf<TechnologyId>(deck.pool, seat, []);
  for (let i = 0; i < STUDY_CARDS; i++) drawInto(deck, cards, seat);
  turnUp(g, deck);
  emit(g, 'studied', { seat, university, cards: shownTo(seat, [...cards.secret]) });
  return cards;
}

/** MF-R19. The discards of the level come under what is left. */
function reshuffleUnder(g: G, level: Level): void {
  const deck = g.technologyDecks[level];
  const discards = g.technologyDiscards[level];
  if (discards.length === 0) return;
  emit(g, 'technologyDeckReshuffled', { level, cards: discards.length });
  putUnder(deck, shuffle(g, discards));
  g.technologyDiscards[level] = [];
}

/** MF-11.2. One is paid for and kept, the other thrown away. */
export function buyTechnology(g: G, seat: Seat, cards: Pile<TechnologyId>, technology: TechnologyId): void {
  const { price } = TECHNOLOGIES[technology];
  pay(g, seat, price);
  g.players[seat].hand.push(technology);
  const discarded = discard(g, cards, technology);
  emit(g, 'technologyBought', { seat, technology, price, discarded });
}

/** Everything but the card that is kept; the pile under choice is empty afterwards. */
export function discard(g: G, cards: Pile<TechnologyId>, kept: TechnologyId | null): TechnologyId[] {
  const discarded = cards.secret.filter((card) => card !== kept);
  for (const card of discarded) g.technologyDiscards[TECHNOLOGIES[card].level].push(card);
  clear(cards);
  return discarded;
}

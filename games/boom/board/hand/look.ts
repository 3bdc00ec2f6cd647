import { isCompanyCard, isPlan, type PlayCardId } from '../../content/cards.ts';
import { COMPANY_CARDS } from '../../content/company-cards.ts';
import type { BoardText } from '../../text/board-types.ts';
import type { BoomText, CardKind } from '../../text/types.ts';

/** How a card looks: each sort has its own. */
type Look = CardKind | 'plan' | 'discard';
export const lookOf = (card: PlayCardId): Look =>
  isPlan(card) ? 'plan' : isCompanyCard(card) ? COMPANY_CARDS[card].kind : 'discard';

export function kindWords(words: BoomText, label: BoardText, card: PlayCardId): string {
  const look = lookOf(card);
  return look === 'plan' ? label.hand.plan : look === 'discard' ? label.hand.discard : words.kinds[look];
}

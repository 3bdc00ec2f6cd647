import { below, drawFrom, reshuffleInto } from '@parlour/kernel';
import { type AttackKind, COMBAT_CARD_IDS, COMBAT_CARDS, type CombatCardId } from '../../content/combat.ts';
import type { G, Party } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** MC-12.5, MC-13.3, MC-20.2. The kind of an attack, by the next card of random combat. */
export function drawKind(g: G, side: Party): AttackKind {
  const card = g.options.combatDeck === 'replace' ? anyCard(g) : nextCard(g);
  emit(g, 'cardDrawn', { card, kind: COMBAT_CARDS[card], side });
  return COMBAT_CARDS[card];
}

/** MC-R53, `replace`: every draw is from all twelve. */
const anyCard = (g: G): CombatCardId => COMBAT_CARD_IDS[below(g, COMBAT_CARD_IDS.length)] as CombatCardId;

/** MC-R53, `deplete`: the twelve are reshuffled when a card is needed and none is left. */
function nextCard(g: G): CombatCardId {
  if (g.combatDeck.secret.length === 0) {
    reshuffleInto(g, g.combatDeck, g.combatDiscard);
    g.combatDiscard = [];
    emit(g, 'combatReshuffled', {});
  }
  const card = drawFrom(g.combatDeck);
  if (card === null) throw new Error('there are always combat cards');
  g.combatDiscard.push(card);
  return card;
}

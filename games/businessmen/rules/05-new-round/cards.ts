import { drawFrom, type Pile, type PileItem, reshuffleInto } from '@parlour/kernel';
import { GOODS } from '../../content/goods.ts';
import { ON_GOODS_CARD } from '../../content/goods-cards.ts';
import type { G } from '../../types.ts';
import { isEmpty, ofEachGood } from '../03-tablet/goods.ts';
import { emit } from '../vocabulary.ts';

/** BM-5.4, BM-5.5, BM-5.6, BM-5.7, BM-R8. New Goods and Export cards; what the Goods card names comes from the piles to the market. */
export function turnCards(g: G): void {
  if (g.goodsCard !== null) g.goodsDiscards.push(g.goodsCard);
  if (g.exportCard !== null) g.exportDiscards.push(g.exportCard);
  const goodsCard = turnTop(g, 'goods', g.goodsDeck, g.goodsDiscards);
  const exportCard = turnTop(g, 'export', g.exportDeck, g.exportDiscards);
  g.goodsCard = goodsCard;
  g.exportCard = exportCard;
  const laid = ofEachGood(0);
  const missing = ofEachGood(0);
  for (const good of GOODS) {
    const asked = ON_GOODS_CARD[goodsCard].units[good] ?? 0;
    // BM-R51: what there is; nothing is owed later.
    laid[good] = Math.min(asked, g.piles[good]);
    missing[good] = asked - laid[good];
    g.piles[good] -= laid[good];
    g.market[good] += laid[good];
  }
  emit(g, 'cardsTurned', { seat: g.opener, goodsCard, exportCard, laid, missing });
}

/** BM-R52. An empty deck is first made anew of its discards, last round's card among them. */
function turnTop<T extends PileItem>(g: G, deck: 'goods' | 'export', pile: Pile<T>, discards: T[]): T {
  if (pile.secret.length === 0) {
    const cards = discards.splice(0);
    reshuffleInto(g, pile, cards);
    emit(g, 'deckReshuffled', { deck, cards: cards.length });
  }
  const card = drawFrom(pile);
  if (card === null) throw new Error(`there is always a card in the ${deck} deck`);
  return card;
}

/** BM-6.11, BM-R10. What nobody bought goes back to its pile, or waits for the next round's card. */
export function clearMarket(g: G): void {
  if (isEmpty(g.market)) return;
  const isReturned = g.options.leftovers === 'return';
  emit(g, 'leftOver', { units: { ...g.market }, goes: isReturned ? 'returned' : 'stays' });
  if (!isReturned) return;
  for (const good of GOODS) {
    g.piles[good] += g.market[good];
    g.market[good] = 0;
  }
}

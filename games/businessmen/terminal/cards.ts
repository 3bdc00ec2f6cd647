import { wrap } from '@parlour/kit/terminal/layout.ts';
import { EXPORT_CARD_IDS, EXPORT_CARDS, type ExportCardId } from '../content/export-cards.ts';
import { GOODS, type GoodId } from '../content/goods.ts';
import { GOODS_CARD_IDS, type GoodsCardId, ON_GOODS_CARD } from '../content/goods-cards.ts';
import type { BusinessmenScene } from './types.ts';

type CardId = GoodsCardId | ExportCardId;
const isExportCard = (card: CardId): card is ExportCardId => card in EXPORT_CARDS;

/** Cards by id or by part of their name, the two of this round if none is named: what is on each, and its joke. */
export function explainCard(scene: BusinessmenScene, query: string | null): string[] {
  return cardsMeant(scene, query).flatMap((card) => enlarged(scene, card));
}

function cardsMeant(scene: BusinessmenScene, query: string | null): CardId[] {
  const { goodsCard, exportCard } = scene.view;
  if (query === null) return [goodsCard, exportCard].filter((card) => card !== null);
  const wanted = query.toLowerCase();
  const named = (card: CardId): string => textOf(scene, card).name.toLowerCase();
  const all: CardId[] = [...GOODS_CARD_IDS, ...EXPORT_CARD_IDS];
  const exact = all.filter((card) => card.toLowerCase() === wanted || named(card) === wanted);
  return exact.length > 0 ? exact : all.filter((card) => named(card).includes(wanted));
}

const textOf = ({ text }: BusinessmenScene, card: CardId) =>
  isExportCard(card) ? text.exportCards[card] : text.goodsCards[card];

function enlarged(scene: BusinessmenScene, card: CardId): string[] {
  const { text, style, labels, width } = scene;
  const { name, flavour } = textOf(scene, card);
  const kind = isExportCard(card) ? labels.exportCard : labels.goodsCard;
  const amount = (good: GoodId): string => {
    const units = isExportCard(card) ? undefined : ON_GOODS_CARD[card].units[good];
    return units === undefined ? text.goods[good] : `${text.goods[good]} ${units}`;
  };
  const shown = GOODS.filter((good) =>
    isExportCard(card)
      ? (EXPORT_CARDS[card] as readonly GoodId[]).includes(good)
      : ON_GOODS_CARD[card].units[good] !== undefined,
  );
  return [
    `${style.bold(name)}  ${style.dim(`${card} · ${kind}`)}`,
    `  ${shown.map(amount).join(', ')}`,
    ...wrap(flavour, width - 2).map((line) => style.dim(`  ${line}`)),
  ];
}

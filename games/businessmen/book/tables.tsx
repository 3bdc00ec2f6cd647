import type { Block } from '@parlour/kit';
import { table } from '@parlour/kit/book.ts';
import { classes } from '@parlour/kit/classes.ts';
import { Unit } from '../board/art/icon.tsx';
import { Room } from '../board/art/rooms.tsx';
import { CHARACTERISTICS, FINES, type Level, STEPS, VALUES } from '../content/characteristics.ts';
import { EXPORT_CARD_IDS, EXPORT_CARDS } from '../content/export-cards.ts';
import { GOODS, type GoodId } from '../content/goods.ts';
import { GOODS_CARD_IDS, ON_GOODS_CARD } from '../content/goods-cards.ts';
import { LORRIES, LORRY_IDS } from '../content/lorries.ts';
import { ON_PRICE_WHEEL, PRICE_SECTORS } from '../content/price-wheel.ts';
import { SHIPMENT_SIZES, SHIPMENTS } from '../content/table.ts';
import type { BookText } from '../text/book-types.ts';
import type { BusinessmenText } from '../text/types.ts';
import css from './book.module.css';
import { LorryIcon } from './pictures.tsx';

const c = classes(css);
const LEVELS = [1, 2, 3] as const satisfies Level[];

export type Tables = Record<
  'levels' | 'lorries' | 'wheel' | 'shipments' | 'exportCards' | 'goodsCards' | 'fines',
  Block
>;

/** The tables of the book, made from the tablet, the wheels and the cards themselves. */
export function tablesOf(words: BusinessmenText, { tables }: BookText): Tables {
  const units = (goods: readonly GoodId[]) => (
    <span className={c('units')}>
      {goods.map((good) => (
        <Unit key={good} good={good} className={c('unit')} />
      ))}
    </span>
  );
  const named = (goods: readonly GoodId[]) => goods.map((good) => words.goods[good]).join(', ');
  return {
    levels: table({
      title: tables.levels,
      head: ['', ...LEVELS.map(tables.level)],
      rows: [
        ...CHARACTERISTICS.map((trait) => [
          words.characteristics[trait],
          ...LEVELS.map((level) => ({
            art: (
              <span className={c('room')}>
                <Room trait={trait} level={level} />
              </span>
            ),
            say: tables.does[trait](VALUES[trait][level]),
          })),
        ]),
        [tables.cost, tables.nothing, ...([2, 3] as const).map((to) => tables.step(STEPS[to].cost, STEPS[to].points))],
      ],
    }),
    lorries: table({
      title: tables.lorries,
      head: [tables.lorry, tables.takes, tables.alone, tables.falls],
      numbers: [1, 2, 3],
      rows: LORRY_IDS.map((lorry) => {
        const { capacity, points, fall } = LORRIES[lorry];
        return [
          { art: <LorryIcon lorry={lorry} />, say: words.lorries[lorry] },
          String(capacity),
          String(points),
          String(fall),
        ];
      }),
    }),
    wheel: table({
      title: tables.wheel,
      head: [tables.sector, tables.rises, tables.drops, tables.barred],
      rows: PRICE_SECTORS.map((id) => {
        const sector = ON_PRICE_WHEEL[id];
        const moved = (by: 1 | -1): GoodId[] =>
          sector.kind === 'price' ? GOODS.filter((good) => Math.sign(sector.moves[good] ?? 0) === by) : [];
        const barred = sector.kind === 'embargo' ? sector.goods : [];
        return [
          words.priceSectors[id],
          ...[moved(1), moved(-1), barred].map((goods) => ({ art: units(goods), say: named(goods) })),
        ];
      }),
    }),
    shipments: table({
      title: tables.shipments,
      head: [tables.crates, tables.points],
      numbers: [0, 1],
      rows: SHIPMENT_SIZES.map((size) => [String(size), String(SHIPMENTS[size])]),
    }),
    exportCards: table({
      title: tables.exportCards,
      head: [tables.card, tables.goods],
      rows: EXPORT_CARD_IDS.map((id) => [
        words.exportCards[id].name,
        { art: units(EXPORT_CARDS[id]), say: named(EXPORT_CARDS[id]) },
      ]),
    }),
    goodsCards: table({
      title: tables.goodsCards,
      head: [tables.card, ...GOODS.map((good) => words.goods[good])],
      numbers: GOODS.map((_, i) => i + 1),
      rows: GOODS_CARD_IDS.map((id) => [
        words.goodsCards[id].name,
        ...GOODS.map((good) => String(ON_GOODS_CARD[id].units[good] ?? '')),
      ]),
    }),
    fines: table({
      title: tables.fines,
      head: [tables.at, tables.loses, tables.becomes],
      numbers: [0, 1, 2],
      rows: LEVELS.map((level) => [String(level), String(FINES[level].points), String(FINES[level].to)]),
    }),
  };
}

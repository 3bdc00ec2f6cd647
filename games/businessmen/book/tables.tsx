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
    <span className={c('units', goods.length > 3 && 'crowd')}>
      {goods.map((good) => (
        <Unit key={good} good={good} className={c('unit')} />
      ))}
    </span>
  );
  const named = (goods: readonly GoodId[]) => goods.map((good) => words.goods[good]).join(', ');
  return {
    levels: table({
      title: tables.levels,
      head: [tables.at, ...CHARACTERISTICS.map((trait) => words.characteristics[trait]), tables.cost],
      rows: LEVELS.map((level) => [
        tables.level(level),
        ...CHARACTERISTICS.map((trait) => ({
          art: (
            <span className={c('room')}>
              <Room trait={trait} level={level} />
            </span>
          ),
          say: tables.ofLevel[trait](VALUES[trait][level]),
        })),
        level === 1 ? tables.nothing : tables.step(STEPS[level].cost, STEPS[level].points),
      ]),
    }),
    lorries: table({
      title: tables.lorries,
      head: [tables.lorry, tables.takes, tables.alone, tables.falls],
      numbers: [2, 3],
      rows: LORRY_IDS.map((lorry) => {
        const { capacity, points, fall } = LORRIES[lorry];
        return [
          { art: <LorryIcon lorry={lorry} />, say: words.lorries[lorry] },
          tables.crates(capacity),
          String(points),
          String(fall),
        ];
      }),
    }),
    wheel: table({
      title: tables.wheel,
      head: [tables.sector, tables.does],
      rows: PRICE_SECTORS.map((id) => {
        const sector = ON_PRICE_WHEEL[id];
        if (sector.kind === 'embargo')
          return [words.priceSectors[id], { art: units(sector.goods), say: tables.barred(named(sector.goods)) }];
        const moved = GOODS.filter((good) => sector.moves[good] !== undefined).sort(
          (a, b) => (sector.moves[b] ?? 0) - (sector.moves[a] ?? 0),
        );
        const moves = moved.map((good) => tables.moved(words.goods[good], sector.moves[good] ?? 0));
        return [words.priceSectors[id], { art: units(moved), say: moves.join(', ') }];
      }),
    }),
    shipments: table({
      title: tables.shipments,
      head: [tables.shipment, tables.worth],
      rows: SHIPMENT_SIZES.map((size) => [tables.crates(size), tables.points(SHIPMENTS[size])]),
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
      head: [tables.card, tables.goods],
      rows: GOODS_CARD_IDS.map((id) => {
        const { units: laid } = ON_GOODS_CARD[id];
        const goods = GOODS.filter((good) => laid[good] !== undefined).sort((a, b) => (laid[b] ?? 0) - (laid[a] ?? 0));
        return [
          words.goodsCards[id].name,
          { art: units(goods), say: goods.map((good) => `${words.goods[good]}\u00a0${laid[good]}`).join(', ') },
        ];
      }),
    }),
    fines: table({
      title: tables.fines,
      head: [tables.at, tables.loses, tables.becomes],
      rows: LEVELS.map((level) => [
        tables.level(level),
        tables.points(FINES[level].points),
        tables.level(FINES[level].to),
      ]),
    }),
  };
}

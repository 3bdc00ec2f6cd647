import type { Seat } from '@parlour/kernel';
import { columns } from '@parlour/kit/terminal/layout.ts';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { GOODS, type GoodId } from '../content/goods.ts';
import { type BusinessmenScene, colourOf, paint } from './types.ts';

/** Goods as rows and players as columns: what is the market's stands on the left, what is a player's on the right. */
export function tablets(scene: BusinessmenScene): string[] {
  const { view, facts, labels, style, text } = scene;
  const perSeat = (cell: (seat: Seat) => string): string[] => view.seats.map(cell);
  const rows = [
    [
      ...['', labels.price, labels.next, labels.market].map(style.dim),
      ...perSeat((seat) => `${seat === view.viewer ? '›' : ''}${colourOf(scene, seat)}`),
    ],
    [labels.points, '', '', '', ...perSeat((seat) => style.bold(String(view.players[seat].points)))],
    [labels.coins, '', '', '', ...perSeat((seat) => coins(scene, seat))],
    ...CHARACTERISTICS.map((each) => [
      text.characteristics[each],
      '',
      '',
      '',
      ...perSeat((seat) => {
        const { value, hasWarning } = facts.seats[seat].characteristics[each];
        return hasWarning ? style.red(`!${value}`) : String(value);
      }),
    ]),
    ...GOODS.map((good) => [...goodCells(scene, good), ...perSeat((seat) => stock(scene, seat, good))]),
  ];
  return columns(
    rows,
    rows[0]?.map((_, i) => i).filter((i) => i > 0),
  );
}

const coins = ({ view, labels, style }: BusinessmenScene, seat: Seat): string =>
  view.players[seat].isSkipping ? style.dim(labels.skips) : String(view.players[seat].coins);

function goodCells({ view, facts, text, style }: BusinessmenScene, good: GoodId): string[] {
  const { price, nextPrice, isUnderEmbargo, isExportable } = facts.goods[good];
  const mark = isUnderEmbargo ? style.red(' ✖') : isExportable ? style.cyan(' ✈') : '';
  const onSale = view.market[good];
  return [
    `${text.goods[good]}${mark}`,
    style.bold(String(price)),
    style.dim(String(nextPrice)),
    onSale === 0 ? style.dim('·') : style.yellow(String(onSale)),
  ];
}

/** Units in the main and in the temporary warehouse. */
function stock(scene: BusinessmenScene, seat: Seat, good: GoodId): string {
  const { main, temp } = scene.view.players[seat];
  if (main[good] === 0 && temp[good] === 0) return scene.style.dim('·');
  return paint(scene, seat)(temp[good] === 0 ? String(main[good]) : `${main[good]}+${temp[good]}`);
}

import { LORRY_IDS } from '@parlour/games/businessmen/content/lorries.ts';
import { columns } from '../../terminal.ts';
import { type BusinessmenScene, colourOf } from './types.ts';

/** A line for each lorry: how full it is, of what, whose it is and what it would pay now. */
export function lorries(scene: BusinessmenScene): string[] {
  const { view, facts, text, labels, style } = scene;
  const label = labels.businessmen;
  const rows = LORRY_IDS.map((lorry) => {
    const { onBoard, space, isFull, isHeld, lots, exclusiveTo, points } = facts.lorries[lorry];
    const { good } = view.lorries[lorry];
    const owners = lots.map(({ seat, units, now }) => label.lot(colourOf(scene, seat), units, now));
    const state = isHeld ? style.red(label.held) : isFull ? style.green(label.full) : '';
    const alone = good === null || exclusiveTo !== null ? style.dim(label.alone(points)) : '';
    return [
      text.lorries[lorry],
      '●'.repeat(onBoard) + '○'.repeat(space),
      good === null ? style.dim(label.empty) : style.bold(text.goods[good]),
      [...owners, state, alone].filter((part) => part !== '').join(' · '),
    ];
  });
  return columns(rows);
}

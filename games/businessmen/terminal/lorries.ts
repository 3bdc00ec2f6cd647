import { columns } from '@parlour/kit/terminal/layout.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { type BusinessmenScene, colourOf } from './types.ts';

/** A line for each lorry: how full it is, of what, whose it is and what it would pay now. */
export function lorries(scene: BusinessmenScene): string[] {
  const { view, facts, text, labels, style } = scene;
  const rows = LORRY_IDS.map((lorry) => {
    const { onBoard, space, isFull, isHeld, lots, exclusiveTo, points } = facts.lorries[lorry];
    const { good } = view.lorries[lorry];
    const owners = lots.map(({ seat, units, now }) => labels.lot(colourOf(scene, seat), units, now));
    const state = isHeld ? style.red(labels.held) : isFull ? style.green(labels.full) : '';
    const alone = good === null || exclusiveTo !== null ? style.dim(labels.alone(points)) : '';
    return [
      text.lorries[lorry],
      '●'.repeat(onBoard) + '○'.repeat(space),
      good === null ? style.dim(labels.empty) : style.bold(text.goods[good]),
      [...owners, state, alone].filter((part) => part !== '').join(' · '),
    ];
  });
  return columns(rows);
}

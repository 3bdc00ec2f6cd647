import type { Draft } from '@parlour/kit/terminal/table.ts';
import type { Characteristic } from '../content/characteristics.ts';
import type { GoodId } from '../content/goods.ts';
import type { LorryId } from '../content/lorries.ts';
import type { BusinessmenScene } from './types.ts';

/** What a choice would mean, in a few words; the numbers are the rules' own. */
export function hint({ view, facts, labels }: BusinessmenScene, choice: Draft): string {
  const own = view.viewer === null ? null : facts.seats[view.viewer];
  const good = choice['good'] as GoodId | undefined;
  const lorry = choice['lorry'] as LorryId | undefined;
  const characteristic = choice['characteristic'] as Characteristic | undefined;
  if (own === null) return '';
  switch (choice.type) {
    case 'buy': {
      if (good === undefined) return '';
      const { price, lowest, highest } = facts.goods[good];
      return labels.sale(price, lowest, highest);
    }
    case 'load': {
      if (good === undefined || lorry === undefined) return '';
      const units = own.loads[lorry][good];
      const { onBoard, capacity } = facts.lorries[lorry];
      return labels.load(units, onBoard + units, capacity);
    }
    case 'improve': {
      const step = characteristic === undefined ? null : own.characteristics[characteristic].step;
      return step === null ? '' : labels.step(step.value, step.cost, step.points);
    }
    case 'insure': {
      if (characteristic === undefined) return '';
      const { nextHit } = own.characteristics[characteristic];
      return nextHit.is === 'fine' ? labels.fine(nextHit.points) : nextHit.is === 'warning' ? labels.warning : '';
    }
    default:
      return '';
  }
}

/** As many units as possible: the best guess of most purchases. */
export function suggest({ view, facts }: BusinessmenScene, choice: Draft): { value: number; hint: string }[] {
  const good = choice['good'] as GoodId | undefined;
  if (choice.type !== 'buy' || good === undefined || view.viewer === null) return [];
  return [{ value: facts.seats[view.viewer].purchases[good].most, hint: '' }];
}

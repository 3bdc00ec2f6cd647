import { columnsOf, cut } from '@parlour/kit/terminal/layout.ts';
import { EXPORT_CARDS } from '../content/export-cards.ts';
import { type BusinessmenScene, colourOf } from './types.ts';

/** Round, phase and order of play; what may be exported; what the price wheel has brought. */
export function head(scene: BusinessmenScene): string[] {
  const { view, facts, text, labels, style, width } = scene;
  const title = `${style.bold(text.name)}  ${labels.round(view.round, facts.target)}   ${labels.phases[facts.phase]}`;
  const card = view.exportCard;
  const goods = card === null ? [] : EXPORT_CARDS[card].map((good) => text.goods[good]);
  const exports = card === null ? '–' : `${goods.join(', ')} · ${text.exportCards[card].name}`;
  const wheel = view.sector === null ? '' : `   ${labels.wheel}: ${text.priceSectors[view.sector]}`;
  return [ends(title, order(scene), width), cut(`${labels.exports}: ${exports}${wheel}`, width)];
}

/** One text at the left edge and one at the right; the right one gives way. */
function ends(left: string, right: string, width: number): string {
  const gap = width - columnsOf(left) - columnsOf(right);
  return gap < 2 ? left : left + ' '.repeat(gap) + right;
}

const order = (scene: BusinessmenScene): string =>
  scene.facts.order.map((seat, i) => `${i === 0 ? '▸' : ''}${colourOf(scene, seat)}`).join(' ');

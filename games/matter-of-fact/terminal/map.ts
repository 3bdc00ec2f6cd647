import { padEnd } from '@parlour/kit/terminal/layout.ts';
import { CELLS, type Cell, HEXES, ROWS, SITES } from '../content/map.ts';
import type { MatterOfFactScene } from './types.ts';

/** Four letters and a space a hex; every other row is set in by half of it. */
const WIDTH = 5;
const HALF = 2;

/** The map, north up. Hexes are called as the log calls them: the letter of the row, then the number from the west. */
export function map(scene: MatterOfFactScene): string[] {
  const { style } = scene;
  return ROWS.map(({ r }, i) => {
    const row = CELLS.filter((cell) => HEXES[cell].r === r);
    const indent = ' '.repeat(r % 2 === 0 ? 1 : 1 + HALF);
    const letter = style.dim(String.fromCharCode('A'.charCodeAt(0) + i));
    return `${letter}${indent}${row.map((cell) => padEnd(signAt(scene, cell), WIDTH)).join('')}`.trimEnd();
  });
}

/** Who stands there, else what lies there: an asset in its owner's colour, with its guard or its raider. */
function signAt({ view, facts, style }: MatterOfFactScene, cell: Cell): string {
  const chip = view.seats.find((seat) => view.players[seat].cell === cell);
  const site = SITES[cell];
  if (chip !== undefined) {
    const under = site.is === 'asset' ? `·${site.asset}` : '';
    return style.bold(style.inverse(style.seat(chip)(`${chip + 1}${under}`)));
  }
  if (site.is === 'asset') {
    const { owner, hasGuard, capture } = view.assets[site.asset];
    if (owner === null) return site.asset;
    const mark = capture !== null ? '^' : hasGuard ? '!' : '·';
    return style.seat(owner)(`${site.asset}${mark}${owner + 1}`);
  }
  const sign = SIGNS[site.is];
  if (site.is === 'university') return style.cyan(site.university);
  if (site.is === 'labourExchange') return style.cyan(site.exchange);
  if (sign !== undefined) return (site.is === 'frontier' ? style.yellow : style.cyan)(sign);
  return style.dim(facts.reach.some((way) => way.cell === cell) ? '○' : '·');
}

const SIGNS: Partial<Record<(typeof SITES)[Cell]['is'], string>> = {
  frontier: '##',
  businessCentre: 'BC',
  dealership: 'AD',
};

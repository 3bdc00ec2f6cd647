import { CELLS, type Cell, HEXES, LAND, type Land } from '../content/board.ts';
import { MONSTER_IDS, MONSTERS } from '../content/monsters.ts';
import { firewayStep } from '../text/cells.ts';
import type { ManticoreScene } from './types.ts';

const LETTERS: Record<Exclude<Land, 'forest'>, string> = {
  city: 'CC',
  cave: 'MM',
  forge: 'Fo',
  elvenWorkshop: 'El',
  dwarfWorkshop: 'Dw',
  shoeManufactory: 'Sh',
  witchHut: 'Wi',
  druidHut: 'Dr',
  iceTower: 'Ic',
  fieryEarth: 'Fi',
};
export const letterOf = (land: Exclude<Land, 'forest'>): string => LETTERS[land];

const ROWS = 25;
const WEST = -6;
const WIDTH = 3;

/** The board, north up; every line is half a cell lower than the one above. Cells are called as the log calls them: column, row. */
export function map(scene: ManticoreScene): string[] {
  const { style } = scene;
  const lines = Array.from({ length: ROWS }, () => Array.from({ length: 13 }, () => ' '.repeat(WIDTH)));
  for (const cell of CELLS) {
    const { q, r } = HEXES[cell];
    const line = lines[2 * r + q + (ROWS - 1) / 2];
    if (line !== undefined) line[q - WEST] = ` ${signAt(scene, cell)}`;
  }
  const columns = [...'ABCDEFGHIJKLM'].map((letter) => `  ${letter}`).join('');
  return [
    style.dim(`  ${columns}`),
    ...lines.map((line, i) => style.dim(i % 2 === 0 ? String(i / 2 + 1).padStart(2) : '  ') + line.join('')),
  ];
}

/** Two letters: who stands there, else what lies there. */
function signAt({ view, facts, style }: ManticoreScene, cell: Cell): string {
  const hero = view.seats.find((seat) => view.heroes[seat].cell === cell);
  if (hero !== undefined) return style.bold(style.seat(hero)(` ${hero + 1}`));
  if (facts.clock.cell === cell) return style.bold(style.red('!!'));
  const monster = MONSTER_IDS.find((id) => view.monsters[id].cell === cell);
  if (monster !== undefined) return style.yellow(`${MONSTERS[monster].charAt(0)}${monster.slice(1)}`);
  const land = LAND[cell];
  if (land !== 'forest') return style.cyan(LETTERS[land]);
  const step = firewayStep(cell);
  if (step !== null)
    return (view.roads[cell] === null ? style.red : style.green)(step < 10 ? `F${step}` : String(step));
  if (view.ground.some((dropped) => dropped.cell === cell)) return style.cyan(' $');
  return view.roads[cell] === null ? style.dim(' ·') : style.green(' ≡');
}

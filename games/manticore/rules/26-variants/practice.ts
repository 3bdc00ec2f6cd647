import type { Core, Refusal, Seat } from '@parlour/kernel';
import { type Cell, FIREWAY, IN_CITY } from '../../content/board.ts';
import { MONSTER_IDS, MONSTERS } from '../../content/monsters.ts';
import type { Foe, G, Manticore } from '../../types.ts';
import { areAdjacent, isForest, SIDES } from '../01-setup/board.ts';
import { standingOn } from '../01-setup/standing.ts';
import { emit, no } from '../vocabulary.ts';

/**
 * The practice duel (specification, 9): any hero, any foe, any equipment, and no game around it. The foe never walks, loots or
 * enters the City; it answers attacks, and at the end of a round attacks as an aggressive monster does (MC-20.5).
 */
type Table = Pick<Core<Manticore>, 'options'>;

export const isPractice = ({ options }: Table): boolean => options.practice !== 'off';

/** Whom the heroes practise against; `null` in a whole game. */
export function practiceFoe({ options }: Table): Foe | null {
  if (options.practice === 'manticore') return 'manticore';
  return MONSTER_IDS.find((id) => MONSTERS[id] === options.practice) ?? null;
}

/** Whether a foe may be fought: in practice only the one that was chosen. */
export const takesPart = (table: Table, foe: Foe): boolean => !isPractice(table) || practiceFoe(table) === foe;

/** Where the Manticore stands in practice: on the last cell of her Fireway before the City. */
const LAST_STEP = IN_CITY - 1;
export const HER_STAND = FIREWAY[LAST_STEP] as Cell;

/** Where the foe could stand beside a hero on this cell: outside the City, where nobody is. */
function standsBeside(g: G, foe: Foe, cell: Cell): Cell[] {
  if (foe === 'manticore') return areAdjacent(cell, HER_STAND) ? [HER_STAND] : [];
  return SIDES[cell].map((side) => side.cell).filter((at) => isForest(at) && standingOn(g, at) === null);
}

/** The first hero begins where the foe can be beside him (MC-12.2); the others where they like. */
export function cannotBegin(g: G, seat: Seat, cell: Cell): Refusal<Manticore> | null {
  const foe = practiceFoe(g);
  if (foe === null || seat !== g.order[0] || standsBeside(g, foe, cell).length > 0) return null;
  return no('MC-12.2', 'awayFromFoe', { foe });
}

/** The foe takes its stand beside the first hero, and beside as many others as it can. */
export function bringFoe(g: G): void {
  const foe = practiceFoe(g);
  const first = g.order.flatMap((seat) => g.heroes[seat].cell ?? [])[0];
  if (foe === null || first === undefined) return;
  const besideHeroes = (at: Cell): number =>
    g.seats.filter((seat) => SIDES[at].some((side) => side.cell === g.heroes[seat].cell)).length;
  const [cell] = standsBeside(g, foe, first).sort((a, b) => besideHeroes(b) - besideHeroes(a));
  if (cell === undefined) throw new Error('the first hero began where the foe can be');
  if (foe === 'manticore') Object.assign(g.manticore, { step: LAST_STEP, wokeIn: g.round });
  else Object.assign(g.monsters[foe], { is: 'alive', cell, appearedIn: g.round });
  emit(g, 'foeStood', { foe, cell });
}

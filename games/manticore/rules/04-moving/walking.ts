import type { Barred, Domain, Refusal, Seat } from '@parlour/kernel';
import { BLOCKED, cheapestWays, UNREACHED, type Ways, wayTo } from '@parlour/kernel/hex.ts';
import { CELLS, type Cell } from '../../content/board.ts';
import type { G, Manticore } from '../../types.ts';
import { areAdjacent, BOARD, isWakingCell, locationAt, SIDES } from '../01-setup/board.ts';
import { openStack } from '../01-setup/stacks.ts';
import { occupiedCells, standingOn } from '../01-setup/standing.ts';
import { openEdges, stepCost } from '../02-paving/roads.ts';
import { pointsLeft } from '../03-rounds/hero.ts';
import { canWake, wake } from '../23-manticore/waking.ts';
import { barredCell, barredCells } from '../refusals.ts';
import { emit, no } from '../vocabulary.ts';

/** Whether a hero who comes here wakes the Manticore (MC-23.3) or turns up a stack (MC-28.4). */
const wakesAt = (g: G, cell: Cell): boolean => isWakingCell(cell) && canWake(g);
function opensAt(g: G, cell: Cell): boolean {
  const location = locationAt(cell);
  return location !== null && !g.stacks[location].isOpen;
}

/**
 * MC-4.1, MC-4.2. The cheapest ways of a hero within the points he has left. A walk never leads on through a cell where
 * something happens: so it never wakes or opens anything on the way, and after it the player decides anew.
 */
export function waysFrom(g: G, from: Cell, points: number, open = openEdges(g)): Ways {
  const occupied = occupiedCells(g);
  const isEvent = (cell: Cell): boolean => wakesAt(g, cell) || opensAt(g, cell);
  return cheapestWays(
    BOARD,
    [from],
    (at, to, direction) => {
      if (occupied[to] === 1 || (at !== from && isEvent(at as Cell))) return BLOCKED;
      return stepCost(open, at, to, direction);
    },
    points,
  );
}

/** Where a hero may walk now, and why nowhere else. */
export function destinations(g: G, seat: Seat): { to: Domain<Cell> } | Refusal<Manticore> {
  const { cell: from } = g.heroes[seat];
  const left = pointsLeft(g.heroes[seat]);
  if (from === null || left === 0) return no('MC-3.4', 'tooFewPoints', { needs: 1, left });
  const open = openEdges(g);
  const { costs } = waysFrom(g, from, left, open);
  const beyond = outOfReach(left);
  const one: Cell[] = [];
  const not: Barred<Cell>[] = [];
  for (const { cell, direction } of SIDES[from])
    if (costs[cell] === UNREACHED) not.push(barredStep(g, cell, stepCost(open, from, cell, direction), left));
  for (const cell of CELLS)
    if ((costs[cell] as number) > 0) one.push(cell);
    else if (!areAdjacent(from, cell)) not.push(beyond[cell]);
  return { to: { one, not } };
}

/** Most cells are out of reach most of the time: their reasons are written out once for every number of points. */
const OUT_OF_REACH = Array.from({ length: 24 }, (_, left) => barredCells(no('MC-3.4', 'outOfReach', { left })));
const outOfReach = (left: number) => OUT_OF_REACH[left] ?? barredCells(no('MC-3.4', 'outOfReach', { left }));

/** Why a neighbouring cell cannot be entered: somebody is there, or the step is too dear. */
function barredStep(g: G, cell: Cell, needs: number, left: number): Barred<Cell> {
  const by = standingOn(g, cell);
  return barredCell(
    cell,
    by === null ? no('MC-4.5', 'tooFewPoints', { needs, left }) : no('MC-4.2', 'occupied', { cell, by }),
  );
}

/** Walks a hero to a cell that he can reach, step by step. */
export function walkTo(g: G, seat: Seat, to: Cell): void {
  const hero = g.heroes[seat];
  if (hero.cell === null) return;
  const ways = waysFrom(g, hero.cell, pointsLeft(hero));
  const path = wayTo(ways, to) as Cell[];
  const costs: number[] = [];
  for (let i = 1; i < path.length; i++) {
    const cost = (ways.costs[path[i] as Cell] as number) - (ways.costs[path[i - 1] as Cell] as number);
    hero.spent += cost;
    costs.push(cost);
  }
  hero.cell = to;
  emit(g, 'moved', { seat, path, costs, left: pointsLeft(hero) });
  // MC-R38, MC-28.4. Cells before the last one wake and open nothing: see `waysFrom`.
  if (isWakingCell(to)) wake(g, 'nearCave', seat);
  const location = locationAt(to);
  if (location !== null) openStack(g, seat, location);
}

/** Every cell a hero can reach, with cost and way, for display. */
export function reachOf(g: G, seat: Seat): Manticore['facts']['reach'] {
  const { cell: from } = g.heroes[seat];
  if (from === null) return [];
  const ways = waysFrom(g, from, pointsLeft(g.heroes[seat]));
  return CELLS.flatMap((cell) => {
    const cost = ways.costs[cell] as number;
    if (cost === UNREACHED || cell === from) return [];
    return { cell, cost, path: wayTo(ways, cell).slice(1) as Cell[], wakes: wakesAt(g, cell), opens: opensAt(g, cell) };
  });
}

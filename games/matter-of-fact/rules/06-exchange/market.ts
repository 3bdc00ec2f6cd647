import type { Seat } from '@parlour/kernel';
import type { AssetId } from '../../content/assets.ts';
import { CONTRACT_COLUMN, LAST_COLUMN, PRICES, RESOURCES, type Resource, type Units } from '../../content/exchange.ts';
import { TOKENS } from '../../content/table.ts';
import type { G, MatterOfFact } from '../../types.ts';
import { assetsOf, processOf, productOf } from '../holdings.ts';
import { emit } from '../vocabulary.ts';
import { units } from './units.ts';

/** MF-6, MF-7. The board of exchange. */

export const priceAt = (resource: Resource, column: number): number => PRICES[resource][column] as number;
/** MF-6.5. For buying and for selling. */
export const priceOf = (g: G, resource: Resource): number => priceAt(resource, g.market[resource].column);
/** MF-9.2. The highest price. */
export const contractPrice = (resource: Resource): number => priceAt(resource, CONTRACT_COLUMN);

/** What a set of resources is worth at market prices. */
export function worthOf(g: G, some: Readonly<Partial<Units>>): number {
  let worth = 0;
  for (const resource of RESOURCES) worth += (some[resource] ?? 0) * priceOf(g, resource);
  return worth;
}

/** MF-6.10, MF-6.13. Where a step leads: never beyond the ends of the row. */
export const columnAfter = (column: number, by: 1 | -1): number =>
  Math.min(LAST_COLUMN, Math.max(CONTRACT_COLUMN, column - by));
export const isAtEnd = (g: G, resource: Resource, by: 1 | -1): boolean =>
  columnAfter(g.market[resource].column, by) === g.market[resource].column;

type Cause = Pick<MatterOfFact['events']['priceMoved'], 'because' | 'rule' | 'seat' | 'source'>;

/** MF-6.2, MF-6.4, MF-R9. One point up (1, to the left) or down (-1, to the right). */
export function movePrice(g: G, resource: Resource, by: 1 | -1, cause: Cause): void {
  const row = g.market[resource];
  const from = priceOf(g, resource);
  const column = columnAfter(row.column, by);
  if (column !== row.column) row.lastMove = by;
  row.column = column;
  emit(g, 'priceMoved', { resource, by, from, to: priceOf(g, resource), column, ...cause });
}

/** MF-7.2, MF-7.3, MF-R7. What a player's assets could yield in a turn. */
export function capacityOf(g: G, seat: Seat, resource: Resource): number {
  let capacity = 0;
  for (const id of assetsOf(g, seat)) if (productOf(id) === resource) capacity += processOf(g, id).output;
  return capacity;
}

export function capacitiesOf(g: G, seat: Seat): Units {
  const capacities = units();
  for (const id of assetsOf(g, seat)) {
    const product = productOf(id);
    if (product !== 'biobot') capacities[product] += processOf(g, id).output;
  }
  return capacities;
}

/** MF-7.1, MF-7.4. The only one with the highest capacity, if it is not zero. */
export function leaderOf(capacities: readonly number[]): Seat | null {
  const most = Math.max(...capacities);
  const first = capacities.indexOf(most);
  return most > 0 && first === capacities.lastIndexOf(most) ? (first as Seat) : null;
}

/** MF-R6. After every change of capacity, whoever's turn it is. */
export function settleMonopolies(g: G): void {
  const bySeat = g.seats.map((seat) => capacitiesOf(g, seat));
  for (const resource of RESOURCES) {
    const capacities = bySeat.map((each) => each[resource]);
    const to = leaderOf(capacities);
    const from = g.market[resource].monopolist;
    if (from === to) continue;
    g.market[resource].monopolist = to;
    emit(g, 'monopolyChanged', { resource, from, to, capacities });
  }
}

/** MF-R15. Tokens the bank still has; production never fails for lack of them, so players may hold more than there are. */
export function tokensLeft(g: G, resource: Resource): number {
  let held = 0;
  for (const seat of g.seats) {
    held += g.players[seat].stock[resource];
    for (const id of assetsOf(g, seat)) held += g.assets[id].capture?.supplies?.inputs[resource] ?? 0;
  }
  return Math.max(0, TOKENS[resource] - held);
}

/** MF-14.2, MF-R11. Once an asset that makes it was bought, a resource is on sale for good. */
export function openResource(g: G, seat: Seat, asset: AssetId): void {
  const product = productOf(asset);
  if (product === 'biobot' || g.market[product].isOpen) return;
  g.market[product].isOpen = true;
  emit(g, 'resourceOpened', { resource: product, seat, asset });
}

import type { PerSeat, Refusal, Seat } from '@parlour/kernel';
import { VALUES } from '../../content/characteristics.ts';
import { GOODS, type GoodId, type Units } from '../../content/goods.ts';
import { LORRIES, LORRY_IDS, type LorryId } from '../../content/lorries.ts';
import type { Businessmen, G, LoadLimit } from '../../types.ts';
import { ownedUnits } from '../03-tablet/goods.ts';
import { no } from '../vocabulary.ts';

export function onBoard(g: G, lorry: LorryId): number {
  let units = 0;
  for (const lot of g.lorries[lorry].lots) units += lot;
  return units;
}

export const spaceOn = (g: G, lorry: LorryId): number => LORRIES[lorry].capacity - onBoard(g, lorry);
export const isFull = (g: G, lorry: LorryId): boolean => spaceOn(g, lorry) === 0;

/** BM-7.9, BM-8.9. The one player whose goods alone are on board, however many moves and rounds it took. */
export function exclusiveOwner(g: G, lorry: LorryId): Seat | null {
  const owners = g.seats.filter((seat) => g.lorries[lorry].lots[seat] > 0);
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

/** BM-3.5, BM-R12. What the Loader may still carry of a good: each move anew, or so much a round. */
function loaderRest(g: G, loaded: PerSeat<Units> | null, seat: Seat, good: GoodId): number {
  const most = VALUES.loader[g.players[seat].levels.loader];
  return g.options.loaderCap === 'perRound' && loaded !== null ? most - loaded[seat][good] : most;
}

/** BM-7.3. Why a good may not go on a lorry; `loaded` counts this phase's loads, `null` outside it. */
export function cannotLoad(
  g: G,
  loaded: PerSeat<Units> | null,
  seat: Seat,
  lorry: LorryId,
  good: GoodId,
): Refusal<Businessmen> | null {
  const carries = g.lorries[lorry].good;
  if (carries !== null && isFull(g, lorry)) return no('BM-7.3', 'lorryFull', { lorry });
  if (carries !== null && carries !== good) return no('BM-7.3', 'carriesAnother', { lorry, carries, good });
  if (ownedUnits(g, seat, good) === 0) return no('BM-7.3', 'noneOwned', { good });
  if (loaderRest(g, loaded, seat, good) <= 0)
    return no('BM-R12', 'loaderSpent', { good, most: VALUES.loader[g.players[seat].levels.loader] });
  // BM-7.10, BM-R15: by default one good may be on several lorries.
  if (carries === null && g.options.sameGoodCars === 'oneCarPerGood') {
    const other = LORRY_IDS.find((each) => g.lorries[each].good === good);
    if (other !== undefined) return no('BM-R15', 'onAnotherLorry', { good, lorry: other });
  }
  return null;
}

/** BM-7.4. The quantity is never chosen: as much as Loader, space and stock allow, and which of them sets the limit. */
export function loadOf(
  g: G,
  loaded: PerSeat<Units> | null,
  seat: Seat,
  lorry: LorryId,
  good: GoodId,
): { units: number; limit: LoadLimit } {
  const loader = loaderRest(g, loaded, seat, good);
  const space = spaceOn(g, lorry);
  const stock = ownedUnits(g, seat, good);
  const units = Math.min(loader, space, stock);
  return { units, limit: units === loader ? 'loader' : units === space ? 'space' : 'stock' };
}

/** The first load a seat could make, by lorry and then by good; `null`: none. */
export function firstLoad(g: G, loaded: PerSeat<Units> | null, seat: Seat): { lorry: LorryId; good: GoodId } | null {
  for (const lorry of LORRY_IDS)
    for (const good of GOODS)
      if (ownedUnits(g, seat, good) > 0 && cannotLoad(g, loaded, seat, lorry, good) === null) return { lorry, good };
  return null;
}

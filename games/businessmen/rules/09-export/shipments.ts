import { type Fields, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { EXPORT_CARDS } from '../../content/export-cards.ts';
import { GOODS, type GoodId } from '../../content/goods.ts';
import { SHIPMENT_SIZES, SHIPMENTS } from '../../content/table.ts';
import type { Businessmen, G, Shipment } from '../../types.ts';
import { gainPoints } from '../02-field/points.ts';
import { isUnderEmbargo } from '../02-field/prices.ts';
import { families } from '../families.ts';
import { emit, no } from '../vocabulary.ts';

const SMALLEST = SHIPMENT_SIZES[0];

/** BM-5.6, BM-9.2. */
export const isOnExportCard = (g: G, good: GoodId): boolean =>
  g.exportCard !== null && (EXPORT_CARDS[g.exportCard] as readonly GoodId[]).includes(good);

/** Units of a good in the main warehouse that are not yet promised to a shipment. */
function unitsToShip(g: G, pending: readonly Shipment[], seat: Seat, good: GoodId): number {
  let units = g.players[seat].main[good];
  for (const shipment of pending) if (shipment.good === good) units -= shipment.units;
  return units;
}

/** BM-9.2, BM-9.3, BM-9.7, BM-R31. Why a good cannot be exported; `made` are the shipments of this round so far. */
function cannotShip(
  g: G,
  made: readonly Shipment[],
  pending: readonly Shipment[],
  seat: Seat,
  good: GoodId,
): Refusal<Businessmen> | null {
  if (!isOnExportCard(g, good)) return no('BM-9.2', 'notOnExportCard', { good });
  if (isUnderEmbargo(g, good)) return no('BM-8.3', 'underEmbargo', { good });
  if (g.options.exportLots === 'onePerRound' && made.length > 0) return no('BM-R31', 'oneShipmentOnly', { good });
  if (g.options.exportLots === 'onePerGood' && made.some((shipment) => shipment.good === good))
    return no('BM-9.7', 'alreadyShipped', { good });
  return tooFew(g, pending, seat, good, SMALLEST);
}

/** BM-9.3. A shipment has exactly 4, 6 or 8 units. */
function tooFew(g: G, pending: readonly Shipment[], seat: Seat, good: GoodId, needs: number) {
  const has = unitsToShip(g, pending, seat, good);
  return has < needs ? no('BM-9.3', 'tooFewUnits', { good, has, needs }) : null;
}

export const canShip = (g: G, made: readonly Shipment[], pending: readonly Shipment[], seat: Seat): boolean =>
  GOODS.some((good) => cannotShip(g, made, pending, seat, good) === null);

/** Whether one more shipment fits a plan that is not carried out yet. */
export const canSend = (g: G, plan: readonly Shipment[], seat: Seat, { good, units }: Shipment): boolean =>
  cannotShip(g, plan, plan, seat, good) === null && tooFew(g, plan, seat, good, units) === null;

/** A family for each good: the sizes its units allow. */
export const shipments = (
  g: G,
  made: readonly Shipment[],
  pending: readonly Shipment[],
  seat: Seat,
): Fields<Businessmen['actions']['ship']>[] =>
  families(
    GOODS,
    (good) => cannotShip(g, made, pending, seat, good),
    (domain, good) => ({
      good: domain,
      units: oneOf(SHIPMENT_SIZES, (size) => tooFew(g, pending, seat, good, size)),
    }),
  );

/** BM-1.4, BM-9.4, BM-9.5, BM-R32. Points, no coins, no price; the units go back to their pile. */
export function ship(g: G, seat: Seat, { good, units }: Shipment): void {
  g.players[seat].main[good] -= units;
  g.piles[good] += units;
  const points = SHIPMENTS[units];
  emit(g, 'exported', { seat, good, units, points });
  gainPoints(g, seat, points);
}

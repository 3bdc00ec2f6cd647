import type { Seat } from '@parlour/kernel';
import { CHARACTERISTICS, type Characteristic, FINES, STEPS, VALUES } from '../content/characteristics.ts';
import { GOODS } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { MISFORTUNE_SECTORS, MISFORTUNE_WHEEL } from '../content/misfortune-wheel.ts';
import { SHIPMENT_SIZES } from '../content/table.ts';
import type { CharacteristicFacts, G, Part, SeatFacts } from '../types.ts';
import { maySkip } from './01-rounds/order.ts';
import { targetOf } from './02-field/points.ts';
import { isUnderEmbargo, priceOf } from './02-field/prices.ts';
import { levelAfter } from './03-tablet/characteristics.ts';
import { mostValuableTypes, ownedUnits, roomFor, typesOwned } from './03-tablet/goods.ts';
import { purchaseLimit } from './06-buying/purchases.ts';
import { cannotLoad, loadOf } from './07-loading/lorries.ts';
import { isOnExportCard } from './09-export/shipments.ts';
import { hitOn } from './11-misfortune/spin.ts';
import { fineAhead, reachOf, worstFineOf } from './13-ending/reach.ts';

/** What is to be read off a tablet at a glance. */
export function seatFacts(g: G, seat: Seat, place: number, part: Part): SeatFacts {
  const { points } = g.players[seat];
  const cushion = points - targetOf(g);
  const reach = reachOf(g, seat, part);
  const types = typesOwned(g, seat);
  const kept = mostValuableTypes(g, seat);
  return {
    place,
    missing: Math.max(0, -cushion),
    cushion,
    worstFine: worstFineOf(g, seat),
    worstCushion: cushion - fineAhead(g, seat),
    reach,
    mayFinish: reach >= targetOf(g),
    fineSectors: MISFORTUNE_SECTORS.filter((sector) => {
      const hits = MISFORTUNE_WHEEL[sector];
      return hits !== null && hitOn(g, seat, hits) === 'fine';
    }).length,
    characteristics: Object.fromEntries(
      CHARACTERISTICS.map((each) => [each, characteristicFacts(g, seat, each)]),
    ) as SeatFacts['characteristics'],
    room: roomFor(g, seat),
    types: types.length,
    surplus: types.filter((good) => !kept.includes(good)).map((good) => ({ good, units: ownedUnits(g, seat, good) })),
    purchases: Object.fromEntries(GOODS.map((good) => [good, purchaseLimit(g, seat, good)])) as SeatFacts['purchases'],
    loads: loadsOf(g, seat),
    brings: bringsOf(g, seat),
    shipments: Object.fromEntries(
      GOODS.filter((good) => isOnExportCard(g, good) && !isUnderEmbargo(g, good)).map((good) => [
        good,
        SHIPMENT_SIZES.filter((size) => size <= g.players[seat].main[good]),
      ]),
    ),
    maySkip: maySkip(g, seat),
  };
}

function characteristicFacts(g: G, seat: Seat, characteristic: Characteristic): CharacteristicFacts {
  const { levels, warnings, insured, coins } = g.players[seat];
  const level = levels[characteristic];
  const to = levelAfter(level);
  const hit = hitOn(g, seat, characteristic);
  return {
    level,
    value: VALUES[characteristic][level],
    step:
      to === null ? null : { ...STEPS[to], value: VALUES[characteristic][to], isAffordable: STEPS[to].cost <= coins },
    hasWarning: warnings[characteristic],
    isInsured: insured[characteristic],
    nextHit: hit === 'fine' ? { is: 'fine', ...FINES[level] } : { is: hit },
  };
}

/** BM-7.4. What each load would be now. */
function loadsOf(g: G, seat: Seat): SeatFacts['loads'] {
  const frame = g.stack.find((each) => each.phase === 'loading');
  const loaded = frame?.phase === 'loading' ? frame.loaded : null;
  return Object.fromEntries(
    LORRY_IDS.map((lorry) => [
      lorry,
      Object.fromEntries(
        GOODS.map((good) => [
          good,
          cannotLoad(g, loaded, seat, lorry, good) === null ? loadOf(g, loaded, seat, lorry, good).units : 0,
        ]),
      ),
    ]),
  ) as SeatFacts['loads'];
}

/** BM-8.6. What each load would bring, sold at today's price. */
function bringsOf(g: G, seat: Seat): SeatFacts['brings'] {
  const loads = loadsOf(g, seat);
  return Object.fromEntries(
    LORRY_IDS.map((lorry) => [
      lorry,
      Object.fromEntries(GOODS.map((good) => [good, loads[lorry][good] * priceOf(g, good)])),
    ]),
  ) as SeatFacts['brings'];
}

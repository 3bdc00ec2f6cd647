import { tableOf } from '@parlour/kernel';
import { GOODS, type GoodId } from '../content/goods.ts';
import { LORRIES, LORRY_IDS, type LorryId } from '../content/lorries.ts';
import { ON_PRICE_WHEEL, PRICE_SECTORS } from '../content/price-wheel.ts';
import { HIGHEST_POSITION, LOWEST_POSITION } from '../content/prices.ts';
import type { Facts, G, GoodFacts, LorryFacts, Part } from '../types.ts';
import { loadingOrder, playingFrom } from './01-rounds/order.ts';
import { targetOf } from './02-field/points.ts';
import { adjustmentOf, embargoed, isUnderEmbargo, moved, priceAt } from './02-field/prices.ts';
import { exclusiveOwner, isFull, onBoard, spaceOn } from './07-loading/lorries.ts';
import { isOnExportCard } from './09-export/shipments.ts';
import { lastRoundOf, standing } from './13-ending/ending.ts';
import { isLastRound } from './13-ending/reach.ts';
import { seatFacts } from './seat-facts.ts';

/** What the table shows beyond what lies on it (specification, 9.1 and 9.4). Nothing in it is hidden from anybody. */
export function facts(g: G): Facts {
  const part = partOf(g);
  const { places } = standing(g);
  return {
    part,
    phase: PHASES[part],
    target: targetOf(g),
    lastRound: lastRoundOf(g),
    isLastRound: g.outcome === null && isLastRound(g),
    order: playingFrom(g, g.opener ?? g.leader),
    loadingOrder: loadingOrderNow(g),
    goods: Object.fromEntries(GOODS.map((good) => [good, goodFacts(g, good)])) as Facts['goods'],
    lorries: Object.fromEntries(LORRY_IDS.map((lorry) => [lorry, lorryFacts(g, lorry)])) as Facts['lorries'],
    seats: tableOf(g.seats, (seat) => seatFacts(g, seat, places[seat], part)),
    embargo: embargoed(g),
  };
}

const PHASES: Record<Part, Facts['phase']> = {
  announcements: 0,
  cards: 0,
  buying: 1,
  loading: 2,
  keeping: 2,
  priceWheel: 3,
  exports: 3,
  improvements: 4,
  misfortune: 5,
  insurance: 6,
  over: 6,
};

/** The step of the round that is on; what is kept after a fine belongs to Phase 5. */
function partOf(g: G): Part {
  const step = g.outcome === null ? g.stack[0]?.step : undefined;
  return Object.keys(PHASES).find((part): part is Part => part === step) ?? 'over';
}

/** While the round is not open yet, as if the leader led it; during loading, who has not passed. */
function loadingOrderNow(g: G): Facts['loadingOrder'] {
  let firstPasser = null;
  for (const frame of g.stack) {
    if (frame.phase === 'loading') return [...frame.queue];
    if (frame.phase === 'round' || frame.phase === 'buying') firstPasser = frame.firstPasser ?? firstPasser;
  }
  return loadingOrder({ ...g, opener: g.opener ?? playingFrom(g, g.leader)[0] ?? null }, firstPasser);
}

function goodFacts(g: G, good: GoodId): GoodFacts {
  const position = g.prices[good];
  const price = priceAt(position);
  const leaving = LORRY_IDS.filter((lorry) => isFull(g, lorry) && !isUnderEmbargo(g, g.lorries[lorry].good ?? good));
  const next = moved(position, adjustmentOf(g, good, leaving));
  const spun = pricesAfterSpin(g, good);
  return {
    position,
    price,
    stepsUp: stepsTo(position, 1),
    stepsDown: stepsTo(position, -1),
    next,
    nextPrice: priceAt(next),
    embargoSectors: PRICE_SECTORS.length - spun.length,
    lowest: Math.min(...spun),
    highest: Math.max(...spun),
    isExportable: isOnExportCard(g, good) && !isUnderEmbargo(g, good),
    isUnderEmbargo: isUnderEmbargo(g, good),
  };
}

/** The price of a good after each sector of the wheel that allows its sale. */
function pricesAfterSpin(g: G, good: GoodId): number[] {
  const prices: number[] = [];
  for (const id of PRICE_SECTORS) {
    const sector = ON_PRICE_WHEEL[id];
    if (sector.kind === 'price') prices.push(priceAt(moved(g.prices[good], sector.moves[good] ?? 0)));
    else if (!sector.goods.includes(good)) prices.push(priceAt(g.prices[good]));
  }
  return prices;
}

/** How many positions up or down change the price by a coin. */
function stepsTo(position: number, direction: 1 | -1): number | null {
  for (let steps = 1; steps <= HIGHEST_POSITION; steps++) {
    const there = position + direction * steps;
    if (there < LOWEST_POSITION || there > HIGHEST_POSITION) return null;
    if (priceAt(there) !== priceAt(position)) return steps;
  }
  return null;
}

function lorryFacts(g: G, lorry: LorryId): LorryFacts {
  const { good, lots } = g.lorries[lorry];
  const { capacity, points } = LORRIES[lorry];
  const prices = good === null ? [0] : pricesAfterSpin(g, good);
  const now = good === null ? 0 : priceAt(g.prices[good]);
  return {
    capacity,
    onBoard: onBoard(g, lorry),
    space: spaceOn(g, lorry),
    points,
    exclusiveTo: exclusiveOwner(g, lorry),
    isFull: isFull(g, lorry),
    isHeld: good !== null && isFull(g, lorry) && isUnderEmbargo(g, good),
    lots: g.seats
      .filter((seat) => lots[seat] > 0)
      .map((seat) => ({
        seat,
        units: lots[seat],
        now: lots[seat] * now,
        best: lots[seat] * Math.max(...prices),
        worst: lots[seat] * Math.min(...prices),
      })),
    pricesIfSent:
      good === null
        ? null
        : (Object.fromEntries(
            GOODS.map((each) => [each, moved(g.prices[each], adjustmentOf(g, each, [lorry]))]),
          ) as LorryFacts['pricesIfSent']),
  };
}

import type { Event, Seat, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { fly, placeOf } from '@parlour/kit/money/fly.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect, useRef } from 'react';
import { GOODS, type GoodId } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import type { Businessmen, Facts } from '../../types.ts';
import { coinToken, crateToken, starToken, warningToken } from './tokens.ts';

type Seen = View<Event<Businessmen>>;
/** One thing that travels: from where, to where, as what, and how many of it. */
type Move = { from: string[]; to: string[]; token: HTMLElement; count?: number };

const purse = (seat: Seat): string[] => [`coins-${seat}`, `seat-${seat}`];
const store = (seat: Seat, good: GoodId): string[] => [`main-${good}`, `store-${seat}`, `seat-${seat}`];
/** As many coins as make the sum felt, not counted. */
const coinsFor = (amount: number): number => Math.max(1, Math.min(7, Math.round(amount / 4)));
/** What others did never takes longer than this. */
const LONGEST = 1600;
/** So long after one thing the next sets out, unless there are too many. */
const GAP = 150;
/** So long a thing is on its way before it touches down. */
const FLIGHT = 340;

/** When the crates of a load come down, one after another: the lorry shows each of them then. */
export const landingOf = (order: number): number => FLIGHT + GAP * order;

/** Lets crates, coins and stars be seen on their way whenever something has happened. */
export function useMovements({ events, pace, seat, facts }: BoardProps<Businessmen>): void {
  const lots = useRef(facts.lorries);
  lots.current = facts.lorries;
  useEffect(() => {
    const speed = paceOf(pace);
    if (speed === 0) return;
    const moves = events.flatMap((event) => movesOf(event, seat, lots.current));
    const gap = Math.min(GAP, LONGEST / Math.max(1, moves.length));
    moves.forEach(({ from, to, token, count = 1 }, i) => {
      const [start, end] = [placeOf(...from), placeOf(...to)];
      if (start !== null && end !== null) fly({ from: start, to: end, token, count, delay: i * gap }, pace);
    });
    if (events.some(({ type }) => type === 'exported')) sail(speed);
  }, [events, pace, seat]);
}

/** The ship puts out to sea and comes back empty. */
function sail(speed: number): void {
  placeOf('ship')?.animate(
    [
      { transform: 'none' },
      { transform: 'translateX(160%)', offset: 0.55 },
      { transform: 'translateX(160%)', offset: 0.6, opacity: 0 },
      { transform: 'none' },
    ],
    { duration: 1700 * speed, delay: 450 * speed, easing: 'ease-in' },
  );
}

/** Where on a lorry the crates of a load lie: at the end of their owner's lot. */
function firstSlot(lorries: Facts['lorries'], lorry: LorryId, seat: Seat, units: number): number {
  let end = 0;
  for (const lot of lorries[lorry].lots) {
    end += lot.units;
    if (lot.seat === seat) break;
  }
  return Math.max(0, end - units);
}

function movesOf(event: Seen, me: Seat | null, lorries: Facts['lorries']): Move[] {
  const coins = (from: string[], to: string[], amount: number): Move[] =>
    amount > 0 ? [{ from, to, token: coinToken(), count: coinsFor(amount) }] : [];
  const crates = (from: string[], to: string[], good: GoodId, units: number): Move[] =>
    units > 0 ? [{ from, to, token: crateToken(good), count: Math.min(units, 8) }] : [];
  const star = (from: string[], seat: Seat, points: number): Move[] =>
    points === 0 ? [] : [{ from, to: [`points-${seat}`, `seat-${seat}`], token: starToken(points) }];
  switch (event.type) {
    case 'cardsTurned':
      return GOODS.flatMap((good) => crates([`pile-${good}`], [`stall-${good}`], good, event.laid[good]));
    case 'bought':
      return [
        ...crates(
          [`stall-${event.good}`],
          event.seat === me ? [`temp-${event.good}`, `dock-${event.seat}`] : store(event.seat, event.good),
          event.good,
          event.units,
        ),
        ...coins(purse(event.seat), [`stall-${event.good}`], event.cost),
      ];
    case 'loaded': {
      const { lorry, good, units } = event;
      const first = firstSlot(lorries, lorry, event.seat, units);
      const from = event.seat === me ? [`store-${event.seat}`] : store(event.seat, good);
      // Crate by crate, each to its own place.
      return Array.from({ length: units }, (_, i) => ({
        from,
        to: [`slot-${lorry}-${first + i}`, `lorry-${lorry}`],
        token: crateToken(good),
      }));
    }
    case 'leftOver':
      return event.goes === 'returned'
        ? GOODS.flatMap((good) => crates([`stall-${good}`], [`pile-${good}`], good, event.units[good]))
        : [];
    case 'transferred':
      return event.seat === me
        ? GOODS.flatMap((good) => crates([`dock-${event.seat}`], [`main-${good}`], good, event.units[good]))
        : [];
    case 'gaveUp':
      return crates(store(event.seat, event.good), [`pile-${event.good}`], event.good, event.units);
    case 'lorrySent':
      return [
        ...event.payments.flatMap(({ seat, coins: paid }) => coins([`lorry-${event.lorry}`], purse(seat), paid)),
        ...(event.exclusive === null
          ? []
          : star([`lorry-${event.lorry}`], event.exclusive.seat, event.exclusive.points)),
      ];
    case 'exported':
      return [
        ...crates(store(event.seat, event.good), ['ship', 'harbour'], event.good, event.units),
        ...star(['harbour', 'ship'], event.seat, event.points),
      ];
    case 'improved':
      return [
        ...coins(purse(event.seat), [`trait-${event.seat}-${event.characteristic}`], event.cost),
        ...star([`trait-${event.seat}-${event.characteristic}`], event.seat, event.points),
      ];
    case 'insured':
      return coins(purse(event.seat), [`trait-${event.seat}-${event.characteristic}`], event.cost);
    case 'warned':
      return [
        {
          from: ['wheel-misfortune', `seat-${event.seat}`],
          to: [`trait-${event.seat}-${event.characteristic}`],
          token: warningToken(),
        },
      ];
    case 'skipAnnounced':
      return star([`seat-${event.seat}`], event.seat, -event.lost);
    case 'fined':
      return star([`trait-${event.seat}-${event.characteristic}`], event.seat, -event.lost);
    case 'skipMoneyPaid':
      return coins(['market'], purse(event.seat), event.coins);
    default:
      return [];
  }
}

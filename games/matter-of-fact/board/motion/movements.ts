import type { Event, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { fly, placeOf } from '@parlour/kit/money/fly.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect } from 'react';
import type { Product } from '../../content/assets.ts';
import type { Cell } from '../../content/map.ts';
import type { MatterOfFact } from '../../types.ts';
import { centre } from '../map/cells.ts';
import { coinToken, pegToken, productToken } from './tokens.ts';

type Seen = View<Event<MatterOfFact>>;

/** One hex of a way; and what others did never takes longer than this. */
const STEP = 210;
const LONGEST = 1500;
const GAP = 80;

/** Lets chips travel the way they went; goods, coins and workers are seen to change places. */
export function useMovements({ events, pace }: BoardProps<MatterOfFact>): void {
  useEffect(() => {
    const speed = paceOf(pace);
    if (speed === 0) return;
    let delay = 0;
    for (const event of events) {
      if (event.type === 'moved') delay += travel(`chip-${event.seat}`, event.path, speed, delay);
      else if (event.type === 'arrested') delay += travel(`chip-${event.seat}`, [event.from, event.to], speed, delay);
      else {
        const flight = flightOf(event);
        if (event.type === 'produced') flash(`asset-${event.asset}`, speed, delay);
        const [from, to] = [flight && placeOf(...flight.from), flight && placeOf(...flight.to)];
        if (flight === null || !from || !to) continue;
        fly({ from, to, token: flight.token, count: Math.min(5, flight.count), delay }, pace);
        delay += GAP;
      }
    }
  }, [events, pace]);
}

function travel(place: string, path: readonly Cell[], speed: number, delay: number): number {
  if (path.length < 2) return 0;
  const step = Math.min(STEP, LONGEST / path.length);
  const frames = path.map((cell) => {
    const { x, y } = centre(cell);
    return { transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' };
  });
  const time = step * (path.length - 1);
  placeOf(place)?.animate(frames, { duration: time * speed, delay: delay * speed, fill: 'backwards' });
  return time;
}

/** What has just worked lights up. */
function flash(place: string, speed: number, delay: number): void {
  const frames = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
  placeOf(place)?.animate(frames, { duration: 420 * speed, delay: delay * speed });
}

type Flight = { from: string[]; to: string[]; token: HTMLElement; count: number };

const stockOf = (seat: number, product: Product): string[] =>
  product === 'biobot' ? [`biobot-${seat}`, `desk-${seat}`] : [`desk-${seat}`, `seat-${seat}`];
/** My own goods go to their pile, those of others to their desk. */
const pileOf = (seat: number, product: Product): string[] => {
  const isMine = placeOf(`hand-${seat}`) !== null;
  return isMine ? [`stock-${product}`, ...stockOf(seat, product)] : stockOf(seat, product);
};
const goods = (from: string, seat: number, product: Product, count: number): Flight => ({
  from: [from],
  to: pileOf(seat, product),
  token: productToken(product),
  count,
});
const purseOf = (seat: number): string[] => [`desk-${seat}`, `seat-${seat}`];

/** What is seen to fly, from where to where. */
function flightOf(event: Seen): Flight | null {
  switch (event.type) {
    case 'produced':
      return goods(`asset-${event.asset}`, event.seat, event.product, event.units);
    case 'producedForRaider':
      return goods(`asset-${event.asset}`, event.raider, event.product, event.units);
    case 'sold':
    case 'delivered':
      return { from: [`price-${event.resource}`], to: purseOf(event.seat), token: coinToken(), count: event.units };
    case 'resourceBought':
      return goods(`price-${event.resource}`, event.seat, event.resource, event.units);
    case 'salaryPaid':
      return { from: purseOf(event.seat), to: ['salary'], token: coinToken(), count: 3 };
    case 'grantPaid':
      return { from: [`chip-${event.seat}`], to: purseOf(event.seat), token: coinToken(), count: 4 };
    case 'assetBought':
      return { from: purseOf(event.seat), to: [`asset-${event.asset}`], token: coinToken(), count: 4 };
    case 'hired':
      return { from: [`chip-${event.seat}`], to: purseOf(event.seat), token: pegToken(), count: event.workers };
    default:
      return null;
  }
}

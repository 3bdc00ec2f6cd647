import { below, roundFrom, type Seat, shuffle } from '@parlour/kernel';
import { ASSET_IDS, type AssetId, numberOf } from '../../content/assets.ts';
import { COMPENSATION_STEP } from '../../content/table.ts';
import type { G, MatterOfFact } from '../../types.ts';
import { receive } from '../money.ts';
import { emit } from '../vocabulary.ts';

/** MF-3.7. The starting player. */

export const starterByLot = (g: G): void => setStarter(g, below(g, g.seats.length) as Seat, 'random', []);

/** MF-R53. The highest number starts; leaders who are level draw again. The cards go back. */
export function starterByCards(g: G): void {
  const cards = shuffle(g, [...ASSET_IDS]);
  const draws: { seat: Seat; asset: AssetId }[][] = [];
  let leaders: Seat[] = [...g.seats];
  while (leaders.length > 1) {
    const drawn = leaders.map((seat) => ({ seat, asset: cards.pop() as AssetId }));
    draws.push(drawn);
    leaders = leadersOf(drawn);
    // Two by two the 28 cards can only run out after many equal draws: then all are shuffled again.
    if (cards.length < leaders.length) cards.push(...shuffle(g, [...ASSET_IDS]));
  }
  setStarter(g, leaders[0] ?? 0, 'assetCards', draws);
}

export function leadersOf(drawn: readonly { seat: Seat; asset: AssetId }[]): Seat[] {
  const highest = Math.max(...drawn.map(({ asset }) => numberOf(asset)));
  return drawn.filter(({ asset }) => numberOf(asset) === highest).map(({ seat }) => seat);
}

type Found = MatterOfFact['events']['starterFound'];

export function setStarter(g: G, starter: Seat, how: Found['how'], draws: Found['draws']): void {
  g.starter = starter;
  emit(g, 'starterFound', { how, draws, starter });
  if (g.options.compensation === 'none') return;
  // MF-O15: early seats are favoured.
  for (const [place, seat] of roundFrom(g.seats, starter).entries()) {
    if (place === 0) continue;
    const amount = place * COMPENSATION_STEP;
    receive(g, seat, amount);
    emit(g, 'compensated', { seat, amount });
  }
}

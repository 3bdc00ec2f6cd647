import { EVERYBODY, type Seat, tableOf } from '@parlour/kernel';
import { KIND_OF, resaleOf } from '../../content/assets.ts';
import { RESOURCES } from '../../content/exchange.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../../content/vehicles.ts';
import type { Ending, G, Standing } from '../../types.ts';
import { capacitiesOf, worthOf } from '../06-exchange/market.ts';
import { assetsOf, rivalsOf } from '../holdings.ts';
import { cashOf, debtOf } from '../money.ts';
import { emit } from '../vocabulary.ts';

/** MF-22. Victory, ranking and the end. */

/** MF-1.4. BIObots to win. */
export const targetOf = (g: G): number => Number(g.options.biobots);

/** MF-22.2, MF-R50. At that moment, or when the round has been played out. */
export function checkVictory(g: G, seat: Seat): void {
  const { biobots } = g.players[seat];
  const target = targetOf(g);
  if (biobots < target) return;
  if (g.options.end === 'immediate') return endGame(g, { because: 'biobots', rule: 'MF-22.1', first: [seat] });
  const isFirst = biobots === target && rivalsOf(g, seat).every((rival) => g.players[rival].biobots < target);
  if (isFirst) emit(g, 'lastTurnsBegan', { seat, biobots });
}

/** MF-R50, MF-R62. Asked after each round. */
export function checkRoundEnd(g: G): void {
  const isReached = g.seats.some((seat) => g.players[seat].biobots >= targetOf(g));
  if (isReached) endGame(g, { because: 'biobots', rule: 'MF-R50', first: g.seats });
  else if (g.lastRound !== null && g.round >= g.lastRound)
    endGame(g, { because: 'roundCap', rule: 'MF-R62', first: g.seats });
}

/** MF-R63. */
const standingOf = (g: G, seat: Seat): Standing => ({
  biobots: g.players[seat].biobots,
  worth: netWorth(g, seat),
  capacity: RESOURCES.reduce((sum, resource) => sum + capacitiesOf(g, seat)[resource], 0),
});

/** MF-R63. Cash less debt, stock at current prices, half of what assets and vehicles cost. */
export function netWorth(g: G, seat: Seat): number {
  let worth = cashOf(g, seat) - debtOf(g, seat) + worthOf(g, g.players[seat].stock);
  for (const asset of assetsOf(g, seat)) worth += resaleOf(KIND_OF[asset]);
  for (const vehicle of BOUGHT_VEHICLES)
    if (g.players[seat].vehicles[vehicle] !== 'none') worth += DEALERSHIP[vehicle].refund;
  return worth;
}

/** The place of each seat: those who have left last, `first` before the others. */
export function placesOf(g: G, first: readonly Seat[]): number[] {
  const standings = g.seats.map((seat) => standingOf(g, seat));
  const rank = (seat: Seat): number[] => {
    const { biobots, worth, capacity } = standings[seat] as Standing;
    return [g.players[seat].hasLeft ? 0 : 1, first.includes(seat) ? 1 : 0, biobots, worth, capacity];
  };
  const ranks = g.seats.map(rank);
  return ranks.map((mine) => 1 + ranks.filter((other) => compare(other, mine) > 0).length);
}

/** The first difference counts. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}

type End = Pick<Ending, 'because' | 'rule'> & { first: readonly Seat[] };

export function endGame(g: G, { because, rule, first }: End): void {
  const places = placesOf(g, first);
  const standings = tableOf(g.seats, (seat) => standingOf(g, seat));
  const winners = g.seats.filter((seat) => places[seat] === 1);
  // MF-O9: at the end everybody's money lies open.
  for (const seat of g.seats) for (const money of [g.players[seat].cash, g.players[seat].debt]) money.seen = EVERYBODY;
  g.ending = {
    because,
    rule,
    round: g.round,
    winners,
    places: tableOf(g.seats, (seat) => places[seat] as number),
    standings,
  };
  g.outcome = { winners, scores: g.seats.map((seat) => 100_000 * standings[seat].biobots + standings[seat].worth) };
  emit(g, 'gameEnded', { ...g.ending });
}

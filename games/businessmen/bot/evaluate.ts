import type { Seat } from '@parlour/kernel';
import { GOODS } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { SKIP_MONEY } from '../content/table.ts';
import { ownedUnits } from '../rules/03-tablet/goods.ts';
import { isFull } from '../rules/07-loading/lorries.ts';
import type { G } from '../types.ts';
import { coinsWorth, levelsWorth, roundsLeft } from './business.ts';
import { winChance } from './finish.ts';
import { lotBonus, lotSale, stockWorth } from './holdings.ts';
import { WEIGHTS } from './weights.ts';

/** How good a position is for a seat, in coins: its own worth less a part of its rivals'. */
export function evaluate(g: G, seat: Seat): number {
  if (g.outcome !== null) return g.outcome.winners.includes(seat) ? WON / g.outcome.winners.length : -WON;
  const rounds = roundsLeft(g);
  let sum = 0;
  let most = 0;
  for (const rival of g.seats) {
    if (rival === seat) continue;
    const worth = wealth(g, rival, rounds);
    sum += worth;
    most = Math.max(most, worth);
  }
  const rivals = WEIGHTS.leaderEnvy * most + (WEIGHTS.envy * sum) / (g.seats.length - 1);
  return wealth(g, seat, rounds) - rivals;
}

const WON = 1000;

/** What a seat has and may hope for. Coins that full lorries will pay are as good as held. */
function wealth(g: G, seat: Seat, rounds: number): number {
  const player = g.players[seat];
  let worth = WEIGHTS.point * player.points + levelsWorth(g, seat, rounds);
  let coins = player.coins + (player.isSkipping ? SKIP_MONEY : 0);
  for (const lorry of LORRY_IDS) {
    const sale = lotSale(g, seat, lorry);
    if (isFull(g, lorry)) coins += sale;
    else worth += sale;
    worth += lotBonus(g, seat, lorry);
  }
  for (const good of GOODS) worth += stockWorth(g, good, ownedUnits(g, seat, good));
  return worth + coinsWorth(coins, player.levels) + WEIGHTS.victory * winChance(g, seat);
}

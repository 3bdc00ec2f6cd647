import type { Seat, StateView } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { KIND_OF, resaleOf } from '../content/assets.ts';
import { PRICES, RESOURCES } from '../content/exchange.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../content/vehicles.ts';
import type { MatterOfFact } from '../types.ts';
import { tableOf } from './table/context.ts';

/** The two numbers beside a name: money, and how many BIObots of the target; where cash is hidden, how many assets. */
export function seatFacts(
  props: BoardProps<MatterOfFact>,
  seat: Seat,
): { label: string; value: string; unit?: string }[] {
  const { view, facts, label } = tableOf(props);
  const { cash, biobots, assets } = view.players[seat];
  const owned = { label: label.seat.assets, value: `⌂ ${assets.length}`, unit: label.seat.ofAssets(assets.length) };
  return [
    cash.secret === null ? owned : { label: label.seat.cash, value: String(cash.secret), unit: label.currency },
    facts.target === 1 && biobots === 0 && cash.secret !== null
      ? owned
      : { label: label.seat.biobots, value: `${biobots}/${facts.target}`, unit: 'BIO' },
  ];
}

/** What a chart of the game shows: what everybody is worth at market prices. */
export function scores(view: StateView<MatterOfFact>): number[] {
  return view.seats.map((seat) => worthIn(view, seat));
}

/** MF-R63. Cash less debt, stock at current prices, half of what assets and vehicles cost. */
function worthIn({ players, market }: StateView<MatterOfFact>, seat: Seat): number {
  const { cash, debt, stock, assets, vehicles } = players[seat];
  let worth = (cash.secret ?? 0) - (debt.secret ?? 0);
  for (const resource of RESOURCES) worth += stock[resource] * (PRICES[resource][market[resource].column] ?? 0);
  for (const asset of assets) worth += resaleOf(KIND_OF[asset]);
  for (const vehicle of BOUGHT_VEHICLES) if (vehicles[vehicle] !== 'none') worth += DEALERSHIP[vehicle].refund;
  return worth;
}

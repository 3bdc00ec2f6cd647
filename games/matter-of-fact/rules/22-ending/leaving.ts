import type { Game, Seat } from '@parlour/kernel';
import { ASSET_IDS } from '../../content/assets.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { BOUGHT_VEHICLES } from '../../content/vehicles.ts';
import type { G, MatterOfFact } from '../../types.ts';
import { settleMonopolies } from '../06-exchange/market.ts';
import { units } from '../06-exchange/units.ts';
import { endCapture } from '../18-raids/captures.ts';
import { assetsOf, technologiesOf, workersOf } from '../holdings.ts';
import { emit, no, stay } from '../vocabulary.ts';
import { endGame } from './ending.ts';

/** MF-R64, MF-D22. Conceding, where a leaver's property is liquidated; else the table puts a bot in his seat. */
export const concede: NonNullable<Game<MatterOfFact>['anytime']['concede']> = {
  offer: (g, _f, me) =>
    g.options.leaver === 'liquidate' && !g.players[me].hasLeft ? {} : no('MF-R64', 'botTakesOver', {}),
  take(g, _f, me) {
    liquidate(g, me);
    const left = g.seats.filter((seat) => !g.players[seat].hasLeft);
    if (left.length === 1) endGame(g, { because: 'lastPlayer', rule: 'MF-R64', first: left });
    return stay;
  },
};

/** The chip leaves the map, captures end, assets become free, everything else goes to the bank and to the discards. Prices stay. */
function liquidate(g: G, seat: Seat): void {
  const player = g.players[seat];
  const own = [...assetsOf(g, seat)];
  emit(g, 'conceded', { seat, assets: own });
  for (const id of ASSET_IDS)
    if (g.assets[id].owner === seat || g.assets[id].capture?.raider === seat) endCapture(g, id, 'conceded');
  for (const card of technologiesOf(g, seat)) g.technologyDiscards[TECHNOLOGIES[card].level].push(card);
  g.workersLeft += workersOf(g, seat);
  for (const id of own)
    Object.assign(g.assets[id], { owner: null, technology: null, workers: 0, hasGuard: false, capture: null });
  player.assets = [];
  for (const { card } of player.contracts) g.actionDiscards.push(card);
  for (const vehicle of BOUGHT_VEHICLES) {
    const left = g.vehiclesLeft[vehicle];
    if (player.vehicles[vehicle] !== 'none' && left !== null) g.vehiclesLeft[vehicle] = left + 1;
  }
  player.cash.secret = 0;
  player.debt.secret = 0;
  Object.assign(player, {
    stock: units(),
    idle: 0,
    picket: 0,
    isOnStrike: false,
    hand: [],
    vehicles: { electricVehicle: 'none', quadcopter: 'none' },
    cell: null,
    arrest: 0,
    contracts: [],
    hasLeft: true,
  });
  for (const { from, to } of g.deals.open) if (from === seat || to === seat) emit(g, 'dealLapsed', { from, to });
  g.deals.open = g.deals.open.filter(({ from, to }) => from !== seat && to !== seat);
  settleMonopolies(g);
}

import type { Seat } from '@parlour/kernel';
import { RESOURCES } from '../../content/exchange.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../../content/vehicles.ts';
import { marginOf } from '../../rules/05-production/production.ts';
import { capacitiesOf, worthOf } from '../../rules/06-exchange/market.ts';
import { capturedBy } from '../../rules/18-raids/captures.ts';
import { assetsOf } from '../../rules/holdings.ts';
import { cashOf, debtOf } from '../../rules/money.ts';
import type { G } from '../../types.ts';
import { assetWorth, LASTING } from '../bundles.ts';
import { contractWorth } from '../cards.ts';
import { economyOf } from '../economy.ts';
import { turnsToWin } from '../prospects.ts';
import { booty } from '../stops/raiding.ts';
import { gainOf } from '../studying.ts';

/** What somebody has, all of it together: whoever judges a deal by what it adds to this loses nothing by a circle of deals. */

/** Turns that a thing still has to pay: no more than are left. */
export function turnsLeft(g: G): number {
  const rounds = g.lastRound === null ? LASTING : g.lastRound - g.round;
  return Math.max(0, Math.min(LASTING, rounds, ...g.seats.map((seat) => turnsTo(g, seat, 0))));
}

export function holdingsWorth(g: G, me: Seat, lasting: number): number {
  const { stock, vehicles } = g.players[me];
  let worth = cashOf(g, me) - debtOf(g, me) + worthOf(g, stock) + promiseOf(g, me, lasting);
  for (const asset of assetsOf(g, me)) worth += assetWorth(g, asset, lasting);
  for (const vehicle of BOUGHT_VEHICLES) if (vehicles[vehicle] !== 'none') worth += DEALERSHIP[vehicle].refund;
  return worth;
}

/** How far a player is from the last BIObot, with what contracts, cards and raids will bring. */
export function nearness(g: G, seat: Seat, lasting: number): number {
  return turnsTo(g, seat, promiseOf(g, seat, lasting));
}

/** The same with so much money besides what he has. */
export function turnsTo(g: G, seat: Seat, promised: number): number {
  const economy = economyOf(g, seat, g.players[seat].cell ?? 0);
  return turnsToWin({ ...economy, cash: economy.cash + promised });
}

/** Every unit is promised to one contract only. */
function promiseOf(g: G, me: Seat, lasting: number): number {
  const { contracts, stock, hand } = g.players[me];
  const capacities = capacitiesOf(g, me);
  const has = { ...stock };
  for (const resource of RESOURCES) has[resource] += capacities[resource];
  let worth = 0;
  for (const { open } of contracts) {
    worth += contractWorth(g, open, has);
    for (const resource of RESOURCES) has[resource] -= Math.min(has[resource], open[resource]);
  }
  for (const card of hand) {
    const { perTurn, once } = gainOf(g, me, card);
    worth += Math.min(perTurn * lasting + once, TECHNOLOGIES[card].price);
  }
  for (const asset of assetsOf(g, me))
    if (g.assets[asset].capture !== null) worth -= RAIDED * Math.max(0, marginOf(g, asset));
  const captured = capturedBy(g, me);
  return captured === null ? worth : worth + RAIDED * Math.max(0, booty(g, me, captured));
}
/** Runs that a raid costs or brings. */
const RAIDED = 2;

import type { Choice, Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import { type Cell, SITES } from '../content/map.ts';
import { HIRE_COST } from '../content/table.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../content/technologies.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../content/vehicles.ts';
import { marginOf } from '../rules/05-production/production.ts';
import { contractPrice, priceOf, tokensLeft } from '../rules/06-exchange/market.ts';
import { whyNotOperate } from '../rules/18-raids/captures.ts';
import { assetsOf, turnOf } from '../rules/holdings.ts';
import { cashOf } from '../rules/money.ts';
import type { G, MatterOfFact } from '../types.ts';
import { basicOf, type Economy, economyOf, workOf } from './economy.ts';
import { bestPlan, horizonOf } from './plans.ts';
import { finalTurns, moneyLacking } from './prospects.ts';
import { deliverChoice, raiseCash } from './selling.ts';
import { afterBuying } from './stops/buying.ts';
import { afterHiring, afterMotoring, SPARE, workersToHire } from './stops/equipping.ts';
import { withInputs } from './stops/provisioning.ts';
import { booty, raidWorth } from './stops/raiding.ts';
import { stopsFor } from './stops/stops.ts';
import { turnsBetween } from './travel.ts';

/** Stage 4: what the hex offers, if the plan is better with it than without. */

type Act = Choice<MatterOfFact>;
const GO_ON: Act = { type: 'goOn' };

export function shoppingChoice(g: G, me: Seat): Act {
  const { cell, arrest } = g.players[me];
  if (cell === null || arrest > 0) return GO_ON;
  const site = SITES[cell];
  const delivery = deliverChoice(g, me);
  if (delivery !== null) return delivery;
  // MF-O8: those who have stayed are served nowhere; but a raid goes on.
  const isServed = g.options.reuse === 'allowed' || turnOf(g)?.hasArrived === true;
  if (!isServed && (site.is !== 'asset' || g.assets[site.asset].capture === null)) return GO_ON;
  switch (site.is) {
    case 'asset':
      return assetChoice(g, me, site.asset);
    case 'labourExchange':
      return hireChoice(g, me, cell);
    case 'university':
      return studyChoice(g, me);
    case 'dealership':
      return vehicleChoice(g, me, cell);
    case 'businessCentre':
      return centreChoice(g, me, cell);
    default:
      return GO_ON;
  }
}

/** The business after this turn's movement, and how good a business is from there on. */
function here(g: G, me: Seat, cell: Cell) {
  const economy: Economy = { ...economyOf(g, me, cell), turn: 0 };
  const stops = stopsFor(g, me, cell, horizonOf(economy));
  const planOf = (from: Economy) => bestPlan(from, stops, (to) => turnsBetween(cell, to, from.speed));
  return { economy, planOf };
}

function assetChoice(g: G, me: Seat, asset: AssetId): Act {
  const { owner } = g.assets[asset];
  if (owner === me) return GO_ON;
  if (owner !== null) return raidChoice(g, me, asset);
  const { cost } = ASSETS_BY_KIND[KIND_OF[asset]];
  const { economy, planOf } = here(g, me, g.players[me].cell ?? 0);
  if (KIND_OF[asset] === 'technologyPark') return parkChoice(g, me, economy, cost);
  const work = workOf(g, asset, basicOf(asset), 1);
  const after = work === null ? null : afterBuying(economy, 0, asset, work);
  if (after === null || planOf(after).turns >= planOf(economy).turns) return GO_ON;
  return paid(g, me, cost, { type: 'buyAsset' });
}

/** The last BIObot is worth all other assets; until then they go on earning. */
function parkChoice(g: G, me: Seat, economy: Economy, cost: number): Act {
  const { ownsPark, left } = economy.goal;
  if (ownsPark) return GO_ON;
  if (left === 1) return moneyLacking(economy) <= 0 ? paid(g, me, cost, { type: 'buyAsset' }, 'assets too') : GO_ON;
  return economy.isStocked && economy.cash >= cost ? paid(g, me, cost, { type: 'buyAsset' }) : GO_ON;
}

/** Sells what is needed to pay for something, then does it. */
function paid(g: G, me: Seat, cost: number, act: Act, how: 'stock only' | 'assets too' = 'stock only'): Act {
  if (cashOf(g, me) >= cost) return act;
  const sale = raiseCash(g, me, cost, how === 'assets too' ? 'spare' : 'all');
  if (sale !== null) return sale;
  const asset = how === 'assets too' ? leastOf(g, me) : null;
  return asset === null ? GO_ON : { type: 'sellAsset', asset };
}

/** The asset whose loss is smallest, parks apart. */
export function leastOf(g: G, me: Seat): AssetId | null {
  const free = assetsOf(g, me).filter(
    (asset) => g.assets[asset].capture === null && KIND_OF[asset] !== 'technologyPark',
  );
  const use = (asset: AssetId): number => (g.assets[asset].workers === 0 ? 0 : marginOf(g, asset));
  return free.sort((a, b) => use(a) - use(b))[0] ?? null;
}

function raidChoice(g: G, me: Seat, asset: AssetId): Act {
  const { capture } = g.assets[asset];
  const canOperate = capture?.mode !== 'operate' && whyNotOperate(g, me, asset) === null;
  if (canOperate && booty(g, me, asset) > 0) return { type: 'raid', mode: 'operate' };
  if (capture === null && (raidWorth(g, me, asset) ?? 0) > 0) return { type: 'raid', mode: 'sabotage' };
  return GO_ON;
}

function hireChoice(g: G, me: Seat, cell: Cell): Act {
  const { economy, planOf } = here(g, me, cell);
  if (economy.cash < HIRE_COST + economy.rate) return GO_ON;
  let best = { turns: planOf(economy).turns, workers: 0 };
  for (const spare of SPARE) {
    const workers = Math.min(g.workersLeft, workersToHire(economy, spare));
    const after = afterHiring({ ...economy }, workers);
    const turns = after === null ? best.turns : planOf(after).turns;
    if (turns < best.turns) best = { turns, workers };
  }
  const { workers } = best;
  return workers === 0 ? GO_ON : paid(g, me, workers * HIRE_COST, { type: 'hire', workers });
}

/** Looking costs nothing; but what is to be paid must be in cash before the cards are drawn. */
function studyChoice(g: G, me: Seat): Act {
  if (turnOf(g)?.hasStudied) return GO_ON;
  return raiseCash(g, me, DEAREST, 'spare') ?? { type: 'study' };
}
const DEAREST = Math.max(...TECHNOLOGY_IDS.map((id) => TECHNOLOGIES[id].price));

function vehicleChoice(g: G, me: Seat, cell: Cell): Act {
  const { economy, planOf } = here(g, me, cell);
  let best: { turns: number; act: Act } = { turns: planOf(economy).turns, act: GO_ON };
  for (const vehicle of BOUGHT_VEHICLES) {
    const { price } = DEALERSHIP[vehicle];
    const isOnSale = g.players[me].vehicles[vehicle] === 'none' && g.vehiclesLeft[vehicle] !== 0;
    const after = isOnSale ? afterMotoring(economy, cell, 0, vehicle) : null;
    const turns = after === null ? best.turns : planOf(after).turns;
    if (turns < best.turns) best = { turns, act: paid(g, me, price, { type: 'buyVehicle', vehicle }) };
  }
  return best.act;
}

/** Goods for contracts, then the inputs of the BIObots once nothing better can be done with the money. */
function centreChoice(g: G, me: Seat, cell: Cell): Act {
  const arbitrage = contractGoods(g, me);
  if (arbitrage !== null) return arbitrage;
  const { economy, planOf } = here(g, me, cell);
  const stocked = withInputs({ ...economy });
  if (!economy.goal.needsCentre || stocked === null || planOf(stocked).turns > planOf(economy).turns + NO_HASTE)
    return GO_ON;
  const isFinal =
    economy.goal.left === 1 && moneyLacking(economy) <= economy.income * finalTurns({ ...economy, isStocked: true });
  const { stock } = g.players[me];
  for (const resource of ['steel', 'energy'] as const) {
    const lacking = Math.min((economy.goal.inputs[resource] ?? 0) - stock[resource], onSale(g, resource));
    if (lacking <= 0) continue;
    const price = priceOf(g, resource);
    const units = Math.min(lacking, Math.floor(cashOf(g, me) / price));
    if (units > 0) return { type: 'buyResource', resource, units };
    const sale = raiseCash(g, me, price, 'spare');
    if (sale !== null) return sale;
    const asset = isFinal ? leastOf(g, me) : null;
    if (asset !== null) return { type: 'sellAsset', asset };
  }
  return GO_ON;
}

/** Goods are as good as money; but money is free for other things. */
const NO_HASTE = 0.05;

function contractGoods(g: G, me: Seat): Act | null {
  const { contracts, stock } = g.players[me];
  for (const { open } of contracts)
    for (const resource of RESOURCES) {
      const price = priceOf(g, resource);
      if (price >= contractPrice(resource)) continue;
      const units = Math.min(open[resource] - stock[resource], onSale(g, resource), Math.floor(cashOf(g, me) / price));
      if (units > 0) return { type: 'buyResource', resource, units };
    }
  return null;
}

/** MF-14.2, MF-R15. */
function onSale(g: G, resource: (typeof RESOURCES)[number]): number {
  if (!g.market[resource].isOpen) return 0;
  return g.options.tokens === 'limited' ? tokensLeft(g, resource) : Number.POSITIVE_INFINITY;
}

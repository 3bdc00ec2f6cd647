import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF, resaleOf } from '../../content/assets.ts';
import { RESOURCES, type Units } from '../../content/exchange.ts';
import { CELL_OF } from '../../content/map.ts';
import type { AssetFacts, G, IfBought } from '../../types.ts';
import { marginOf, proposedStage1, standstillOf } from '../05-production/production.ts';
import { nextStage1 } from '../05-production/production-facts.ts';
import { capacitiesOf, capacityOf, columnAfter, leaderOf, priceAt, worthOf } from '../06-exchange/market.ts';
import { missing, shortOf, units } from '../06-exchange/units.ts';
import { salaryRate } from '../15-salary/salary-rate.ts';
import { processOf, productOf, workersOf } from '../holdings.ts';
import { cashOf } from '../money.ts';

/** What is to be read off the asset cards. */

/** The player whose purchase is looked at: what he has now, and his stock after his next stage 1. */
type Buyer = { seat: Seat; cash: number | null; stock: Units; capacities: Units };
export const buyerOf = (g: G, seat: Seat | null, isCashSeen: boolean): Buyer | null =>
  seat === null
    ? null
    : {
        seat,
        cash: isCashSeen ? cashOf(g, seat) : null,
        stock: proposedStage1(g, nextStage1(g, seat)).stock,
        capacities: capacitiesOf(g, seat),
      };

export function assetFacts(g: G, asset: AssetId, buyer: Buyer | null): AssetFacts {
  const kind = KIND_OF[asset];
  const { cost, dividend, product } = ASSETS_BY_KIND[kind];
  const { owner } = g.assets[asset];
  const { workers, inputs, output } = processOf(g, asset);
  const chip = owner === null ? null : g.players[owner].cell;
  const isStruck = owner !== null && g.players[owner].isOnStrike;
  const standstill = owner === null ? null : standstillOf(g, asset, chip, g.players[owner].stock);
  return {
    kind,
    cell: CELL_OF[asset],
    product,
    cost,
    resale: resaleOf(kind),
    dividend,
    workers,
    inputs: units(inputs),
    output,
    standstill: isStruck ? { is: 'strike' } : standstill,
    isReady: owner !== null && !isStruck && standstill === null,
    ownLabour: chip === CELL_OF[asset],
    margin: marginOf(g, asset),
    ifBought: owner === null && buyer !== null ? ifBought(g, asset, buyer) : null,
  };
}

/** MF-6.6, MF-10.4, MF-15.3. Prices and monopoly afterwards, and whether the buyer could make it work. */
function ifBought(g: G, asset: AssetId, buyer: Buyer): IfBought {
  const { cost } = ASSETS_BY_KIND[KIND_OF[asset]];
  const cash = buyer.cash === null ? null : buyer.cash - cost;
  const unfed = worthOf(g, unfedInputs(g, asset, buyer));
  return {
    ...afterPurchase(g, asset, buyer.seat),
    salary: workersOf(g, buyer.seat) * salaryRate(g),
    cash,
    standstill: whyNotNext(g, asset, buyer),
    isUnfed: unfed > 0 && cash !== null && cash < 2 * unfed,
  };
}

function afterPurchase(g: G, asset: AssetId, buyer: Seat) {
  const product = productOf(asset);
  const margin = marginOf(g, asset);
  if (product === 'biobot') return { price: null, monopolist: null, capacity: 0, margin };
  const { output } = processOf(g, asset);
  const { column } = g.market[product];
  const capacities = g.seats.map((seat) => capacityOf(g, seat, product) + (seat === buyer ? output : 0));
  const price = priceAt(product, columnAfter(column, -1));
  return {
    price,
    monopolist: leaderOf(capacities),
    capacity: capacities[buyer] ?? 0,
    margin: margin - output * (priceAt(product, column) - price),
  };
}

/** MF-5.6, MF-R33. Whoever buys stands there: his chip and his idle workers can run it next turn. */
function whyNotNext(g: G, asset: AssetId, { seat, stock }: Buyer): IfBought['standstill'] {
  const { workers, inputs } = processOf(g, asset);
  const has = g.players[seat].idle + g.players[seat].picket + 1;
  if (has < workers) return { is: 'shortOfWorkers', has, needs: workers };
  return shortOf(stock, inputs) === null ? null : { is: 'shortOfInputs', missing: missing(stock, inputs) };
}

/** The inputs for which the buyer has neither an asset that makes them nor enough in stock. */
function unfedInputs(g: G, asset: AssetId, { seat, capacities }: Buyer): Units {
  const needs = units(processOf(g, asset).inputs);
  for (const resource of RESOURCES)
    if (capacities[resource] > 0 || g.players[seat].stock[resource] >= 2 * needs[resource]) needs[resource] = 0;
  return needs;
}

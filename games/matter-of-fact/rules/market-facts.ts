import { type Seat, tableOf } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF, resaleOf } from '../content/assets.ts';
import { CONTRACT_COLUMN, LAST_COLUMN, type Resource } from '../content/exchange.ts';
import { CELL_OF } from '../content/map.ts';
import type { AssetFacts, G, MarketFacts } from '../types.ts';
import { processOf, productOf } from './holdings.ts';
import { capacityOf, columnAfter, isAtEnd, leaderOf, priceAt, priceOf, tokensLeft } from './market.ts';
import { marginOf, standstillOf } from './production.ts';
import { units } from './units.ts';

/** What is to be read off the exchange and off the asset cards. */

export function marketFacts(g: G, resource: Resource): MarketFacts {
  const { column } = g.market[resource];
  const after = (by: 1 | -1) => (isAtEnd(g, resource, by) ? null : priceAt(resource, columnAfter(column, by)));
  return {
    price: priceOf(g, resource),
    highest: priceAt(resource, CONTRACT_COLUMN),
    lowest: priceAt(resource, LAST_COLUMN),
    up: after(1),
    down: after(-1),
    capacities: tableOf(g.seats, (seat) => capacityOf(g, seat, resource)),
    tokens: g.options.tokens === 'limited' ? tokensLeft(g, resource) : null,
  };
}

/** `buyer`: the player whose purchase is looked at. */
export function assetFacts(g: G, asset: AssetId, buyer: Seat | null): AssetFacts {
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

/** MF-6.6, MF-10.4. The price afterwards, and who would be the monopolist. */
function ifBought(g: G, asset: AssetId, buyer: Seat): NonNullable<AssetFacts['ifBought']> {
  const product = productOf(asset);
  if (product === 'biobot') return { price: null, monopolist: null, capacity: 0 };
  const { output } = processOf(g, asset);
  const capacities = g.seats.map((seat) => capacityOf(g, seat, product) + (seat === buyer ? output : 0));
  const price = priceAt(product, columnAfter(g.market[product].column, -1));
  return { price, monopolist: leaderOf(capacities), capacity: capacities[buyer] ?? 0 };
}

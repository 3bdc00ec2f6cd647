import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF, resaleOf } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { DEALERSHIP } from '../content/vehicles.ts';
import { marginOf } from '../rules/05-production/production.ts';
import { capacitiesOf, priceOf } from '../rules/06-exchange/market.ts';
import type { Bundle, Contract, G } from '../types.ts';
import { contractWorth } from './cards.ts';
import { economyOf } from './economy.ts';
import { turnsToWin } from './prospects.ts';
import { booty } from './stops/raiding.ts';
import { gainOf } from './studying.ts';

/** What one side of a deal is worth to a player who gets it, and to one who gives it away. */

/** Turns for which an asset or a technology is reckoned. */
export const LASTING = 6;
/** What is given away must bring more than the market. */
const PREMIUM = 1.1;
/** Whoever is near to his BIObot gets no input of it for money. */
const NEAR = 4;
const PRICELESS = 10_000;

export function worthToGet(g: G, me: Seat, bundle: Bundle, from: Seat): number {
  let worth = bundle.money;
  for (const resource of RESOURCES) worth += bundle[resource] * priceOf(g, resource);
  for (const asset of bundle.assets) worth += assetWorth(g, asset);
  for (const card of bundle.technologies) {
    const { perTurn, once } = gainOf(g, me, card);
    worth += Math.min(perTurn * LASTING + once, TECHNOLOGIES[card].price);
  }
  for (const vehicle of bundle.vehicles) worth += DEALERSHIP[vehicle].refund;
  for (const contract of contractsOf(g, from, bundle)) worth += contractUse(g, me, contract);
  return worth + (bundle.release === null ? 0 : Math.max(0, marginOf(g, bundle.release)) * 2);
}

export function worthToGive(g: G, me: Seat, bundle: Bundle, to: Seat): number {
  let worth = bundle.money;
  for (const resource of RESOURCES) worth += bundle[resource] * priceOf(g, resource) * PREMIUM;
  if (bundle.steel + bundle.energy > 0 && isNearVictory(g, to)) worth += PRICELESS;
  for (const asset of bundle.assets)
    worth += KIND_OF[asset] === 'technologyPark' ? PRICELESS : Math.max(assetWorth(g, asset), costOf(asset));
  for (const card of bundle.technologies) worth += TECHNOLOGIES[card].price;
  for (const vehicle of bundle.vehicles) worth += DEALERSHIP[vehicle].price;
  for (const contract of contractsOf(g, me, bundle)) worth += contractUse(g, me, contract);
  return worth + (bundle.release === null ? 0 : Math.max(0, booty(g, me, bundle.release)) * 2);
}

export function isNearVictory(g: G, seat: Seat): boolean {
  const { cell } = g.players[seat];
  return cell !== null && turnsToWin(economyOf(g, seat, cell)) < NEAR;
}

const costOf = (asset: AssetId): number => ASSETS_BY_KIND[KIND_OF[asset]].cost;
export const assetWorth = (g: G, asset: AssetId, lasting = LASTING): number =>
  Math.min(costOf(asset), resaleOf(KIND_OF[asset]) + Math.max(0, marginOf(g, asset)) * lasting);

const contractsOf = (g: G, holder: Seat, { contracts }: Bundle): Contract[] =>
  g.players[holder].contracts.filter(({ card }) => contracts.includes(card));

/** What a contract brings a player with his stock and what two turns add to it. */
export function contractUse(g: G, seat: Seat, { open }: Contract): number {
  const has = { ...g.players[seat].stock };
  const capacities = capacitiesOf(g, seat);
  for (const resource of RESOURCES) has[resource] += capacities[resource];
  return contractWorth(g, open, has);
}

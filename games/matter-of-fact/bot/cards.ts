import type { Seat } from '@parlour/kernel';
import { ACTION_CARDS, type ActionCardId, type PriceMoves, type Rates } from '../content/action-cards.ts';
import { ASSETS_BY_KIND, type AssetKind, KIND_OF } from '../content/assets.ts';
import { RESOURCES, type Units } from '../content/exchange.ts';
import { VEHICLES, type Vehicle } from '../content/vehicles.ts';
import { capacitiesOf, contractPrice, priceOf } from '../rules/06-exchange/market.ts';
import { assetsOf, technologiesOf } from '../rules/holdings.ts';
import type { G } from '../types.ts';
import { POINT } from './economy.ts';
import type { Goal } from './goal.ts';

/** What an action card may bring. */

/** Turns of production for which a price lasts, more or less. */
const LASTING = 3;

/** The mean of the cards that may come; a card that lies open is no surprise (MF-O3). */
export function cardWorth(g: G, me: Seat, goal: Goal): number {
  const { secret, seen } = g.actionDeck;
  const top = secret.at(-1);
  const cards = secret.length === 0 ? g.actionDiscards : top !== undefined && seen.at(-1) !== 0 ? [top] : secret;
  if (cards.length === 0) return 0;
  const stakes = stakesOf(g, me, goal);
  return cards.reduce((sum, card) => sum + worthOfCard(g, stakes, card), 0) / cards.length;
}

/** `has`: how many of everything a card may count; `sells`: units of each resource to be sold before long, less those to be bought. */
type Stakes = { has: Record<AssetKind | Vehicle | 'technology', number>; sells: Units; delivers: Units };

function stakesOf(g: G, me: Seat, { inputs }: Goal): Stakes {
  const { stock, vehicles } = g.players[me];
  const has = { mine: 0, excavatingPlant: 0, steelPlant: 0, powerPlant: 0, technologyPark: 0 };
  for (const asset of assetsOf(g, me)) has[KIND_OF[asset]] += 1;
  const capacities = capacitiesOf(g, me);
  const sells = { ...stock };
  const delivers = { ...stock };
  for (const resource of RESOURCES) {
    sells[resource] += LASTING * capacities[resource] - (inputs[resource] ?? 0);
    delivers[resource] += capacities[resource];
  }
  return {
    has: {
      ...has,
      technology: technologiesOf(g, me).length,
      train: 1,
      electricVehicle: vehicles.electricVehicle === 'none' ? 0 : 1,
      quadcopter: vehicles.quadcopter === 'none' ? 0 : 1,
    },
    sells,
    delivers,
  };
}

function worthOfCard(g: G, stakes: Stakes, card: ActionCardId): number {
  const effect = ACTION_CARDS[card];
  switch (effect.is) {
    case 'contract':
      return contractWorth(g, effect.units, stakes.delivers);
    case 'subsidy':
      return sumOf(effect.rates, stakes) + shiftWorth(effect.prices, stakes);
    case 'dividend': {
      let paid = 0;
      for (const kind of effect.kinds) paid += stakes.has[kind] * ASSETS_BY_KIND[kind].dividend;
      return paid + shiftWorth(effect.prices, stakes);
    }
    case 'taxes':
    case 'transportTax':
      return shiftWorth(effect.prices, stakes) - sumOf(effect.rates, stakes);
  }
}

/** What the units at hand bring more by contract than at the market. */
export function contractWorth(g: G, units: Readonly<Partial<Units>>, has: Readonly<Units>): number {
  let worth = 0;
  for (const resource of RESOURCES)
    worth += Math.min(units[resource] ?? 0, has[resource]) * (contractPrice(resource) - priceOf(g, resource));
  return worth;
}

function sumOf(rates: Rates<AssetKind | Vehicle | 'technology'>, { has }: Stakes): number {
  let sum = 0;
  for (const kind of COUNTED) sum += (rates[kind] ?? 0) * has[kind];
  return sum;
}
const COUNTED: readonly (AssetKind | Vehicle | 'technology')[] = [
  ...(Object.keys(ASSETS_BY_KIND) as AssetKind[]),
  ...VEHICLES,
  'technology',
];

function shiftWorth(prices: PriceMoves, { sells }: Stakes): number {
  let worth = 0;
  for (const resource of RESOURCES) worth += (prices[resource] ?? 0) * POINT[resource] * sells[resource];
  return worth;
}

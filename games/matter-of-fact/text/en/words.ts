import { countedIn, plural, type Say, type View } from '@parlour/kernel';
import { ACTION_CARDS, type ActionCard, type ActionCardId } from '../../content/action-cards.ts';
import { ASSETS_BY_KIND, type AssetId, type AssetKind, KIND_OF, numberOf, type Product } from '../../content/assets.ts';
import { RESOURCES, type Resource, type Units } from '../../content/exchange.ts';
import { AREAS, type Cell, SITES } from '../../content/map.ts';
import type { TechnologyId } from '../../content/technologies.ts';
import type { Vehicle } from '../../content/vehicles.ts';
import type { Bundle, Post, RateItem, Supplies } from '../../types.ts';
import { signOf } from '../cells.ts';
import { bundleOf, capital, contractPrice, guardedBy, isGuardPost, listOf } from '../reading.ts';
import type { Phrases } from '../types.ts';
import { actionCards } from './action-cards.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

/** The small words that sentences are made of. */

export const nan = (n: number): string => `${n < 0 ? `−${-n}` : n} nAn`;
const counted = countedIn('en');
export const workers = counted('worker', 'workers');
export const hexes = counted('hex', 'hexes');
export const turns = counted('turn', 'turns');
export const moreTurns = counted('more turn', 'more turns');
export const cardCount = counted('card', 'cards');

export const product = (id: Product): string =>
  id === 'biobot' ? names.products.biobot : names.products[id].toLowerCase();
export const amount = (n: number, id: Product): string =>
  id === 'biobot' ? plural('en', n, { one: `${n} BIObot`, other: `${n} BIObots` }) : `${n} ${product(id)}`;
export const amounts = (of: Readonly<Partial<Units>>, say: Say): string => say.list(listOf(of, amount));
export const vehicle = (id: Vehicle): string => names.vehicles[id].toLowerCase();
const kind = (id: AssetKind): string => names.kinds[id].toLowerCase();
const KINDS: Record<AssetKind | Vehicle | 'technology', string> = {
  mine: 'mines',
  excavatingPlant: 'excavating plants',
  steelPlant: 'steel plants',
  powerPlant: 'power plants',
  technologyPark: 'technology parks',
  train: 'trains',
  electricVehicle: 'electric vehicles',
  quadcopter: 'quadcopters',
  technology: 'technologies',
};
const singular = (id: RateItem['of']): string =>
  id === 'technology' ? id : id in names.kinds ? kind(id as AssetKind) : vehicle(id as Vehicle);
/** What fits only one kind: "mines". */
export const kinds = (id: AssetKind): string => KINDS[id];

/** "Lantern Pit (mine 1)" */
export const asset = (id: AssetId): string => `${cards.assetCards[id].name} (${kind(KIND_OF[id])} ${numberOf(id)})`;
export const technology = (id: TechnologyId): string => `“${cards.technologies[id].name}”`;
export const actionCard = (id: ActionCardId): string => `“${actionCards[id].name}”`;
/** Whatever moved a price. */
export const thing = (id: AssetId | TechnologyId | ActionCardId): string =>
  id in cards.assetCards
    ? asset(id as AssetId)
    : id in cards.technologies
      ? technology(id as TechnologyId)
      : actionCard(id as ActionCardId);

/** A hex as a label of its own. */
export function cell(of: Cell): string {
  const site = SITES[of];
  if (site.is === 'asset') return asset(site.asset);
  if (site.is === 'university') return names.universities[site.university];
  if (site.is === 'labourExchange') return names.exchanges[site.exchange];
  if (site.is === 'dealership') return 'Dealership';
  if (site.is === 'frontier') return `Frontier post ${signOf(of)}`;
  if (site.is === 'businessCentre') return `Business centre ${signOf(of)}`;
  return `${names.areas[AREAS[of]]} ${signOf(of)}`;
}
/** A hex within a sentence. */
export function at(of: Cell): string {
  const { is } = SITES[of];
  if (is === 'dealership' || is === 'businessCentre' || is === 'frontier')
    return `the ${cell(of).charAt(0).toLowerCase()}${cell(of).slice(1)}`;
  return is === 'labourExchange' ? cell(of).toLowerCase() : cell(of);
}

export const post: Phrases['post'] = (of) => {
  if (of === 'idle') return 'idle workers';
  if (of === 'picket') return 'the picket';
  return isGuardPost(of) ? `guard of ${asset(guardedBy(of))}` : asset(of);
};

export const process: Phrases['process'] = ({ workers: hands, inputs, output }, made) =>
  `${[workers(hands), ...listOf(inputs, amount)].join(' + ')} → ${amount(output, made)}`;

/** "2 mines × 3" */
export const rates = (items: readonly RateItem[], say: Say): string =>
  say.list(
    items
      .filter(({ count }) => count > 0)
      .map(({ of, count, rate }) => `${count} ${count === 1 ? singular(of) : KINDS[of]} × ${rate}`),
  );

const priceMoves = (prices: Partial<Record<Resource, 1 | -1>>): string =>
  RESOURCES.flatMap((resource) => {
    const by = prices[resource];
    return by === undefined ? [] : [` ${capital(product(resource))} goes ${by > 0 ? 'up' : 'down'} one point.`];
  }).join('');
const perItem = (list: Partial<Record<RateItem['of'], number>>): string =>
  Object.entries(list)
    .map(([of, rate]) => `${nan(rate)} for each ${singular(of as RateItem['of'])}`)
    .join(', ');

export const effect: Phrases['effect'] = (id) => {
  const card: ActionCard = ACTION_CARDS[id];
  if (card.is === 'contract')
    return `Sell to the bank at the highest price, this turn and next: ${listOf(card.units, (n, of) => `${amount(n, of)} at ${contractPrice(of)}`).join(', ')}.`;
  if (card.is === 'dividend') {
    const each = Object.fromEntries(card.kinds.map((of) => [of, ASSETS_BY_KIND[of].dividend]));
    return `Receive ${perItem(each)}.${priceMoves(card.prices)}`;
  }
  return `${card.is === 'subsidy' ? 'Receive' : 'Pay'} ${perItem(card.rates)}.${priceMoves(card.prices)}`;
};

export const standstill: Phrases['standstill'] = (because, say) => {
  if (because.is === 'captured') return `captured by ${say.seat(because.by)}`;
  if (because.is === 'strike') return 'on strike';
  if (because.is === 'shortOfWorkers') return `${because.has} of ${workers(because.needs)}`;
  return because.is === 'shortOfInputs' ? `short of ${amounts(because.missing, say)}` : 'left idle';
};

/** Wages and inputs on the card of a captured asset. */
export const supplies = ({ salary, inputs }: Supplies, say: Say): string =>
  say.list([...(salary > 0 ? [nan(salary)] : []), ...listOf(inputs, amount)]) || 'nothing';

export const bundle = (of: View<Bundle>, say: Say): string =>
  bundleOf(
    of,
    {
      money: nan,
      amount,
      asset,
      technology: (id) => `the technology ${technology(id)}`,
      vehicle: (id) => `the ${vehicle(id)}`,
      contract: (id) => `the contract ${actionCard(id)}`,
      release: (id) => `the release of ${asset(id)}`,
    },
    say,
  ) || 'nothing';
/** From where workers leave, or where they go. */
export const whereTo = (of: Post): string =>
  of === 'idle' ? 'the idle pool' : isGuardPost(of) ? `the guard post of ${asset(guardedBy(of))}` : asset(of);

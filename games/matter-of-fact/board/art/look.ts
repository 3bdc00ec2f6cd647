import type { ActionCard } from '../../content/action-cards.ts';
import type { AssetKind, Product } from '../../content/assets.ts';
import type { Vehicle } from '../../content/vehicles.ts';
import type { IconName } from './icons.ts';

/** Which icon and which colour stands for what, everywhere on the board. A colour never stands alone: the icon goes with it. */
export const KIND_ICONS: Record<AssetKind, IconName> = {
  mine: 'war-pick',
  excavatingPlant: 'spade',
  steelPlant: 'anvil',
  powerPlant: 'nuclear-plant',
  technologyPark: 'atom',
};
/** The outline of its hex, as the rulebook prints them (MF-2.3). */
export const KIND_COLOURS: Record<AssetKind, string> = {
  mine: '#ff6a4d',
  excavatingPlant: '#63d07c',
  steelPlant: '#c9d3dd',
  powerPlant: '#ffd23f',
  technologyPark: '#7fd8ff',
};
/** What lies on a token, in a box of 24: a lump with facets, pebbles, a girder, a bolt, the head of a robot. */
export const PRODUCT_SHAPES: Record<Product, string> = {
  coal: 'M3 15 6 6l8-4 7 6 1 8-8 6-8-1ZM8 8l5-3 4 4-5 2ZM6 16l5-3 2 6-4 1ZM14 13l5-2 0 4-4 4Z',
  ore: 'M7.5 11a5 4.5 0 1 1 0 9 5 4.5 0 1 1 0-9ZM17 12a4.5 4 0 1 1 0 8 4.5 4 0 1 1 0-8ZM12 3a4.5 4 0 1 1 0 8 4.5 4 0 1 1 0-8ZM11 5l3 1-1 2-2-1ZM6 14l3 0-1 3-2-1Z',
  steel: 'M3 3h18v5h-6.5v8H21v5H3v-5h6.5V8H3Z',
  energy: 'M14 1 4 14h7l-2 9L20 9.5h-7Z',
  biobot:
    'M11 1h2v3h5a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h5ZM8.5 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5ZM15.5 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5ZM7 15.5h10V17H7Z',
};
/** A token: its face, and what can be read on it. */
export const PRODUCT_COLOURS: Record<Product, { face: string; ink: string }> = {
  coal: { face: '#2b2f36', ink: '#f2f6fa' },
  ore: { face: '#a9602f', ink: '#fff3e6' },
  steel: { face: '#c3cdd7', ink: '#16222f' },
  energy: { face: '#ffd23f', ink: '#2b2000' },
  biobot: { face: '#2fb6a3', ink: '#04211d' },
};
export const VEHICLE_ICONS: Record<Vehicle, IconName> = {
  train: 'steam-locomotive',
  electricVehicle: 'city-car',
  quadcopter: 'delivery-drone',
};
export const CARD_ICONS: Record<ActionCard['is'], IconName> = {
  contract: 'checklist',
  subsidy: 'receive-money',
  dividend: 'profit',
  taxes: 'pay-money',
  transportTax: 'steam-locomotive',
};

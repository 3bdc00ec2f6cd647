import type { ContractId } from './action-cards.ts';
import type { AssetId } from './assets.ts';
import type { TechnologyId } from './technologies.ts';
import type { BoughtVehicle } from './vehicles.ts';

/** One side of a deal that gives nothing. */
export const EMPTY_BUNDLE = {
  money: 0,
  coal: 0,
  ore: 0,
  steel: 0,
  energy: 0,
  assets: [] as AssetId[],
  technologies: [] as TechnologyId[],
  vehicles: [] as BoughtVehicle[],
  contracts: [] as ContractId[],
  release: null,
};

import type { AssetKind } from './assets.ts';
import type { Resource, Units } from './exchange.ts';
import type { Vehicle } from './vehicles.ts';

/** The 50 action cards (specification, 5.5). Our reconstruction but for A01, A17 and A37. */

/** Columns by which prices move: 1 is one point up, to the left; -1 one point down, to the right. */
export type PriceMoves = Readonly<Partial<Record<Resource, 1 | -1>>>;
/** So much for each of these. */
export type Rates<K extends string> = Readonly<Partial<Record<K, number>>>;
export type ActionCard =
  | { readonly is: 'contract'; readonly units: Readonly<Partial<Units>> }
  | { readonly is: 'subsidy'; readonly rates: Rates<AssetKind>; readonly prices: PriceMoves }
  | { readonly is: 'dividend'; readonly kinds: readonly AssetKind[]; readonly prices: PriceMoves }
  | { readonly is: 'taxes'; readonly rates: Rates<AssetKind | 'technology'>; readonly prices: PriceMoves }
  | { readonly is: 'transportTax'; readonly rates: Rates<Vehicle>; readonly prices: PriceMoves };

export const ACTION_CARDS = {
  A01: { is: 'contract', units: { coal: 2, ore: 5 } },
  A02: { is: 'contract', units: { coal: 4 } },
  A03: { is: 'contract', units: { coal: 6 } },
  A04: { is: 'contract', units: { coal: 3, ore: 2 } },
  A05: { is: 'contract', units: { ore: 4 } },
  A06: { is: 'contract', units: { ore: 3 } },
  A07: { is: 'contract', units: { coal: 5, ore: 1 } },
  A08: { is: 'contract', units: { ore: 3, steel: 1 } },
  A09: { is: 'contract', units: { coal: 3, energy: 1 } },
  A10: { is: 'contract', units: { steel: 2 } },
  A11: { is: 'contract', units: { energy: 2 } },
  A12: { is: 'contract', units: { steel: 1, energy: 1 } },
  A13: { is: 'contract', units: { steel: 3 } },
  A14: { is: 'contract', units: { energy: 3 } },
  A15: { is: 'contract', units: { coal: 2, steel: 1 } },
  A16: { is: 'contract', units: { ore: 2, energy: 1 } },
  A17: { is: 'subsidy', rates: { mine: 2, excavatingPlant: 5 }, prices: { coal: -1, ore: -1 } },
  A18: { is: 'subsidy', rates: { mine: 5 }, prices: { coal: -1 } },
  A19: { is: 'subsidy', rates: { mine: 4, excavatingPlant: 4 }, prices: { coal: -1, ore: -1 } },
  A20: { is: 'subsidy', rates: { excavatingPlant: 6 }, prices: { ore: -1 } },
  A21: { is: 'subsidy', rates: { steelPlant: 10 }, prices: { steel: -1 } },
  A22: { is: 'subsidy', rates: { powerPlant: 12 }, prices: { energy: -1 } },
  A23: { is: 'subsidy', rates: { steelPlant: 8, powerPlant: 8 }, prices: { steel: -1, energy: -1 } },
  A24: { is: 'subsidy', rates: { technologyPark: 20, powerPlant: 5 }, prices: {} },
  A25: { is: 'subsidy', rates: { mine: 3, powerPlant: 6 }, prices: { coal: -1, energy: -1 } },
  A26: { is: 'subsidy', rates: { excavatingPlant: 3, steelPlant: 6 }, prices: { ore: -1, steel: -1 } },
  A27: { is: 'dividend', kinds: ['mine'], prices: { coal: -1 } },
  A28: { is: 'dividend', kinds: ['excavatingPlant'], prices: { ore: -1 } },
  A29: { is: 'dividend', kinds: ['mine', 'excavatingPlant'], prices: {} },
  A30: { is: 'dividend', kinds: ['steelPlant'], prices: { steel: -1 } },
  A31: { is: 'dividend', kinds: ['powerPlant'], prices: { energy: -1 } },
  A32: { is: 'dividend', kinds: ['steelPlant', 'powerPlant'], prices: {} },
  A33: { is: 'dividend', kinds: ['technologyPark', 'steelPlant'], prices: {} },
  A34: { is: 'dividend', kinds: ['mine', 'powerPlant'], prices: { coal: 1 } },
  A35: { is: 'dividend', kinds: ['excavatingPlant', 'steelPlant'], prices: { ore: 1 } },
  A36: { is: 'dividend', kinds: ['mine', 'excavatingPlant', 'steelPlant', 'powerPlant', 'technologyPark'], prices: {} },
  A37: { is: 'taxes', rates: { technology: 3 }, prices: {} },
  A38: { is: 'taxes', rates: { technology: 6 }, prices: { steel: 1, energy: 1 } },
  A39: { is: 'taxes', rates: { mine: 4 }, prices: { coal: 1 } },
  A40: { is: 'taxes', rates: { excavatingPlant: 5 }, prices: { ore: 1 } },
  A41: { is: 'taxes', rates: { mine: 3, excavatingPlant: 3 }, prices: { coal: -1, ore: -1 } },
  A42: { is: 'taxes', rates: { steelPlant: 8 }, prices: { steel: 1 } },
  A43: { is: 'taxes', rates: { powerPlant: 10 }, prices: { energy: 1 } },
  A44: { is: 'taxes', rates: { technologyPark: 20 }, prices: { steel: -1, energy: -1 } },
  A45: { is: 'transportTax', rates: { train: 2, electricVehicle: 5, quadcopter: 8 }, prices: {} },
  A46: { is: 'transportTax', rates: { train: 1, electricVehicle: 6, quadcopter: 10 }, prices: { coal: 1 } },
  A47: { is: 'transportTax', rates: { train: 3, electricVehicle: 5, quadcopter: 5 }, prices: { ore: 1 } },
  A48: { is: 'transportTax', rates: { electricVehicle: 6, quadcopter: 12 }, prices: { energy: 1 } },
  A49: { is: 'transportTax', rates: { train: 2, electricVehicle: 4, quadcopter: 6 }, prices: { energy: -1 } },
  A50: { is: 'transportTax', rates: { electricVehicle: 5, quadcopter: 15 }, prices: { coal: -1, ore: -1 } },
} as const satisfies Record<string, ActionCard>;

export type ActionCardId = keyof typeof ACTION_CARDS;
/** Cards that stay with a player for a while. */
export type ContractId = {
  [C in ActionCardId]: (typeof ACTION_CARDS)[C] extends { is: 'contract' } ? C : never;
}[ActionCardId];
export const ACTION_CARD_IDS = Object.keys(ACTION_CARDS) as ActionCardId[];
export const CONTRACT_IDS = ACTION_CARD_IDS.filter(isContract);

export function isContract(card: ActionCardId): card is ContractId {
  return ACTION_CARDS[card].is === 'contract';
}

/** Transport (specification, 5.7). Everybody has a train from the start, which is never sold or returned (MF-13.1, MF-R21). */

export const VEHICLES = ['train', 'electricVehicle', 'quadcopter'] as const;
export type Vehicle = (typeof VEHICLES)[number];
/** Those of the dealership. */
export const BOUGHT_VEHICLES = ['electricVehicle', 'quadcopter'] as const satisfies readonly Vehicle[];
export type BoughtVehicle = (typeof BOUGHT_VEHICLES)[number];

/** MF-8.1. */
export const SPEED = { train: 4, electricVehicle: 6, quadcopter: 8 } as const satisfies Record<Vehicle, number>;

/** MF-13.2, MF-13.3: the price, half of which the bank gives back. MF-R20: the split of the nine cards is ours. */
export const DEALERSHIP = {
  electricVehicle: { price: 50, refund: 25, cards: 3 },
  quadcopter: { price: 100, refund: 50, cards: 2 },
} as const satisfies Record<BoughtVehicle, { price: number; refund: number; cards: number }>;
export const TRAINS = 4;

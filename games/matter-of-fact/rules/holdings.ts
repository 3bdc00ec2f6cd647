import type { Frame, Seat } from '@parlour/kernel';
import { ASSET_IDS, ASSETS_BY_KIND, type AssetId, KIND_OF, type Process, type Product } from '../content/assets.ts';
import type { Cell } from '../content/map.ts';
import { TECHNOLOGIES, type TechnologyId } from '../content/technologies.ts';
import { SPEED, type Vehicle } from '../content/vehicles.ts';
import type { G, MatterOfFact } from '../types.ts';

/** Who owns what, and who is on turn. */

export type TurnFrame = Frame<MatterOfFact, 'turn'>;

/** The turn that is being played. */
export function turnOf(g: G): TurnFrame | null {
  for (const frame of g.stack) if (frame.phase === 'turn') return frame;
  return null;
}

export const rivalsOf = (g: G, seat: Seat): Seat[] =>
  g.seats.filter((other) => other !== seat && !g.players[other].hasLeft);

export const assetsOf = (g: G, seat: Seat): readonly AssetId[] => g.players[seat].assets;

/** An asset passes to another player, or to the bank. */
export function setOwner(g: G, asset: AssetId, owner: Seat | null): void {
  const before = g.assets[asset].owner;
  if (before !== null) g.players[before].assets = g.players[before].assets.filter((id) => id !== asset);
  g.assets[asset].owner = owner;
  if (owner === null) return;
  g.players[owner].assets.push(asset);
  g.players[owner].assets.sort((a, b) => ASSET_IDS.indexOf(a) - ASSET_IDS.indexOf(b));
}

export const ownsAnAsset = (g: G, seat: Seat): boolean => g.players[seat].assets.length > 0;

export const productOf = (asset: AssetId): Product => ASSETS_BY_KIND[KIND_OF[asset]].product;

/** MF-5.3. The technology card lying on the asset, otherwise the basic technology. */
export function processOf(g: G, asset: AssetId): Process {
  const { technology } = g.assets[asset];
  return technology === null ? ASSETS_BY_KIND[KIND_OF[asset]].basic : TECHNOLOGIES[technology].process;
}

/** MF-15.2. Working, idle, on strike or on guard. */
export function workersOf(g: G, seat: Seat): number {
  let workers = g.players[seat].idle + g.players[seat].picket;
  for (const id of g.players[seat].assets) workers += g.assets[id].workers + (g.assets[id].hasGuard ? 1 : 0);
  return workers;
}

/** MF-R42. On assets and in hand. */
export function technologiesOf(g: G, seat: Seat): TechnologyId[] {
  const cards = [...g.players[seat].hand];
  for (const id of g.players[seat].assets) {
    const { technology } = g.assets[id];
    if (technology !== null) cards.push(technology);
  }
  return cards;
}

/** The asset of `seat` on which a technology lies; `null`: it is in the hand, or not his. */
export const assetWith = (g: G, seat: Seat, technology: TechnologyId): AssetId | null =>
  g.players[seat].assets.find((id) => g.assets[id].technology === technology) ?? null;

/** MF-R21, MF-8.6. The fastest that can be used in this turn. */
export function vehicleOf(g: G, seat: Seat): Vehicle {
  const { vehicles } = g.players[seat];
  if (vehicles.quadcopter === 'ready') return 'quadcopter';
  return vehicles.electricVehicle === 'ready' ? 'electricVehicle' : 'train';
}
export const speedOf = (g: G, seat: Seat): number => SPEED[vehicleOf(g, seat)];

/** Whose chip stands there. */
export function chipAt(g: G, cell: Cell): Seat | null {
  for (const seat of g.seats) if (g.players[seat].cell === cell) return seat;
  return null;
}

import type { Seat } from '@parlour/kernel';
import type { Cell } from '../../content/map.ts';
import type { G } from '../../types.ts';
import { assetStops } from './buying.ts';
import { hireStops, studyStops, vehicleStops } from './equipping.ts';
import { contractStops, inputStops } from './provisioning.ts';
import { arrestStops, raidStops } from './raiding.ts';
import type { Stop } from './stop.ts';

/** Every stop a player may think of; `horizon`: turns in which what is bought can pay. */
export function stopsFor(g: G, me: Seat, from: Cell, horizon: number): Stop[] {
  return [
    ...assetStops(g, me, from),
    ...hireStops(g, from),
    ...studyStops(g, me, horizon),
    ...vehicleStops(g, me),
    ...contractStops(g, me, from),
    ...inputStops(g, me, from),
    ...raidStops(g, me, from),
    ...arrestStops(g, me),
  ];
}

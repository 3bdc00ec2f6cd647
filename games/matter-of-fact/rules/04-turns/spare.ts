import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, KIND_OF, type Process } from '../../content/assets.ts';
import { RESOURCES, type Resource, type Units } from '../../content/exchange.ts';
import type { G } from '../../types.ts';
import { put, units } from '../06-exchange/units.ts';
import { targetOf } from '../22-ending/ending.ts';
import { assetsOf, processOf, productOf } from '../holdings.ts';

/** What a turn of a player's assets takes and gives as they are staffed; a park takes nothing here. */
function flowOf(g: G, seat: Seat): { takes: Units; gives: Units } {
  const [takes, gives] = [units(), units()];
  for (const asset of assetsOf(g, seat)) {
    const product = productOf(asset);
    const { workers, capture } = g.assets[asset];
    const process = processOf(g, asset);
    if (product === 'biobot' || capture !== null) continue;
    put(takes, process.inputs);
    if (workers >= process.workers) gives[product] += process.output;
  }
  return { takes, gives };
}

/** What a turn makes of a resource beyond what it takes. */
export function netOutput(g: G, seat: Seat, resource: Resource): number {
  const { takes, gives } = flowOf(g, seat);
  return gives[resource] - takes[resource];
}

/** MF-5.8. The inputs of the BIObots still to be made, by the technology that lies in the park, else by the basic one. */
function biobotInputs(g: G, seat: Seat): Units {
  const park = assetsOf(g, seat).find((asset) => KIND_OF[asset] === 'technologyPark');
  const { inputs, output }: Process = park === undefined ? ASSETS_BY_KIND.technologyPark.basic : processOf(g, park);
  const runs = Math.ceil(Math.max(0, targetOf(g) - g.players[seat].biobots) / output);
  const needs = units();
  for (const resource of RESOURCES) needs[resource] = (inputs[resource] ?? 0) * runs;
  return needs;
}

/** MF-4.7. What of a stock neither the next turn's plants, beyond what the mines will dig for them, nor the BIObots need. */
export function spareUnits(g: G, seat: Seat, stock: Readonly<Units>): Units {
  const { takes, gives } = flowOf(g, seat);
  const biobots = biobotInputs(g, seat);
  const spare = units();
  for (const resource of RESOURCES)
    spare[resource] = Math.max(0, stock[resource] - Math.max(0, takes[resource] - gives[resource]) - biobots[resource]);
  return spare;
}

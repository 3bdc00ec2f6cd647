import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF, type Process, resaleOf } from '../content/assets.ts';
import type { Units } from '../content/exchange.ts';
import { CELL_OF, type Cell } from '../content/map.ts';
import { HIRE_COST } from '../content/table.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { worthOf } from '../rules/06-exchange/market.ts';
import { targetOf } from '../rules/22-ending/ending.ts';
import { assetsOf, chipAt, processOf } from '../rules/holdings.ts';
import type { G } from '../types.ts';
import { PARKS } from './travel.ts';

/** What is left to do until the last BIObot is made. */

export type Goal = {
  /** BIObots still to be made. */
  readonly left: number;
  /** Inputs of the next one. */
  readonly inputs: Readonly<Partial<Units>>;
  readonly workers: number;
  /** What those inputs cost at market prices, and what everything costs up to the last BIObot. */
  readonly goods: number;
  readonly cost: number;
  /** Own parks, or else those that can be bought. */
  readonly parks: readonly { readonly park: AssetId; readonly cell: Cell }[];
  readonly ownsPark: boolean;
  /** Whether something must be bought in the business centre. */
  readonly needsCentre: boolean;
  /** Kinds of plants that somebody must buy before everything is on sale there (MF-14.2). */
  readonly closed: { readonly steel: boolean; readonly energy: boolean };
};

const PARK = ASSETS_BY_KIND.technologyPark;
/** Buying a plant and selling it again opens a market for half of its cost. */
export const OPENING = {
  steel: ASSETS_BY_KIND.steelPlant.cost - resaleOf('steelPlant'),
  energy: ASSETS_BY_KIND.powerPlant.cost - resaleOf('powerPlant'),
} as const;

export function goalOf(g: G, me: Seat): Goal {
  const player = g.players[me];
  const owned = assetsOf(g, me).filter((asset) => KIND_OF[asset] === 'technologyPark');
  const left = Math.max(1, targetOf(g) - player.biobots);
  const { inputs: each, workers } = recipeOf(g, me);
  const inputs = { steel: each.steel ?? 0, energy: each.energy ?? 0 };
  const lacks = { steel: player.stock.steel < inputs.steel, energy: player.stock.energy < inputs.energy };
  const closed = {
    steel: lacks.steel && !g.market.steel.isOpen,
    energy: lacks.energy && !g.market.energy.isOpen,
  };
  const ownsPark = owned.length > 0;
  const goods = worthOf(g, inputs);
  return {
    left,
    inputs,
    workers,
    goods,
    cost: left * goods + (ownsPark ? 0 : PARK.cost),
    parks: (ownsPark ? owned : PARKS.filter((park) => isFree(g, me, park))).map((park) => ({
      park,
      cell: CELL_OF[park],
    })),
    ownsPark,
    needsCentre: lacks.steel || lacks.energy,
    closed,
  };
}

function isFree(g: G, me: Seat, park: AssetId): boolean {
  if (g.assets[park].owner !== null) return false;
  const chip = chipAt(g, CELL_OF[park]);
  return chip === null || chip === me;
}

/** The best way to make a BIObot with the technologies at hand. */
export function recipeOf(g: G, me: Seat): Process {
  const processes: Process[] = assetsOf(g, me)
    .filter((asset) => KIND_OF[asset] === 'technologyPark')
    .map((asset) => processOf(g, asset));
  for (const card of g.players[me].hand)
    if (TECHNOLOGIES[card].fits === 'technologyPark') processes.push(TECHNOLOGIES[card].process);
  return processes.reduce(
    (best, process) => (recipeCost(g, process) < recipeCost(g, best) ? process : best),
    PARK.basic as Process,
  );
}

export const recipeCost = (g: G, { inputs, workers }: Process): number => worthOf(g, inputs) + workers * HIRE_COST;

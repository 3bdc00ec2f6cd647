import type { Seat } from '@parlour/kernel';
import { ASSETS_BY_KIND, type AssetId, KIND_OF } from '../content/assets.ts';
import { CELL_OF } from '../content/map.ts';
import type { G, PlanFacts } from '../types.ts';
import { assetsOf, processOf, productOf } from './holdings.ts';
import { marginOf } from './production.ts';
import { shortOf, take } from './units.ts';
import { emit } from './vocabulary.ts';

/** A BIObot has no price, and no other use of workers comes near to it. */
const BIOBOT_WORTH = 1000;

/**
 * MF-16.1, MF-D14. Workers placed so that the next stage 1 brings most: again and again the asset with the highest margin for each
 * worker that can still be staffed and fed, by the stock or by what the others of the plan will make. Guards stay where they are.
 */
export function proposedPlan(g: G, seat: Seat): PlanFacts {
  const own = assetsOf(g, seat).filter((asset) => g.assets[asset].capture === null);
  const stock = { ...g.players[seat].stock };
  let idle = g.players[seat].idle + own.reduce((sum, asset) => sum + g.assets[asset].workers, 0);
  let margin = 0;
  const runs: AssetId[] = [];
  const posts: PlanFacts['posts'] = [];
  const open = own
    .map((asset) => ({ asset, needs: handsNeeded(g, seat, asset), gain: gainOf(g, asset) }))
    .sort((a, b) => b.gain * Math.max(1, a.needs) - a.gain * Math.max(1, b.needs));
  const isPossible = ({ asset, needs, gain }: (typeof open)[number]): boolean =>
    needs <= idle && gain > 0 && shortOf(stock, processOf(g, asset).inputs) === null;
  for (let at = open.findIndex(isPossible); at >= 0; at = open.findIndex(isPossible)) {
    const [{ asset, needs }] = open.splice(at, 1) as [(typeof open)[number]];
    const product = productOf(asset);
    take(stock, processOf(g, asset).inputs);
    if (product !== 'biobot') stock[product] += processOf(g, asset).output;
    idle -= needs;
    margin += marginOf(g, asset);
    runs.push(asset);
    posts.push({ asset, workers: needs });
  }
  for (const { asset } of open) posts.push({ asset, workers: 0 });
  return { posts, idle, runs, margin };
}

/** MF-5.6. Where the chip stands now it will work next turn. */
const handsNeeded = (g: G, seat: Seat, asset: AssetId): number =>
  processOf(g, asset).workers - (g.players[seat].cell === CELL_OF[asset] ? 1 : 0);

const gainOf = (g: G, asset: AssetId): number =>
  marginOf(g, asset) + (ASSETS_BY_KIND[KIND_OF[asset]].product === 'biobot' ? BIOBOT_WORTH : 0);

export const isAsPlanned = (g: G, { posts }: PlanFacts): boolean =>
  posts.every(({ asset, workers }) => g.assets[asset].workers === workers);

/** Surplus workers go to the idle pool first, then the posts are filled from there. */
export function adoptPlan(g: G, seat: Seat): void {
  const { posts } = proposedPlan(g, seat);
  const player = g.players[seat];
  for (const { asset, workers } of posts) {
    const surplus = g.assets[asset].workers - workers;
    if (surplus <= 0) continue;
    g.assets[asset].workers = workers;
    player.idle += surplus;
    emit(g, 'workersMoved', { seat, from: asset, to: 'idle', workers: surplus });
  }
  for (const { asset, workers } of posts) {
    const lacking = workers - g.assets[asset].workers;
    if (lacking <= 0) continue;
    g.assets[asset].workers = workers;
    player.idle -= lacking;
    emit(g, 'workersMoved', { seat, from: 'idle', to: asset, workers: lacking });
  }
}

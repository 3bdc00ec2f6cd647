import type { Seat } from '@parlour/kernel';
import type { AssetId } from '../../content/assets.ts';
import type { Units } from '../../content/exchange.ts';
import { CELL_OF } from '../../content/map.ts';
import type { G, PlanFacts } from '../../types.ts';
import { marginOf } from '../05-production/production.ts';
import { shortOf, take } from '../06-exchange/units.ts';
import { assetsOf, processOf, productOf } from '../holdings.ts';
import { emit } from '../vocabulary.ts';

/** A BIObot has no price, and no other use of workers comes near to it. */
const BIOBOT_WORTH = 1000;

/** An asset that can be staffed: the workers it needs besides the chip, and what a run of it is worth. */
type Job = { asset: AssetId; needs: number; gain: number };

/**
 * MF-16.1, MF-D14. Workers placed so that the next stage 1 brings most: a park and all that must feed it before everything else, if
 * there are workers for that; then again and again the asset with the highest gain for each worker that can still be staffed and fed,
 * by the stock or by what the others of the plan will make. Guards stay where they are.
 */
export function proposedPlan(g: G, seat: Seat): PlanFacts {
  const open = jobsOf(g, seat);
  const stock = { ...g.players[seat].stock };
  const idle = g.players[seat].idle + open.reduce((sum, { asset }) => sum + g.assets[asset].workers, 0);
  const plan: PlanFacts = { posts: [], idle, runs: [], margin: 0 };
  const staff = (job: Job): void => {
    open.splice(open.indexOf(job), 1);
    run(g, stock, job.asset);
    plan.idle -= job.needs;
    plan.margin += marginOf(g, job.asset);
    plan.runs.push(job.asset);
    plan.posts.push({ asset: job.asset, workers: job.needs });
  };
  const isPossible = ({ asset, needs, gain }: Job): boolean =>
    needs <= plan.idle && gain > 0 && shortOf(stock, processOf(g, asset).inputs) === null;
  for (const job of biobotChain(g, open, stock, idle)) staff(job);
  for (let job = open.find(isPossible); job !== undefined; job = open.find(isPossible)) staff(job);
  for (const { asset } of open) plan.posts.push({ asset, workers: 0 });
  return plan;
}

/** The best first. */
const jobsOf = (g: G, seat: Seat): Job[] =>
  assetsOf(g, seat)
    .filter((asset) => g.assets[asset].capture === null)
    .map((asset) => ({ asset, needs: handsNeeded(g, seat, asset), gain: gainOf(g, asset) }))
    .sort((a, b) => b.gain * Math.max(1, a.needs) - a.gain * Math.max(1, b.needs));

/** MF-5.6. Where the chip stands now it will work next turn. */
const handsNeeded = (g: G, seat: Seat, asset: AssetId): number =>
  processOf(g, asset).workers - (g.players[seat].cell === CELL_OF[asset] ? 1 : 0);

const gainOf = (g: G, asset: AssetId): number =>
  marginOf(g, asset) + (productOf(asset) === 'biobot' ? BIOBOT_WORTH : 0);

function run(g: G, stock: Units, asset: AssetId): void {
  const { inputs, output } = processOf(g, asset);
  const product = productOf(asset);
  take(stock, inputs);
  if (product !== 'biobot') stock[product] += output;
}

/** What has to work so that a park does, in the order of working; empty if there is no way, or no workers for it. */
function biobotChain(g: G, jobs: readonly Job[], stock: Readonly<Units>, workers: number): Job[] {
  for (const park of jobs.filter(({ asset }) => productOf(asset) === 'biobot')) {
    const chain = feed(g, jobs, { ...stock }, park, []);
    if (chain !== null && chain.reduce((sum, { needs }) => sum + needs, 0) <= workers) return chain;
  }
  return [];
}

/** Adds an asset to a chain after everything that must make its inputs; `null` if something cannot be made. */
function feed(g: G, jobs: readonly Job[], stock: Units, job: Job, chain: Job[]): Job[] | null {
  const { inputs } = processOf(g, job.asset);
  for (let resource = shortOf(stock, inputs); resource !== null; resource = shortOf(stock, inputs)) {
    const feeder = jobs.find((each) => productOf(each.asset) === resource && !chain.includes(each));
    if (feeder === undefined || feed(g, jobs, stock, feeder, chain) === null) return null;
  }
  run(g, stock, job.asset);
  chain.push(job);
  return chain;
}

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

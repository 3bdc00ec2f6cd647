import type { Choice, Seat } from '@parlour/kernel';
import { type AssetId, KIND_OF } from '../content/assets.ts';
import { CELL_OF } from '../content/map.ts';
import { TECHNOLOGIES, type TechnologyId } from '../content/technologies.ts';
import { marginOf } from '../rules/05-production/production.ts';
import { guardOf } from '../rules/12-workers/posts.ts';
import { isAsPlanned, proposedPlan } from '../rules/16-planning/proposed-plan.ts';
import { assetsOf, ownsAnAsset, processOf, rivalsOf, speedOf } from '../rules/holdings.ts';
import type { G, MatterOfFact } from '../types.ts';
import { deliverChoice, surplusChoice } from './selling.ts';
import { yieldOf } from './studying.ts';
import { hexesBetween } from './travel.ts';

/** Stage 5: technologies where they do most, workers where they earn most, guards with whoever is left over. */

type Act = Choice<MatterOfFact>;

export function planningChoice(g: G, me: Seat): Act {
  return (
    deliverChoice(g, me) ??
    technologyChoice(g, me) ??
    workersChoice(g, me) ??
    surplusChoice(g, me) ?? { type: 'endTurn' }
  );
}

function technologyChoice(g: G, me: Seat): Act | null {
  for (const technology of g.players[me].hand) {
    const asset = placeFor(g, me, technology);
    if (asset !== null) return { type: 'layTechnology', technology, asset };
  }
  return null;
}

/** The fitting asset that gains most by it. */
function placeFor(g: G, me: Seat, card: TechnologyId): AssetId | null {
  const { fits, process } = TECHNOLOGIES[card];
  let best: { more: number; asset: AssetId } | null = null;
  for (const asset of assetsOf(g, me)) {
    if (KIND_OF[asset] !== fits || g.assets[asset].capture !== null) continue;
    const more = yieldOf(g, asset, process) - yieldOf(g, asset, processOf(g, asset));
    if (more > (best?.more ?? 0)) best = { more, asset };
  }
  return best?.asset ?? null;
}

function workersChoice(g: G, me: Seat): Act | null {
  if (g.players[me].isOnStrike || !ownsAnAsset(g, me)) return null;
  const guarded = assetsOf(g, me).filter((asset) => g.assets[asset].hasGuard);
  const spare = spareHands(g, me, guarded);
  if (guarded.length > spare) return recall(g, me, guarded);
  if (!isAsPlanned(g, proposedPlan(g, me))) return { type: 'adoptPlan' };
  return guarded.length < spare ? guardChoice(g, me) : null;
}

/** Workers for whom there is nothing to do, guards included. */
function spareHands(g: G, me: Seat, guarded: readonly AssetId[]): number {
  const { players, assets } = g;
  for (const asset of guarded) assets[asset].hasGuard = false;
  players[me].idle += guarded.length;
  const { idle } = proposedPlan(g, me);
  players[me].idle -= guarded.length;
  for (const asset of guarded) assets[asset].hasGuard = true;
  return idle;
}

/** The guard who is needed least. */
function recall(g: G, me: Seat, guarded: readonly AssetId[]): Act | null {
  const [asset] = [...guarded].sort((a, b) => stakeOf(g, me, a) - stakeOf(g, me, b));
  return asset === undefined ? null : { type: 'moveWorkers', from: guardOf(asset), to: 'idle', workers: 1 };
}

/** MF-20. An idle hand guards what a rival may raid next. */
function guardChoice(g: G, me: Seat): Act | null {
  if (g.options.raids === 'off' || g.players[me].idle === 0) return null;
  let best: { stake: number; asset: AssetId } | null = null;
  for (const asset of assetsOf(g, me)) {
    const { hasGuard, capture } = g.assets[asset];
    if (hasGuard || capture !== null || g.players[me].cell === CELL_OF[asset]) continue;
    const stake = stakeOf(g, me, asset);
    if (stake > (best?.stake ?? LEAST)) best = { stake, asset };
  }
  return best === null ? null : { type: 'moveWorkers', from: 'idle', to: guardOf(best.asset), workers: 1 };
}
/** Less is not worth a salary. */
const LEAST = 6;
const PARK = 60;

/** What a raid would cost, for each rival who can be there in his next turn. */
function stakeOf(g: G, me: Seat, asset: AssetId): number {
  const near = rivalsOf(g, me).filter((rival) => {
    const { cell, arrest } = g.players[rival];
    return cell !== null && arrest === 0 && hexesBetween(cell, CELL_OF[asset]) <= speedOf(g, rival);
  });
  const loss = KIND_OF[asset] === 'technologyPark' ? PARK : g.assets[asset].workers > 0 ? marginOf(g, asset) : 0;
  return loss * near.length;
}

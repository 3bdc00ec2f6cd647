import { between, type Fields, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { type AssetId, KIND_OF } from '../../content/assets.ts';
import { TECHNOLOGIES, type TechnologyId } from '../../content/technologies.ts';
import type { G, MatterOfFact, Post } from '../../types.ts';
import { settleMonopolies } from '../06-exchange/market.ts';
import { assetOfPost, change, guardOf, isGuardPost, workersAt } from '../12-workers/posts.ts';
import { whyLocked } from '../18-raids/captures.ts';
import { assetsOf, assetWith, technologiesOf } from '../holdings.ts';
import { emit, no } from '../vocabulary.ts';

/** MF-16. Stage 5. */

type Actions = MatterOfFact['actions'];

/** MF-16.1, MF-16.3, MF-16.4. One family for each post that has workers. */
export function workerMoves(g: G, seat: Seat): Fields<Actions['moveWorkers']>[] | Refusal<MatterOfFact> {
  // MF-R40: during a strike technologies may be moved, workers not.
  if (g.players[seat].isOnStrike) return no('MF-R40', 'onStrike', {});
  const own = assetsOf(g, seat);
  const posts: Post[] = ['idle', ...own];
  // MF-O5: without raids there are no guards.
  if (g.options.raids === 'on') for (const asset of own) posts.push(guardOf(asset));
  if (posts.length === 1) return no('MF-16.1', 'noAsset', {});
  const families: Fields<Actions['moveWorkers']>[] = [];
  for (const from of posts) {
    const workers = workersAt(g, seat, from);
    if (workers === 0) continue;
    families.push({
      from: oneOf([from], () => whyNotFrom(g, from)),
      to: oneOf(posts, (to) => whyNotTo(g, from, to)),
      workers: between(1, workers),
    });
  }
  return families.length > 0 ? families : no('MF-16.1', 'noWorkers', {});
}

/** MF-18.8, MF-18.9, MF-R55. From a sabotaged asset workers may be taken, from an operated one nothing. */
function whyNotFrom(g: G, from: Post) {
  const asset = assetOfPost(from);
  return asset !== null && g.assets[asset].capture?.mode === 'operate' ? whyLocked(g, asset) : null;
}

/** MF-16.5, MF-R34, MF-R55. Onto a captured asset nothing, and one guard each. */
function whyNotTo(g: G, from: Post, to: Post) {
  if (from === to) return no('MF-16.1', 'samePlace', {});
  const asset = assetOfPost(to);
  if (asset === null) return null;
  if (isGuardPost(to) && g.assets[asset].hasGuard) return no('MF-R34', 'guardThere', { asset });
  const { capture } = g.assets[asset];
  return capture === null ? null : no('MF-16.5', 'locked', { asset, raider: capture.raider, mode: capture.mode });
}

/** MF-20.1, MF-R34, MF-R72. */
export function whyTooMany({ to, workers }: Actions['moveWorkers']) {
  const asset = assetOfPost(to);
  return isGuardPost(to) && workers > 1 && asset !== null ? no('MF-R34', 'oneGuard', { asset }) : null;
}

export function moveWorkers(g: G, seat: Seat, { from, to, workers }: Actions['moveWorkers']): void {
  change(g, seat, from, -workers);
  change(g, seat, to, workers);
  emit(g, 'workersMoved', { seat, from, to, workers });
}

/** MF-11.3, MF-11.4, MF-16.2, MF-R31. One family for each technology that may be moved. */
export function layOffer(g: G, seat: Seat): Fields<Actions['layTechnology']>[] | Refusal<MatterOfFact> {
  const cards = technologiesOf(g, seat);
  if (cards.length === 0) return no('MF-11.3', 'noTechnology', {});
  const own = assetsOf(g, seat);
  if (own.length === 0) return no('MF-11.5', 'noAsset', {});
  return cards.map((technology) => {
    const lies = assetWith(g, seat, technology);
    return {
      technology: oneOf([technology], () => (lies === null ? null : whyLocked(g, lies))),
      asset: oneOf(own, (asset) => whyNotLaid(g, technology, asset)),
    };
  });
}

function whyNotLaid(g: G, technology: TechnologyId, asset: AssetId) {
  const { fits } = TECHNOLOGIES[technology];
  if (KIND_OF[asset] !== fits) return no('MF-11.3', 'otherKind', { technology, fits });
  if (g.assets[asset].technology === technology) return no('MF-11.4', 'liesThere', { technology, asset });
  return whyLocked(g, asset);
}

/** What lay there goes to the hand. */
export function layTechnology(g: G, seat: Seat, technology: TechnologyId, asset: AssetId): void {
  const { hand } = g.players[seat];
  const from = lift(g, seat, technology);
  const displaced = g.assets[asset].technology;
  if (displaced !== null) hand.push(displaced);
  g.assets[asset].technology = technology;
  emit(g, 'technologyLaid', { seat, technology, from, asset, displaced });
  settleMonopolies(g);
}

/** Takes a technology from where it is. */
export function lift(g: G, seat: Seat, technology: TechnologyId): AssetId | 'hand' {
  const { hand } = g.players[seat];
  const lies = assetWith(g, seat, technology);
  if (lies === null) hand.splice(hand.indexOf(technology), 1);
  else g.assets[lies].technology = null;
  return lies ?? 'hand';
}

export function takeUpOffer(g: G, seat: Seat): Fields<Actions['takeUpTechnology']> | Refusal<MatterOfFact> {
  const laid: TechnologyId[] = [];
  for (const asset of assetsOf(g, seat)) {
    const { technology } = g.assets[asset];
    if (technology !== null) laid.push(technology);
  }
  if (laid.length === 0) return no('MF-R31', 'noTechnology', {});
  return {
    technology: oneOf(laid, (technology) => {
      const asset = assetWith(g, seat, technology);
      return asset === null ? null : whyLocked(g, asset);
    }),
  };
}

/** MF-R31. Back into the hand. */
export function takeUpTechnology(g: G, seat: Seat, technology: TechnologyId): void {
  const asset = assetWith(g, seat, technology);
  if (asset === null) return;
  g.assets[asset].technology = null;
  g.players[seat].hand.push(technology);
  emit(g, 'technologyTakenUp', { seat, technology, asset });
  settleMonopolies(g);
}

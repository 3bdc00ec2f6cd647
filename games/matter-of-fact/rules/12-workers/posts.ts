import type { Seat } from '@parlour/kernel';
import type { AssetId } from '../../content/assets.ts';
import type { G, GuardPost, Post } from '../../types.ts';
import { assetsOf, processOf } from '../holdings.ts';

/** Where workers are: in the idle pool, on an asset, or on its guard place (MF-20.1). */

export const guardOf = (asset: AssetId): GuardPost => `guard ${asset}`;
export const isGuardPost = (post: Post): post is GuardPost => post.startsWith('guard ');

/** The asset a post belongs to; `null` for the idle pool. */
export function assetOfPost(post: Post): AssetId | null {
  if (post === 'idle') return null;
  return isGuardPost(post) ? (post.slice(6) as AssetId) : post;
}

export function workersAt(g: G, seat: Seat, post: Post): number {
  if (post === 'idle') return g.players[seat].idle;
  return isGuardPost(post) ? (g.assets[assetOfPost(post) as AssetId].hasGuard ? 1 : 0) : g.assets[post].workers;
}

/** Adds workers to a post, or takes them away. */
export function change(g: G, seat: Seat, post: Post, by: number): void {
  if (post === 'idle') g.players[seat].idle += by;
  else if (isGuardPost(post)) g.assets[assetOfPost(post) as AssetId].hasGuard = by > 0;
  else g.assets[post].workers += by;
}

/** MF-5.2, MF-12.1. Posts on a player's assets that stay empty even if every idle worker takes one; nobody comes to a captured asset. */
export function vacanciesOf(g: G, seat: Seat): number {
  let empty = 0;
  for (const asset of assetsOf(g, seat))
    if (g.assets[asset].capture === null) empty += Math.max(0, processOf(g, asset).workers - g.assets[asset].workers);
  return Math.max(0, empty - g.players[seat].idle);
}

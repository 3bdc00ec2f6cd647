import type { Seat } from '@parlour/kernel';
import type { AssetId } from '../content/assets.ts';
import type { G, GuardPost, Post } from '../types.ts';

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

import type { Pile, PileItem, Secret } from '../types.ts';

/**
 * Where the secrets of a position lie, found by one walk: views, re-dealing, the barrier and the tests of leaks all go by it.
 * A spot is one step of the way (`at`); it is a secret, a pile, or a branch with spots further in.
 */
export type Spot = { at: string | number; is: 'branch' | 'secret' | 'pile'; inner: readonly Spot[] | null };

const NONE: readonly Spot[] = [];

/** The secrets of a whole position; those inside its events are only news of them. */
export const spotsOf = (g: object): readonly Spot[] => spotsIn(g, 'events') ?? NONE;

export function spotsIn(value: object, but = ''): Spot[] | null {
  let spots: Spot[] | null = null;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      if (typeof item !== 'object' || item === null) continue;
      const spot = spotAt(at, item);
      if (spot !== null) (spots ??= []).push(spot);
    }
    return spots;
  }
  for (const at in value) {
    const item = (value as Record<string, unknown>)[at];
    if (typeof item !== 'object' || item === null || at === but) continue;
    const spot = spotAt(at, item);
    if (spot !== null) (spots ??= []).push(spot);
  }
  return spots;
}

function spotAt(at: string | number, item: object): Spot | null {
  if ('secret' in item) {
    if (isPile(item)) return { at, is: 'pile', inner: null };
    if (isSecret(item)) return { at, is: 'secret', inner: isObject(item.secret) ? spotsIn(item.secret) : null };
  }
  const inner = spotsIn(item);
  return inner === null ? null : { at, is: 'branch', inner };
}

/** Every pile of a position. */
export function pilesOf(g: object, spotsOfG = spotsOf(g)): Pile<PileItem>[] {
  const piles: Pile<PileItem>[] = [];
  const collect = (value: object, spots: readonly Spot[] | null): void => {
    for (const { at, is, inner } of spots ?? NONE) {
      const item = itemAt(value, at) as object;
      if (is === 'pile') piles.push(item as Pile<PileItem>);
      else if (is === 'branch') collect(item, inner);
    }
  };
  collect(g, spotsOfG);
  return piles;
}

/** A single secret with the kind it is of: its way through the state, indexes as stars, frames by their phase. */
type Found = { kind: string; indexes: number[]; secret: Secret<unknown> };

/** Every single secret of a position, those inside another included. */
export function secretsOf(g: object, spotsOfG = spotsOf(g)): Found[] {
  const found: Found[] = [];
  const collect = (value: object, spots: readonly Spot[] | null, kind: string, indexes: number[]): void => {
    for (const { at, is, inner } of spots ?? NONE) {
      const item = itemAt(value, at) as object;
      if (is === 'pile') continue;
      const name = typeof at === 'string' ? at : kind === 'stack' ? (item as { phase: string }).phase : '*';
      const here = kind === '' ? name : `${kind}.${name}`;
      const there = typeof at === 'number' && kind !== 'stack' ? [...indexes, at] : indexes;
      if (is === 'branch') collect(item, inner, here, there);
      else {
        found.push({ kind: here, indexes: there, secret: item as Secret<unknown> });
        if (inner !== null) collect((item as Secret<object>).secret, inner, here, there);
      }
    }
  };
  collect(g, spotsOfG, '', []);
  return found;
}

export const itemAt = (value: object, at: string | number): unknown => (value as Record<string | number, unknown>)[at];
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isPile = (value: object): value is Pile<PileItem> => 'pile' in value && 'pool' in value;
export const isSecret = (value: object): value is Secret<unknown> =>
  'secret' in value && 'seen' in value && typeof value.seen === 'number';

import type { Barred, Between, Refusal } from '../types.ts';
import { halfFitOf, holds, isSame, nearestReason, type Values } from './fits.ts';
import type { AnyDomain, AnyFields, AnyOffer, Item, Value } from './offers.ts';

/** A choice made field by field: what is still possible, what is left to choose, and what is meant once nothing is. */

/** The offers of one kind that what is picked so far can still lead to. */
export const alternatives = (offers: readonly AnyOffer[], type: string, picked: Values): AnyOffer[] =>
  offers.filter((offer) => offer.type === type && halfFitOf(offer.fields, picked, null).reason === null);

/** What a menu says of the actions that are not on offer. */
export type RefusedKinds = readonly { type: string; because: Refusal }[];

/**
 * Why these values lead to no action: the reason of the offer that comes nearest; `null` if they can still lead to one. What
 * is on offer does not tell which paragraph governs an action: where no reason of the game's own speaks, `rule` is `null`.
 */
export function reasonAmong(
  offers: readonly AnyOffer[],
  refused: RefusedKinds,
  type: string,
  picked: Values,
): Refusal | null {
  const fits = offers.filter((offer) => offer.type === type).map(({ fields }) => halfFitOf(fields, picked, null));
  if (fits.length > 0) return fits.some(({ reason }) => reason === null) ? null : nearestReason(fits);
  const because = refused.find((each) => each.type === type)?.because;
  return because ?? { refused: 'notNow', rule: null, facts: { type, asked: [] } };
}

/** The only value of a domain, in a box; `null` if there are several. */
export function onlyValue(domain: AnyDomain): { value: unknown } | null {
  if (domain.one !== undefined) return domain.one.length === 1 ? { value: domain.one[0] } : null;
  if (domain.parts !== undefined) {
    const value: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(domain.parts)) {
      const only = onlyValue(part);
      if (only === null) return null;
      value[key] = only.value;
    }
    return { value };
  }
  if (domain.some !== undefined) {
    const { some, atLeast, atMost } = domain;
    // Where all of several must be chosen, their order is still open: a game may mean it.
    if (atLeast === some.length && some.length < 2) return { value: [...some] };
    return atMost === 0 ? { value: [] } : null;
  }
  return domain.min === domain.max ? { value: domain.min } : null;
}

/**
 * The action that is meant once nothing is left to choose: every field is picked, or has the same only value in each
 * offer that is still possible. `null` while something is open.
 */
export function settled(possible: readonly AnyOffer[], picked: Values): (Values & { type: string }) | null {
  const [first] = possible;
  if (first === undefined) return null;
  const choice: Record<string, unknown> = {};
  for (const field of Object.keys(first.fields)) {
    if (field in picked) {
      if (!possible.every((offer) => isWhole(offer.fields[field], picked[field]))) return null;
      choice[field] = picked[field];
      continue;
    }
    const only = onlyFor(possible, field);
    if (only === null) return null;
    choice[field] = only.value;
  }
  return { type: first.type, ...choice };
}

/** The value of a field that is the only one in each of the offers, in a box; `null` if there is a choice. */
export function onlyFor(possible: readonly AnyOffer[], field: string): { value: unknown } | null {
  const [first, ...others] = possible.map(({ fields }) => {
    const domain = fields[field];
    return domain === undefined ? null : onlyValue(domain);
  });
  if (first === undefined || first === null) return null;
  return others.every((other) => other !== null && isSame(other.value, first.value)) ? first : null;
}

/** Whether a picked value has all its parts. */
function isWhole(domain: AnyDomain | undefined, value: unknown): boolean {
  if (domain === undefined || domain.parts === undefined) return true;
  return Object.entries(domain.parts).every(
    ([key, part]) =>
      typeof value === 'object' && value !== null && key in value && isWhole(part, (value as Values)[key]),
  );
}

/** What may be chosen for one field over all offers that are still possible: for a control. */
export type FieldChoice = {
  field: string;
  values: Value[];
  barred: Barred<Value>[];
  range: Between | null;
  some: { items: Item[]; barred: Barred<Item>[]; atLeast: number; atMost: number } | null;
  parts: AnyFields | null;
};

export function fieldChoice(possible: readonly AnyOffer[], field: string): FieldChoice {
  const choice: FieldChoice = { field, values: [], barred: [], range: null, some: null, parts: null };
  for (const offer of possible) {
    const domain = offer.fields[field];
    if (domain === undefined) continue;
    if (domain.one !== undefined) {
      add(choice.values, domain.one);
      addBarred(choice.barred, domain.not ?? []);
    } else if (domain.parts !== undefined) choice.parts ??= domain.parts;
    else if (domain.some !== undefined) {
      choice.some ??= { items: [], barred: [], atLeast: domain.atLeast, atMost: domain.atMost };
      add(choice.some.items, domain.some);
      addBarred(choice.some.barred, domain.not ?? []);
      choice.some.atLeast = Math.min(choice.some.atLeast, domain.atLeast);
      choice.some.atMost = Math.max(choice.some.atMost, domain.atMost);
    } else choice.range = widen(choice.range, domain);
  }
  choice.barred = choice.barred.filter(({ value }) => !holds(choice.values, value));
  if (choice.some !== null) {
    const { items } = choice.some;
    choice.some.barred = choice.some.barred.filter(({ value }) => !holds(items, value));
  }
  return choice;
}

function add<T>(to: T[], values: readonly T[]): void {
  for (const value of values) if (!holds(to, value)) to.push(value);
}

function addBarred<T>(to: Barred<T>[], barred: readonly Barred<T>[]): void {
  for (const each of barred) if (!to.some(({ value }) => isSame(value, each.value))) to.push(each);
}

function widen(range: Between | null, { min, max, below, above }: Between): Between {
  const wider = { min: Math.min(min, range?.min ?? min), max: Math.max(max, range?.max ?? max) };
  const [low, high] = [min === wider.min ? below : range?.below, max === wider.max ? above : range?.above];
  return { ...wider, ...(low && { below: low }), ...(high && { above: high }) };
}

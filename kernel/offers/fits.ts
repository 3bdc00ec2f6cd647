import { clone } from '../clone.ts';
import type { CommonRefusal, CommonRefusals, Refusal } from '../types.ts';
import type { AnyDomain, AnyFields } from './offers.ts';

/** What an offer allows, said once: for judging, for controls, for the terminal and for whoever else reads offers. */

/** Values by the names of their fields, whatever the game and wherever they come from. */
export type Values = Readonly<Record<string, unknown>>;

/** Two plain values are the same if they read the same, whatever the order of their keys. `-0` is no value of any game. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(own(a, key), own(b, key)));
}

export const holds = (values: readonly unknown[], value: unknown): boolean =>
  values.some((each) => isSame(each, value));

/**
 * Why a value is none of the domain's; `null` if it is one. A reason of the game's own comes from the offer; the others
 * name the paragraph that governs the action, as far as whoever asks knows it.
 */
export function reasonAgainst(
  domain: AnyDomain,
  value: unknown,
  field: string,
  governing: string | null,
): Refusal | null {
  const common = <R extends CommonRefusal>(refused: R, facts: CommonRefusals[R]): Refusal => ({
    refused,
    rule: governing,
    facts,
  });
  if (Object.is(value, -0)) return common('malformed', { expected: field });
  if (domain.one !== undefined) {
    if (holds(domain.one, value)) return null;
    return becauseOf(domain.not, value) ?? common('notOffered', { field });
  }
  if (domain.parts !== undefined) return reasonInParts(domain.parts, value, field, governing);
  if (domain.some !== undefined) {
    const { some, atLeast, atMost } = domain;
    if (!Array.isArray(value) || value.some((item) => Object.is(item, -0)))
      return common('malformed', { expected: field });
    if (value.length < atLeast || value.length > atMost) return common('wrongCount', { field, atLeast, atMost });
    for (const [at, item] of value.entries()) {
      const because = becauseOf(domain.not, item);
      if (because !== null) return because;
      if (!holds(some, item) || holds(value.slice(0, at), item)) return common('notOffered', { field });
    }
    return null;
  }
  const { min, max } = domain;
  if (typeof value !== 'number' || !Number.isInteger(value)) return common('outOfRange', { field, min, max });
  if (value < min) return domain.below ?? common('outOfRange', { field, min, max });
  if (value > max) return domain.above ?? common('outOfRange', { field, min, max });
  return null;
}

function reasonInParts(parts: AnyFields, value: unknown, field: string, governing: string | null): Refusal | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { refused: 'malformed', rule: governing, facts: { expected: field } };
  for (const key of Object.keys(parts)) {
    const because = reasonAgainst(parts[key] as AnyDomain, own(value, key), `${field}.${key}`, governing);
    if (because !== null) return because;
  }
  return null;
}

const becauseOf = (
  barred: readonly { value: unknown; because: Refusal }[] | undefined,
  value: unknown,
): Refusal | null => barred?.find((each) => isSame(each.value, value))?.because ?? null;

/** How far values go along with one family of actions: how many fields they fit, and what first speaks against them. */
export type Fit = { fitting: number; reason: Refusal | null };

/** A whole choice against a family. What is said speaks before what is missing. */
export function fitOf(fields: AnyFields, values: Values, governing: string | null): Fit {
  let fitting = 0;
  let reason: Refusal | null = null;
  let missing: Refusal | null = null;
  for (const field of Object.keys(fields)) {
    const value = own(values, field);
    const because = reasonAgainst(fields[field] as AnyDomain, value, field, governing);
    if (because === null) fitting += 1;
    else if (value === undefined) missing ??= because;
    else reason ??= because;
  }
  return { fitting, reason: reason ?? missing };
}

/** A choice that is half made against a family: only what is chosen already is looked at. */
export function halfFitOf(fields: AnyFields, picked: Values, governing: string | null): Fit {
  let fitting = 0;
  let reason: Refusal | null = null;
  for (const field of Object.keys(picked)) {
    const because = Object.hasOwn(fields, field)
      ? reasonAgainst(chosenOf(fields[field] as AnyDomain, picked[field]), picked[field], field, governing)
      : ({ refused: 'notOffered', rule: governing, facts: { field } } satisfies Refusal);
    if (because === null) fitting += 1;
    else reason ??= because;
  }
  return { fitting, reason };
}

/** A domain of several parts without those that are not chosen yet. */
function chosenOf(domain: AnyDomain, value: unknown): AnyDomain {
  if (domain.parts === undefined || typeof value !== 'object' || value === null) return domain;
  const chosen = Object.entries(domain.parts).filter(([key]) => Object.hasOwn(value, key));
  return { parts: Object.fromEntries(chosen.map(([key, part]) => [key, chosenOf(part, own(value, key))])) };
}

/**
 * The reason of the family that came nearest. Of two that came equally near, the one that gives a reason of the game's own
 * says more.
 */
export function nearestReason(fits: readonly Fit[]): Refusal | null {
  let nearest: Refusal | null = null;
  let reached = -1;
  for (const { fitting, reason } of fits) {
    if (reason === null) continue;
    const nearness = 2 * fitting + (COMMON.has(reason.refused) ? 0 : 1);
    if (nearness > reached) [nearest, reached] = [reason, nearness];
  }
  return nearest;
}

const COMMON = new Set<string>(['malformed', 'notOffered', 'outOfRange', 'wrongCount'] satisfies CommonRefusal[]);

/** A value that fits its domain, without anything that merely travelled along. */
export function copyOf(domain: AnyDomain, value: unknown): unknown {
  if (domain.one !== undefined) return clone(domain.one.find((each) => isSame(each, value)));
  if (domain.some !== undefined)
    return (value as unknown[]).map((item) => clone(domain.some.find((each) => isSame(each, item))));
  if (domain.parts === undefined) return value;
  return Object.fromEntries(
    Object.entries(domain.parts).map(([key, part]) => [key, copyOf(part, own(value as object, key))]),
  );
}

/** An own data property; never one of the prototype, never the answer of a getter. */
export function own(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

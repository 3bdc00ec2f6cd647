import type { Action, Barred, Between, Choice, GameTypes, Offer, Refusal, Seat } from '../types.ts';

/** One of the values. With `unless`, those it gives a reason against are kept aside, shown but not choosable. */
export function oneOf<const T, R extends Refusal<never>>(
  values: readonly T[],
  unless?: (value: T) => R | null,
): { one: readonly T[]; not?: readonly Barred<T>[] } {
  if (unless === undefined) return { one: values };
  const { open, barred } = sift(values, unless);
  return barred === null ? { one: open } : { one: open, not: barred };
}

/** A whole number from `min` to `max`; `below` and `above` say why it ends there. */
export function between(min: number, max: number, ends?: { below?: Refusal<never>; above?: Refusal<never> }): Between {
  return ends === undefined ? { min, max } : ({ min, max, ...ends } as Between);
}

/** A set of at least `atLeast` and at most `atMost` different values. */
export function someOf<const T>(
  values: readonly T[],
  atLeast: number,
  atMost: number,
): { some: readonly T[]; atLeast: number; atMost: number } {
  return { some: values, atLeast, atMost };
}

function sift<T, R>(values: readonly T[], unless: (value: T) => R | null) {
  const open: T[] = [];
  let barred: Barred<T>[] | null = null;
  for (const value of values) {
    const because = unless(value);
    if (because === null) open.push(value);
    else if (barred === null) barred = [{ value, because: because as Refusal }];
    else barred.push({ value, because: because as Refusal });
  }
  return { open, barred };
}

/** A value of a field as a whole, in offers of whatever game: plain JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
/** One item of a field that holds a list. It is no `Value`, so that words for the one are never asked for the other. */
export type Item = { readonly item: symbol };

export type AnyDomain =
  | Only<'one' | 'not', { one: readonly Value[]; not?: readonly Barred<Value>[] }>
  | AnySome
  | AnyParts
  | AnyRange;
type AnySome = Only<
  'some' | 'atLeast' | 'atMost' | 'not',
  { some: readonly Item[]; atLeast: number; atMost: number; not?: readonly Barred<Item>[] }
>;
type AnyParts = Only<'parts', { parts: AnyFields }>;
type AnyRange = Only<keyof Between, Between>;
/** One kind of domain, and nothing of the others. */
type Only<K extends string, T> = T & { [X in Exclude<DomainKey, K>]?: never };
type DomainKey = 'one' | 'some' | 'parts' | 'not' | 'atLeast' | 'atMost' | keyof Between;
export type AnyFields = Readonly<Record<string, AnyDomain>>;
export type AnyOffer = { type: string; fields: AnyFields; checked?: true };

/** Offers as data, whatever the game. */
export const untyped = <G extends GameTypes>(offers: readonly Offer<G>[]): AnyOffer[] =>
  offers as unknown as AnyOffer[];

/** How many actions an offer stands for; sets count by their sizes. */
export function sizeOf<G extends GameTypes>(offer: Offer<G>): number {
  return sizeOfFields(offer.fields as AnyFields);
}

function sizeOfFields(fields: AnyFields): number {
  let size = 1;
  for (const key in fields) size *= sizeOfDomain(fields[key] as AnyDomain);
  return size;
}

function sizeOfDomain(domain: AnyDomain): number {
  if (domain.one !== undefined) return domain.one.length;
  if (domain.parts !== undefined) return sizeOfFields(domain.parts);
  if (domain.some === undefined) return Math.max(0, domain.max - domain.min + 1);
  const n = domain.some.length;
  let size = 0;
  for (let k = domain.atLeast; k <= Math.min(n, domain.atMost); k++) size += choose(n, k);
  return size;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Whether a domain has any value at all. */
export function isEmpty(domain: AnyDomain): boolean {
  if (domain.one !== undefined) return domain.one.length === 0;
  if (domain.some !== undefined) return domain.some.length < domain.atLeast;
  if (domain.parts !== undefined) {
    for (const key in domain.parts) if (isEmpty(domain.parts[key] as AnyDomain)) return true;
    return false;
  }
  return domain.max < domain.min;
}

/** A uniformly drawn choice of an offer; `random(n)` draws an integer below `n`. */
export function sampleOf<G extends GameTypes>(offer: Offer<G>, random: (n: number) => number): Choice<G> {
  return drawFields({ type: offer.type }, offer.fields as AnyFields, random) as never;
}

/** The same as an action of a seat. */
export function sampleFor<G extends GameTypes>(offer: Offer<G>, seat: Seat, random: (n: number) => number): Action<G> {
  return drawFields({ seat, type: offer.type }, offer.fields as AnyFields, random) as never;
}

function drawFields(into: Record<string, unknown>, fields: AnyFields, random: (n: number) => number): object {
  for (const key in fields) into[key] = draw(fields[key] as AnyDomain, random);
  return into;
}

function draw(domain: AnyDomain, random: (n: number) => number): unknown {
  if (domain.one !== undefined) return domain.one[random(domain.one.length)];
  if (domain.parts !== undefined) return drawFields({}, domain.parts, random);
  if (domain.some === undefined) return domain.min + random(domain.max - domain.min + 1);
  const { some, atLeast, atMost } = domain;
  const size = atLeast + random(Math.min(atMost, some.length) - atLeast + 1);
  const rest = [...some];
  return Array.from({ length: size }, () => rest.splice(random(rest.length), 1)[0]);
}

/** Every choice an offer stands for, one after another. For lists that a person or a bot reads; mind `sizeOf`. */
export function* choicesOf<G extends GameTypes>(offer: Offer<G>): Generator<Choice<G>> {
  for (const fields of product(offer.fields as AnyFields)) yield { type: offer.type, ...fields } as never;
}

function* product(fields: AnyFields): Generator<Record<string, unknown>> {
  const [first, ...rest] = Object.keys(fields);
  if (first === undefined) return yield {};
  const others = Object.fromEntries(rest.map((key) => [key, fields[key] as AnyDomain]));
  for (const value of valuesOf(fields[first] as AnyDomain))
    for (const tail of product(others)) yield { [first]: value, ...tail };
}

function* valuesOf(domain: AnyDomain): Generator<unknown> {
  if (domain.one !== undefined) return yield* domain.one;
  if (domain.parts !== undefined) return yield* product(domain.parts);
  if (domain.some !== undefined) return yield* subsets(domain.some, domain.atLeast, domain.atMost);
  for (let n = domain.min; n <= domain.max; n++) yield n;
}

function* subsets(values: readonly unknown[], atLeast: number, atMost: number): Generator<unknown[]> {
  const [first, ...rest] = values;
  if (values.length === 0 || atMost === 0) {
    if (atLeast <= 0) yield [];
    return;
  }
  for (const tail of subsets(rest, atLeast - 1, atMost - 1)) yield [first, ...tail];
  if (rest.length >= atLeast) yield* subsets(rest, atLeast, atMost);
}

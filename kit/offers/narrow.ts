import type { GameTypes, Offer, Refusal } from '@parlour/kernel';

/** Offers as data, whatever the game: what narrowing, controls and boards work with. */
export type AnyDomain = {
  one?: readonly unknown[];
  some?: readonly unknown[];
  parts?: Readonly<Record<string, AnyDomain>>;
  not?: readonly { value: unknown; because: Refusal }[];
  min?: number;
  max?: number;
  below?: Refusal;
  above?: Refusal;
  atLeast?: number;
  atMost?: number;
};
export type AnyFields = Readonly<Record<string, AnyDomain>>;
export type AnyOffer = { type: string; fields: AnyFields };
export type Picked = Readonly<Record<string, unknown>>;

export const untyped = <G extends GameTypes>(offers: readonly Offer<G>[]): AnyOffer[] =>
  offers as unknown as AnyOffer[];

/** Whether a value, or a half-made one of several parts, can still become a value of the domain. */
export function admits(domain: AnyDomain, value: unknown): boolean {
  if (domain.one !== undefined) return domain.one.some((each) => isSame(each, value));
  if (domain.parts !== undefined) {
    if (typeof value !== 'object' || value === null) return false;
    const parts = domain.parts;
    return Object.entries(value).every(([key, part]) => {
      const inner = parts[key];
      return inner !== undefined && admits(inner, part);
    });
  }
  if (domain.some !== undefined) {
    const { some, atLeast = 0, atMost = some.length } = domain;
    if (!Array.isArray(value) || value.length < atLeast || value.length > atMost) return false;
    return new Set(value).size === value.length && value.every((item) => some.includes(item));
  }
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= (domain.min ?? 0) && value <= (domain.max ?? 0)
  );
}

/** Domains hold single values or small objects; two objects are the same value if they read the same. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The offers of one kind that what is picked so far can still lead to. */
export const alternatives = (offers: readonly AnyOffer[], type: string, picked: Picked): AnyOffer[] =>
  offers.filter(
    (offer) =>
      offer.type === type &&
      Object.entries(picked).every(([field, value]) => {
        const domain = offer.fields[field];
        return domain !== undefined && admits(domain, value);
      }),
  );

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
    const { some, atLeast = 0, atMost = some.length } = domain;
    if (atLeast === some.length) return { value: [...some] };
    return atMost === 0 ? { value: [] } : null;
  }
  return domain.min === domain.max ? { value: domain.min } : null;
}

/**
 * The action that is meant once nothing is left to choose: every field is picked, or has the same only value in each
 * offer that is still possible. `null` while something is open.
 */
export function settled(possible: readonly AnyOffer[], picked: Picked): Record<string, unknown> | null {
  const [first, ...others] = possible;
  if (first === undefined) return null;
  const choice: Record<string, unknown> = {};
  for (const field of Object.keys(first.fields)) {
    if (field in picked) {
      if (!possible.every((offer) => isWhole(offer.fields[field], picked[field]))) return null;
      choice[field] = picked[field];
      continue;
    }
    const only = onlyValue(first.fields[field] ?? {});
    if (only === null) return null;
    for (const offer of others) {
      const same = onlyValue(offer.fields[field] ?? {});
      if (same === null || !isSame(same.value, only.value)) return null;
    }
    choice[field] = only.value;
  }
  return { type: first.type, ...choice };
}

/** Whether a picked value has all its parts. */
function isWhole(domain: AnyDomain | undefined, value: unknown): boolean {
  if (domain?.parts === undefined) return true;
  return Object.entries(domain.parts).every(
    ([key, part]) =>
      typeof value === 'object' && value !== null && key in value && isWhole(part, (value as Picked)[key]),
  );
}

/** What may be chosen for one field over all offers that are still possible: for a control. */
export type FieldChoice = {
  field: string;
  values: unknown[];
  barred: { value: unknown; because: Refusal }[];
  range: { min: number; max: number; below?: Refusal; above?: Refusal } | null;
  some: { values: unknown[]; atLeast: number; atMost: number } | null;
  parts: AnyFields | null;
};

export function fieldChoice(possible: readonly AnyOffer[], field: string): FieldChoice {
  const choice: FieldChoice = { field, values: [], barred: [], range: null, some: null, parts: null };
  for (const offer of possible) {
    const domain = offer.fields[field];
    if (domain === undefined) continue;
    if (domain.one !== undefined)
      for (const value of domain.one) if (!choice.values.some((each) => isSame(each, value))) choice.values.push(value);
    for (const barred of domain.not ?? [])
      if (!choice.barred.some((each) => isSame(each.value, barred.value))) choice.barred.push(barred);
    if (domain.parts !== undefined) choice.parts ??= domain.parts;
    if (domain.some !== undefined) {
      const { some, atLeast = 0, atMost = some.length } = domain;
      choice.some ??= { values: [...some], atLeast, atMost };
    }
    if (domain.min !== undefined && domain.max !== undefined) choice.range = widen(choice.range, domain);
  }
  choice.barred = choice.barred.filter(({ value }) => !choice.values.some((each) => isSame(each, value)));
  return choice;
}

function widen(range: FieldChoice['range'], { min = 0, max = 0, below, above }: AnyDomain): FieldChoice['range'] {
  const wider = { min: Math.min(min, range?.min ?? min), max: Math.max(max, range?.max ?? max) };
  const [low, high] = [min === wider.min ? below : range?.below, max === wider.max ? above : range?.above];
  return { ...wider, ...(low && { below: low }), ...(high && { above: high }) };
}

/** Why these values, with what is picked, lead to no action: the reason of the offer that comes nearest. */
export function reasonAgainst(
  offers: readonly AnyOffer[],
  refused: readonly { type: string; because: Refusal }[],
  type: string,
  picked: Picked,
): Refusal | null {
  const ofKind = offers.filter((offer) => offer.type === type);
  if (ofKind.length === 0)
    return (
      refused.find((each) => each.type === type)?.because ?? {
        refused: 'notNow',
        rule: null,
        facts: { type, asked: [] },
      }
    );
  let nearest: Refusal | null = null;
  let reached = -1;
  for (const { fields } of ofKind) {
    let nearness = 0;
    let reason: Refusal | null = null;
    for (const [field, value] of Object.entries(picked)) {
      const because = reasonInDomain(fields[field] ?? {}, field, value);
      if (because === null) nearness += 2;
      else reason ??= because;
    }
    if (reason === null) return null;
    if (reason.rule !== null) nearness += 1;
    if (nearness > reached) [nearest, reached] = [reason, nearness];
  }
  return nearest;
}

function reasonInDomain(domain: AnyDomain, field: string, value: unknown): Refusal | null {
  if (admits(domain, value)) return null;
  const barred = domain.not?.find((each) => isSame(each.value, value));
  if (barred !== undefined) return barred.because;
  const { min, max, some, atLeast = 0, atMost = some?.length ?? 0 } = domain;
  if (some !== undefined && Array.isArray(value) && (value.length < atLeast || value.length > atMost))
    return { refused: 'wrongCount', rule: null, facts: { field, atLeast, atMost } };
  if (min === undefined || max === undefined) return { refused: 'notOffered', rule: null, facts: { field } };
  if (typeof value === 'number' && value < min && domain.below !== undefined) return domain.below;
  if (typeof value === 'number' && value > max && domain.above !== undefined) return domain.above;
  return { refused: 'outOfRange', rule: null, facts: { field, min, max } };
}

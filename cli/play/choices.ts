import { type Barred, choicesOf, type GameTypes, type Offer, type Refusal, sizeOf } from '@parlour/kernel';
import type { Draft } from '../tables/types.ts';

/** Offers as a person takes them: a short list first, then each field that is still open. */

/** The domain of one field, whatever the game. */
export type Domain = {
  one?: readonly unknown[];
  some?: readonly unknown[];
  parts?: Fields;
  not?: readonly Barred<unknown>[];
  min?: number;
  max?: number;
  below?: Refusal;
  above?: Refusal;
  atLeast?: number;
  atMost?: number;
};
export type Fields = Record<string, Domain>;

/** A line of the list: an action with the fields chosen so far, and the offers it can still become. */
export type Line = { draft: Draft; left: Fields[] };

/** Up to so many actions of one kind are listed one by one; of more, their first field is asked first. */
const FEW = 4;
const MOST_LINES = 12;

export function linesOf(offers: readonly Offer<GameTypes>[], words: (draft: Draft) => string): Line[] {
  const types = [...new Set(offers.map((offer) => offer.type))];
  return types.flatMap((type) => {
    const alike = offers.filter((offer) => offer.type === type);
    const left = alike.map((offer) => offer.fields as Fields);
    if (alike.reduce((sum, offer) => sum + sizeOf(offer), 0) <= FEW)
      return distinct(alike.flatMap((offer) => [...choicesOf(offer)] as Draft[])).map((draft) => ({ draft, left: [] }));
    return branch({ draft: { type }, left }, words);
  });
}

/** One line for each value of the first open field, if there are not too many and each has its own words. */
function branch(line: Line, words: (draft: Draft) => string): Line[] {
  const settled = settle(line);
  const field = openField(settled);
  if (field === null) return [settled];
  const values = listedValues(settled.left, field);
  if (values === null || values.length > MOST_LINES) return [settled];
  const lines = values.map((value) => settle(choose(settled, field, value)));
  return new Set(lines.map(({ draft }) => words(draft))).size === lines.length ? lines : [settled];
}

/** The first field that is not chosen yet. */
export function openField({ draft, left }: Line): string | null {
  return Object.keys(left[0] ?? {}).find((field) => !Object.hasOwn(draft, field)) ?? null;
}

/** The domains that a field may have, one for each offer that is still possible. */
export const domainsOf = (left: readonly Fields[], field: string): Domain[] =>
  left.map((fields) => fields[field]).filter((domain) => domain !== undefined);

/** The values of a field that is a plain list; `null` for a range, a set, or a group of fields. */
export function listedValues(left: readonly Fields[], field: string): unknown[] | null {
  const domains = domainsOf(left, field);
  if (domains.some((domain) => domain.one === undefined)) return null;
  return [...new Set(domains.flatMap((domain) => domain.one ?? []))];
}

/** The numbers a field may take besides its listed values; `null` if it has no range. */
export function rangeOf(left: readonly Fields[], field: string): { min: number; max: number } | null {
  const ranges = domainsOf(left, field).filter(({ min, max }) => min !== undefined && max !== undefined);
  if (ranges.length === 0) return null;
  return {
    min: Math.min(...ranges.map(({ min = 0 }) => min)),
    max: Math.max(...ranges.map(({ max = 0 }) => max)),
  };
}

/** The line with a value for a field, and only the offers that allow it. */
export const choose = ({ draft, left }: Line, field: string, value: unknown): Line => ({
  draft: { ...draft, [field]: value },
  left: left.filter((fields) => allows(fields[field], value)),
});

function allows(domain: Domain | undefined, value: unknown): boolean {
  if (domain?.one !== undefined) return domain.one.includes(value);
  if (domain?.some !== undefined || domain?.parts !== undefined) return typeof value === 'object' && value !== null;
  return typeof value === 'number' && value >= (domain?.min ?? 0) && value <= (domain?.max ?? 0);
}

/** Fills in whatever has only one possible value: there is nothing to ask. */
export function settle(line: Line): Line {
  const field = openField(line);
  if (field === null) return line;
  const range = rangeOf(line.left, field);
  const values = listedValues(line.left, field);
  if (values?.length === 1) return settle(choose(line, field, values[0]));
  const isOneNumber = range !== null && range.min === range.max && domainsOf(line.left, field).every((d) => !d.one);
  return isOneNumber ? settle(choose(line, field, range.min)) : line;
}

function distinct(drafts: Draft[]): Draft[] {
  const seen = new Map(drafts.map((draft) => [JSON.stringify(draft), draft]));
  return [...seen.values()];
}

/** Every value of the offers that is shown and cannot be chosen, with the reason, each once. */
export function barredIn(offers: readonly Offer<GameTypes>[]): { draft: Draft; because: Refusal }[] {
  const found = new Map<string, { draft: Draft; because: Refusal }>();
  for (const { type, fields } of offers)
    for (const [field, domain] of Object.entries(fields as Fields)) {
      for (const { value, because } of domain.not ?? [])
        found.set(JSON.stringify([type, field, value]), { draft: { type, [field]: value }, because });
      for (const because of [domain.below, domain.above])
        if (because !== undefined) found.set(JSON.stringify([type, because]), { draft: { type }, because });
    }
  return [...found.values()];
}

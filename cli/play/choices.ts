import {
  type AnyOffer,
  alternatives,
  choicesOf,
  fieldChoice,
  type GameTypes,
  type Offer,
  onlyFor,
  type Refusal,
  sizeOf,
  untyped,
} from '@parlour/kernel';
import type { Draft } from '@parlour/kit/terminal/table.ts';

/** Offers as a person takes them: a short list first, then each field that is still open. */

/** A line of the list: an action with the fields chosen so far, and the offers it can still become. */
export type Line = { draft: Draft; left: readonly AnyOffer[] };

/** Up to so many actions of one kind are listed one by one; of more, their first field is asked first. */
const FEW = 4;
const MOST_LINES = 12;

type Reading = {
  words(draft: Draft): string;
  /** What speaks against a whole choice, although its fields allow it. */
  why(draft: Draft): Refusal | null;
};

export function linesOf(offers: readonly Offer<GameTypes>[], { words, why }: Reading): Line[] {
  const types = [...new Set(offers.map((offer) => offer.type))];
  return types.flatMap((type) => {
    const alike = offers.filter((offer) => offer.type === type);
    if (alike.reduce((sum, offer) => sum + sizeOf(offer), 0) > FEW)
      return branch({ draft: { type }, left: untyped(alike) }, words);
    return distinct(alike.flatMap((offer) => [...choicesOf(offer)] as Draft[]))
      .filter((draft) => why(draft) === null)
      .map((draft) => ({ draft, left: [] }));
  });
}

/** One line for each value of the first open field, if there are not too many and each has its own words. */
function branch(line: Line, words: (draft: Draft) => string): Line[] {
  const settled = settle(line);
  const field = openField(settled);
  if (field === null) return [settled];
  const values = listedValues(settled, field);
  if (values === null || values.length > MOST_LINES) return [settled];
  const lines = values.map((value) => settle(choose(settled, field, value)));
  return new Set(lines.map(({ draft }) => words(draft))).size === lines.length ? lines : [settled];
}

/** The first field that is not chosen yet. */
export function openField({ draft, left }: Line): string | null {
  return Object.keys(left[0]?.fields ?? {}).find((field) => !Object.hasOwn(draft, field)) ?? null;
}

/** The values of a field that is a plain list; `null` for a range, a set, or a group of fields. */
export function listedValues({ left }: Line, field: string): readonly unknown[] | null {
  const { values, range, some, parts } = fieldChoice(left, field);
  return range === null && some === null && parts === null ? values : null;
}

/** The line with a value for a field, and only the offers that allow it. */
export const choose = ({ draft, left }: Line, field: string, value: unknown): Line => ({
  draft: { ...draft, [field]: value },
  left: alternatives(left, draft.type, { [field]: value }),
});

/** Fills in whatever has only one possible value: there is nothing to ask. */
export function settle(line: Line): Line {
  const field = openField(line);
  const only = field === null ? null : onlyFor(line.left, field);
  return field === null || only === null ? line : settle(choose(line, field, only.value));
}

function distinct(drafts: Draft[]): Draft[] {
  const seen = new Map(drafts.map((draft) => [JSON.stringify(draft), draft]));
  return [...seen.values()];
}

/** What is shown and cannot be chosen, with the reason, each once: values, ends of ranges, and whole choices. */
export function barredIn(
  offers: readonly Offer<GameTypes>[],
  why: Reading['why'],
): { draft: Draft; because: Refusal }[] {
  const found = new Map<string, { draft: Draft; because: Refusal }>();
  const note = (draft: Draft, because: Refusal | null | undefined, of: unknown = because) => {
    if (because) found.set(JSON.stringify([draft.type, of]), { draft, because });
  };
  for (const { type, fields } of untyped(offers))
    for (const [field, domain] of Object.entries(fields)) {
      if (domain.one !== undefined)
        for (const { value, because } of domain.not ?? []) note({ type, [field]: value }, because, [field, value]);
      // Of a set, one item is barred, and the action is worded with the whole set.
      if (domain.some !== undefined)
        for (const { value, because } of domain.not ?? []) note({ type, [field]: [value] }, because, [field, value]);
      note({ type }, domain.below);
      note({ type }, domain.above);
    }
  for (const offer of offers)
    if (offer.checked === true && sizeOf(offer) <= FEW)
      for (const draft of [...choicesOf(offer)] as Draft[]) note(draft, why(draft), draft);
  return [...found.values()];
}

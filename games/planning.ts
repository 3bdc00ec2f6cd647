import type { Choice, GameTypes, Offer, Seat, StateView } from '@parlour/kernel';
import type { Asked } from './registry.ts';

/** Answers that somebody gives beforehand: what may be planned in a game, and what such a plan answers when its moment comes. */

/** What a plan looks at: what its seat sees, and nothing else. */
export type Sight<G extends GameTypes> = {
  seat: Seat;
  view: StateView<G>;
  facts: G['facts'];
  offers: readonly Offer<G>[];
  /** The open question: its innermost frame. */
  asked: Asked;
};

/** What a plan leaves to be filled in: a number, or one of some words. */
export type PlanField = { from: number; to: number; usual: number } | { one: readonly string[] };
type PlanFields = Record<string, PlanField>;
export type PlanValues = Record<string, number | string>;
type ValuesOf<F extends PlanFields> = { [K in keyof F]: F[K] extends { one: readonly (infer T)[] } ? T : number };

export type PlanRule<G extends GameTypes = GameTypes> = {
  fields: PlanFields;
  /** What it answers here; `null`: this is nothing it was made for, and its owner is asked. */
  answer(sight: Sight<G>, values: PlanValues): Choice<G> | null;
};

export type Plans<G extends GameTypes = GameTypes> = {
  /** The round, the year or the turn that is played, so that a plan may end with it. */
  round(view: StateView<G>): number;
  rules: Record<string, PlanRule<G>>;
};

/** The words for the plans of a game. */
export type PlanWords = {
  /** When a plan ends that ends with the round. */
  thisRound: string;
  plans: Record<string, PlanSaid>;
};
export type PlanSaid = {
  /** What it does, as its owner would say it. */
  says(values: PlanValues): string;
  fields: Record<string, string>;
  values?: Record<string, Record<string, string>>;
};

export const amount = (from: number, to: number, usual: number) => ({ from, to, usual });
export const oneOfWords = <const T extends string>(one: readonly T[]) => ({ one });

/** A plan for one question of a game. */
export const when =
  <G extends GameTypes>() =>
  <const F extends PlanFields>(
    question: G['question'],
    fields: F,
    answer: (sight: Sight<G>, values: ValuesOf<F>) => Choice<G> | null,
  ): PlanRule<G> => ({
    fields,
    answer: (sight, values) =>
      `${sight.asked.phase}.${sight.asked.step}` === question ? answer(sight, values as ValuesOf<F>) : null,
  });

/** A plan for something that is asked in the middle of any question, such as a proposal. */
export const whenever =
  <G extends GameTypes>() =>
  <const F extends PlanFields>(
    fields: F,
    answer: (sight: Sight<G>, values: ValuesOf<F>) => Choice<G> | null,
  ): PlanRule<G> => ({ fields, answer: (sight, values) => answer(sight, values as ValuesOf<F>) });

/** The first of some answers that needs nothing but its name, if it is on offer. */
export function plainly<G extends GameTypes>(
  { offers }: Sight<G>,
  ...types: (Choice<G>['type'] & string)[]
): Choice<G> | null {
  const type = types.find((each) => offers.some((offer) => offer.type === each && isPlain(offer.fields)));
  return type === undefined ? null : ({ type } as Choice<G>);
}

const isPlain = (fields: object): boolean => Object.keys(fields).length === 0;

/** The least number on offer for the only field of an action, if it is not above a limit. */
export function leastUpTo<G extends GameTypes>(
  { offers }: Sight<G>,
  type: Choice<G>['type'] & string,
  field: string,
  most: number,
): Choice<G> | null {
  const least = offers
    .filter((offer) => offer.type === type)
    .map((offer) => lowest((offer.fields as Record<string, { min?: number; max?: number; one?: number[] }>)[field]))
    .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return least <= most ? ({ type, [field]: least } as Choice<G>) : null;
}

function lowest(domain: { min?: number; max?: number; one?: number[] } | undefined): number {
  if (domain?.one !== undefined) return Math.min(...domain.one);
  return domain?.min !== undefined && domain.min <= (domain.max ?? domain.min) ? domain.min : Number.POSITIVE_INFINITY;
}

/** The proposals made to this seat that it may accept. */
export function acceptable<G extends GameTypes, D extends { id: number }>(
  { offers }: Sight<G>,
  open: readonly D[],
): D[] {
  const ids = offers.flatMap(({ type, fields }) =>
    type === 'acceptDeal' ? (fields as unknown as { deal: { one: number[] } }).deal.one : [],
  );
  return open.filter(({ id }) => ids.includes(id));
}

/** The values as this plan takes them; `null` where one is missing, too much or unknown. */
export function fitting({ fields }: PlanRule, values: PlanValues): PlanValues | null {
  const fits = (field: PlanField, value: number | string | undefined) =>
    'one' in field
      ? field.one.includes(value as string)
      : typeof value === 'number' && Number.isInteger(value) && value >= field.from && value <= field.to;
  const names = Object.keys(fields);
  if (Object.keys(values).length !== names.length) return null;
  return names.every((name) => fits(fields[name] as PlanField, values[name])) ? values : null;
}

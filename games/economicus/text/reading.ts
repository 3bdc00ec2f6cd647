import type { Say, Seat, StateView } from '@parlour/kernel';
import { DRIVE } from '../content/events.ts';
import type { Industry } from '../content/industries.ts';
import { INVESTIGATION_ABOVE, INVESTIGATION_COST } from '../content/table.ts';
import type { Aim, Economicus, OpenBundle } from '../types.ts';

/** What sentences of every language read off the table in the same way. */

export type Table = StateView<Economicus>;
type TopFrame = Table['stack'][number];

/** The player who is asked; `null` for a spectator. */
export const own = ({ viewer, players }: Table) => (viewer === null ? null : players[viewer]);

/** Whether the viewer owns a company there. */
export const isOwner = (view: Table, industry: Industry): boolean => (own(view)?.companies[industry] ?? 0) > 0;

export const isAbleToPay = (view: Table, amount: number): boolean => (own(view)?.cash ?? 0) >= amount;

const isOf = <P extends TopFrame['phase']>(f: TopFrame, phase: P): f is Extract<TopFrame, { phase: P }> =>
  f.phase === phase;

/** The frame on top, if it is of this phase. */
export function top<P extends TopFrame['phase']>(view: Table, phase: P): Extract<TopFrame, { phase: P }> | null {
  const f = view.stack.at(-1);
  return f !== undefined && isOf(f, phase) ? f : null;
}

export const investigationOf = ({ event }: Table): { cost: number; above: number } =>
  event === 'EV29' ? DRIVE : { cost: INVESTIGATION_COST, above: INVESTIGATION_ABOVE };

/** What the viewer still owes at the end of the year. */
export const interestOf = ({ viewer, yearEnd }: Table): number =>
  viewer === null ? 0 : (yearEnd?.unpaid[viewer] ?? 0);

/** Those who owe something, and how much. */
export const owing = (due: readonly number[]): { seat: Seat; amount: number }[] =>
  due.flatMap((amount, seat) => (amount > 0 ? [{ seat: seat as Seat, amount }] : []));

/** Each thing with how often it is there, in the order of first mention. */
const tally = <T>(things: readonly T[]): [T, number][] =>
  [...new Set(things)].map((thing) => [thing, things.filter((each) => each === thing).length]);

/** The words of a language for one side of a deal. */
type BundleWords = {
  money(amount: number): string;
  /** `holding` is a company as it is named without its number: `6-clean`. */
  company(holding: string, count: number): string;
  project(industry: Industry, count: number): string;
  quotas(count: number): string;
  cards(count: number): string;
  nothing: string;
};

/** A list of what one side of a deal gives. */
export function bundleIn(
  words: BundleWords,
  { money, companies, projects, quotas, cards }: OpenBundle,
  say: Say,
): string {
  const things = [
    ...(money > 0 ? [words.money(money)] : []),
    ...tally(companies.map(withoutCount)).map(([holding, count]) => words.company(holding, count)),
    ...tally(projects.map(industryOf)).map(([industry, count]) => words.project(industry, count)),
    ...(quotas > 0 ? [words.quotas(quotas)] : []),
    ...(cards > 0 ? [words.cards(cards)] : []),
  ];
  return things.length === 0 ? words.nothing : say.list(things);
}

const withoutCount = (tag: string): string => tag.split('-').slice(0, 2).join('-');
export const industryOf = (tag: string): Industry => Number(tag.split('-')[0]) as Industry;
export const isMortgaged = (tag: string): boolean => tag.split('-')[1] === 'mortgaged';

/** The parts of an aim that are there, each in its words. */
export function aimIn(
  { industry, company, rival, asset, loan, kind, paid }: Partial<Aim>,
  words: {
    industry(id: Industry): string;
    company(tag: string): string;
    rival(seat: Seat): string;
    kind(kind: NonNullable<Aim['kind']>): string;
    paid(amount: number): string;
  },
): string[] {
  return [
    ...(company != null ? [words.company(company)] : []),
    ...(industry != null ? [words.industry(industry)] : []),
    ...(kind != null ? [words.kind(kind)] : []),
    ...(rival != null ? [words.rival(rival)] : []),
    ...(asset != null ? [words.company(asset)] : []),
    ...(loan != null ? [words.company(loan)] : []),
    ...(paid != null ? [words.paid(paid)] : []),
  ];
}

/** «−5», with a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

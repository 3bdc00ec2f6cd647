import type { Seat, StateView } from '@parlour/kernel';
import { CONDITIONS, type Condition, type Holding, holdingOf } from '../../content/holdings.ts';
import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import type { OptionCard } from '../../content/options.ts';
import type { Economicus } from '../../types.ts';
import type { Table } from './context.tsx';

/** Looking things up in a view. Nothing here judges; it only finds. */

export { frameOf, questionOf } from '@parlour/kit/reading.ts';

type Seen = StateView<Economicus>;
type Frames = Seen['stack'][number];
export type FrameOf<P extends Frames['phase']> = Extract<Frames, { phase: P }>;

export const isFullGame = ({ options }: Seen): boolean => options.rules === 'full';
export const nameOf = ({ sitters }: Pick<Table, 'sitters'>, seat: Seat): string => sitters[seat]?.name ?? '';

type Plot = { seat: Seat; condition: Condition; count: number };

/** Who owns what in an industry, in the order of the seats. */
export const companiesIn = (view: Seen, industry: Industry): Plot[] =>
  view.seats.flatMap((seat) =>
    CONDITIONS.flatMap((condition) => {
      const count = countIn(view, seat, industry, condition);
      return count > 0 ? [{ seat, condition, count }] : [];
    }),
  );

export function countIn(view: Seen, seat: Seat, industry: Industry, condition: Condition): number {
  const { companies, mortgaged } = view.players[seat];
  return condition === 'mortgaged' ? mortgaged[industry] : companies[industry] - mortgaged[industry];
}

/** Everything of a seat that stands on the ring, industry by industry. */
export const holdingsOf = (
  view: Seen,
  seat: Seat,
): { industry: Industry; condition: Condition; holding: Holding; count: number }[] =>
  INDUSTRIES.flatMap((industry) =>
    CONDITIONS.flatMap((condition) => {
      const count = countIn(view, seat, industry, condition);
      return count > 0 ? [{ industry, condition, holding: holdingOf(industry, condition), count }] : [];
    }),
  );

/** The hand of the one who looks; nobody else's cards are known. */
export const handOf = (view: Seen, seat: Seat): OptionCard[] =>
  view.players[seat].hand.secret.filter((card) => card !== null);

/** Everybody else, in the order of play from the one who looks. */
export function rivalsOf(view: Seen, me: Seat | null): Seat[] {
  if (me === null) return [...view.seats];
  const at = view.seats.indexOf(me);
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

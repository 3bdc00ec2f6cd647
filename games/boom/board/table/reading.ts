import type { Seat, StateView, View } from '@parlour/kernel';
import { frameOf } from '@parlour/kit/reading.ts';
import type { PlanId } from '../../content/plans.ts';
import type { Boom, Company } from '../../types.ts';

/** Looking things up in a view. Nothing here judges; it only finds. */

export { frameOf };

type Seen = StateView<Boom>;
type Frames = Seen['stack'][number];
export type FrameOf<P extends Frames['phase']> = Extract<Frames, { phase: P }>;
export type SeenCompany = View<Company>;

export const companyIn = (view: Seen, plan: PlanId): SeenCompany | null =>
  view.companies.find((company) => company.plan === plan) ?? null;

export const onTurn = (view: Seen): Seat | null => frameOf(view, 'turn')?.seat ?? null;

/** The company the open question is about, if it is about one. */
export function companyAsked(view: Seen): PlanId | null {
  const top = view.stack.at(-1);
  return top !== undefined && 'company' in top ? top.company : null;
}

/** Mine first, then those of the others in seat order, and last what nobody has funded. */
export function sorted(view: Seen, me: Seat | null): SeenCompany[] {
  const rank = ({ lead }: SeenCompany): number => (lead === null ? 100 : lead === me ? -1 : lead);
  return [...view.companies].sort((a, b) => rank(a) - rank(b));
}

export const handOf = (view: Seen, seat: Seat | null) =>
  seat === null ? [] : (view.players[seat].hand.secret.filter((card) => card !== null) ?? []);

export const totalOf = (shares: readonly number[]): number => shares.reduce((sum, each) => sum + each, 0);
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

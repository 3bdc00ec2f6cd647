import type { Seat, StateView } from '@parlour/kernel';
import type { OfferHandle } from '@parlour/kit/board.ts';
import { frameOf } from '@parlour/kit/reading.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import { GOODS, type GoodId, type Units } from '../../content/goods.ts';
import type { Businessmen, Shipment } from '../../types.ts';
import type { Table } from './context.ts';

/** Looking things up in a view. Nothing here judges; it only finds. */

type Seen = StateView<Businessmen>;

/** The goods of which there is anything, in their standing order. */
export const heldIn = (units: Units): { good: GoodId; units: number }[] =>
  GOODS.flatMap((good) => (units[good] > 0 ? [{ good, units: units[good] }] : []));

/** Everybody else, in the order of play from the one who looks. */
export function rivalsOf(view: Seen, me: Seat | null): Seat[] {
  if (me === null) return [...view.seats];
  const at = view.seats.indexOf(me);
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

/** The Export card of this round: until the cards are turned up, the one that lies there is the last round's. */
export const exportCardOf = ({ view, facts }: Pick<Table, 'view' | 'facts'>): Seen['exportCard'] =>
  facts.phase === 0 ? null : view.exportCard;

/** What a seat has shipped, or in parallel play plans to ship, this round. */
export const shipmentsOf = (view: Seen, seat: Seat): readonly Shipment[] =>
  frameOf(view, 'exports')?.plans[seat].secret ?? [];

/** In parallel play a step is only planned until all have decided, and a tablet does not show it yet. */
export const plannedBy = (view: Seen, seat: Seat): readonly Characteristic[] =>
  view.options.quietPhases === 'parallel'
    ? ((frameOf(view, 'improvements') ?? frameOf(view, 'insurance'))?.plans[seat].secret ?? [])
    : [];

/** Who has passed in the phase that is open: out of buying or of loading. */
export function passedIn(view: Seen, order: readonly Seat[]): Seat[] {
  const queue = (frameOf(view, 'loading') ?? frameOf(view, 'buying'))?.queue;
  return queue === undefined ? [] : order.filter((seat) => !queue.includes(seat));
}

export const nameOf = ({ sitters }: Table, seat: Seat): string => sitters[seat]?.name ?? '';

/** The second press of a double click comes when the choice is made already: it asks nothing. */
const DOUBLE = 500;
let chosenAt = Number.NEGATIVE_INFINITY;

/** Makes a choice. */
export function choose(offer: OfferHandle, fields: Record<string, unknown>): void {
  chosenAt = performance.now();
  offer.pick(fields);
}

/** Opens the reason against a choice. Whoever is not asked at all is told by the table itself whose turn it is. */
export function askWhy({ asked, seat }: Table, offer: OfferHandle, fields: Record<string, unknown>): void {
  if (performance.now() < chosenAt + DOUBLE) return;
  if (offer.whyNot(fields) !== null) offer.explain(fields);
  else if (seat !== null && !asked.includes(seat)) offer.pick(fields);
}

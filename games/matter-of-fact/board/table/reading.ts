import type { Seat, StateView } from '@parlour/kernel';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { RESOURCES, type Resource, type Units } from '../../content/exchange.ts';
import type { Cell } from '../../content/map.ts';
import type { Errand, Facts, MatterOfFact, ProposedStep, Reach, SeatFacts } from '../../types.ts';
import type { Table } from './context.ts';

/** Looking things up in a view. Nothing here judges; it only finds. */

type Seen = StateView<MatterOfFact>;

/** Whose things lie at the foot of the table: one's own, or for those who watch whoever is on turn. */
export const ownSeat = ({ view, facts, seat }: Pick<Table, 'view' | 'facts' | 'seat'>): Seat =>
  seat ?? facts.active ?? view.starter ?? 0;

export const rivalsOf = (view: Seen, seat: Seat | null): Seat[] => view.seats.filter((each) => each !== seat);

/** Who stands on a cell. */
export const chipOn = (view: Seen, cell: Cell): Seat | null =>
  view.seats.find((seat) => view.players[seat].cell === cell) ?? null;

/** What there is of resources, those there are none of left out. */
export const listed = (units: Readonly<Partial<Units>>): { resource: Resource; units: number }[] =>
  RESOURCES.flatMap((resource) => {
    const n = units[resource] ?? 0;
    return n > 0 ? [{ resource, units: n }] : [];
  });

type Offered = Pick<Table, 'offers'>;

/** What a kind of action offers for one of its fields, with what is picked already. */
export const choiceOf = ({ offers }: Offered, type: string, field: string, picked: Record<string, unknown> = {}) =>
  fieldChoice(alternatives(untyped(offers), type, picked), field);

/** Whether the person at this screen is asked now. */
export const isMine = ({ seat, asked }: Pick<Table, 'seat' | 'asked'>): boolean =>
  seat !== null && asked.includes(seat);
export const isOnTurn = ({ seat, facts }: Pick<Table, 'seat' | 'facts'>): boolean =>
  seat !== null && facts.active === seat;

/** An offer of a deal that waits for my answer. */
export const hasOfferForMe = ({ view, seat }: Pick<Table, 'view' | 'seat'>): boolean =>
  view.deals.open.some((deal) => deal.to === seat);

/** Whether all I can do is answer an offer, while somebody else is on turn. */
export const isAskedForDeal = (table: Table): boolean =>
  !isOnTurn(table) && hasOfferForMe(table) && table.facts.part !== 'strike';

/** Whether what happens now happens on the map: I choose a hex, or somebody else is at it and I look on, whatever he offers me. */
export const isAskedOnMap = (table: Table): boolean =>
  !isMine(table) ||
  isAskedForDeal(table) ||
  (isOnTurn(table) && (table.facts.part === 'movement' || table.facts.part === 'startHex'));

/** Games of earlier versions of the rules know nothing of what came later. */
export const proposalOf = ({ facts }: { facts: Partial<Facts> }): ProposedStep[] => facts.proposal ?? [];
export const errandAt = ({ errand }: Partial<Reach>): Errand | null => errand ?? null;
export const salesOf = ({ facts }: { facts: Partial<Facts> }): Units | null => facts.sales ?? null;
export const isWinningNext = ({ winsNext }: Partial<SeatFacts>): boolean => winsNext ?? false;

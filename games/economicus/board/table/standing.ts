import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Economicus } from '../../types.ts';
import { frameOf, questionOf } from './reading.ts';
import { isHandsFree } from './selection.ts';

/**
 * Standing orders: the windows stop for everybody (EC-5.5), but a person may tell the table to say "continue" for them
 * where they never have anything to do. With other people nothing is ordered unless they say so, and what an order answers
 * depends on nothing but what everybody sees, so the time it takes betrays no hand. Against bots alone the first two are ordered
 * from the start, and then a card that could be played is a reason to ask.
 */
export const ORDERS = ['sales', 'unpaid', 'FW5', 'FW8', 'FW9'] as const;
type Order = (typeof ORDERS)[number];
const FROM_THE_START: readonly Order[] = ['sales', 'unpaid'];
const NONE: readonly Order[] = [];

type Ordering = Pick<BoardProps<Economicus>, 'seat' | 'wishes'>;
const nameOf = (seat: Seat): string => `orders-${seat}`;

/** What the one who looks out has ordered at this table; what was ordered lasts, also where it is nothing. */
export function ordersOf({ seat, wishes }: Ordering): readonly Order[] {
  if (seat === null || wishes === undefined) return NONE;
  const ordered = wishes.of[nameOf(seat)];
  return ordered === undefined
    ? wishes.isAlone
      ? FROM_THE_START
      : NONE
    : ORDERS.filter((order) => ordered.includes(order));
}

export function toggleOrder(ordering: Ordering, order: Order): void {
  const { seat, wishes } = ordering;
  if (seat === null) return;
  const now = ordersOf(ordering);
  wishes?.wish(nameOf(seat), now.includes(order) ? now.filter((each) => each !== order) : [...now, order]);
}

type Standing = {
  /** The question that is about to be answered for the person. */
  pending: string | null;
  /** The question at which they said "wait". */
  held: string | null;
};
const NOTHING: Standing = { pending: null, held: null };
let standing = NOTHING;
const listeners = new Set<() => void>();

function set(change: Partial<Standing>): void {
  standing = { ...standing, ...change };
  for (const listener of listeners) listener();
}

/** At another table nothing is about to be answered. */
export const forgetPending = (): void => set(NOTHING);

/** The person wants to look at this question after all. */
export const waitHere = (): void => set({ held: standing.pending, pending: null });

export const useIsPending = (): boolean => useStanding(({ pending }) => pending !== null);

const useStanding = <T>(read: (standing: Standing) => T): T =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => read(standing),
    () => read(NOTHING),
  );

/** EC-21.5. What is to be bought at the open question costs more than the one who looks out could raise; everybody can see that. */
function isUnpaid({ view, facts, seat }: BoardProps<Economicus>): boolean {
  const question = questionOf(view);
  const purchase =
    question === 'startUps.creation'
      ? frameOf(view, 'startUps')
      : question === 'offers.offering'
        ? frameOf(view, 'offers')
        : null;
  return seat !== null && purchase !== null && facts.seats[seat].solvency.total < purchase.cost;
}

/** What the orders answer to the open question; `null` where they say nothing about it. */
export function answerOf(props: BoardProps<Economicus>, orders: readonly Order[]): 'ready' | 'pass' | null {
  const { view, facts, seat, asked, offer, wishes } = props;
  if (seat === null || !asked.includes(seat) || view.deals.open.some(({ to }) => to === seat)) return null;
  if (wishes?.isAgain === true) return null;
  // Nobody is there to draw conclusions from it.
  const mayPlay = wishes?.isAlone === true && (offer('playCard').isOffered || offer('react').isOffered);
  if (questionOf(view) === 'window.free') {
    const isOrdered = orders.some((order) =>
      order === 'sales' ? facts.window === 'FW4' && !offer('sell').isOffered && !mayPlay : order === facts.window,
    );
    return isOrdered && offer('ready').isOffered ? 'ready' : null;
  }
  const isOrdered = orders.includes('unpaid') && isUnpaid(props) && !mayPlay;
  return isOrdered && offer('pass').isOffered ? 'pass' : null;
}

/** Long enough to see what it is about and to say "wait". */
const PAUSE = 900;
const SHORTEST = 300;

/** Something lies open over the table, such as the list of all choices. */
const isReading = (): boolean => document.querySelector('dialog[open]') !== null;

/** Carries the standing orders of the one who looks out. */
export function useStandingOrders(props: BoardProps<Economicus>): void {
  const { view, facts, seat, pace } = props;
  const orders = ordersOf(props);
  const held = useStanding((now) => now.held);
  const answer = answerOf(props, orders);
  const question = answer === null ? null : `${view.turn.number} ${questionOf(view)} ${facts.window} ${seat}`;
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (question === null || answer === null || question === held) return;
    set({ pending: question });
    const timer = setTimeout(
      () => (isHandsFree() && !isReading() ? latest.current.wishes?.carryOut({ type: answer }) : waitHere()),
      Math.max(SHORTEST, PAUSE * pace),
    );
    return () => {
      clearTimeout(timer);
      set({ pending: null });
    };
  }, [question, answer, held, pace]);
}

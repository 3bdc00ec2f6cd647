import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Economicus } from '../../types.ts';
import { questionOf } from './reading.ts';
import { isHandsFree } from './selection.ts';

/**
 * Standing orders: the windows stop for everybody (EC-5.5), but a person may tell the table to say "continue" for them
 * where they never have anything to do. Nothing is ordered unless they say so, and everything that depends on it is seen by
 * everybody, so the time it takes betrays no hand.
 */
export const ORDERS = ['sales', 'unpaid', 'FW5', 'FW8', 'FW9'] as const;
type Order = (typeof ORDERS)[number];

type Standing = {
  orders: Partial<Record<Seat, readonly Order[]>>;
  /** The question that is about to be answered for the person. */
  pending: string | null;
  /** The question at which they said "wait". */
  held: string | null;
};
const NOTHING: Standing = { orders: {}, pending: null, held: null };
const NONE: readonly Order[] = [];
let standing = NOTHING;
const listeners = new Set<() => void>();

function set(change: Partial<Standing>): void {
  standing = { ...standing, ...change };
  for (const listener of listeners) listener();
}

export const forgetOrders = (): void => set(NOTHING);

export function toggleOrder(seat: Seat, order: Order): void {
  const now = standing.orders[seat] ?? NONE;
  const orders = now.includes(order) ? now.filter((each) => each !== order) : [...now, order];
  set({ orders: { ...standing.orders, [seat]: orders } });
}

/** The person wants to look at this question after all. */
export const waitHere = (): void => set({ held: standing.pending, pending: null });

export const useOrders = (seat: Seat | null): readonly Order[] =>
  useStanding(({ orders }) => (seat === null ? NONE : (orders[seat] ?? NONE)));
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

/** Questions about buying something, which cash may not be enough for. */
const PURCHASES: Record<string, 'createProjects' | 'offerTakeover'> = {
  'startUps.creation': 'createProjects',
  'offers.offering': 'offerTakeover',
};

/** What the orders answer to the open question; `null` where they say nothing about it. */
export function answerOf(
  { view, facts, seat, asked, offer }: BoardProps<Economicus>,
  orders: readonly Order[],
): 'ready' | 'pass' | null {
  if (seat === null || !asked.includes(seat) || view.deals.open.some(({ to }) => to === seat)) return null;
  const question = questionOf(view);
  if (question === 'window.free') {
    const isOrdered = orders.some((order) =>
      order === 'sales' ? facts.window === 'FW4' && !offer('sell').isOffered : order === facts.window,
    );
    return isOrdered && offer('ready').isOffered ? 'ready' : null;
  }
  const type = PURCHASES[question];
  const isBarred = type !== undefined && !offer(type).isOffered && !offer('react').isOffered;
  return isBarred && orders.includes('unpaid') && offer('pass').isOffered ? 'pass' : null;
}

/** Long enough to see what it is about and to say "wait". */
const PAUSE = 900;
const SHORTEST = 300;

/** Carries the standing orders of the one who looks out. */
export function useStandingOrders(props: BoardProps<Economicus>): void {
  const { view, facts, seat, pace } = props;
  const orders = useOrders(seat);
  const held = useStanding((now) => now.held);
  const answer = answerOf(props, orders);
  const question = answer === null ? null : `${view.turn.number} ${questionOf(view)} ${facts.window} ${seat}`;
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (question === null || answer === null || question === held) return;
    set({ pending: question });
    const timer = setTimeout(
      () => (isHandsFree() ? latest.current.offer(answer).pick({}) : waitHere()),
      Math.max(SHORTEST, PAUSE * pace),
    );
    return () => {
      clearTimeout(timer);
      set({ pending: null });
    };
  }, [question, answer, held, pace]);
}

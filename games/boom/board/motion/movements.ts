import type { Event, Seat, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { fly, placeOf } from '@parlour/kit/money/fly.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect } from 'react';
import type { PlanId } from '../../content/plans.ts';
import type { Boom } from '../../types.ts';
import { cardToken, coinToken, flameToken, markToken } from './tokens.ts';

type Seen = View<Event<Boom>>;
/** One thing that travels: from where, to where, as what, and how many of it. */
type Move = { from: string[]; to: string[]; token: HTMLElement; count?: number };

const company = (plan: PlanId): string[] => [`cash-${plan}`, `company-${plan}`];
const purse = (seat: Seat): string[] => [`treasury-${seat}`, `seat-${seat}`];
const BANK = ['bank', 'clock'];
/** As many coins as make the sum felt, not counted. */
const coinsFor = (amount: number): number => Math.max(1, Math.min(7, Math.round(amount / 6)));
/** What others did never takes longer than this. */
const LONGEST = 1600;

/** Lets money, cards and counters be seen on their way whenever something has happened. */
export function useMovements({ events, pace, sitters }: BoardProps<Boom>): void {
  useEffect(() => {
    if (paceOf(pace) === 0) return;
    const moves = events.flatMap((event) => movesOf(event, sitters));
    const gap = Math.min(150, LONGEST / Math.max(1, moves.length));
    moves.forEach(({ from, to, token, count = 1 }, i) => {
      const [start, end] = [placeOf(...from), placeOf(...to)];
      if (start !== null && end !== null) fly({ from: start, to: end, token, count, delay: i * gap }, pace);
    });
  }, [events, pace, sitters]);
}

function movesOf(event: Seen, sitters: BoardProps<Boom>['sitters']): Move[] {
  const coins = (from: string[], to: string[], amount: number): Move[] =>
    amount > 0 ? [{ from, to, token: coinToken(), count: coinsFor(amount) }] : [];
  const counter = (seat: Seat, plan: PlanId, count = 1): Move => ({
    from: purse(seat),
    to: [`shares-${plan}`, `company-${plan}`],
    token: markToken(sitters[seat]),
    count,
  });
  switch (event.type) {
    case 'drew':
      return [{ from: ['deck'], to: [`hand-${event.seat}`, ...purse(event.seat)], token: cardToken() }];
    case 'launched':
      return [{ from: [`hand-${event.seat}`, ...purse(event.seat)], to: company(event.company), token: cardToken() }];
    case 'attached':
      return [
        {
          from: [`hand-${event.seat}`, ...purse(event.seat)],
          to: [`card-${event.card}`, ...company(event.company)],
          token: cardToken(),
        },
      ];
    case 'playedDiscard':
      return [{ from: [`hand-${event.seat}`, ...purse(event.seat)], to: ['discard', 'clock'], token: cardToken() }];
    case 'poached':
      return [{ from: company(event.from), to: [`card-${event.card}`, ...company(event.to)], token: cardToken() }];
    case 'removed':
      return [{ from: company(event.company), to: ['discard', 'clock'], token: cardToken() }];
    case 'roundOpened':
      return [
        ...coins(purse(event.seat), company(event.company), event.price * event.shares),
        counter(event.seat, event.company, event.shares),
      ];
    case 'bought':
      return [...coins(purse(event.seat), company(event.company), event.price), counter(event.seat, event.company)];
    case 'partied':
      return coins(company(event.company), BANK, event.amount);
    case 'lent':
      return coins(BANK, company(event.company), event.amount);
    case 'received':
      return coins(BANK, purse(event.seat), event.amount);
    case 'sweetened':
      return coins(purse(event.from), purse(event.to), event.amount);
    case 'burned':
      return event.burn > 0 ? [{ from: company(event.company), to: BANK, token: flameToken(event.burn) }] : [];
    case 'wentPublic':
      return event.payouts.flatMap((amount, seat) => coins(BANK, purse(seat as Seat), amount));
    case 'counterReturned':
      return [{ from: [`seat-${event.seat}`], to: ['mug'], token: markToken(sitters[event.seat]) }];
    default:
      return [];
  }
}

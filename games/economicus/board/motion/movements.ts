import type { Event, Seat, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { fly, placeOf } from '@parlour/kit/money/fly.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect } from 'react';
import type { Economicus } from '../../types.ts';
import { cardToken, coinToken, companyToken, starToken, sumToken } from './tokens.ts';

type Seen = View<Event<Economicus>>;
/** One thing that travels: from where, to where, as what, how many of it, and how long after the one before. */
type Move = { from: string[]; to: string[]; token: HTMLElement; count?: number };
type Sitters = BoardProps<Economicus>['sitters'];

const BANK = ['bank', 'hub'];
const purse = (seat: Seat): string[] => [`purse-${seat}`, `cash-${seat}`, `player-${seat}`, `seat-${seat}`];
/** As many coins as make the sum felt, not counted. */
const coinsFor = (amount: number): number => Math.max(1, Math.min(6, Math.round(Math.abs(amount) / 4)));
/** What others did never takes longer than this. */
const LONGEST = 1700;

/** Lets coins, works, cards and stars be seen on their way whenever something has happened. */
export function useMovements({ events, pace, seat, sitters }: BoardProps<Economicus>): void {
  useEffect(() => {
    if (paceOf(pace) === 0) return;
    const moves = events.flatMap((event) => movesOf(event, sitters, seat));
    const gap = Math.min(170, LONGEST / Math.max(1, moves.length));
    // What the dice call comes after the dice.
    const first = events.some(({ type }) => type === 'diceRolled') ? 620 : 0;
    moves.forEach(({ from, to, token, count = 1 }, i) => {
      const [start, end] = [placeOf(...from), placeOf(...to)];
      if (start !== null && end !== null) fly({ from: start, to: end, token, count, delay: first + i * gap }, pace);
    });
  }, [events, pace, seat, sitters]);
}

function movesOf(event: Seen, sitters: Sitters, me: Seat | null): Move[] {
  const coins = (from: string[], to: string[], amount: number): Move[] =>
    amount > 0 ? [{ from, to, token: coinToken(), count: coinsFor(amount) }] : [];
  const pays = (seat: Seat, amount: number, to: Seat | null = null): Move[] =>
    coins(purse(seat), to === null ? BANK : purse(to), amount);
  const gets = (seat: Seat, amount: number): Move[] =>
    amount < 0 ? pays(seat, -amount) : coins(BANK, purse(seat), amount);
  const works = (owner: Seat, from: string[], to: string[]): Move => ({
    from,
    to,
    token: companyToken(sitters[owner]),
  });
  const at = (industry: number): string[] => [`plots-${industry}`, `industry-${industry}`];
  switch (event.type) {
    // The signature moment: the chain pays segment by segment.
    case 'profited':
      return [
        ...event.links.map(
          ({ industry, companies, each }): Move => ({
            from: at(industry),
            to: purse(event.seat),
            token: each < 0 ? sumToken(companies * each) : coinToken(),
            count: each < 0 ? 1 : coinsFor(companies * each),
          }),
        ),
        { from: at(event.industry), to: purse(event.seat), token: sumToken(event.amount) },
      ];
    case 'placed':
      return [works(event.seat, purse(event.seat), at(event.industry))];
    case 'lotSold':
      return [...pays(event.seat, event.paid), works(event.seat, BANK, at(event.industry))];
    case 'boughtDirectly':
      return [...pays(event.seat, event.price), works(event.seat, BANK, at(event.industry))];
    case 'soldToMarket':
      return [works(event.seat, at(event.industry), BANK), ...gets(event.seat, event.received)];
    case 'takeoverAccepted':
      return [...pays(event.by, event.price, event.owner), works(event.by, purse(event.owner), at(event.industry))];
    case 'takeoverRefused':
      return pays(event.owner, event.paid);
    case 'feePaid':
    case 'upkeepPaid':
    case 'loanRepaid':
    case 'interestPaid':
    case 'loansClosed':
      return pays(event.seat, event.amount);
    case 'projectsCreated':
      return pays(event.seat, event.cost);
    case 'loanTaken':
      return gets(event.seat, event.amount);
    case 'paid':
      return pays(event.seat, event.amount, event.to);
    case 'received':
      return event.from === null ? gets(event.seat, event.amount) : pays(event.from, event.amount, event.seat);
    case 'investigated':
      return pays(event.seat, event.cost);
    case 'starChanged':
      return [{ from: BANK, to: [`stars-${event.seat}`, `seat-${event.seat}`], token: starToken(event.by) }];
    case 'companyTaken':
      return event.to === null
        ? [works(event.from, at(event.industry), BANK), ...gets(event.from, event.received)]
        : [works(event.to, purse(event.from), at(event.industry))];
    case 'companyMoved':
      return [works(event.seat, at(event.from), at(event.to))];
    case 'cardDrawn':
    case 'quotaTaken':
      return [
        {
          from: ['option-deck', ...BANK],
          to: event.seat === me ? ['hand', `cards-${event.seat}`] : [`cards-${event.seat}`, `seat-${event.seat}`],
          token: cardToken(),
        },
      ];
    default:
      return [];
  }
}

// Compile-time tests: each `@ts-expect-error` line fails the build if the mistake below it is ever accepted.
import {
  type Action,
  between,
  type GameTypes,
  type Item,
  rules,
  type Seat,
  type Value,
  type ValueWords,
  type View,
} from '../index.ts';
import type { Concession, G } from './concession-types.ts';

const { phase, call, done, goTo, emit, no } = rules<Concession>();

export const wellTyped: Action<Concession> = { seat: 0, type: 'bid', amount: 3 };
// @ts-expect-error a bid has an amount
export const noAmount: Action<Concession> = { seat: 0, type: 'bid' };
// @ts-expect-error there is no such action
export const unknownAction: Action<Concession> = { seat: 0, type: 'raise', amount: 3 };

phase('auction', {
  bidding: {
    rule: 'CO-2',
    ask: (_g, f) => f.bidders[0] ?? null,
    idle: () => ({ type: 'fold' }),
    actions: {
      fold: {
        offer: () => ({}),
        // @ts-expect-error a handler must say where control goes
        take(_g, f) {
          f.bidders.shift();
        },
      },
    },
  },
});
phase('auction', {
  bidding: {
    rule: 'CO-2',
    ask: (_g, f) => f.bidders[0] ?? null,
    idle: () => ({ type: 'fold' }),
    // @ts-expect-error there is no step called `hamer`
    actions: { fold: { offer: () => ({}), take: () => goTo('hamer') } },
  },
  hammer: (_g, f) => done(f.leader === null ? null : { winner: f.leader, price: f.price }),
});
phase('muster', {
  choice: {
    rule: 'CO-7',
    ask: (_g, f) => f.seat,
    idle: () => ({ type: 'call', helpers: [] }),
    actions: {
      call: {
        // @ts-expect-error the field is a list of seats, not a number
        offer: () => ({ helpers: between(0, 1) }),
        take: (_g, _f, _me, { helpers }) => done(helpers),
      },
    },
  },
});
phase('consent', {
  answers: {
    rule: 'CO-3',
    ask: (_g, f) => f.asked,
    idle: () => ({ type: 'refuse' }),
    // @ts-expect-error the result of `consent` is { granted: boolean }
    actions: { agree: { offer: () => ({}), take: () => done({ allowed: true }) } },
  },
});
// @ts-expect-error the auction needs to know who bids
call('auction', { paid: [], price: 1, leader: null });
declare const g: G;
// @ts-expect-error `sold` carries a price
emit(g, 'sold', { seat: 0 });
// @ts-expect-error a refusal carries its facts
no('CO-2', 'poor', { need: 3 });
// @ts-expect-error there is no such rule
no('BO-1', 'noCard', {});
declare const seen: View<G>;
// @ts-expect-error a card in a view may be hidden
export const peek: 'robbery' | 'alibi' | undefined = seen.players[0].hand.secret[0];
// @ts-expect-error the generator's state is not in a view
export const dice = seen.chance;

declare const item: Item;
// @ts-expect-error an item of a list is no value of the field: the words of the one do not fit the other
export const wholeField: Value = item;
// Of a list, one item is named; of a group, its parts.
export const helpers: ValueWords<Concession>['call'] = { helpers: (seat: Seat, say) => say.seat(seat) };
const listed = (seats: Seat[]): string => seats.join();
// @ts-expect-error and not the whole list
export const allHelpers: ValueWords<Concession>['call'] = { helpers: listed };
// @ts-expect-error every part of the terms has words
export const noLots: ValueWords<Concession>['counterDeal'] = { deal: String, money: String };

type Clash = Omit<GameTypes, 'actions'> & { actions: { give: { seat: Seat } } };
// @ts-expect-error `seat` is the kernel's own field of every action
rules<Clash>();

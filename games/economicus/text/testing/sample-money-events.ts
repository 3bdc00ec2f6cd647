import type { Event, EventName, View } from '@parlour/kernel';
import type { Economicus, Ending, OpenBundle, Terms } from '../../types.ts';

/** Of every event at least one. */
export type Told = { [E in EventName<Economicus>]: Omit<View<Event<Economicus, E>>, 'type'>[] };

const nothing: OpenBundle = { money: 0, companies: [], projects: [], quotas: 0, cards: 0 };
const much: OpenBundle = {
  money: 7,
  companies: ['6-clean-1', '6-clean-2', '9-mortgaged-1'],
  projects: ['9-1', '9-2', '12-1'],
  quotas: 2,
  cards: 1,
};
const terms: Terms = { give: { ...much, cards: ['OP19-1'] }, get: nothing };
const ruin = { seat: 1, paid: 0, companies: [], cards: 0, lost: 0, isVoluntary: true } as const;
const end: Omit<Ending, 'because'> = { winners: [1], stars: [3, 9], assets: null };

/** Loans, debts, deals and the end. */
export const MONEY_EVENTS = {
  loanTaken: [{ seat: 1, industry: 6, amount: 5 }],
  loanRepaid: [{ seat: 1, industry: 6, amount: 6 }],
  loansClosed: [{ seat: 1, industries: [6, 9], amount: 6 }],
  paymentDue: [
    { seat: 1, amount: 3, to: null, because: 'loss' },
    { seat: 1, amount: 3, to: 0, because: 'OP43' },
  ],
  paid: (['loss', 'loan', 'EV01', 'CS6'] as const).map((because) => ({
    seat: 1,
    amount: 3,
    to: because === 'loan' ? 0 : null,
    because,
  })),
  received: [
    { seat: 1, amount: 5, from: null, because: 'OP19' },
    { seat: 1, amount: 7, from: 0, because: 'OP41' },
  ],
  bankrupt: [
    { ...ruin, companies: [] },
    { ...ruin, paid: 3, companies: [{ industry: 6, count: 3 }], cards: 4, lost: -1, isVoluntary: false },
  ],
  reEntered: [{ seat: 1, cash: 20 }],
  companyTaken: [
    { from: 0, to: 1, industry: 6, condition: 'clean', because: 'OP36', received: 0 },
    { from: 0, to: null, industry: 6, condition: 'mortgaged', because: 'EV25', received: 9 },
  ],
  companyAdded: [{ industry: 6, kind: 'state', because: 'OP14' }],
  companyMoved: [{ seat: 1, from: 6, to: 7, condition: 'mortgaged' }],
  interestDue: [
    { due: [0, 2], rate: 1 },
    { due: [0, 0], rate: 1 },
  ].map(({ due, rate }) => ({ due: due as View<Event<Economicus, 'interestDue'>>['due'], rate })),
  interestPaid: [{ seat: 1, amount: 2 }],
  interestWaived: [{ seat: 1, amount: 2 }],
  dealMade: [{ from: 0, to: 1, give: much, get: nothing }],
  dealProposed: [
    { from: 0, to: 1, terms: { secret: null } },
    { from: 0, to: 1, terms: { secret: terms } },
  ],
  dealAccepted: [{ from: 0, to: 1, terms: { secret: null } }],
  dealDeclined: [{ from: 0, to: 1 }],
  dealWithdrawn: [{ from: 0, to: 1 }],
  dealLapsed: [{ from: 0, to: 1 }],
  timeCalled: [{ seat: 1 }],
  gameEnded: [
    { ...end, because: 'target' },
    { ...end, because: 'time' },
    { ...end, because: 'guard' },
    { ...end, because: 'turns', winners: [0, 1], stars: [9, 9], assets: [24, 24] },
  ],
} satisfies Partial<Told>;

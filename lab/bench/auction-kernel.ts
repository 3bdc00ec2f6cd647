import {
  below,
  between,
  type Game,
  offers,
  type Phase,
  perform,
  rules,
  type Seat,
  sample,
  seeded,
  start,
  waiting,
} from '@parlour/kernel';
import { CASH, FIELDS, type Finish, SEATS, STEP } from './auction.ts';

type Auction = {
  state: { cash: number[]; owners: (Seat | null)[] };
  phases: { sale: Phase<{ field: number; bidders: Seat[]; price: number; leader: Seat | null }> };
  actions: { bid: { amount: number }; fold: {} };
  events: { sold: { field: number; seat: Seat; price: number } };
  refusals: { poor: {} };
  options: {};
  facts: {};
  question: 'sale.bidding';
  rule: 'A-1';
};

const { phase, call, goTo, stay, no, emit, game } = rules<Auction>();

/** The auction on our kernel: offers are enumerated for every action. Endless, it begins anew after the last field. */
export const auctionOf = (isEndless: boolean): Game<Auction> =>
  game({
    id: 'auction',
    version: 1,
    speaks: 1,
    seats: { min: 2, max: SEATS },
    picks: [],
    options: {},
    presets: {},
    setup: (core) => ({ cash: core.seats.map(() => CASH), owners: Array.from({ length: FIELDS }, () => null) }),
    opening: (g) => call('sale', { field: 0, bidders: [...g.seats], price: 0, leader: null }),
    anytime: {},
    governs: { bid: 'A-1', fold: 'A-1' },
    secrets: {},
    facts: () => ({}),
    invariants: {},
    phases: {
      sale: phase('sale', {
        bidding: {
          rule: 'A-1',
          ask: (_g, f) => f.bidders[0] ?? null,
          idle: () => ({ type: 'fold' }),
          actions: {
            bid: {
              offer(g, f, me) {
                const most = Math.min(f.price + STEP, g.cash[me] ?? 0);
                return most > f.price ? { amount: between(f.price + 1, most) } : no('A-1', 'poor', {});
              },
              take(_g, f, me, { amount }) {
                f.price = amount;
                f.leader = me;
                f.bidders.push(f.bidders.shift() as Seat);
                return f.bidders.length === 1 ? goTo('hammer') : stay;
              },
            },
            fold: {
              offer: () => ({}),
              take(_g, f) {
                f.bidders.shift();
                const isOver = f.bidders.length === 0 || (f.bidders.length === 1 && f.bidders[0] === f.leader);
                return isOver ? goTo('hammer') : stay;
              },
            },
          },
        },
        hammer(g, f) {
          if (f.leader !== null) {
            g.cash[f.leader] = (g.cash[f.leader] ?? 0) - f.price;
            g.owners[f.field] = f.leader;
            emit(g, 'sold', { field: f.field, seat: f.leader, price: f.price });
          }
          f.field += 1;
          f.bidders = [...g.seats];
          f.price = 0;
          f.leader = null;
          if (f.field === FIELDS && isEndless) {
            f.field = 0;
            g.cash.fill(CASH);
            g.owners.fill(null);
          } else if (f.field === FIELDS) g.outcome = { winners: [], scores: [...g.cash] };
          return goTo('bidding');
        },
      }),
    },
  });

const auction = auctionOf(false);

export function playOnKernel(seed: number): Finish {
  const g = start(auction, { seats: SEATS, chance: 1 });
  g.events = null;
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  let actions = 0;
  for (let open = waiting(auction, g); open !== null; open = waiting(auction, g)) {
    const seat = open.seats[0] as Seat;
    const action = sample(auction, g, seat, random, offers(auction, g, seat));
    if (action === null) throw new Error('no offer');
    perform(auction, g, action);
    actions += 1;
  }
  return { actions, owners: g.owners, cash: g.cash };
}

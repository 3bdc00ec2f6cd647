import {
  between,
  type Core,
  dealConceals,
  dealing,
  deckOf,
  drawInto,
  type Game,
  handOf,
  lapseDeals,
  noDeals,
  oneOf,
  putOn,
  roll,
  roundFrom,
  rules,
  type Seat,
  shownTo,
  shuffle,
  someOf,
  tableOf,
  takeOut,
} from '../index.ts';
import type { Card, Concession, Terms } from './concession-types.ts';

export type { Concession } from './concession-types.ts';

const { phase, call, done, next, stay, goTo, no, emit, game } = rules<Concession>();
const FEE = 1;
const LOAN = 5;

/** CO-1. A turn: a card, an auction, the consent of the others, a vote, a muster, and a window for everybody. */
const turn = phase('turn', {
  draw(g, f) {
    if (g.deck.secret.length === 0) {
      for (const card of shuffle(g, g.discards)) putOn(g.deck, card, 0);
      g.discards = [];
    }
    const card = drawInto(g.deck, g.players[f.seat].hand, f.seat);
    if (card !== null) emit(g, 'drew', { seat: f.seat, card: shownTo(f.seat, card) });
  },
  auction: {
    call: 'auction',
    with: (g, f) => ({ bidders: roundFrom(g.seats, f.seat), paid: [f.seat], price: 2, leader: null }),
    then(_g, f, sale) {
      f.sale = sale;
    },
  },
  consent: {
    call: 'consent',
    with: (g, f) => (f.sale === null ? null : { asked: g.seats.filter((seat) => seat !== f.sale?.winner) }),
    then(_g, f, { granted }) {
      if (!granted) f.sale = null;
    },
  },
  settle(g, f) {
    // Who has given the money away meanwhile gets nothing.
    if (f.sale === null || g.players[f.sale.winner].cash < f.sale.price) return;
    g.players[f.sale.winner].cash -= f.sale.price;
    g.players[f.sale.winner].lots += 1;
    emit(g, 'sold', { seat: f.sale.winner, price: f.sale.price });
  },
  vote: { call: 'vote', with: (g) => ({ ballots: tableOf(g.seats, () => null) }) },
  muster: { call: 'muster', with: (_g, f) => ({ seat: f.seat }) },
  window: {
    rule: 'CO-5',
    ask: (g, f) => g.seats.filter((seat) => !f.ready.includes(seat)),
    idle: () => ({ type: 'ready' }),
    actions: {
      ready: {
        offer: () => ({}),
        take(g, f, me) {
          f.ready.push(me);
          return f.ready.length < g.seats.length ? stay : next;
        },
      },
    },
  },
  end(g, f) {
    lapseDeals(g.deals, 'turn');
    g.turn += 1;
    if (g.turn < (g.options.length === 'short' ? 6 : 12)) {
      f.seat = ((f.seat + 1) % g.seats.length) as Seat;
      f.sale = null;
      f.ready = [];
      return goTo('draw');
    }
    const scores = g.seats.map((seat) => g.players[seat].lots);
    g.outcome = { winners: g.seats.filter((seat) => scores[seat] === Math.max(...scores)), scores };
    return done();
  },
});

/** CO-2. A first bid of the others costs a fee; who folds is out; nothing else may be done meanwhile. */
const auction = phase('auction', {
  bidding: {
    rule: 'CO-2',
    sealed: () => true,
    ask: (_g, f) => f.bidders[0] ?? null,
    idle: () => ({ type: 'fold' }),
    actions: {
      bid: {
        offer(g, f, me) {
          const most = g.players[me].cash - (f.paid.includes(me) ? 0 : FEE);
          if (most <= f.price) return no('CO-2', 'poor', { need: f.price + 1, have: most });
          return { amount: between(f.price + 1, most, { above: no('CO-2', 'poor', { need: most + 1, have: most }) }) };
        },
        take(g, f, me, { amount }) {
          if (!f.paid.includes(me)) {
            g.players[me].cash -= FEE;
            f.paid.push(me);
          }
          f.price = amount;
          f.leader = me;
          f.bidders.push(f.bidders.shift() as Seat);
          emit(g, 'bid', { seat: me, amount });
          return f.bidders.length === 1 ? goTo('hammer') : stay;
        },
      },
      fold: {
        offer: () => ({}),
        take(g, f, me) {
          f.bidders.shift();
          emit(g, 'folded', { seat: me });
          const isOver = f.bidders.length === 0 || (f.bidders.length === 1 && f.bidders[0] === f.leader);
          return isOver ? goTo('hammer') : stay;
        },
      },
    },
  },
  hammer: (_g, f) => done(f.leader === null ? null : { winner: f.leader, price: f.price }),
});

/** CO-3. Several are asked at once; the first yes settles it. */
const consent = phase('consent', {
  answers: {
    rule: 'CO-3',
    ask: (_g, f) => f.asked,
    idle: () => ({ type: 'refuse' }),
    actions: {
      agree: { offer: () => ({}), take: () => done({ granted: true }) },
      refuse: {
        offer: () => ({}),
        take(_g, f, me) {
          f.asked.splice(f.asked.indexOf(me), 1);
          return f.asked.length > 0 ? stay : done({ granted: false });
        },
      },
    },
  },
});

/** CO-4. Everybody chooses in secret at the same time; then all is shown. */
const vote = phase('vote', {
  ballots: {
    rule: 'CO-4',
    sealed: () => true,
    ask: (g, f) => g.seats.filter((seat) => f.ballots[seat] === null),
    idle: () => ({ type: 'ballot', number: 0 }),
    actions: {
      ballot: {
        offer: () => ({ number: between(0, 3) }),
        take(g, f, me, { number }) {
          f.ballots[me] = shownTo(me, number);
          return g.seats.some((seat) => f.ballots[seat] === null) ? stay : next;
        },
      },
    },
  },
  count(g, f) {
    const sum = g.seats.reduce<number>((total, seat) => total + (f.ballots[seat]?.secret ?? 0), 0);
    g.lastVote = sum;
    emit(g, 'voted', { sum });
    return done({ sum });
  },
});

/** CO-7. A set of helpers, at least one. */
const muster = phase('muster', {
  choice: {
    rule: 'CO-7',
    ask: (_g, f) => f.seat,
    idle: (g, _f, me) => ({ type: 'call', helpers: [g.seats.find((seat) => seat !== me) ?? me] }),
    actions: {
      call: {
        offer: (g, _f, me) => ({
          helpers: someOf(
            g.seats.filter((seat) => seat !== me),
            1,
            2,
          ),
        }),
        take(g, _f, _me, { helpers }) {
          emit(g, 'mustered', { helpers });
          return done(helpers);
        },
      },
    },
  },
});

/** CO-6. An aside: the victim answers before play goes on where it was. */
const investigation = phase('investigation', {
  answer: {
    rule: 'CO-6',
    sealed: () => true,
    ask: (_g, f) => f.victim,
    idle: () => ({ type: 'drop' }),
    actions: {
      investigate: {
        offer: () => ({}),
        take(g, f) {
          if (roll(g) > 3) {
            g.players[f.criminal].cash -= f.loot;
            g.players[f.victim].cash += f.loot;
          }
          return done();
        },
      },
      drop: { offer: () => ({}), take: () => done() },
    },
  },
});

const deals = dealing<Concession, Terms>({
  rule: 'CO-8',
  deals: (g) => g.deals,
  limits: { open: 2, made: 3, depth: 2 },
  until: () => 'turn',
  partners: (g, me) => g.seats.filter((seat) => seat !== me),
  terms: (g, from, to) => ({
    parts: { money: between(0, g.players[from].cash), lots: between(0, g.players[to].lots) },
  }),
  unfit(g, from, to, { money, lots }) {
    if (money === 0 && lots === 0) return no('CO-8', 'emptyDeal', {});
    if (g.players[from].cash < money) return no('CO-8', 'poor', { need: money, have: g.players[from].cash });
    return g.players[to].lots < lots ? no('CO-8', 'poor', { need: lots, have: g.players[to].lots }) : null;
  },
  carryOut(g, from, to, { money, lots }) {
    g.players[from].cash -= money;
    g.players[to].cash += money;
    g.players[to].lots -= lots;
    g.players[from].lots += lots;
  },
});

const anytime: Game<Concession>['anytime'] = {
  borrow: {
    offer(g, _f, me) {
      const { lots, mortgaged } = g.players[me];
      return lots > mortgaged ? {} : no('CO-9', 'poor', { need: mortgaged + 1, have: lots });
    },
    take(g, _f, me) {
      g.players[me].mortgaged += 1;
      g.players[me].cash += LOAN;
      return stay;
    },
  },
  rob: {
    offer(g, _f, me) {
      if (!g.players[me].hand.secret.includes('robbery')) return no('CO-6', 'noCard', {});
      return { victim: oneOf(g.seats.filter((seat) => seat !== me)) };
    },
    take(g, _f, me, { victim }) {
      takeOut(g.players[me].hand, 'robbery');
      g.discards.push('robbery');
      const loot = Math.min(3, g.players[victim].cash);
      g.players[victim].cash -= loot;
      g.players[me].cash += loot;
      emit(g, 'robbed', { seat: me, victim, loot });
      return call('investigation', { criminal: me, victim, loot });
    },
  },
  ...deals,
} as Game<Concession>['anytime'];

export const concession = game({
  id: 'concession',
  version: 1,
  speaks: 1,
  seats: { min: 2, max: 4 },
  picks: [],
  options: { length: ['short', 'long'] },
  presets: {},
  setup(core: Core<Concession>) {
    const cards: Card[] = shuffle(core, [...Array<Card>(6).fill('robbery'), ...Array<Card>(6).fill('alibi')]);
    return {
      turn: 0,
      players: tableOf(core.seats, (seat) => ({
        cash: 20,
        lots: 0,
        mortgaged: 0,
        hand: handOf('cards', seat, cards.splice(0, 1)),
      })),
      deck: deckOf('cards', cards),
      discards: [],
      deals: noDeals(core.seats),
      lastVote: 0,
    };
  },
  opening: () => call('turn', { seat: 0, sale: null, ready: [] }),
  phases: { turn, auction, consent, investigation, vote, muster },
  anytime,
  urgent: 'declineDeal',
  governs: {
    bid: 'CO-2',
    fold: 'CO-2',
    agree: 'CO-3',
    refuse: 'CO-3',
    ballot: 'CO-4',
    ready: 'CO-5',
    rob: 'CO-6',
    investigate: 'CO-6',
    drop: 'CO-6',
    call: 'CO-7',
    borrow: 'CO-9',
    proposeDeal: 'CO-8',
    acceptDeal: 'CO-8',
    declineDeal: 'CO-8',
    counterDeal: 'CO-8',
    withdrawDeal: 'CO-8',
  },
  facts: (g) => ({ lots: g.seats.reduce<number>((sum, seat) => sum + g.players[seat].lots, 0) }),
  invariants: {
    'cards are conserved': (g) => {
      const cards = [...g.deck.secret, ...g.discards, ...g.seats.flatMap((seat) => g.players[seat].hand.secret)];
      return cards.length === 12 || `${cards.length} cards`;
    },
    'nobody owes': (g) => g.seats.every((seat) => g.players[seat].cash >= -LOAN) || 'cash below any loan',
  },
  secrets: {
    'stack.vote.ballots.*': (_g, _indexes, random) => random(10),
    'deals.open.*.terms': (_g, _indexes, random) => ({ money: random(3), lots: random(2) }),
  },
  conceals: {
    ballot: (_g, me, { number }) => ({ number: shownTo(me, number) }),
    ...dealConceals<Concession, Terms>((g) => g.deals),
  },
});

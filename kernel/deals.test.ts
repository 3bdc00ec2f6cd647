import { describe, expect, test } from 'vitest';
import { apply, nextAsked, offers, perform, seeded, start, view, viewEvents, waiting, why } from './index.ts';
import { concession } from './testing/concession.ts';
import type { G } from './testing/concession-types.ts';
import type { Seat } from './types.ts';

/** A table of three at an open window, seat 1 with two lots. */
function bazaar(): G {
  const g = start(concession, { seats: 3, chance: seeded(3) });
  for (let open = waiting(concession, g); open?.step !== 'window'; open = waiting(concession, g)) {
    const seat = open?.seats[0] as Seat;
    const type = { bidding: 'fold', answers: 'refuse', ballots: 'ballot', choice: 'call' }[open?.step ?? ''] ?? '';
    perform(concession, g, { seat, type, number: 1, helpers: [(seat + 1) % 3] } as never);
  }
  g.players[1].lots = 2;
  return g;
}
const propose = (to: Seat, money: number, lots: number) => ({
  seat: 0,
  type: 'proposeDeal',
  to,
  terms: { money, lots },
});

describe('deals', () => {
  test('offer and acceptance: everything changes hands at once', () => {
    const g = bazaar();
    expect(apply(concession, g, propose(1, 7, 2))).toHaveProperty('events');
    const [deal] = g.deals.open;
    expect(deal).toMatchObject({ from: 0, to: 1, depth: 0, until: 'turn' });
    apply(concession, g, { seat: 1, type: 'acceptDeal', deal: deal?.id });
    expect([g.players[0].cash, g.players[0].lots, g.players[1].cash, g.players[1].lots]).toEqual([13, 2, 27, 0]);
    expect(g.deals.open).toEqual([]);
  });

  test('whoever has a proposal to answer is asked before the open question', () => {
    const g = bazaar();
    const open = waiting(concession, g);
    expect(nextAsked(concession, g)).toEqual(open);
    apply(concession, g, propose(1, 7, 2));
    expect(nextAsked(concession, g)).toMatchObject({ seats: [1], deal: true });
    apply(concession, g, { seat: 1, type: 'declineDeal', deal: g.deals.open[0]?.id });
    expect(nextAsked(concession, g)).toEqual(open);
  });

  test('nobody is asked about a proposal once the game is over', () => {
    const g = bazaar();
    apply(concession, g, propose(1, 7, 2));
    g.outcome = { winners: [0], scores: [1, 0, 0] };
    expect(nextAsked(concession, g)).toBeNull();
  });

  test('the terms are known to the two parties only, in views and in events; that they talk, to all', () => {
    const g = bazaar();
    const applied = apply(concession, g, propose(1, 7, 2));
    const events = 'events' in applied ? applied.events : [];
    for (const seat of [0, 1] as Seat[])
      expect(view(g, seat).deals.open[0]?.terms.secret).toEqual({ money: 7, lots: 2 });
    for (const viewer of [2, null] as const) {
      expect(view(g, viewer).deals.open[0]).toMatchObject({ from: 0, to: 1, terms: { secret: null } });
      expect(viewEvents(events, viewer)[0]).toEqual({ type: 'dealProposed', from: 0, to: 1, terms: { secret: null } });
    }
  });

  test('a counter takes the place of the proposal, the other way round, and only so often', () => {
    const g = bazaar();
    g.players[0].lots = 1;
    apply(concession, g, propose(1, 7, 2));
    const counter = (seat: Seat) => {
      const deal = g.deals.open[0]?.id;
      return apply(concession, g, { seat, type: 'counterDeal', deal, terms: { money: 1, lots: 0 } });
    };
    expect(counter(1)).toHaveProperty('events');
    expect(g.deals.open).toMatchObject([{ from: 1, to: 0, depth: 1 }]);
    expect(counter(0)).toHaveProperty('events');
    expect(counter(1)).toMatchObject({ refusal: { refused: 'noSuchDeal' } });
  });

  test('decline, withdrawal, and lapse at the end of the turn', () => {
    const g = bazaar();
    apply(concession, g, propose(1, 7, 2));
    expect(why(concession, g, 2, { type: 'declineDeal', deal: 1 })).toMatchObject({ refused: 'noSuchDeal' });
    apply(concession, g, { seat: 1, type: 'declineDeal', deal: 1 });
    expect(g.deals.open).toEqual([]);
    apply(concession, g, propose(1, 7, 2));
    expect(why(concession, g, 1, { type: 'withdrawDeal', deal: 2 })).not.toBeNull();
    apply(concession, g, { seat: 0, type: 'withdrawDeal', deal: 2 });
    apply(concession, g, propose(2, 1, 0));
    for (const seat of g.seats) apply(concession, g, { seat, type: 'ready' });
    expect(g.deals.open).toEqual([]);
    expect(g.deals.proposed).toEqual([0, 0, 0]);
  });

  test('limits: open proposals, one a pair, proposals in all', () => {
    const g = bazaar();
    apply(concession, g, propose(1, 1, 0));
    expect(offers(concession, g, 0).filter(({ type }) => type === 'proposeDeal')).toHaveLength(1);
    expect(apply(concession, g, propose(1, 2, 0))).toHaveProperty('refusal');
    apply(concession, g, propose(2, 1, 0));
    expect(why(concession, g, 0, propose(1, 1, 0))).toMatchObject({ refused: 'dealLimit', facts: { limit: 2 } });
    for (const deal of [1, 2]) apply(concession, g, { seat: 0, type: 'withdrawDeal', deal });
    apply(concession, g, propose(1, 1, 0));
    apply(concession, g, { seat: 0, type: 'withdrawDeal', deal: 3 });
    expect(why(concession, g, 0, propose(1, 1, 0))).toMatchObject({ refused: 'dealLimit', facts: { limit: 3 } });
  });

  test('what cannot be kept is refused when proposed, and again when accepted', () => {
    const g = bazaar();
    expect(why(concession, g, 0, propose(1, 0, 0))).toMatchObject({ refused: 'emptyDeal', rule: 'CO-8' });
    expect(why(concession, g, 0, propose(1, 21, 0))).toMatchObject({ refused: 'outOfRange' });
    apply(concession, g, propose(1, 15, 1));
    g.players[0].cash = 3;
    expect(why(concession, g, 1, { type: 'acceptDeal', deal: 1 })).toMatchObject({
      refused: 'poor',
      facts: { need: 15, have: 3 },
    });
  });

  test('an any-time action interrupts the question, and play goes on where it was', () => {
    const g = bazaar();
    g.players[0].hand.secret = ['robbery'];
    g.players[0].hand.seen = [1];
    apply(concession, g, { seat: 0, type: 'rob', victim: 2 });
    expect(waiting(concession, g)).toMatchObject({ phase: 'investigation', seats: [2] });
    expect(why(concession, g, 1, { type: 'ready' })).toMatchObject({ refused: 'notNow' });
    apply(concession, g, { seat: 2, type: 'drop' });
    expect(waiting(concession, g)).toMatchObject({ phase: 'turn', step: 'window', seats: [0, 1, 2] });
  });
});

import {
  type Action,
  apply,
  canonical,
  clone,
  factsFor,
  judge,
  menu,
  perform,
  type Seat,
  seeded,
  start,
  view,
  viewEvents,
  waiting,
} from '@parlour/kernel';
import { twinOf } from '@parlour/kernel/testing/twins.ts';
import { describe, expect, test } from 'vitest';
import { matterOfFact } from '../index.ts';
import { livelyPlay } from '../testing/lively-play.ts';
import { position } from '../testing/position.ts';
import type { G, MatterOfFact } from '../types.ts';

describe('the table', () => {
  test('MF-O13: the host names the starting player, and compensation counts from there', () => {
    const g = start(matterOfFact, {
      seats: 3,
      chance: seeded(1),
      options: { starter: 'host', compensation: 'perPlace' },
    });
    expect(waiting(matterOfFact, g)).toMatchObject({ seats: [0], phase: 'game', step: 'starter' });
    apply(matterOfFact, g, { seat: 0, type: 'nameStarter', starter: 1 });
    expect([g.starter, g.seats.map((seat) => g.players[seat].cash.secret)]).toEqual([1, [160, 150, 155]]);
    expect(waiting(matterOfFact, g)).toMatchObject({ seats: [1], phase: 'turn', step: 'startHex' });
    expect(factsFor(matterOfFact, g, 0).order).toEqual([1, 2, 0]);
  });

  test('MF-4.4, MF-4.7: before the first asset a turn is movement, card and purchase; sales are possible in stages 2 to 5', () => {
    const t = position({ players: { P1: { at: 'X2', stock: { coal: 1 } } }, actionDeck: ['A20'] });
    expect(t.question()).toBe('turn.movement');
    expect(t.refusal('P1', 'sell', { resource: 'ore', units: 2 })).toBe('MF-17.1 noStock');
    expect(t.choices('P1', 'sell')).toEqual(['coal 1']);
    const events = t.move('P1', '2,0', true);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'cardDrawn', 'grantPaid', 'priceMoved']);
    expect(t.question()).toBe('turn.planning');
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    expect(t.refusal('P1', 'sell', { resource: 'coal', units: 1 })).toBe('MF-17.1 nothingToSell');
  });

  test('MF-4.7: the price is that of the moment: before or after one’s own change', () => {
    const t = position({
      at: 'monopoly',
      players: { P1: { cash: 0, stock: { coal: 2 } } },
      assets: { M1: { owner: 'P1' } },
      prices: { coal: 12 },
    });
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    t.play('P1', 'changePrice', { resource: 'coal', by: 1 });
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    expect(t.cash('P1')).toBe(25);
  });

  test('MF-R43: a contract that would lapse is filled for a player who does not answer, where it pays more than the market', () => {
    const given = (turns: number, coal: number) =>
      position({
        at: 'planning',
        players: { P1: { cash: 0, stock: { coal: 2 }, contracts: [{ card: 'A02', turns }] } },
        prices: { coal },
      });
    const last = given(1, 10);
    last.idleUntil('turn.movement', 'P2');
    expect(last.cash('P1')).toBe(32);
    const early = given(2, 10);
    early.idleUntil('turn.movement', 'P2');
    expect(early.cash('P1')).toBe(0);
    const high = given(1, 16);
    high.idleUntil('turn.movement', 'P2');
    expect(high.stock('P1')).toEqual({ coal: 2 });
  });

  test('MF-R44: a debtor can buy nothing until he has earned enough', () => {
    const t = position({ at: 'investments', players: { P1: { at: 'L1', debt: 5, stock: { coal: 1 } } } });
    expect(t.refusal('P1', 'hire', { workers: 1 })).toBe('MF-12.1 cannotPay');
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    t.play('P1', 'hire', { workers: 1 });
    expect([t.cash('P1'), t.debt('P1')]).toEqual([1, 0]);
  });

  test('MF-O9: in games full of deals nothing a seat sees or may do depends on cash that is hidden from it', () => {
    for (let seed = 1; seed <= 3; seed++)
      livelyPlay({
        seed,
        options: { cash: 'hidden' },
        most: 200,
        onQuestion(g, action) {
          for (const seat of g.seats) {
            const twin = twinOf(matterOfFact, g, seat, 7).g;
            if (seat !== action.seat) expectSameNews(clone(g), clone(twin), action, seat);
            expect(canonical(view(twin, seat))).toBe(canonical(view(g, seat)));
            expect(canonical(menu(matterOfFact, twin, seat))).toBe(canonical(menu(matterOfFact, g, seat)));
            expect(canonical(factsFor(matterOfFact, twin, seat))).toBe(canonical(factsFor(matterOfFact, g, seat)));
          }
        },
      });
  });
});

/** Where a move leaves two games alike in a seat's eyes, it was told the same in both. */
function expectSameNews(here: G, twin: G, action: Action<MatterOfFact>, seat: Seat): void {
  if (!('action' in judge(matterOfFact, twin, action))) return;
  for (const each of [here, twin]) {
    each.chance = seeded(9);
    each.events = [];
    perform(matterOfFact, each, action);
  }
  if (canonical(view(here, seat)) !== canonical(view(twin, seat))) return;
  expect(viewEvents(twin.events ?? [], seat)).toEqual(viewEvents(here.events ?? [], seat));
}

import { describe, expect, test } from 'vitest';
import { kinds, only, position } from '../../testing/position.ts';

const FULL = { rules: 'full' } as const;
/** Under EV36 a second lot may follow the first. */
const TWO_LOTS = {
  options: FULL,
  event: 'EV36',
  at: 'auction',
  industry: 9,
  prices: { 9: 6 },
  free: { 9: [2, 0] },
} as const;

describe('auction', () => {
  test('EC-S.23, EC-S.11, EC-11.3, EC-11.5, EC-11.6, EC-11.7, EC-11.13, EC-11.14: bids rise, a pass is final, the last bidder buys', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 9 } });
    t.play('A', 'bid', { amount: 9 });
    t.play('B', 'bid', { amount: 10 });
    t.play('C', 'pass');
    t.play('A', 'bid', { amount: 11 });
    const events = t.play('B', 'pass');
    expect(t.cash()).toEqual([9, 19, 20]);
    expect([t.price(7), t.owns('A', 7), t.free(7)]).toEqual([11, 1, [2, 2]]);
    expect(only(events, 'lotSold')).toEqual([
      { seat: 0, industry: 7, kind: 'private', bid: 11, paid: 11, usedQuota: false },
    ]);
  });

  test('EC-S.24, EC-R.16, EC-R.21: the active player may pass; it never pays the fee', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 9 } });
    t.play('A', 'pass');
    t.play('B', 'bid', { amount: 9 });
    t.play('C', 'pass');
    expect([t.cash(), t.price(7)]).toEqual([[20, 10, 20], 9]);
    const last = position({ at: 'auction', industry: 7, prices: { 7: 9 } });
    last.play('A', 'pass');
    last.play('B', 'pass');
    expect(last.menu('C')).toContain('pass');
    last.play('C', 'bid', { amount: 9 });
    expect(last.owns('C', 7)).toBe(1);
  });

  test('EC-S.25, EC-11.2, EC-11.4, EC-R.15: the first bid is at least the price, each further one 1M more', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 9 } });
    expect(t.refusal('A', 'bid', { amount: 8 })).toBe('EC-11.4 bidTooLow');
    t.play('A', 'bid', { amount: 10 });
    expect(t.refusal('B', 'bid', { amount: 10 })).toBe('EC-11.4 bidTooLow');
    expect(t.refusal('B', 'bid', { amount: 11 })).toBe(null);
  });

  test('EC-R.21: the fee is paid in cash on the spot, so whoever has none must borrow first', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 3 }, players: { B: { cash: 0, own: { 5: 1 } } } });
    t.play('A', 'pass');
    expect(t.refusal('B', 'bid', { amount: 3 })).toBe('EC-11.5 feeFirst');
    t.play('B', 'takeLoan', { industry: 5 });
    t.play('B', 'bid', { amount: 3 });
    expect(t.cash('B')).toEqual([4]);
  });

  test('EC-11.5, EC-R.21: everybody is told what the next bid costs beside the bid: once, and never the active player', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 9 } });
    const fees = () => t.facts().seats.map(({ bidFee }) => bidFee);
    expect(fees()).toEqual([0, 1, 1]);
    t.play('A', 'bid', { amount: 9 });
    t.play('B', 'bid', { amount: 10 });
    expect(fees()).toEqual([0, 0, 1]);
    t.play('C', 'pass');
    t.play('A', 'pass');
    expect(t.facts().seats.map(({ bidFee }) => bidFee)).toEqual([0, 0, 0]);
  });

  test('EC-S.12, EC-11.8, EC-11.9, EC-14.3, EC-R.18, EC-5.6: a bid up to one’s solvency, and no loan on the company being bought', () => {
    const t = position({
      at: 'auction',
      industry: 8,
      prices: { 5: 10, 7: 7, 8: 9 },
      players: { A: { cash: 4, own: { 5: 1, 7: 1 } } },
    });
    expect(t.facts().seats[0].solvency.total).toBe(14);
    expect(t.refusal('A', 'bid', { amount: 15 })).toBe('EC-R.18 beyondSolvency');
    t.play('A', 'bid', { amount: 13 });
    t.play('B', 'pass');
    t.play('C', 'pass');
    expect([t.question(), t.asked()]).toEqual(['payment.raising', ['A']]);
    expect(t.refusal('A', 'takeLoan', { industry: 8 })).toBe('EC-14.1 notOffered');
    t.play('A', 'takeLoan', { industry: 5 });
    t.play('A', 'takeLoan', { industry: 7 });
    expect([t.cash('A'), t.owns('A', 8)]).toEqual([[1], 1]);
  });

  test('EC-S.71, EC-T.7: with free bids a winner who cannot pay is bankrupt, and nothing is sold', () => {
    const given = {
      names: [...'ABCD'],
      at: 'auction',
      industry: 7,
      prices: { 7: 9 },
      players: { A: { cash: 5 } },
    } as const;
    const t = position({ ...given, options: { bidCap: 'free' } });
    t.play('A', 'bid', { amount: 12 });
    for (const name of 'BC') t.play(name, 'pass');
    const events = t.play('D', 'pass');
    expect(only(events, 'lotUnsold')).toEqual([{ industry: 7, because: 'unpaid' }]);
    expect([t.player('A').isOut, t.cash('A'), t.free(7)]).toEqual([true, [0], [3, 2]]);
    const strict = position(given);
    expect(only(strict.opening, 'passed')).toEqual([{ seat: 0, during: 'auction', isForced: true }]);
  });

  test('EC-S.71, EC-R.20: without a sale the price falls by the number of players, bankrupts included', () => {
    const t = position({
      names: [...'ABCD'],
      at: 'updatePrice',
      industry: 7,
      prices: { 7: 9 },
      players: { A: { isOut: true } },
    });
    expect(t.price(7)).toBe(5);
  });

  test('EC-S.6, EC-11.11, EC-11.12, EC-16.7, EC-11.22, EC-R.37, EC-20.5: only quota holders bid for a state company, and the buyer spends it', () => {
    const t = position({ options: FULL, at: 'auction', industry: 7, prices: { 7: 9 }, players: { A: { quotas: 1 } } });
    t.play('A', 'announceLot', { kind: 'state' });
    t.play('A', 'bid', { amount: 9 });
    expect([t.cash('A'), t.player('A').quotas, t.price(7), t.owns('A', 7), t.free(7)]).toEqual([
      [11],
      [],
      9,
      1,
      [3, 1],
    ]);
  });

  test('EC-R.50, EC-R.60, EC-R.17: the active player announces any kind, also one that nobody can buy, also after selling', () => {
    const t = position({
      options: FULL,
      at: 'sales',
      industry: 7,
      prices: { 7: 9 },
      players: { A: { own: { 7: 1 } } },
    });
    t.play('A', 'sell', { company: '7-clean' });
    t.calmUntil('auction.announcement');
    expect(t.asked()).toEqual(['A']);
    const events = t.play('A', 'announceLot', { kind: 'state' });
    expect(only(events, 'lotAnnounced')).toMatchObject([{ bidders: [] }]);
    expect(only(events, 'lotUnsold')).toEqual([{ industry: 7, because: 'noBid' }]);
  });

  test('EC-11.10, EC-R.48: in quick rules kinds do not differ; private companies come first', () => {
    const t = position({ at: 'auction', industry: 9, free: { 9: [1, 2] }, prices: { 9: 3 } });
    expect(t.question()).toBe('auction.bidding');
    for (const name of 'ABC') t.play(name, name === 'A' ? 'bid' : 'pass', name === 'A' ? { amount: 3 } : {});
    expect(t.free(9)).toEqual([0, 2]);
  });

  test('EC-11.1: with no free company there is no auction', () => {
    const t = position({ at: 'auction', industry: 2, prices: { 2: 12 }, free: { 2: [0, 0] } });
    expect(t.question()).toBe('startUps.creation');
  });

  test('EC-S.45, EC-5.7, EC-11.23, EC-16.2: cards until the first bid above the starting price, then none until the winner pays', () => {
    const t = position({
      options: FULL,
      at: 'auction',
      industry: 7,
      prices: { 7: 9 },
      free: { 7: [3, 0] },
      players: { B: { hand: ['OP19-1', 'OP19-2'] }, A: { hand: ['OP11-1'] } },
    });
    t.play('A', 'bid', { amount: 9 });
    t.card('B', 'OP19-1');
    expect(t.cash('B')).toEqual([25]);
    expect(t.refusal('B', 'declareBankruptcy')).toBe('EC-15.3 notNow');
    t.play('B', 'bid', { amount: 10 });
    t.play('C', 'pass');
    t.play('A', 'bid', { amount: 12 });
    expect(t.cardRefusal('B', 'OP19-2')).toBe('EC-5.7 auctionLocked');
    t.play('B', 'pass');
    expect(t.question()).toBe('auction.settlement');
    t.play('A', 'react', { card: 'OP11-1' });
    expect([t.cash('A'), t.price(7)]).toEqual([[14], 12]);
  });

  test('EC-11.13, EC-S.65: OP11 takes 6M off, but never below 1M; the price is the full bid all the same', () => {
    for (const [bid, paid] of [
      [8, 2],
      [7, 1],
      [6, 1],
      [3, 1],
    ] as const) {
      const t = position({
        options: FULL,
        at: 'auction',
        industry: 7,
        prices: { 7: 3 },
        free: { 7: [3, 0] },
        players: { A: { hand: ['OP11-1'] } },
      });
      t.play('A', 'bid', { amount: bid });
      t.play('B', 'pass');
      t.play('C', 'pass');
      t.play('A', 'react', { card: 'OP11-1' });
      expect([t.cash('A'), t.price(7)]).toEqual([[20 - paid], bid]);
    }
  });

  test('EC-3.6: of two equal prices of a year the earlier is its record (EV33)', () => {
    const t = position({ ...TWO_LOTS, players: { A: { cash: 30 }, B: { cash: 30 } } });
    t.g.record = { seat: 2, price: 10, turn: 1 };
    t.play('A', 'bid', { amount: 10 });
    t.play('B', 'pass');
    t.play('C', 'pass');
    expect(t.owns('A', 9)).toBe(1);
    expect(t.g.record).toEqual({ seat: 2, price: 10, turn: 1 });
  });

  test('EC-S.75, EC-21.8: EV36 brings a second lot after a sale, at the new price and with new fees', () => {
    const t = position({ ...TWO_LOTS, players: { A: { cash: 30 }, B: { cash: 30 } } });
    t.play('A', 'bid', { amount: 8 });
    t.play('B', 'pass');
    t.play('C', 'pass');
    expect(t.question()).toBe('auction.bidding');
    t.play('A', 'pass');
    t.play('B', 'bid', { amount: 10 });
    t.play('C', 'pass');
    expect([t.cash('B'), t.price(9), t.window()]).toEqual([[19], 10, 'FW6']);
    const unsold = position(TWO_LOTS);
    for (const name of 'ABC') unsold.play(name, 'pass');
    expect(unsold.window()).toBe('FW6');
  });

  test('EC-S.72, EC-15.6: for a bankrupt active player the next one opens, without a fee', () => {
    const t = position({
      options: { deals: 'off', rules: 'full' },
      at: 'profits',
      industry: 6,
      prices: { 6: 4 },
      crises: { 6: 6 },
      players: { A: { cash: 1, own: { 6: 3 }, mortgaged: { 6: 3 } } },
    });
    expect(kinds(t.opening)).toEqual(expect.arrayContaining(['bankrupt', 'steppedIn']));
    t.calmUntil('auction.announcement');
    t.play('B', 'announceLot', { kind: 'private' });
    t.play('B', 'bid', { amount: 4 });
    t.play('C', 'pass');
    expect(t.cash('B')).toEqual([16]);
  });

  test('EC-R.23: a sale above 99M is legal and sets 99M', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 99 }, players: { A: { cash: 150 } } });
    t.play('A', 'bid', { amount: 120 });
    expect([t.price(7), t.cash('A')]).toEqual([99, [30]]);
  });
});

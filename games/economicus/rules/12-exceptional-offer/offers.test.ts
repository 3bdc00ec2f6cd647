import { describe, expect, test } from 'vitest';
import { only, position } from '../../testing/position.ts';

const FULL = { rules: 'full' } as const;
const offer = { owner: 1, condition: 'clean' };

describe('exceptional offers', () => {
  test('EC-S.30, EC-12.1, EC-12.2, EC-12.4, EC-12.6: the owner sells for double; the company is safe for this turn', () => {
    const t = position({
      names: [...'ABCD'],
      at: 'offers',
      industry: 6,
      prices: { 6: 8 },
      players: { A: { cash: 16 }, B: { own: { 6: 1 } } },
    });
    expect(t.refusal('A', 'offerTakeover', { owner: 0, condition: 'clean' })).toBe('EC-12.1 itself');
    t.play('A', 'offerTakeover', offer);
    t.play('B', 'acceptTakeover');
    expect([t.cash('A', 'B'), t.price(6), t.owns('A', 6)]).toEqual([[0, 36], 8, 1]);
    expect(t.question()).toBe('window.free');
    expect(t.window()).toBe('FW8');
  });

  test('EC-12.6: of two companies only the one that changed hands is safe, and a pass is final', () => {
    const t = position({
      at: 'offers',
      industry: 6,
      prices: { 6: 8 },
      players: { A: { cash: 40 }, B: { cash: 30, own: { 6: 2 } }, C: { cash: 30 } },
    });
    t.play('A', 'offerTakeover', offer);
    t.play('B', 'acceptTakeover');
    expect(t.asked()).toEqual(['C']);
    expect(t.refusal('C', 'offerTakeover', { owner: 0, condition: 'clean' })).toBe('EC-12.6 isProtected');
    t.play('C', 'offerTakeover', offer);
    t.play('B', 'acceptTakeover');
    expect(t.window()).toBe('FW8');
  });

  test('EC-S.31, EC-12.3, EC-R.22: keeping costs the price and doubles it; a further offer costs four times as much', () => {
    const t = position({
      at: 'offers',
      industry: 6,
      prices: { 6: 8 },
      players: { A: { cash: 60 }, B: { cash: 30, own: { 6: 1 } }, C: { cash: 5 } },
    });
    t.play('A', 'offerTakeover', offer);
    t.play('B', 'keepCompany');
    expect([t.cash('B'), t.price(6), t.facts().now?.offerCost]).toEqual([[22], 16, 32]);
    t.play('A', 'offerTakeover', offer);
    t.play('B', 'keepCompany');
    expect([t.cash('A', 'B'), t.price(6)]).toEqual([[60, 6], 32]);
  });

  test('EC-S.32, EC-12.7, EC-5.6, EC-R.22: no loan on the target while it is pending; who cannot keep must sell', () => {
    const t = position({ at: 'offers', industry: 6, prices: { 6: 8 }, players: { B: { cash: 3, own: { 6: 1 } } } });
    const events = t.play('A', 'offerTakeover', offer);
    expect(only(events, 'takeoverAccepted')).toHaveLength(1);
    expect(t.cash('B')).toEqual([19]);
    const other = position({
      at: 'offers',
      industry: 6,
      prices: { 6: 8 },
      players: { B: { cash: 3, own: { 6: 1, 5: 1 } } },
    });
    other.play('A', 'offerTakeover', offer);
    expect(other.refusal('B', 'takeLoan', { industry: 6 })).toBe('EC-R.22 pendingTarget');
    expect(other.refusal('B', 'sellAtHalf', { company: '6-clean' })).toBe('EC-R.22 pendingTarget');
    expect(other.refusal('B', 'keepCompany')).toBe('EC-12.7 cannotPay');
    other.play('B', 'takeLoan', { industry: 5 });
    other.play('B', 'keepCompany');
    expect(other.cash('B')).toEqual([0]);
  });

  test('EC-S.33, EC-S.34, EC-R.23: at 1M an offer costs 2M; a doubled price stops at 99M', () => {
    const cheap = position({ at: 'offers', industry: 6, prices: { 6: 1 }, players: { B: { own: { 6: 1 } } } });
    cheap.play('A', 'offerTakeover', offer);
    cheap.play('B', 'keepCompany');
    expect([cheap.cash('A', 'B'), cheap.price(6)]).toEqual([[20, 19], 2]);
    const dear = position({
      at: 'offers',
      industry: 6,
      prices: { 6: 60 },
      players: { A: { cash: 120 }, B: { cash: 60, own: { 6: 1 } } },
    });
    dear.play('A', 'offerTakeover', offer);
    dear.play('B', 'keepCompany');
    expect(dear.price(6)).toBe(99);
  });

  test('EC-S.35, EC-14.10, EC-R.25, EC-T.14: the loan goes with the company, or is settled by the seller', () => {
    const sold = (loanOnForcedSale: 'follows' | 'settled') => {
      const t = position({
        options: { loanOnForcedSale },
        at: 'offers',
        industry: 6,
        prices: { 6: 8 },
        players: { B: { own: { 6: 1 }, mortgaged: { 6: 1 } } },
      });
      t.play('A', 'offerTakeover', { owner: 1, condition: 'mortgaged' });
      t.play('B', 'acceptTakeover');
      return [t.cash('A', 'B'), t.loans('A'), t.loans('B')];
    };
    expect(sold('follows')).toEqual([[4, 36], 1, 0]);
    expect(sold('settled')).toEqual([[4, 30], 0, 0]);
  });

  test('EC-T.14: a loan is settled once; the next company that is sold costs its seller nothing', () => {
    const t = position({
      options: { loanOnForcedSale: 'settled' },
      at: 'offers',
      industry: 6,
      prices: { 6: 8 },
      players: { B: { own: { 6: 2 }, mortgaged: { 6: 1 } } },
    });
    t.play('A', 'offerTakeover', { owner: 1, condition: 'mortgaged' });
    t.play('B', 'acceptTakeover');
    expect(t.cash('A', 'B')).toEqual([4, 30]);
    t.play('C', 'offerTakeover', { owner: 1, condition: 'clean' });
    t.play('B', 'acceptTakeover');
    expect(t.cash('B', 'C')).toEqual([46, 4]);
  });

  test('EC-12.5, EC-R.22: the money must be in hand, and nobody who is out can be aimed at', () => {
    const t = position({
      at: 'offers',
      industry: 6,
      prices: { 6: 8 },
      players: { A: { cash: 15, own: { 5: 1 } }, B: { own: { 6: 1 } }, C: { isOut: true } },
    });
    expect(t.refusal('A', 'offerTakeover', offer)).toBe('EC-12.5 cannotPay');
    t.play('A', 'takeLoan', { industry: 5 });
    expect(t.choices('A', 'offerTakeover')).toHaveLength(1);
    expect(t.refusal('A', 'offerTakeover', { owner: 2, condition: 'clean' })).toBe('EC-R.22 isOut');
  });

  test('EC-S.61: OP28 stops an offer free of charge; the price stays, and the offerer may go on elsewhere', () => {
    const t = position({
      options: FULL,
      at: 'offers',
      industry: 6,
      prices: { 6: 20 },
      players: { A: { cash: 80 }, B: { hand: ['OP28-1'], own: { 6: 1 } }, C: { own: { 6: 1 } } },
    });
    t.play('A', 'offerTakeover', offer);
    t.play('B', 'react', { card: 'OP28-1' });
    expect([t.cash('A', 'B'), t.price(6)]).toEqual([[80, 20], 20]);
    expect(t.asked()).toEqual(['A']);
    expect(t.refusal('A', 'offerTakeover', offer)).toBe('EC-12.6 isProtected');
    expect(t.refusal('A', 'offerTakeover', { owner: 2, condition: 'clean' })).toBe(null);
  });

  test('EC-S.37, EC-3.9: stars must be held at the end of the turn', () => {
    const own = { 2: 1, 3: 1, 4: 1, 6: 1 };
    const t = position({
      names: [...'ABCD'],
      options: FULL,
      at: 'offers',
      industry: 6,
      prices: { 2: 4, 3: 4, 4: 4, 6: 8 },
      players: { A: { cash: 3, own, mortgaged: own }, B: { cash: 20 } },
    });
    expect(t.stars('A')).toEqual([8]);
    t.play('B', 'offerTakeover', { owner: 0, condition: 'mortgaged' });
    expect(t.stars('A')).toEqual([6]);
    while (t.question() === 'offers.offering') t.calm();
    t.allReady();
    expect(t.g.outcome).toBe(null);
  });

  test('EC-18.3: EV27 makes offers cheaper, EV28 forbids them', () => {
    const given = {
      options: FULL,
      at: 'offers',
      industry: 6,
      prices: { 6: 9 },
      players: { B: { own: { 6: 1 } } },
    } as const;
    expect(position({ ...given, event: 'EV27' }).facts().now?.offerCost).toBe(14);
    expect(position({ ...given, event: 'EV28' }).window()).toBe('FW8');
  });
});

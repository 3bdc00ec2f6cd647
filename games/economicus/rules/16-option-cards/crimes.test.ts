import { describe, expect, test } from 'vitest';
import { holding } from '../../testing/holding.ts';
import { kinds, only } from '../../testing/position.ts';

describe('crimes and investigations', () => {
  test('EC-S.46, EC-17.2, EC-21.11: a die not above the difficulty fails; the card is gone, nothing else', () => {
    const t = holding('OP41-1');
    t.dice(3);
    const events = t.card('A', 'OP41-1', { rival: 1 });
    expect(only(events, 'crimeRolled')).toMatchObject([{ die: 3, difficulty: 3, isSuccess: false }]);
    expect([t.cash(), t.player('A').bonus, t.question()]).toEqual([[20, 20, 20], 0, 'window.free']);
  });

  test('EC-S.47, EC-17.3, EC-17.4, EC-17.5, EC-17.6, EC-17.7, EC-3.5, EC-3.7, EC-4.6: the auditor, then the victim; a success undoes the crime', () => {
    const t = holding('OP41-1', { auditor: 'C' });
    t.dice(5);
    t.card('A', 'OP41-1', { rival: 1 });
    expect([t.question(), t.asked()]).toEqual(['card.investigation', ['C']]);
    t.dice(3);
    t.play('C', 'investigate');
    expect(t.asked()).toEqual(['B']);
    t.dice(4);
    t.play('B', 'investigate');
    expect([t.cash(), t.player('A').bonus, t.player('B').bonus]).toEqual([[20, 12, 12], -1, 1]);
  });

  test('EC-S.48, EC-R.59, EC-17.8: nobody investigates itself; with nobody harmed the effect follows at once', () => {
    const t = holding('OP38-1');
    t.dice(3);
    t.card('A', 'OP38-1');
    expect(t.cash('A')).toEqual([28]);
  });

  test('EC-S.49, EC-D.27: OP30 overturns a verdict, and the crime is carried out', () => {
    const t = holding('OP41-1', { A: { hand: ['OP41-1', 'OP30-1'] }, auditor: 'C', players: { C: { cash: 0 } } });
    t.dice(5);
    t.card('A', 'OP41-1', { rival: 1 });
    t.dice(6);
    t.play('B', 'investigate');
    expect(t.question()).toBe('card.verdict');
    expect(only(t.play('A', 'react', { card: 'OP30-1' }), 'acquitted')).toEqual([{ seat: 0, investigator: 1 }]);
    expect([t.cash('A', 'B'), t.player('A').bonus]).toEqual([[27, 5], 0]);
  });

  test('EC-17.4, EC-D.26: OP30 investigates without paying; EV29 makes it cheaper and surer', () => {
    const t = holding('OP41-1', { event: 'EV29', auditor: 'B', players: { B: { cash: 3, hand: ['OP30-1'] } } });
    t.dice(5);
    t.card('A', 'OP41-1', { rival: 1 });
    expect(t.refusal('B', 'investigate')).toBe('EC-17.4 cannotPay');
    t.dice(3);
    t.play('B', 'react', { card: 'OP30-1' });
    expect([t.cash('B'), t.player('B').bonus]).toEqual([[3], 1]);
    expect(t.facts().investigation).toEqual({ cost: 4, above: 2 });
  });

  test('EC-R.43: OP36 takes a company with its loan, if nobody shields it or finds out', () => {
    const t = holding('OP36-1', { players: { B: { cash: 0, hand: ['OP19-1'], own: { 7: 1 }, mortgaged: { 7: 1 } } } });
    t.dice(5);
    t.card('A', 'OP36-1', { rival: 1, asset: '7-mortgaged' });
    t.play('B', 'pass');
    expect(t.question()).toBe('card.investigation');
    t.play('B', 'pass');
    expect(t.question()).toBe('loss.insurance');
    t.play('B', 'pass');
    expect([t.owns('A', 7), t.loans('A'), t.owns('B', 7)]).toEqual([1, 1, 0]);
  });

  test('EC-R.20, EC-16.3: OP37 buys a state company at half price, and the auction follows', () => {
    const t = holding('OP37-1', { at: 'beforeAuction' });
    t.dice(3);
    t.card('A', 'OP37-1');
    expect([t.cash('A'), t.owns('A', 7), t.free(7), t.price(7), t.g.turn.isBought]).toEqual([
      [15],
      1,
      [3, 1],
      9,
      false,
    ]);
    t.allReady();
    expect(t.question()).toBe('auction.announcement');
  });

  test('EC-R.43, EC-14.9: OP39 brings money, looks at two decks and sells up to two companies at the full price', () => {
    const t = holding('OP39-1', { crisisDeck: ['CS1'], A: { own: { 7: 1, 5: 2 } }, prices: { 7: 9, 5: 6 } });
    t.dice(3);
    const events = t.card('A', 'OP39-1');
    expect(only(events, 'lookedAt')).toMatchObject([
      { deck: 'crises', cards: { seen: 1, secret: ['CS1'] } },
      { deck: 'events' },
    ]);
    t.play('A', 'sellInside', { company: '7-clean' });
    t.play('A', 'sellInside', { company: '5-clean' });
    expect([t.cash('A'), t.question()]).toEqual([[40], 'window.free']);
  });

  test('EC-R.32, EC-16.3: with twelve companies no card can bring another', () => {
    const A = { own: { 2: 4, 3: 4, 4: 4 } };
    const B = { own: { 7: 1 } };
    const raid = holding('OP36-1', { A, players: { B } });
    expect(raid.cardRefusal('A', 'OP36-1', { rival: 1, asset: '7-clean' })).toBe('EC-R.32 noTokens');
    const bribe = holding('OP37-1', { at: 'beforeAuction', A });
    expect(bribe.cardRefusal('A', 'OP37-1')).toBe('EC-R.32 noTokens');
    const rigged = holding('OP45-1', { at: 'beforeAuction', A });
    expect(rigged.cardRefusal('A', 'OP45-1', { kind: 'private' })).toBe('EC-R.32 noTokens');
  });

  test('EC-R.47: OP39 rolls a price that is unset before its owner decides', () => {
    const two = { 11: 2 } as const;
    const t = holding('OP39-1', { A: { cash: 0, own: two, mortgaged: two } });
    t.dice(3);
    t.card('A', 'OP39-1');
    t.dice(1);
    t.play('A', 'sellInside', { company: '11-mortgaged' });
    expect([t.price(11), t.owns('A', 11), t.question()]).toEqual([3, 2, 'insider.sale']);
    t.play('A', 'sellInside', { company: '11-mortgaged' });
    expect([t.cash('A'), t.owns('A', 11), t.question()]).toEqual([[2], 1, 'insider.sale']);
    expect(t.refusal('A', 'sellInside', { company: '11-mortgaged' })).toBe('EC-14.9 cannotPay');
    const own = { 11: 1 } as const;
    const lucky = holding('OP39-1', { A: { cash: 0, own, mortgaged: own } });
    lucky.dice(3);
    lucky.card('A', 'OP39-1');
    lucky.dice(4);
    lucky.play('A', 'sellInside', { company: '11-mortgaged' });
    lucky.play('A', 'sellInside', { company: '11-mortgaged' });
    expect([lucky.cash('A'), lucky.owns('A', 11)]).toEqual([[11], 0]);
  });

  test('EC-R.43: OP40 sees a hand, takes a card of it and brings money', () => {
    const t = holding('OP40-1', { players: { B: { cash: 0, hand: ['OP19-1', 'OP38-1'] } } });
    t.dice(3);
    t.card('A', 'OP40-1', { rival: 1 });
    t.play('B', 'pass');
    t.play('A', 'takeCard', { card: 'OP38-1' });
    expect([t.player('A').hand.secret, t.player('B').hand.secret]).toEqual([['OP38-1'], ['OP19-1']]);
    expect(t.cash('A')).toEqual([22]);
  });

  test('EC-R.59, EC-15.1: OP43: every other owner in the industry pays 6M; OP44 takes a star', () => {
    const t = holding('OP43-1', { A: { own: { 7: 1 } }, players: { B: { cash: 7, own: { 7: 1 } }, C: { cash: 0 } } });
    t.dice(3);
    t.card('A', 'OP43-1');
    expect(t.cash()).toEqual([26, 1, 0]);
    const smear = holding('OP44-1', { players: { B: { cash: 0, own: { 5: 1 } } } });
    smear.dice(5);
    smear.card('A', 'OP44-1', { rival: 1 });
    expect([smear.stars('B'), smear.cash('A')]).toEqual([[1], [24]]);
  });

  test('EC-R.59, EC-21.7: OP45 ends the auction of another’s turn; the active player is harmed', () => {
    const t = holding('OP45-1', { at: 'beforeAuction', active: 'B', players: { B: { cash: 8 } } });
    t.dice(4);
    t.card('A', 'OP45-1', { kind: 'private' });
    expect(t.asked()).toEqual(['B']);
    t.play('B', 'pass');
    expect([t.owns('A', 7), t.cash('A')]).toEqual([1, [11]]);
    t.allReady();
    expect(t.window()).toBe('FW6');
    expect(holding('OP45-1', { at: 'beforeAuction' }).cardRefusal('A', 'OP45-1', { kind: 'state' })).not.toBe(null);
  });

  test('EC-R.43: an effect that has become impossible is skipped', () => {
    const t = holding('OP37-1', { at: 'beforeAuction', A: { cash: 5 }, auditor: 'B', players: { B: { cash: 20 } } });
    t.dice(3);
    t.card('A', 'OP37-1');
    t.player('A').cash = 4;
    t.g.bank += 1;
    expect(kinds(t.play('B', 'pass'))).toEqual(['fizzled']);
    expect([t.cash('A'), t.owns('A', 7)]).toEqual([[4], 0]);
  });
});

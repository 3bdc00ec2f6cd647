import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

type Given = Parameters<typeof position>[0];
const investing = (at: string, cash: number, more: Given = {}) =>
  position({ at: 'investments', ...more, players: { P1: { at, cash, ...more.players?.['P1'] } } });

describe('MF-10 assets', () => {
  test('MF-10.1, MF-R68: on a free asset hex the asset may be bought; cost to the bank, marker on the hex', () => {
    const t = investing('X2', 80);
    const events = t.play('P1', 'buyAsset');
    expect([t.cash('P1'), t.owner('X2')]).toEqual([5, 'P1']);
    expect(events[0]).toMatchObject({ type: 'assetBought', asset: 'X2', cost: 75 });
    expect(investing('X2', 74).refusal('P1', 'buyAsset')).toBe('MF-10.1 cannotPay');
    expect(investing('U1', 74).refusal('P1', 'buyAsset')).toBe('MF-10.1 notHere');
    const owned = position({
      at: 'investments',
      players: { P1: { at: 'X2', cash: 500 } },
      turn: { hasArrived: true, mayRaid: true },
      assets: { X2: { owner: 'P2' } },
    });
    expect(owned.refusal('P1', 'buyAsset')).toBe('MF-R68 owned');
  });

  test('MF-10.5, MF-S46, MF-R18: an excavating plant brings 37 from the bank', () => {
    const t = position({ at: 'movement', players: { P1: { cash: 0 } }, assets: { X3: { owner: 'P1' } } });
    t.play('P1', 'sellAsset', { asset: 'X3' });
    expect([t.cash('P1'), t.owner('X3')]).toEqual([37, null]);
    expect(t.refusal('P1', 'sellAsset', { asset: 'X3' })).toBe('MF-10.5 noAsset');
  });

  test('MF-S47, MF-R49: workers to the idle pool, technology to the hand, the hex free; bought again, the price falls again', () => {
    const t = position({
      at: 'movement',
      players: { P1: { cash: 0, at: 'BC' }, P2: { at: '-1,-1', cash: 50 } },
      assets: { M1: { owner: 'P1', technology: 'N04', workers: 2 } },
      prices: { coal: 15 },
    });
    t.play('P1', 'sellAsset', { asset: 'M1' });
    expect([t.cash('P1'), t.player('P1').hand, t.player('P1').idle, t.price('coal')]).toEqual([25, ['N04'], 2, 15]);
    expect(t.facts().market.coal.capacities).toEqual([0, 0]);
    t.idleUntil('turn.movement', 'P2');
    t.move('P2', 'M1');
    t.play('P2', 'buyAsset');
    expect([t.cash('P2'), t.price('coal')]).toEqual([0, 14]);
  });

  test('MF-10.7: what a purchase would bring is shown before it is made', () => {
    const t = investing('M1', 100);
    expect(t.facts().assets.M1).toMatchObject({
      cost: 50,
      margin: 14,
      ifBought: { price: 15, monopolist: 0, capacity: 1 },
    });
    expect(t.facts().assets.E1).toMatchObject({ cost: 150, inputs: { coal: 3 }, margin: 80 - 48 - 2 });
  });
});

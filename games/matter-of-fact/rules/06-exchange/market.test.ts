import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const at = (name: string, cash = 150) => ({ at: name, cash });

describe('MF-6 the board of exchange', () => {
  test('MF-S3, MF-6.6, MF-6.2: the first mine of the game lowers coal from 16 to 15 for everybody', () => {
    const t = position({ at: 'investments', players: { P1: at('M1') } });
    const events = t.play('P1', 'buyAsset');
    expect(t.price('coal')).toBe(15);
    expect(events).toContainEqual({
      type: 'priceMoved',
      resource: 'coal',
      by: -1,
      from: 16,
      to: 15,
      column: 1,
      because: 'newEnterprise',
      rule: 'MF-6.6',
      seat: 0,
      source: 'M1',
    });
    expect([t.facts('P1').market.coal.price, t.facts('P2').market.coal.price]).toEqual([15, 15]);
  });

  test('MF-S2, MF-6.3, MF-7.1, MF-7.2, MF-7.4, MF-R6, MF-10.4: a first mine is a monopoly, a rival’s mine ends it, a second brings it back', () => {
    const t = position({
      at: 'investments',
      players: { P1: at('M1', 500), P2: at('M6', 500) },
    });
    t.play('P1', 'buyAsset');
    expect([t.price('coal'), t.monopolist('coal')]).toEqual([15, 'P1']);
    t.idleUntil('turn.movement', 'P2');
    t.move('P2', 'M5');
    t.play('P2', 'buyAsset');
    expect([t.price('coal'), t.monopolist('coal')]).toEqual([14, null]);
    t.idleUntil('turn.movement', 'P1');
    t.move('P1', 'M2');
    t.play('P1', 'buyAsset');
    expect([t.price('coal'), t.monopolist('coal')]).toEqual([13, 'P1']);
    expect(t.facts().market.coal.capacities).toEqual([2, 1]);
  });

  test('MF-S2, MF-7.3, MF-R7: a technology that yields two raises the capacity as soon as it lies; in hand it does not', () => {
    const t = position({
      at: 'planning',
      players: { P1: { hand: ['N04'] } },
      assets: { M1: { owner: 'P1' }, M5: { owner: 'P2', workers: 2 } },
      prices: { coal: 14 },
    });
    expect(t.monopolist('coal')).toBe(null);
    const events = t.play('P1', 'layTechnology', { technology: 'N04', asset: 'M1' });
    expect([t.monopolist('coal'), t.price('coal')]).toEqual(['P1', 14]);
    expect(events).toContainEqual({ type: 'monopolyChanged', resource: 'coal', from: null, to: 0, capacities: [2, 1] });
    t.play('P1', 'takeUpTechnology', { technology: 'N04' });
    expect(t.monopolist('coal')).toBe(null);
  });

  test('MF-R7: strike, arrest and capture take nothing away; nothing is no monopoly', () => {
    const t = position({
      players: { P1: { picket: 2, arrest: 1, at: 'BC' }, P2: {} },
      assets: { M1: { owner: 'P1', capture: { by: 'P2', mode: 'sabotage' } } },
    });
    expect([t.monopolist('coal'), t.monopolist('ore')]).toEqual(['P1', null]);
  });

  test('MF-S4, MF-6.7, MF-R8: a card that yields two lowers the price at its first use, and never again', () => {
    const t = position({
      assets: { M1: { owner: 'P1', workers: 2, technology: 'N04' } },
      prices: { coal: 14 },
    });
    const events = t.play('P1', 'runProposed');
    expect([t.stock('P1'), t.price('coal')]).toEqual([{ coal: 2 }, 13]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'priceMoved', because: 'firstUse', rule: 'MF-6.7', source: 'N04' }),
    );
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect([t.stock('P1'), t.price('coal')]).toEqual([{ coal: 4 }, 13]);
  });

  test('MF-S29, MF-R8: three units cost one point too, and nothing when the card has moved', () => {
    const t = position({
      assets: { X1: { owner: 'P1', workers: 4, technology: 'N12' }, X2: { owner: 'P1' } },
      prices: { ore: 17 },
    });
    t.play('P1', 'runProposed');
    expect([t.stock('P1'), t.price('ore')]).toEqual([{ ore: 3 }, 16]);
    t.idleUntil('turn.planning', 'P1');
    t.play('P1', 'layTechnology', { technology: 'N12', asset: 'X2' });
    t.play('P1', 'moveWorkers', { from: 'X1', to: 'X2', workers: 4 });
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'run', { asset: 'X2' });
    expect([t.stock('P1'), t.price('ore')]).toEqual([{ ore: 6 }, 16]);
  });

  test('MF-6.4, MF-R9: a point is one column: 1 for coal and ore, 3 for steel, 4 for energy', () => {
    const t = position({ prices: { coal: 12, ore: 15, steel: 54, energy: 64 } });
    const rows = ['coal', 'ore', 'steel', 'energy'] as const;
    expect(rows.map((row) => t.facts().market[row].up)).toEqual([13, 16, 57, 68]);
    expect(rows.map((row) => t.facts().market[row].down)).toEqual([11, 14, 51, 60]);
  });

  test('MF-S25, MF-6.10: in the last column a price falls no further, and the buyer pays all the same', () => {
    const t = position({ at: 'investments', players: { P1: at('M8') }, prices: { coal: 6 } });
    const events = t.play('P1', 'buyAsset');
    expect([t.price('coal'), t.cash('P1')]).toEqual([6, 100]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'priceMoved', from: 6, to: 6 }));
  });

  test('MF-6.5, MF-R4: one price for buying and selling; buying only in the business centre, selling anywhere', () => {
    const t = position({
      at: 'movement',
      players: { P1: { at: 'BC', cash: 100, stock: { coal: 3 } } },
      opened: ['coal'],
      prices: { coal: 10 },
    });
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    expect(t.cash('P1')).toBe(110);
    t.stay('P1');
    t.play('P1', 'buyResource', { resource: 'coal', units: 1 });
    expect([t.cash('P1'), t.stock('P1')]).toEqual([100, { coal: 3 }]);
  });

  test('MF-S30, MF-R10, MF-14.3: a park moves no price and makes no monopoly; BIObots are neither sold nor bought', () => {
    const t = position({ at: 'investments', players: { P1: at('T1', 300) } });
    t.play('P1', 'buyAsset');
    expect([t.cash('P1'), t.prices()]).toEqual([50, [16, 19, 66, 80]]);
    expect(Object.keys(t.g.market)).toEqual(['coal', 'ore', 'steel', 'energy']);
    const centre = position({
      at: 'investments',
      players: { P1: at('BC', 300), P2: { biobots: 1 } },
      assets: { T1: { owner: 'P2' }, M5: { owner: 'P2' } },
    });
    expect(centre.refusal('P1', 'buyResource', { resource: 'biobot', units: 1 })).toBe('MF-14.1 notOffered');
    expect(new Set(centre.choices('P1', 'buyResource').map((choice) => choice.split(' ')[0]))).toEqual(
      new Set(['coal']),
    );
  });

  test('MF-R14, MF-S27: selling an asset to the bank moves no price; the monopoly changes at once, the right waits for stage 2', () => {
    const t = position({
      active: 'P2',
      at: 'movement',
      players: { P2: { cash: 0 } },
      assets: { M1: { owner: 'P1' }, M2: { owner: 'P1' }, M5: { owner: 'P2' }, M6: { owner: 'P2' } },
      prices: { coal: 12 },
    });
    expect(t.monopolist('coal')).toBe(null);
    t.play('P2', 'sellAsset', { asset: 'M5' });
    expect([t.cash('P2'), t.price('coal'), t.monopolist('coal')]).toEqual([25, 12, 'P1']);
    expect(t.refusal('P1', 'changePrice', { resource: 'coal', by: 1 })).toBe('MF-7.6 notNow');
    t.idleUntil('turn.monopoly', 'P1');
    t.play('P1', 'changePrice', { resource: 'coal', by: 1 });
    expect(t.price('coal')).toBe(13);
  });
});

describe('MF-7 stage 2: monopoly', () => {
  const mines = { M1: { owner: 'P1' }, S1: { owner: 'P1' } } as const;

  test('MF-S28, MF-7.6, MF-6.9, MF-6.12, MF-R13: each monopolised price once, one point up or down', () => {
    const t = position({ at: 'monopoly', assets: mines, prices: { coal: 12, steel: 57 } });
    expect(t.choices('P1', 'changePrice')).toEqual(['coal 1', 'coal -1', 'steel 1', 'steel -1']);
    t.play('P1', 'changePrice', { resource: 'coal', by: 1 });
    expect(t.refusal('P1', 'changePrice', { resource: 'coal', by: 1 })).toBe('MF-R13 priceChanged');
    expect(t.refusal('P1', 'changePrice', { resource: 'ore', by: 1 })).toBe('MF-7.6 notMonopolist');
    t.play('P1', 'changePrice', { resource: 'steel', by: -1 });
    expect([t.price('coal'), t.price('steel'), t.question()]).toEqual([13, 54, 'turn.movement']);
  });

  test('MF-7.6: he may also leave it; with ties nobody is asked', () => {
    const t = position({ at: 'monopoly', assets: mines });
    t.play('P1', 'goOn');
    expect([t.prices(), t.question()]).toEqual([[16, 19, 66, 80], 'turn.movement']);
    const tie = position({ at: 'monopoly', assets: { M1: { owner: 'P1' }, M5: { owner: 'P2' } } });
    expect(tie.question()).toBe('turn.movement');
  });

  test('MF-S26, MF-R12, MF-6.13: at the maximum only down is offered, at the minimum only up', () => {
    const top = position({ at: 'monopoly', assets: { X1: { owner: 'P1' } } });
    expect(top.choices('P1', 'changePrice')).toEqual(['ore -1']);
    expect(top.refusal('P1', 'changePrice', { resource: 'ore', by: 1 })).toBe('MF-R12 endOfRow');
    const bottom = position({ at: 'monopoly', assets: { X1: { owner: 'P1' } }, prices: { ore: 9 } });
    expect(bottom.choices('P1', 'changePrice')).toEqual(['ore 1']);
  });

  test('MF-7.5: monopolies are public', () => {
    const t = position({ at: 'monopoly', assets: mines });
    expect(t.g.market.coal.monopolist).toBe(0);
    expect(t.facts('P2').market.coal.capacities).toEqual([1, 0]);
  });
});

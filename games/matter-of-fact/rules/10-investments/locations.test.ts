import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

type Given = Parameters<typeof position>[0];
const investing = (at: string, cash: number, more: Given = {}) =>
  position({ at: 'investments', ...more, players: { P1: { at, cash, ...more.players?.['P1'] } } });

describe('MF-12 labour exchange', () => {
  test('MF-12.1, MF-R33: any number for 10 each, into the idle pool', () => {
    const t = investing('L1', 45);
    expect(t.choices('P1', 'hire')).toEqual(['1', '2', '3', '4']);
    t.play('P1', 'hire', { workers: 3 });
    t.play('P1', 'hire', { workers: 1 });
    expect([t.cash('P1'), t.player('P1').idle, t.g.workersLeft]).toEqual([5, 4, 46]);
    expect(t.refusal('P1', 'hire', { workers: 1 })).toBe('MF-12.1 cannotPay');
    expect(investing('U1', 45).refusal('P1', 'hire', { workers: 1 })).toBe('MF-12.1 notHere');
  });

  test('MF-S45, MF-R16: no more than the bank has', () => {
    const t = investing('L1', 90, { players: { P1: { idle: 48 } } });
    expect(t.choices('P1', 'hire')).toEqual(['1', '2']);
    expect(t.refusal('P1', 'hire', { workers: 3 })).toBe('MF-R16 noWorkersLeft');
  });

  test('MF-12.2: workers are discharged at any moment of the own turn, without refund', () => {
    const t = position({
      players: { P1: { cash: 10, idle: 1 } },
      assets: { M1: { owner: 'P1', workers: 3, guard: true } },
    });
    expect(t.question()).toBe('turn.production');
    expect(t.choices('P1', 'discharge')).toEqual(['idle 1', 'M1 1', 'M1 2', 'M1 3', 'guard M1 1']);
    t.play('P1', 'discharge', { from: 'M1', workers: 1 });
    t.play('P1', 'discharge', { from: 'guard M1', workers: 1 });
    expect([t.workers('P1'), t.cash('P1'), t.g.workersLeft]).toEqual([3, 10, 47]);
    expect(t.refusal('P2', 'discharge', { from: 'idle', workers: 1 })).toBe('MF-12.2 notAsked');
  });
});

describe('MF-13 dealership', () => {
  test('MF-13.2, MF-R20, MF-S73: at most one of each kind; sold out is sold out', () => {
    const t = position({
      names: ['P1', 'P2', 'P3', 'P4'],
      active: 'P4',
      at: 'investments',
      players: {
        P1: { vehicles: ['electricVehicle'] },
        P2: { vehicles: ['electricVehicle'] },
        P3: { vehicles: ['electricVehicle'] },
        P4: { at: 'AD', cash: 200 },
      },
    });
    expect(t.choices('P4', 'buyVehicle')).toEqual(['quadcopter']);
    expect(t.refusal('P4', 'buyVehicle', { vehicle: 'electricVehicle' })).toBe('MF-R20 soldOut');
    t.trade('P1', 'P4', { vehicles: ['electricVehicle'] }, { money: 40 });
    expect([t.cash('P4'), t.player('P4').vehicles.electricVehicle, t.player('P1').vehicles.electricVehicle]).toEqual([
      160,
      'new',
      'none',
    ]);
    expect(t.refusal('P4', 'buyVehicle', { vehicle: 'electricVehicle' })).toBe('MF-R20 hasVehicle');
  });

  test('MF-O7: with unlimited vehicles nothing sells out', () => {
    const t = investing('AD', 200, { options: { vehicles: 'unlimited' } });
    expect(t.g.vehiclesLeft).toEqual({ electricVehicle: null, quadcopter: null });
    t.play('P1', 'buyVehicle', { vehicle: 'quadcopter' });
    expect(t.g.vehiclesLeft.quadcopter).toBe(null);
  });
});

describe('MF-14 business centre', () => {
  test('MF-S1, MF-14.1, MF-14.2: a resource is on sale once somebody has bought an asset that makes it', () => {
    expect(investing('BC', 150).question()).toBe('turn.planning');
    const t = investing('BC', 150, { opened: ['ore'] });
    expect(t.choices('P1', 'buyResource').every((choice) => choice.startsWith('ore'))).toBe(true);
    expect(t.refusal('P1', 'buyResource', { resource: 'coal', units: 2 })).toBe('MF-14.2 notOpened');
    const open = position({
      at: 'investments',
      active: 'P2',
      players: { P2: { at: 'BC', cash: 150 } },
      assets: { M1: { owner: 'P1' } },
      prices: { coal: 15 },
    });
    open.play('P2', 'buyResource', { resource: 'coal', units: 2 });
    expect([open.cash('P2'), open.stock('P2')]).toEqual([120, { coal: 2 }]);
    expect(open.refusal('P2', 'buyResource', { resource: 'coal', units: 9 })).toBe('MF-14.1 cannotPay');
    expect(investing('U1', 99, { opened: ['coal'] }).refusal('P1', 'buyResource', { resource: 'coal', units: 1 })).toBe(
      'MF-14.1 notHere',
    );
  });

  test('MF-S31, MF-R11: it stays on sale when the last such asset has been sold back', () => {
    const t = position({
      at: 'investments',
      players: { P1: { at: 'BC', cash: 100 } },
      assets: { M1: { owner: 'P1' } },
    });
    t.play('P1', 'sellAsset', { asset: 'M1' });
    expect(t.refusal('P1', 'buyResource', { resource: 'coal', units: 1 })).toBe(null);
  });

  test('MF-S32, MF-R15: no more than the bank’s tokens, on captured cards included; production never fails for lack of them', () => {
    const t = position({
      at: 'investments',
      players: { P1: { at: 'BC', cash: 500, stock: { coal: 8 } }, P2: { stock: { coal: 12 } } },
      assets: { M5: { owner: 'P2', workers: 2 } },
    });
    expect(t.choices('P1', 'buyResource')).toEqual(['coal 1', 'coal 2', 'coal 3', 'coal 4']);
    expect(t.refusal('P1', 'buyResource', { resource: 'coal', units: 5 })).toBe('MF-R15 tokenLimit');
    t.play('P1', 'buyResource', { resource: 'coal', units: 4 });
    t.idleUntil('turn.production', 'P2');
    t.play('P2', 'runProposed');
    expect(t.stock('P2')).toEqual({ coal: 13 });
    expect(t.facts().market.coal.tokens).toBe(0);
  });

  test('MF-O6: with unlimited tokens only money limits', () => {
    const t = position({
      at: 'investments',
      options: { tokens: 'unlimited' },
      players: { P1: { at: 'BC', cash: 160, stock: { coal: 30 } } },
      opened: ['coal'],
    });
    expect(t.choices('P1', 'buyResource')).toHaveLength(10);
    expect(t.facts().market.coal.tokens).toBe(null);
  });

  test('MF-R17: the bank never runs out of money', () => {
    const t = position({ at: 'movement', players: { P1: { cash: 0, stock: { energy: 500 } } } });
    t.play('P1', 'sell', { resource: 'energy', units: 500 });
    expect(t.cash('P1')).toBe(40_000);
  });
});

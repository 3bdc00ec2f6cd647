import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

describe('MF-16 stage 5: planning', () => {
  test('MF-S24, MF-16.1: workers move between assets; next turn works what has enough', () => {
    const t = position({
      at: 'planning',
      players: { P1: { stock: { ore: 2 } } },
      assets: { M1: { owner: 'P1', workers: 2 }, M2: { owner: 'P1', workers: 2 }, S1: { owner: 'P1', workers: 1 } },
    });
    t.play('P1', 'moveWorkers', { from: 'M2', to: 'S1', workers: 2 });
    t.play('P1', 'endTurn');
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ coal: 1, steel: 1 });
  });

  test('MF-4.5, MF-4.8: whoever ends his turn passes it on; planning comes last', () => {
    const t = position({ at: 'planning' });
    expect(t.refusal('P1', 'move', { to: 0, card: false })).toBe('MF-8.1 notNow');
    expect(t.play('P1', 'endTurn')).toContainEqual({ type: 'turnEnded', seat: 0 });
    expect(t.asked()).toEqual(['P2']);
    expect(t.refusal('P1', 'endTurn')).toBe('MF-4.8 notNow');
  });

  test('MF-S20, MF-20.1, MF-20.2, MF-R34, MF-16.4: a guard is one extra worker who does not produce and can be re-used', () => {
    const t = position({ at: 'investments', players: { P1: { at: 'L1', cash: 50 } }, assets: { M1: { owner: 'P1' } } });
    t.play('P1', 'hire', { workers: 3 });
    t.play('P1', 'goOn');
    t.play('P1', 'paySalary');
    expect(t.cash('P1')).toBe(17);
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'M1', workers: 2 });
    expect(t.refusal('P1', 'moveWorkers', { from: 'M1', to: 'guard M1', workers: 2 })).toBe('MF-R34 oneGuard');
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'guard M1', workers: 1 });
    t.play('P1', 'endTurn');
    t.idleUntil('turn.movement', 'P2');
    expect(t.noMove('P2', 'M1')).toBe('MF-8.4 guarded');
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ coal: 1 });
    t.idleUntil('turn.planning', 'P1');
    t.play('P1', 'moveWorkers', { from: 'guard M1', to: 'M1', workers: 1 });
    expect(t.asset('M1')).toMatchObject({ hasGuard: false, workers: 3 });
  });

  test('MF-R34: a guard may stand on an asset without workers', () => {
    const t = position({ at: 'planning', players: { P1: { idle: 1 } }, assets: { T1: { owner: 'P1' } } });
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'guard T1', workers: 1 });
    expect(t.asset('T1')).toMatchObject({ hasGuard: true, workers: 0 });
  });

  test('MF-11.3, MF-11.4, MF-16.2, MF-R31: technologies fit their own kind, one on an asset; they move between such assets and the hand', () => {
    const t = position({
      at: 'planning',
      players: { P1: { hand: ['N04', 'N07'] } },
      assets: { M1: { owner: 'P1' }, M2: { owner: 'P1', technology: 'N01' }, X1: { owner: 'P1' } },
    });
    expect(t.refusal('P1', 'layTechnology', { technology: 'N04', asset: 'X1' })).toBe('MF-11.3 otherKind');
    t.play('P1', 'layTechnology', { technology: 'N04', asset: 'M1' });
    expect(t.refusal('P1', 'layTechnology', { technology: 'N04', asset: 'M1' })).toBe('MF-11.4 liesThere');
    const events = t.play('P1', 'layTechnology', { technology: 'N04', asset: 'M2' });
    expect(events[0]).toEqual({
      type: 'technologyLaid',
      seat: 0,
      technology: 'N04',
      from: 'M1',
      asset: 'M2',
      displaced: 'N01',
    });
    expect([t.asset('M1').technology, t.player('P1').hand]).toEqual([null, ['N07', 'N01']]);
    t.play('P1', 'takeUpTechnology', { technology: 'N04' });
    expect([t.asset('M2').technology, t.player('P1').hand]).toEqual([null, ['N07', 'N01', 'N04']]);
    expect(t.refusal('P1', 'takeUpTechnology', { technology: 'N04' })).toBe('MF-R31 noTechnology');
  });

  test('MF-16.5, MF-18.8: nothing moves to or from an operated asset', () => {
    const t = position({
      at: 'planning',
      players: { P1: { idle: 1, hand: ['N14'] } },
      assets: {
        S3: { owner: 'P1', workers: 2, technology: 'N13', capture: { by: 'P2', mode: 'operate' } },
        S1: { owner: 'P1' },
      },
    });
    expect(t.refusal('P1', 'moveWorkers', { from: 'S3', to: 'idle', workers: 1 })).toBe('MF-18.8 locked');
    expect(t.refusal('P1', 'moveWorkers', { from: 'idle', to: 'S3', workers: 1 })).toBe('MF-16.5 locked');
    expect(t.refusal('P1', 'layTechnology', { technology: 'N13', asset: 'S1' })).toBe('MF-18.8 locked');
    expect(t.refusal('P1', 'layTechnology', { technology: 'N14', asset: 'S3' })).toBe('MF-18.8 locked');
    expect(t.refusal('P1', 'takeUpTechnology', { technology: 'N13' })).toBe('MF-18.8 locked');
    expect(t.refusal('P1', 'discharge', { from: 'S3', workers: 1 })).toBe('MF-12.3 captured');
  });

  test('MF-R51, MF-R72: under the chip of a visitor a guard may be placed; once gone he cannot come back', () => {
    const t = position({
      at: 'planning',
      players: { P1: { idle: 1 }, P2: { at: 'X2' } },
      assets: { X2: { owner: 'P1' } },
    });
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'guard X2', workers: 1 });
    t.play('P1', 'endTurn');
    expect([t.at('P2'), t.question()]).toEqual(['3,-1', 'turn.movement']);
    expect([t.noMove('P2', 'X2'), t.noMove('P2', 'X2', true)]).toEqual([null, 'MF-R25 noBorderOnTheWay']);
    t.move('P2', '4,-1');
    t.idleUntil('turn.movement', 'P2');
    expect(t.noMove('P2', 'X2')).toBe('MF-8.4 guarded');
  });

  test('MF-16.1: the proposed plan staffs what brings most, counts own labour, and can be adopted in one go', () => {
    const t = position({
      at: 'planning',
      players: { P1: { at: 'M1', idle: 3, stock: { ore: 2 } } },
      assets: { M1: { owner: 'P1' }, M2: { owner: 'P1', workers: 1 }, S1: { owner: 'P1' }, E1: { owner: 'P1' } },
    });
    expect(t.facts().plan).toMatchObject({ runs: ['M1', 'S1'], idle: 0 });
    const events = t.play('P1', 'adoptPlan');
    expect(events.every(({ type }) => type === 'workersMoved')).toBe(true);
    expect([t.asset('M1').workers, t.asset('M2').workers, t.asset('S1').workers]).toEqual([1, 0, 3]);
    expect(t.refusal('P1', 'adoptPlan')).toBe('MF-16.1 planStands');
    const park = position({
      at: 'planning',
      players: { P1: { idle: 5, stock: { steel: 3, energy: 3 } } },
      assets: { T1: { owner: 'P1' }, M1: { owner: 'P1' }, X1: { owner: 'P1' } },
    });
    expect(park.facts().plan?.runs).toEqual(['T1']);
  });

  test('MF-16.1: the proposed plan feeds a park before anything else, if there are workers for the whole chain', () => {
    const given = (idle: number) =>
      position({
        at: 'planning',
        players: { P1: { idle, stock: { steel: 2, energy: 3 } } },
        assets: {
          M1: { owner: 'P1', technology: 'N16' },
          X1: { owner: 'P1', technology: 'N17' },
          S1: { owner: 'P1' },
          T1: { owner: 'P1' },
        },
      }).facts().plan;
    expect(given(9)).toMatchObject({ runs: ['X1', 'S1', 'T1'], idle: 0 });
    expect(given(10)?.runs).toEqual(['X1', 'S1', 'T1', 'M1']);
    expect(given(8)?.runs).toEqual(['X1', 'M1', 'S1']);
  });

  test('MF-O5: without raids there are neither captures nor guards', () => {
    const t = position({
      at: 'planning',
      options: { raids: 'off' },
      players: { P1: { idle: 1 } },
      assets: { M1: { owner: 'P1' } },
    });
    expect(t.choices('P1', 'moveWorkers')).toEqual(['idle M1 1']);
    const raider = position({
      at: 'movement',
      options: { raids: 'off' },
      players: { P1: { at: '2,-1' } },
      assets: { X2: { owner: 'P2' } },
    });
    raider.move('P1', 'X2');
    expect(raider.question()).toBe('turn.planning');
    const centre = position({ at: 'investments', options: { raids: 'off' }, opened: ['coal'] });
    expect(centre.refusal('P1', 'raid', { mode: 'sabotage' })).toBe('MF-1.6 raidsOff');
  });
});

import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

describe('MF-21 strike', () => {
  test('MF-S21, MF-21.1, MF-21.2, MF-21.3, MF-15.5, MF-R40: all leave; no production next turn; paying ends it at once', () => {
    const t = position({
      at: 'salary',
      players: { P1: { cash: 3, at: '2,0' } },
      assets: { M1: { owner: 'P1', workers: 2 }, X1: { owner: 'P1', workers: 2, guard: true } },
    });
    t.play('P1', 'leaveUnpaid');
    t.play('P1', 'endTurn');
    expect([t.question(), t.asked()]).toEqual(['turn.strike', ['P2']]);
    const events = t.play('P2', 'callStrike');
    expect(events).toContainEqual({ type: 'strikeBegan', seat: 0, by: 1, workers: 5 });
    expect([t.player('P1').picket, t.asset('X1').hasGuard, t.asset('M1').workers]).toEqual([5, false, 0]);
    t.idleUntil('turn.planning', 'P2');
    const begun = t.play('P2', 'endTurn');
    expect(begun).toContainEqual({
      type: 'stoodStill',
      seat: 0,
      assets: [
        { asset: 'M1', because: { is: 'strike' } },
        { asset: 'X1', because: { is: 'strike' } },
      ],
    });
    t.idleUntil('turn.movement', 'P1');
    t.play('P1', 'sellAsset', { asset: 'M1' });
    t.play('P1', 'paySalary');
    expect([t.cash('P1'), t.player('P1').isOnStrike, t.player('P1').idle]).toEqual([23, false, 5]);
    t.stay('P1');
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'X1', workers: 2 });
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'guard X1', workers: 1 });
    expect(t.player('P1').idle).toBe(2);
    t.play('P1', 'endTurn');
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ ore: 1 });
  });

  test('MF-S42: unpaid after the first purchase, a call sends the workers to the picket and turn 2 brings no coal', () => {
    const t = position({
      at: 'salary',
      players: { P1: { cash: 100, idle: 3, at: 'M1' } },
      assets: { M1: { owner: 'P1' } },
    });
    t.play('P1', 'leaveUnpaid');
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'M1', workers: 2 });
    t.play('P1', 'endTurn');
    t.play('P2', 'callStrike');
    t.idleUntil('turn.monopoly', 'P1');
    expect([t.stock('P1'), t.player('P1').picket]).toEqual([{}, 3]);
  });

  test('MF-S50, MF-R39, MF-R67: every rival is asked and the first call counts; if nobody calls, nothing is owed', () => {
    const three = {
      names: ['P1', 'P2', 'P3'],
      at: 'salary',
      players: { P1: { cash: 9 } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    } as const;
    const t = position(three);
    t.play('P1', 'leaveUnpaid');
    t.play('P1', 'endTurn');
    expect(t.asked()).toEqual(['P2', 'P3']);
    t.play('P3', 'letItBe');
    expect(t.asked()).toEqual(['P2']);
    t.play('P2', 'letItBe');
    t.idleUntil('turn.production', 'P1');
    expect(t.facts().salary?.due).toBe(2);
    t.play('P1', 'runProposed');
    expect([t.stock('P1'), t.cash('P1')]).toEqual([{ coal: 1 }, 9]);
    const called = position(three);
    called.play('P1', 'leaveUnpaid');
    called.play('P1', 'endTurn');
    called.play('P3', 'callStrike');
    expect([called.player('P1').isOnStrike, called.asked()]).toEqual([true, ['P2']]);
  });

  test('MF-21.4, MF-R40: unpaid again it goes on without a new call; workers cannot be placed, technologies can', () => {
    const t = position({
      at: 'salary',
      players: { P1: { cash: 1, picket: 2, hand: ['N01'], at: '2,0' } },
      assets: { M1: { owner: 'P1' } },
    });
    t.play('P1', 'leaveUnpaid');
    expect(t.refusal('P1', 'moveWorkers', { from: 'idle', to: 'M1', workers: 1 })).toBe('MF-R40 onStrike');
    expect(t.refusal('P1', 'adoptPlan')).toBe('MF-R40 onStrike');
    t.play('P1', 'layTechnology', { technology: 'N01', asset: 'M1' });
    t.play('P1', 'endTurn');
    expect([t.asked(), t.player('P1').isOnStrike]).toEqual([['P2'], true]);
    t.idleUntil('turn.monopoly', 'P1');
    expect(t.choices('P1', 'changePrice')).toEqual(['coal -1']);
  });

  test('MF-R40: where nothing is due the strike ends too', () => {
    const t = position({
      at: 'salary',
      players: { P1: { cash: 1, picket: 2, at: '2,0' } },
      assets: { M1: { owner: 'P1' } },
    });
    const events = t.play('P1', 'discharge', { from: 'picket', workers: 2 });
    expect(events).toContainEqual({ type: 'strikeEnded', seat: 0, workers: 0, because: 'nothingDue' });
  });

  test('MF-O4: automatic strikes begin by themselves', () => {
    const t = position({
      at: 'salary',
      options: { strike: 'automatic' },
      players: { P1: { cash: 1 } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    t.play('P1', 'leaveUnpaid');
    const events = t.play('P1', 'endTurn');
    expect(events).toContainEqual({ type: 'strikeBegan', seat: 0, by: null, workers: 2 });
    expect(t.asked()).toEqual(['P2']);
  });

  test('MF-S78, MF-R60: an arrested striker pays, and places his workers when he may plan again', () => {
    const t = position({
      active: 'P2',
      players: { P2: { cash: 10, picket: 4, arrest: 2, at: 'BC' } },
      assets: { M5: { owner: 'P2' } },
    });
    t.play('P2', 'goOn');
    expect(t.question()).toBe('turn.investments');
    t.play('P2', 'paySalary');
    expect([t.cash('P2'), t.player('P2').idle, t.player('P2').isOnStrike]).toEqual([6, 4, false]);
    t.play('P2', 'goOn');
    expect(t.asked()).toEqual(['P1']);
    t.idleUntil('turn.investments', 'P2');
    t.play('P2', 'goOn');
    t.idleUntil('turn.planning', 'P2');
    expect(t.choices('P2', 'moveWorkers')).toContain('idle M5 4');
  });
});

import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

type Given = Parameters<typeof position>[0];
const S3 = { owner: 'P1', workers: 2, technology: 'N13' } as const;

/** MF-S11. P1 owns S3 with the card N13 and two workers; P2 stands on the labour exchange beside it. */
const before = (more: Given = {}) =>
  position({
    active: 'P2',
    at: 'movement',
    ...more,
    players: {
      P1: { at: '1,2', cash: 50, idle: 4, stock: { ore: 4 } },
      P2: { at: 'L2', cash: 40, stock: { ore: 5 } },
      ...more.players,
    },
    assets: { S3, ...more.assets },
  });
/** MF-S12. P2 has captured S3 and operates it. */
function operated(more: Given = {}) {
  const t = before(more);
  t.move('P2', 'S3');
  t.play('P2', 'raid', { mode: 'operate' });
  return t;
}
/** MF-S13. P1's stage 1 is over. */
function worked() {
  const t = operated();
  t.idleUntil('turn.planning', 'P2');
  const events = t.play('P2', 'endTurn');
  return { ...t, events };
}

describe('MF-18 raids', () => {
  test('MF-S11, MF-18.1, MF-18.2: who ends his movement on an unguarded rival asset may declare it captured; it stays its owner’s', () => {
    const t = before();
    t.move('P2', 'S3');
    expect([t.question(), t.choices('P2', 'raid')]).toEqual(['turn.investments', ['operate', 'sabotage']]);
    const events = t.play('P2', 'raid', { mode: 'sabotage' });
    expect(events.map(({ type }) => type)).toEqual(['captured', 'sabotaged']);
    expect([t.owner('S3'), t.asset('S3').capture]).toEqual(['P1', { raider: 1, mode: 'sabotage', supplies: null }]);
  });

  test('MF-S12, MF-18.3, MF-18.4, MF-R52: operating puts the salary and the inputs on the card, not into the bank', () => {
    const t = before();
    t.move('P2', 'S3');
    const tokens = t.facts().market.ore.tokens;
    expect(t.facts('P2').raid).toMatchObject({
      asset: 'S3',
      salary: 2,
      inputs: { ore: 2 },
      output: 1,
      isOperable: true,
    });
    t.play('P2', 'raid', { mode: 'operate' });
    expect([t.cash('P2'), t.stock('P2')]).toEqual([38, { ore: 3 }]);
    expect(t.asset('S3').capture?.supplies).toMatchObject({ salary: 2, inputs: { ore: 2 } });
    expect(t.facts().market.ore.tokens).toBe(tokens);
    expect(t.refusal('P2', 'raid', { mode: 'operate' })).toBe('MF-18.10 alreadySo');
  });

  test('MF-R52, MF-18.4: exactly the salary and exactly the inputs are enough to operate; one coin or one unit less is not', () => {
    const modes = (cash: number, ore: number) => {
      const t = before({ players: { P2: { at: 'L2', cash, stock: { ore } } } });
      t.move('P2', 'S3');
      return t.refusal('P2', 'raid', { mode: 'operate' });
    };
    expect([modes(2, 2), modes(1, 2), modes(2, 1)]).toEqual([null, 'MF-R52 suppliesShort', 'MF-R52 suppliesShort']);
  });

  test('MF-S13, MF-18.6, MF-18.7, MF-R57, MF-R71: in the owner’s stage 1 it works for the raider, by itself; the owner does not pay those workers again', () => {
    const t = worked();
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'producedForRaider', seat: 0, raider: 1, asset: 'S3', salary: 2, units: 1 }),
    );
    expect([t.stock('P2'), t.stock('P1'), t.cash('P2')]).toEqual([{ ore: 3, steel: 1 }, { ore: 4 }, 38]);
    expect(t.facts().salary?.due).toBe(4);
    expect(t.asset('S3').capture).toEqual({ raider: 1, mode: 'operate', supplies: null });
  });

  test('MF-S14, MF-18.8, MF-R56: the lock holds after it has worked, until the raider’s next stage 4', () => {
    const t = worked();
    t.idleUntil('turn.planning', 'P1');
    expect(t.refusal('P1', 'moveWorkers', { from: 'S3', to: 'idle', workers: 2 })).toBe('MF-18.8 locked');
    expect(t.refusal('P1', 'takeUpTechnology', { technology: 'N13' })).toBe('MF-18.8 locked');
    expect(t.refusal('P1', 'discharge', { from: 'S3', workers: 1 })).toBe('MF-12.3 captured');
    t.idleUntil('turn.movement', 'P2');
    expect(t.asset('S3').capture?.mode).toBe('operate');
    const events = t.stay('P2');
    expect(events).toContainEqual({ type: 'suppliesUsed', seat: 1, owner: 0, asset: 'S3' });
    expect([t.question(), t.asset('S3').capture?.mode]).toEqual(['turn.investments', 'sabotage']);
  });

  test('MF-S15, MF-18.5, MF-18.9, MF-R55, MF-12.3: sabotaged it does not work, all is paid by the owner, and workers may be taken away', () => {
    const t = before();
    t.move('P2', 'S3');
    t.play('P2', 'raid', { mode: 'sabotage' });
    t.idleUntil('turn.planning', 'P2');
    const events = t.play('P2', 'endTurn');
    expect(events).toContainEqual({
      type: 'stoodStill',
      seat: 0,
      assets: [{ asset: 'S3', because: { is: 'captured', by: 1 } }],
    });
    expect(t.facts().salary?.due).toBe(6);
    expect(t.refusal('P1', 'discharge', { from: 'S3', workers: 1 })).toBe('MF-12.3 captured');
    t.idleUntil('turn.planning', 'P1');
    t.play('P1', 'moveWorkers', { from: 'S3', to: 'idle', workers: 2 });
    expect(t.refusal('P1', 'moveWorkers', { from: 'idle', to: 'S3', workers: 1 })).toBe('MF-16.5 locked');
    expect(t.refusal('P1', 'moveWorkers', { from: 'idle', to: 'guard S3', workers: 1 })).toBe('MF-16.5 locked');
    expect(t.refusal('P1', 'takeUpTechnology', { technology: 'N13' })).toBe('MF-18.9 locked');
    t.play('P1', 'discharge', { from: 'idle', workers: 2 });
    expect(t.workers('P1')).toBe(4);
  });

  test('MF-S16, MF-18.10, MF-18.11, MF-18.12: one hex away is not enough; when the raider leaves, the asset is the owner’s again', () => {
    const t = worked();
    t.idleUntil('turn.movement', 'P1');
    t.move('P1', '1,3');
    expect(t.asset('S3').capture).not.toBe(null);
    t.idleUntil('turn.movement', 'P2');
    const events = t.move('P2', '2,4');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'captureEnded', because: 'left', rule: 'MF-18.11', returned: null }),
    );
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ ore: 2, steel: 1 });
    expect(t.facts().salary?.due).toBe(6);
  });

  test('MF-S17, MF-18.10: a raider who stays may supply it again', () => {
    const t = worked();
    t.idleUntil('turn.movement', 'P2');
    t.stay('P2');
    t.play('P2', 'raid', { mode: 'operate' });
    t.idleUntil('turn.planning', 'P2');
    t.play('P2', 'endTurn');
    expect([t.stock('P2'), t.cash('P2')]).toEqual([{ ore: 1, steel: 2 }, 36]);
  });

  test('MF-R58: unused supplies go back to the raider when he sabotages or leaves', () => {
    const t = operated();
    t.play('P2', 'raid', { mode: 'sabotage' });
    expect([t.cash('P2'), t.stock('P2'), t.asset('S3').capture?.mode]).toEqual([40, { ore: 5 }, 'sabotage']);
    // Its owner on strike, the asset does not work, and the supplies still lie there.
    const idle = operated({ players: { P1: { at: '1,2', picket: 4 }, P2: { at: 'L2', cash: 40, stock: { ore: 5 } } } });
    idle.idleUntil('turn.movement', 'P2');
    expect(idle.asset('S3').capture?.supplies).not.toBe(null);
    const events = idle.move('P2', '2,4');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'captureEnded', returned: expect.objectContaining({ salary: 2 }) }),
    );
    expect([idle.cash('P2'), idle.stock('P2')]).toEqual([40, { ore: 5 }]);
  });

  test('MF-S62, MF-R51: a visitor may not declare later; he blocks the hex and cannot be arrested', () => {
    const t = position({
      active: 'P2',
      at: 'movement',
      players: { P1: { at: '2,-1' }, P2: { at: '4,-1' } },
      assets: { X2: { owner: 'P1' } },
    });
    t.move('P2', 'X2');
    t.play('P2', 'goOn');
    t.idleUntil('turn.movement', 'P1');
    expect(t.noMove('P1', 'X2')).toBe('MF-8.4 occupied');
    t.idleUntil('turn.movement', 'P2');
    t.stay('P2');
    expect([t.question(), t.refusal('P2', 'raid', { mode: 'sabotage' })]).toEqual(['turn.planning', 'MF-18.1 notNow']);
  });

  test('MF-S63, MF-R54, MF-1.3: a captured park can only be sabotaged, and makes no BIObot meanwhile', () => {
    const t = position({
      active: 'P2',
      at: 'movement',
      players: {
        P1: { at: 'M1', stock: { steel: 3, energy: 3 } },
        P2: { at: '3,3', cash: 99, stock: { steel: 3, energy: 3 } },
      },
      assets: { T3: { owner: 'P1', workers: 5 } },
    });
    t.move('P2', 'T3');
    expect(t.choices('P2', 'raid')).toEqual(['sabotage']);
    expect(t.refusal('P2', 'raid', { mode: 'operate' })).toBe('MF-R54 parkOnlySabotaged');
    t.play('P2', 'raid', { mode: 'sabotage' });
    t.idleUntil('turn.movement', 'P1');
    expect(t.player('P1').biobots).toBe(0);
  });

  test('MF-S64: at salary 2 operating a mine costs 4 and gives one coal in the owner’s stage 1', () => {
    const t = position({
      active: 'P2',
      at: 'movement',
      options: { salary: '2' },
      players: { P1: { at: '2,0' }, P2: { at: '-1,-1', cash: 10 } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    t.move('P2', 'M1');
    t.play('P2', 'raid', { mode: 'operate' });
    expect(t.cash('P2')).toBe(6);
    t.idleUntil('turn.planning', 'P2');
    t.play('P2', 'endTurn');
    expect(t.stock('P2')).toEqual({ coal: 1 });
  });

  test('MF-S65, MF-R52: without enough workers on the card, or without the means, only sabotage', () => {
    const few = before({ assets: { S3: { ...S3, workers: 1 } } });
    few.move('P2', 'S3');
    expect(few.refusal('P2', 'raid', { mode: 'operate' })).toBe('MF-R52 tooFewWorkersThere');
    const poor = before({ players: { P2: { at: 'L2', cash: 40, stock: { ore: 1 } } } });
    poor.move('P2', 'S3');
    expect(poor.choices('P2', 'raid')).toEqual(['sabotage']);
    expect(poor.refusal('P2', 'raid', { mode: 'operate' })).toBe('MF-R52 suppliesShort');
  });

  test('MF-R61: raids against an arrested or striking owner are legal', () => {
    const t = before({ players: { P1: { at: '0,0', arrest: 2, picket: 3 } } });
    t.move('P2', 'S3');
    expect(t.choices('P2', 'raid')).toContain('sabotage');
  });

  test('MF-R8: the first use of a card that yields two lowers the price for a raider as well', () => {
    const t = position({
      players: { P1: { at: '2,0' } },
      assets: {
        M1: {
          owner: 'P1',
          workers: 2,
          technology: 'N04',
          capture: { by: 'P2', mode: 'operate', supplies: { salary: 2 } },
        },
      },
      prices: { coal: 14 },
    });
    expect([t.stock('P2'), t.price('coal'), t.g.usedTechnologies]).toEqual([{ coal: 2 }, 13, ['N04']]);
  });

  test('MF-R73: an owner may suffer several captures, each on its own', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      players: { P1: { at: '2,0' } },
      assets: {
        M1: { owner: 'P1', workers: 2, capture: { by: 'P2', mode: 'operate', supplies: { salary: 2 } } },
        X2: { owner: 'P1', workers: 2, capture: { by: 'P3', mode: 'operate', supplies: { salary: 2 } } },
        M2: { owner: 'P1', workers: 2 },
      },
    });
    expect([t.stock('P2'), t.stock('P3')]).toEqual([{ coal: 1 }, { ore: 1 }]);
    expect(t.facts().salary?.due).toBe(2);
    expect(t.choices('P1', 'run')).toEqual(['M2']);
    expect(t.refusal('P1', 'run', { asset: 'M1' })).toBe('MF-18.5 captured');
  });
});

import { describe, expect, test } from 'vitest';
import { kinds, position } from '../../testing/position.ts';

describe('MF-5 stage 1: production', () => {
  test('MF-S8, MF-1.1, MF-5.4, MF-5.5, MF-5.6, MF-5.11: mines need workers only; the chip is the missing one; one alone yields nothing', () => {
    for (const workers of [1, 0]) {
      const t = position({
        players: { P1: { at: 'M2' } },
        assets: {
          M1: { owner: 'P1', workers: 2 },
          M2: { owner: 'P1', workers: 1 },
          M3: { owner: 'P1', workers },
        },
      });
      expect(t.facts().production?.proposal).toEqual(['M1', 'M2']);
      const events = t.play('P1', 'runProposed');
      expect(t.stock('P1')).toEqual({ coal: 2 });
      expect(events.filter(({ type }) => type === 'produced')).toMatchObject([
        { asset: 'M1', ownLabour: false, workers: 2 },
        { asset: 'M2', ownLabour: true, workers: 1 },
      ]);
      expect(events).toContainEqual({
        type: 'stoodStill',
        seat: 0,
        assets: [{ asset: 'M3', because: { is: 'shortOfWorkers', has: workers, needs: 2 } }],
      });
    }
  });

  test('MF-S9, MF-5.2, MF-5.7, MF-5.9: a steel plant runs with ore from stock, from this stage, or partly from each', () => {
    const basic = { S1: { owner: 'P1', workers: 3 } } as const;
    const plants = { X1: { owner: 'P1', workers: 2 }, X2: { owner: 'P1', workers: 2 } } as const;
    const steel = (given: Parameters<typeof position>[0]) => {
      const t = position(given);
      if (t.question() === 'turn.production') t.play('P1', 'runProposed');
      return t.player('P1').stock.steel;
    };
    expect(steel({ players: { P1: { stock: { ore: 2 } } }, assets: basic })).toBe(1);
    expect(steel({ assets: { ...basic, ...plants } })).toBe(1);
    expect(steel({ players: { P1: { stock: { ore: 1 } } }, assets: { ...basic, X1: plants.X1 } })).toBe(1);
    const two = { S1: { owner: 'P1', workers: 2 } } as const;
    expect(steel({ players: { P1: { stock: { ore: 2 }, at: 'S1' } }, assets: two })).toBe(1);
    expect(steel({ players: { P1: { stock: { ore: 2 } } }, assets: two })).toBe(0);
    expect(steel({ players: { P1: { stock: { ore: 1 } } }, assets: basic })).toBe(0);
  });

  test('MF-5.2: the inputs go to the bank, and what is short is named', () => {
    const t = position({
      players: { P1: { stock: { ore: 3 } } },
      assets: { S1: { owner: 'P1', workers: 3 }, S2: { owner: 'P1', workers: 3 }, X1: { owner: 'P1', workers: 1 } },
    });
    expect(t.facts().market.ore.tokens).toBe(21);
    t.play('P1', 'run', { asset: 'S1' });
    expect(t.stock('P1')).toEqual({ ore: 1, steel: 1 });
    expect(t.facts().market.ore.tokens).toBe(23);
  });

  test('MF-5.1, MF-R28: running is optional, in any order, each asset once', () => {
    const t = position({
      assets: { M1: { owner: 'P1', workers: 2 }, X1: { owner: 'P1', workers: 2 }, M2: { owner: 'P1', workers: 1 } },
    });
    expect(t.choices('P1', 'run')).toEqual(['M1', 'X1']);
    expect(t.refusal('P1', 'run', { asset: 'M2' })).toBe('MF-5.11 shortOfWorkers');
    t.play('P1', 'run', { asset: 'X1' });
    expect(t.refusal('P1', 'run', { asset: 'X1' })).toBe('MF-R28 alreadyRan');
    const events = t.play('P1', 'goOn');
    expect(t.stock('P1')).toEqual({ ore: 1 });
    expect(events).toContainEqual({
      type: 'stoodStill',
      seat: 0,
      assets: [
        { asset: 'M1', because: { is: 'unused' } },
        { asset: 'M2', because: { is: 'shortOfWorkers', has: 1, needs: 2 } },
      ],
    });
  });

  test('MF-S53: two ore for two steel plants: the player chooses which runs', () => {
    const given = {
      players: { P1: { stock: { ore: 2 } } },
      assets: { S1: { owner: 'P1', workers: 3 }, S2: { owner: 'P1', workers: 3 } },
    } as const;
    const t = position(given);
    expect(t.choices('P1', 'run')).toEqual(['S1', 'S2']);
    t.play('P1', 'run', { asset: 'S2' });
    expect([t.stock('P1'), t.question()]).toEqual([{ steel: 1 }, 'turn.monopoly']);
    const both = position(given);
    both.play('P1', 'runProposed');
    expect(both.stock('P1')).toEqual({ steel: 1 });
  });

  test('MF-5.3, MF-R30, MF-S51: a technology card replaces the basic one; with too few workers nothing runs', () => {
    const t = position({ assets: { M1: { owner: 'P1', workers: 2, technology: 'N06' } }, at: 'begin' });
    expect(t.question()).not.toBe('turn.production');
    expect(t.stock('P1')).toEqual({});
    expect(t.facts().assets.M1.standstill).toEqual({ is: 'shortOfWorkers', has: 2, needs: 4 });
    const full = position({ assets: { M1: { owner: 'P1', workers: 4, technology: 'N06' } } });
    full.play('P1', 'runProposed');
    expect(full.stock('P1')).toEqual({ coal: 3 });
  });

  test('MF-R35, MF-16.3: more workers than needed are allowed and add nothing', () => {
    const t = position({ assets: { M1: { owner: 'P1', workers: 9 } } });
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ coal: 1 });
  });

  test('MF-S52, MF-5.8, MF-S69: coal dug feeds the power plant, its energy the park, in one stage', () => {
    const t = position({
      options: { biobots: '2' },
      players: { P1: { stock: { steel: 3, energy: 2 } } },
      assets: {
        M1: { owner: 'P1', workers: 4, technology: 'N06' },
        E3: { owner: 'P1', workers: 2 },
        T3: { owner: 'P1', workers: 5 },
      },
    });
    expect(t.facts().production).toMatchObject({ proposal: ['M1', 'E3', 'T3'], biobots: 1 });
    t.play('P1', 'runProposed');
    expect([t.stock('P1'), t.player('P1').biobots, t.winners()]).toEqual([{}, 1, []]);
  });

  test('MF-S10, MF-1.2, MF-22.1, MF-22.2: steel of this stage completes the BIObot, and its maker has won', () => {
    const t = position({
      players: { P1: { stock: { steel: 2, energy: 3, ore: 2 } } },
      assets: { T1: { owner: 'P1', workers: 5 }, S1: { owner: 'P1', workers: 3 }, M1: { owner: 'P1', workers: 2 } },
    });
    const events = t.play('P1', 'runProposed');
    expect(kinds(events)).toEqual(['produced', 'produced', 'produced', 'biobotMade', 'gameEnded']);
    expect([t.winners(), t.g.ending?.because, t.g.ending?.rule]).toEqual([['P1'], 'biobots', 'MF-22.1']);
  });

  test('MF-R29: own labour counts where the chip stood when the turn began, on own assets only', () => {
    const t = position({
      players: { P1: { at: '-1,-1', cash: 50 }, P2: { at: 'M5' } },
      assets: { M1: { owner: 'P1', workers: 1 }, M5: { owner: 'P1', workers: 1 } },
    });
    expect(t.question()).toBe('turn.monopoly');
    t.play('P1', 'goOn');
    t.move('P1', 'M1');
    expect(t.stock('P1')).toEqual({});
    expect(t.facts().assets.M1).toMatchObject({ ownLabour: true, isReady: true });
    expect(t.facts().assets.M5).toMatchObject({ ownLabour: false, isReady: false });
  });

  test('MF-R5: ore comes from excavating plants, never from mines', () => {
    const t = position({ assets: { M1: { owner: 'P1', workers: 2 }, X1: { owner: 'P1', workers: 2 } } });
    const events = t.play('P1', 'runProposed').filter(({ type }) => type === 'produced');
    expect(events).toMatchObject([
      { asset: 'X1', product: 'ore' },
      { asset: 'M1', product: 'coal' },
    ]);
  });

  test('MF-5.10, MF-17.1: products are kept, or sold in any later stage', () => {
    const t = position({ assets: { M1: { owner: 'P1', workers: 2 } } });
    expect(t.refusal('P1', 'sell', { resource: 'coal', units: 1 })).toBe('MF-4.7 notNow');
    t.play('P1', 'runProposed');
    t.play('P1', 'goOn');
    expect(t.choices('P1', 'sell')).toEqual(['coal 1']);
    t.stay('P1');
    t.play('P1', 'paySalary');
    t.play('P1', 'goOn');
    expect([t.question(), t.choices('P1', 'sell')]).toEqual(['turn.planning', ['coal 1']]);
    t.play('P1', 'endTurn');
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ coal: 2 });
  });
});

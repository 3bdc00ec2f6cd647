import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const S3 = { owner: 'P1', workers: 2, technology: 'N13' } as const;

describe('MF-19 arrest', () => {
  test('MF-S18, MF-18.13, MF-19.1, MF-19.2, MF-R59: the owner who ends his movement there arrests the raider', () => {
    const t = position({
      at: 'movement',
      players: { P1: { at: '1,3' } },
      assets: { S3: { ...S3, capture: { by: 'P2', mode: 'operate' } } },
    });
    expect(t.facts('P1').reach.find(({ arrests }) => arrests !== null)?.arrests).toBe(1);
    const events = t.move('P1', 'S3');
    expect(events.map(({ type }) => type)).toEqual(['moved', 'captureEnded', 'arrested']);
    expect([t.at('P1'), t.at('P2'), t.player('P2').arrest, t.asset('S3').capture]).toEqual(['1,4', '0,0', 2, null]);
    const full = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      players: { P1: { at: '1,3' }, P3: { at: '0,0' } },
      assets: { S3: { ...S3, capture: { by: 'P2', mode: 'operate' } } },
    });
    full.move('P1', 'S3');
    expect(full.at('P2')).toBe('1,0');
  });

  test('MF-R59: only the owner may end his movement there, and nobody passes through', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      active: 'P3',
      at: 'movement',
      players: { P1: { at: 'M1' }, P3: { at: '1,3' } },
      assets: { S3: { ...S3, capture: { by: 'P2', mode: 'operate' } } },
    });
    expect(t.noMove('P3', 'S3')).toBe('MF-8.4 occupied');
  });

  test('MF-S19, MF-19.3, MF-19.4, MF-R60: for two turns assets work and salary is due, but no movement, sale or planning', () => {
    const t = position({
      active: 'P2',
      players: {
        P2: { arrest: 2, at: 'BC', cash: 20, stock: { steel: 1 }, contracts: [{ card: 'A10' }], hand: ['N01'] },
      },
      assets: { M5: { owner: 'P2', workers: 2 } },
    });
    for (const turn of [1, 2]) {
      t.play('P2', 'runProposed');
      expect(t.stock('P2')).toEqual({ coal: turn, steel: 1 });
      t.play('P2', 'goOn');
      expect(t.question()).toBe('turn.investments');
      expect(t.refusal('P2', 'sell', { resource: 'steel', units: 1 })).toBe('MF-19.3 arrested');
      if (turn === 1)
        expect(t.refusal('P2', 'deliver', { contract: 'A10', resource: 'steel', units: 1 })).toBe('MF-19.3 arrested');
      expect(t.refusal('P2', 'buyResource', { resource: 'coal', units: 1 })).toBe('MF-19.3 arrested');
      expect(t.menu('P2')).toEqual(['discharge', 'goOn', 'paySalary', 'sellAsset']);
      t.play('P2', 'paySalary');
      t.play('P2', 'goOn');
      expect(t.asked()).toEqual(['P1']);
      t.idleUntil('turn.production', 'P2');
    }
    expect(t.player('P2').contracts).toEqual([]);
    t.play('P2', 'goOn');
    t.idleUntil('turn.movement', 'P2');
    expect(t.refusal('P2', 'sell', { resource: 'steel', units: 1 })).toBe(null);
  });

  test('MF-S68, MF-R60: under arrest prices may be changed and goods bought from players, not sold', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      active: 'P2',
      at: 'monopoly',
      players: { P2: { arrest: 1, at: 'BC', cash: 30, stock: { ore: 1 } }, P3: { stock: { coal: 3 } } },
      assets: { X2: { owner: 'P2' } },
    });
    t.play('P2', 'changePrice', { resource: 'ore', by: -1 });
    t.trade('P2', 'P3', { money: 20 }, { coal: 2 });
    expect([t.cash('P2'), t.stock('P2')]).toEqual([10, { coal: 2, ore: 1 }]);
    expect(t.noDeal('P2', 'P3', { ore: 1 }, { money: 5 })).toBe('MF-R60 arrestedSeller');
  });

  test('MF-S77, MF-R60: the ban holds in other players’ turns too; a contract may be sold', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      active: 'P2',
      at: 'movement',
      players: { P3: { arrest: 2, at: 'BC', stock: { coal: 1 }, contracts: [{ card: 'A02' }] }, P2: { at: 'M1' } },
    });
    expect(t.noDeal('P2', 'P3', { money: 10 }, { coal: 1 })).toBe('MF-R60 arrestedSeller');
    t.trade('P3', 'P2', { contracts: ['A02'] }, { money: 10 });
    expect(t.player('P2').contracts).toMatchObject([{ card: 'A02', turns: 2 }]);
  });

  test('MF-R60, MF-4.4: under arrest, to its last round, the hex offers nothing, but what may be done everywhere is asked', () => {
    for (const arrest of [2, 1]) {
      const t = position({ at: 'monopoly', players: { P1: { arrest, at: 'BC', cash: 30 } } });
      const { round } = t.g;
      t.idleUntil('turn.investments', 'P1');
      expect([t.g.round, t.asked()]).toEqual([round, ['P1']]);
    }
  });
});

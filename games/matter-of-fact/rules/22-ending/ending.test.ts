import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const BIOBOT = { steel: 3, energy: 3 };

describe('MF-22 victory', () => {
  test('MF-1.4, MF-O2, MF-S69: with a target of two the first BIObot counts one; two parks may bring both in one stage', () => {
    const t = position({
      options: { biobots: '2' },
      players: { P1: { stock: BIOBOT } },
      assets: { T1: { owner: 'P1', workers: 5 } },
    });
    const events = t.play('P1', 'runProposed');
    expect(events).toContainEqual({ type: 'biobotMade', seat: 0, asset: 'T1', biobots: 1, target: 2 });
    expect([t.winners(), t.player('P1').biobots]).toEqual([[], 1]);
    const both = position({
      options: { biobots: '2' },
      players: { P1: { stock: { steel: 6, energy: 6 } } },
      assets: { T1: { owner: 'P1', workers: 5 }, T3: { owner: 'P1', workers: 5 } },
    });
    both.play('P1', 'runProposed');
    expect(both.winners()).toEqual(['P1']);
  });

  test('MF-S70, MF-O10, MF-R50: with equal turns the round is finished; then BIObots, then net worth decide', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      options: { end: 'equalTurns' },
      round: 19,
      players: { P1: { stock: BIOBOT, cash: 301 }, P3: { stock: BIOBOT, cash: 313 } },
      assets: { T1: { owner: 'P1', workers: 5 }, T3: { owner: 'P3', workers: 5 } },
    });
    const events = t.play('P1', 'runProposed');
    expect(events).toContainEqual({ type: 'lastTurnsBegan', seat: 0, biobots: 1 });
    t.idleUntil('turn.production', 'P3');
    // The last turns have begun already.
    expect(t.play('P3', 'runProposed').map(({ type }) => type)).not.toContain('lastTurnsBegan');
    expect(t.winners()).toEqual([]);
    t.idleUntil('over');
    expect([t.winners(), t.g.ending?.because, t.g.ending?.places]).toEqual([['P3'], 'biobots', [2, 3, 1]]);
    expect([t.g.ending?.standings[0].worth, t.g.ending?.standings[2].worth]).toEqual([421, 433]);
  });

  test('MF-S71, MF-O11, MF-R62, MF-R63: at the round cap net worth decides: cash, stock at market, half of assets and vehicles', () => {
    const t = position({
      names: ['P1', 'P2'],
      active: 'P2',
      at: 'planning',
      round: 60,
      players: {
        P1: { cash: 100, stock: { coal: 2 }, vehicles: ['electricVehicle'], hand: ['N30'] },
        P2: { cash: 200 },
      },
      assets: { M1: { owner: 'P1' }, M2: { owner: 'P1' } },
      prices: { coal: 10 },
    });
    expect(t.facts().seats.map(({ worth }) => worth)).toEqual([195, 200]);
    t.play('P2', 'endTurn');
    expect([t.winners(), t.g.ending?.because, t.g.ending?.rule]).toEqual([['P2'], 'roundCap', 'MF-R62']);
    const long = position({ active: 'P2', at: 'planning', round: 60, options: { roundCap: 'none' } });
    long.play('P2', 'endTurn');
    expect([long.g.round, long.winners()]).toEqual([61, []]);
    const short = position({ active: 'P2', at: 'planning', round: 40, options: { roundCap: '40' } });
    short.play('P2', 'endTurn');
    expect(short.g.ending?.because).toBe('roundCap');
  });

  test('MF-R63: debt counts against; then capacity; then the place is shared', () => {
    const end = (given: Parameters<typeof position>[0]) => {
      const t = position({ active: 'P2', at: 'planning', round: 60, ...given });
      t.play('P2', 'endTurn');
      return t.winners();
    };
    expect(end({ players: { P1: { debt: 10, stock: { coal: 1 } }, P2: { cash: 7 } } })).toEqual(['P2']);
    expect(end({ players: { P1: { cash: 25 }, P2: { cash: 0 } }, assets: { M1: { owner: 'P2' } } })).toEqual(['P2']);
    expect(end({ players: { P1: { cash: 9 }, P2: { cash: 9 } } })).toEqual(['P1', 'P2']);
    expect(end({ players: { P1: { cash: 9, biobots: 1 }, P2: { cash: 90 } }, options: { biobots: '2' } })).toEqual([
      'P1',
    ]);
  });

  test('MF-R50: at the immediate end the others are ranked by net worth', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      players: { P1: { stock: BIOBOT, cash: 0 }, P2: { cash: 10 }, P3: { cash: 900 } },
      assets: { T1: { owner: 'P1', workers: 5 } },
    });
    t.play('P1', 'runProposed');
    expect([t.winners(), t.g.ending?.places]).toEqual([['P1'], [1, 3, 2]]);
    expect(t.question()).toBe('over');
  });
});

describe('MF-R64 leaving', () => {
  test('MF-S72, MF-R64, MF-O14: a leaver’s property goes to the bank, captures end, his assets become free', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      options: { leaver: 'liquidate' },
      players: { P2: { cash: 9, hand: ['N02'], contracts: [{ card: 'A02' }], vehicles: ['quadcopter'] } },
      assets: {
        S3: {
          owner: 'P1',
          workers: 2,
          technology: 'N13',
          capture: { by: 'P2', mode: 'operate', supplies: { salary: 2, inputs: { ore: 2 } } },
        },
        M5: { owner: 'P2', workers: 2, technology: 'N01' },
      },
      prices: { coal: 12 },
    });
    t.play('P2', 'concede');
    expect([t.asset('S3').capture, t.owner('M5'), t.at('P2'), t.cash('P2'), t.price('coal')]).toEqual([
      null,
      null,
      null,
      0,
      12,
    ]);
    expect([t.g.technologyDiscards.I.sort(), t.g.actionDiscards, t.g.vehiclesLeft.quadcopter]).toEqual([
      ['N01', 'N02'],
      ['A02'],
      2,
    ]);
    expect([t.g.workersLeft, t.facts().market.ore.tokens]).toEqual([48, 24]);
    t.idleUntil('turn.movement', 'P3');
    expect(t.winners()).toEqual([]);
    t.play('P1', 'concede');
    expect([t.winners(), t.g.ending?.because]).toEqual([['P3'], 'lastPlayer']);
  });

  test('MF-R64: nothing of a leaver stays: debts, workers, pickets, guards, monopoly, and what others had captured of his', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      options: { leaver: 'liquidate' },
      players: {
        P1: { at: 'M6' },
        P2: { debt: 7, idle: 2, picket: 3, arrest: 2, contracts: [{ card: 'A05' }] },
        P3: { vehicles: ['electricVehicle'] },
      },
      assets: {
        M5: { owner: 'P2', workers: 2, guard: true },
        M6: { owner: 'P2', workers: 2, capture: { by: 'P1', mode: 'operate', supplies: { salary: 2 } } },
      },
      actionDiscards: ['A06'],
    });
    const [cash, vehicles] = [t.cash('P1'), { ...t.g.vehiclesLeft }];
    expect(t.g.market.coal.monopolist).toBe(1);
    const events = t.play('P2', 'concede');
    expect(events).toContainEqual({ type: 'conceded', seat: 1, assets: ['M5', 'M6'] });
    expect(t.player('P2')).toMatchObject({
      assets: [],
      stock: { coal: 0, ore: 0, steel: 0, energy: 0 },
      idle: 0,
      picket: 0,
      isOnStrike: false,
      arrest: 0,
      contracts: [],
      hasLeft: true,
    });
    expect([t.debt('P2'), t.cash('P1') - cash, t.g.actionDiscards]).toEqual([0, 2, ['A06', 'A05']]);
    for (const asset of ['M5', 'M6'] as const)
      expect(t.asset(asset)).toEqual({ owner: null, technology: null, workers: 0, hasGuard: false, capture: null });
    // What others drive is theirs.
    expect(t.g.vehiclesLeft).toEqual(vehicles);
    expect(t.g.market.coal.monopolist).toBe(null);
  });

  test('MF-R64: open offers of a leaver and to him are off', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      options: { leaver: 'liquidate' },
      players: { P2: { stock: { coal: 1 } }, P3: { stock: { coal: 1 } } },
    });
    t.propose('P1', 'P2', { money: 5 }, { coal: 1 });
    t.propose('P1', 'P3', { money: 5 }, { coal: 1 });
    const lapsed = t.play('P2', 'concede').filter(({ type }) => type === 'dealLapsed');
    expect(lapsed).toEqual([{ type: 'dealLapsed', from: 0, to: 1 }]);
    expect(t.g.deals.open.map(({ to }) => to)).toEqual([2]);
  });

  test('MF-R64: whoever leaves in his own turn is asked nothing more, whatever he was doing', () => {
    for (const at of ['movement', 'investments', 'planning', 'salary']) {
      const t = position({
        names: ['P1', 'P2', 'P3'],
        at,
        options: { leaver: 'liquidate' },
        players: { P1: { idle: 3, at: 'U1' } },
        assets: { M1: { owner: 'P1' } },
      });
      if (at === 'investments') t.play('P1', 'study');
      t.play('P1', 'concede');
      expect(t.asked()).toEqual(['P2']);
      t.idleUntil('turn.planning', 'P3');
      t.play('P3', 'endTurn');
      expect(t.asked()).toEqual(['P2']);
    }
  });

  test('MF-R64, MF-O14: by default a bot takes the seat, and the rules know no leaving', () => {
    const t = position({ at: 'movement' });
    expect(t.refusal('P1', 'concede')).toBe('MF-R64 botTakesOver');
  });
});

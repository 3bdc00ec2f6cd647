import { describe, expect, test } from 'vitest';
import { place } from '../testing/arrange.ts';
import { position } from '../testing/position.ts';

describe('what the table shows beyond the state', () => {
  test('the way to every hex in turns, round what blocks it', () => {
    const t = position({ at: 'movement', players: { P1: { at: '0,0' }, P2: { at: 'T2' } } });
    const { turnsTo } = t.facts('P1');
    expect(t.facts().turnsTo).toEqual([]);
    expect([turnsTo[place('0,0')], turnsTo[place('M1')], turnsTo[place('T1')], turnsTo[place('T2')]]).toEqual([
      0,
      1,
      2,
      null,
    ]);
  });

  test('what a production run takes and gives, and what is short', () => {
    const t = position({
      players: { P1: { stock: { ore: 1 } } },
      assets: { X1: { owner: 'P1', workers: 2 }, S1: { owner: 'P1', workers: 3 }, E1: { owner: 'P1', workers: 2 } },
    });
    expect(t.facts().production).toEqual({
      proposal: ['X1', 'S1'],
      gains: { coal: 0, ore: 1, steel: 1, energy: 0 },
      biobots: 0,
      spends: { coal: 0, ore: 2, steel: 0, energy: 0 },
      standstills: [
        { asset: 'E1', because: { is: 'shortOfInputs', missing: { coal: 3, ore: 0, steel: 0, energy: 0 } } },
      ],
    });
  });

  test('what is still short after everything has run that can', () => {
    const t = position({
      players: { P1: { stock: { ore: 1 } } },
      assets: { X1: { owner: 'P1', workers: 2 }, S1: { owner: 'P1', workers: 3 }, S2: { owner: 'P1', workers: 3 } },
    });
    expect(t.facts().production).toMatchObject({
      proposal: ['X1', 'S1'],
      standstills: [{ asset: 'S2', because: { is: 'shortOfInputs', missing: { ore: 2 } } }],
    });
  });

  test('what everybody’s next stage 1 will bring as the workers stand', () => {
    const t = position({
      at: 'planning',
      players: { P1: { at: 'M1', idle: 1 }, P2: { picket: 2 } },
      assets: { M1: { owner: 'P1', workers: 1 }, M2: { owner: 'P1', workers: 1 }, X2: { owner: 'P2' } },
    });
    const forecast = () => t.facts().seats.map((seat) => [seat.forecast.proposal, seat.forecast.gains.coal]);
    expect(forecast()).toEqual([
      [['M1'], 1],
      [[], 0],
    ]);
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'M2', workers: 1 });
    expect(forecast()[0]).toEqual([['M1', 'M2'], 2]);
    expect(t.facts().seats[1].forecast.standstills).toEqual([{ asset: 'X2', because: { is: 'strike' } }]);
  });

  test('what buying an asset would mean: price, monopoly, salary, money left, and whether it would run', () => {
    const t = position({
      at: 'movement',
      players: { P1: { cash: 160, idle: 1 } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    expect(t.facts('P1').assets.M2.ifBought).toEqual({
      price: 15,
      monopolist: 0,
      capacity: 2,
      margin: 13,
      salary: 3,
      cash: 110,
      standstill: null,
      isUnfed: false,
    });
    // Coal comes from the own mine; ore comes from nowhere, and 40 nAn do not buy 4 of it.
    const { S1, E1 } = t.facts('P1').assets;
    expect(S1.ifBought).toMatchObject({
      cash: 40,
      isUnfed: true,
      standstill: { is: 'shortOfWorkers', has: 2, needs: 3 },
    });
    expect(E1.ifBought).toMatchObject({
      cash: 10,
      isUnfed: false,
      standstill: { is: 'shortOfInputs', missing: { coal: 2 } },
    });
  });

  test('MF-O9: with hidden cash nobody else is told what a purchase would leave', () => {
    const t = position({ at: 'movement', options: { cash: 'hidden' } });
    expect([t.facts('P1').assets.M1.ifBought?.cash, t.facts('P2').assets.M1.ifBought?.cash]).toEqual([100, null]);
  });

  test('where rivals bar the way; a raider who may be arrested does not', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      players: { P1: { at: '0,2' }, P2: { at: 'T2' } },
      assets: {
        X2: { owner: 'P2', workers: 1, guard: true },
        M2: { owner: 'P1', guard: true },
        S3: { owner: 'P1', workers: 2, capture: { by: 'P3', mode: 'sabotage' } },
      },
    });
    expect(t.facts('P1').blocked).toEqual([
      { cell: place('T2'), is: 'chip', seat: 1 },
      { cell: place('X2'), is: 'guard', seat: 1 },
    ]);
    const reach = t.facts('P1').reach.find(({ cell }) => cell === place('S3'));
    expect([reach?.arrests, reach?.ways.without?.at(-1)]).toEqual([2, place('S3')]);
  });

  test('what a technology would change on each fitting asset', () => {
    const t = position({
      at: 'investments',
      players: { P1: { at: 'U1', cash: 45 } },
      assets: { M1: { owner: 'P1' } },
      technologies: ['N04', 'N13'],
      prices: { coal: 15 },
    });
    t.play('P1', 'study');
    expect(t.facts('P1').study).toEqual([
      {
        technology: 'N04',
        price: 40,
        isAffordable: true,
        fits: [{ asset: 'M1', now: 13, after: 28, workersAfter: 2 }],
        lowersPrice: true,
      },
      { technology: 'N13', price: 10, isAffordable: true, fits: [], lowersPrice: false },
    ]);
  });

  test('how near everybody is to a BIObot', () => {
    const t = position({
      players: { P1: { stock: { steel: 2 } }, P2: { stock: { energy: 1 } } },
      assets: { T1: { owner: 'P1', workers: 1, technology: 'N30' } },
    });
    expect(t.facts().seats[0].readiness).toEqual({
      hasPark: true,
      steel: { has: 2, needs: 1 },
      energy: { has: 0, needs: 1 },
      workers: { has: 1, needs: 3 },
    });
    expect(t.facts().seats[1].readiness).toMatchObject({ hasPark: false, steel: { has: 0, needs: 3 } });
  });

  test('MF-5.8: of two parks that one counts which lacks nothing, though the other lacks a single thing only', () => {
    for (const [steel, energy, workers] of [
      [2, 3, 5],
      [3, 2, 5],
      [3, 3, 4],
    ] as const) {
      const t = position({
        players: { P1: { stock: { steel, energy } } },
        assets: { T1: { owner: 'P1', workers }, T2: { owner: 'P1', workers: 3, technology: 'N30' } },
      });
      expect(t.facts().seats[0].readiness.workers).toEqual({ has: 3, needs: 3 });
    }
  });

  test('places, assets, capacities and decks of everybody', () => {
    const t = position({
      players: { P1: { cash: 10 }, P2: { cash: 20 } },
      assets: { M1: { owner: 'P1', workers: 1, technology: 'N06' } },
    });
    const [p1, p2] = t.facts().seats;
    expect([p1?.place, p2?.place]).toEqual([1, 2]);
    expect(p1).toMatchObject({ workers: 1, salary: 1, assets: { mine: 1 }, capacities: { coal: 3 }, worth: 35 });
    expect(t.facts().decks).toEqual({ actions: 50, actionDiscards: 0, technologies: { I: 14, II: 15 } });
  });
});

import { idle } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { matterOfFact } from '../../index.ts';
import { place } from '../../testing/arrange.ts';
import { position } from '../../testing/position.ts';

/** A first turn: 150 nAn, three idle workers, no chip on the map. */
const beginner = { cash: 150, idle: 3, at: 'none' };

describe('MF-15 salary', () => {
  test('MF-S41, MF-15.1, MF-15.3, MF-R75, MF-R36: buy, pay, staff; in the next turn coal comes and is sold', () => {
    const t = position({ players: { P1: beginner } });
    t.play('P1', 'placeChip', { cell: place('0,-1') });
    t.move('P1', 'M1');
    t.play('P1', 'buyAsset');
    expect([t.question(), t.cash('P1'), t.facts().salary?.due]).toEqual(['turn.salary', 100, 3]);
    t.play('P1', 'paySalary');
    expect(t.cash('P1')).toBe(97);
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'M1', workers: 2 });
    t.play('P1', 'endTurn');
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    expect([t.cash('P1'), t.player('P1').idle]).toEqual([112, 1]);
  });

  test('MF-D13: at a time-out no more of the cheapest stock is sold than the salary lacks', () => {
    const t = position({
      at: 'salary',
      players: { P1: { cash: 1, stock: { coal: 5, ore: 2 }, idle: 20 } },
      assets: { M1: { owner: 'P1' }, X6: { owner: 'P1' } },
      prices: { coal: 12, ore: 20 },
    });
    expect([t.question(), t.facts().salary?.due]).toEqual(['turn.salary', 20]);
    expect(idle(matterOfFact, t.g, 0)).toMatchObject({ type: 'sell', resource: 'coal', units: 2 });
  });

  test('MF-S79, MF-R75: the same with an excavating plant', () => {
    const t = position({ players: { P1: beginner } });
    t.play('P1', 'placeChip', { cell: place('-1,0') });
    t.move('P1', 'X6');
    t.play('P1', 'buyAsset');
    expect(t.cash('P1')).toBe(75);
    t.play('P1', 'paySalary');
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'X6', workers: 2 });
    t.play('P1', 'endTurn');
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect([t.cash('P1'), t.stock('P1')]).toEqual([72, { ore: 1 }]);
  });

  test('MF-S43, MF-R36, MF-R66: without an asset nothing is due and nobody can strike; selling the last one is the same', () => {
    const t = position({ at: 'movement', players: { P1: { idle: 3, at: '2,0' } } });
    expect(t.refusal('P1', 'paySalary')).toBe('MF-R36 nothingDue');
    t.stay('P1');
    expect(t.question()).toBe('turn.planning');
    t.play('P1', 'endTurn');
    expect(t.asked()).toEqual(['P2']);
    const seller = position({ at: 'salary', players: { P1: { idle: 3, cash: 0 } }, assets: { M1: { owner: 'P1' } } });
    seller.play('P1', 'sellAsset', { asset: 'M1' });
    expect([seller.question(), seller.cash('P1')]).toEqual(['turn.planning', 25]);
  });

  test('MF-15.2: it is due for all, working, idle or on guard', () => {
    const t = position({
      at: 'salary',
      players: { P1: { idle: 1, cash: 20 } },
      assets: { M1: { owner: 'P1', workers: 3, guard: true } },
    });
    expect(t.facts().salary).toMatchObject({ due: 5, workers: 5, isAffordable: true });
    const events = t.play('P1', 'paySalary');
    expect(events[0]).toEqual({ type: 'salaryPaid', seat: 0, workers: 5, rate: 1, amount: 5 });
  });

  test('MF-S44, MF-4.6, MF-15.4, MF-R37: paid early, hiring adds the difference; discharging brings nothing back', () => {
    const t = position({
      players: { P1: { at: 'L1', cash: 50, idle: 2 } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    expect(t.question()).toBe('turn.production');
    t.play('P1', 'paySalary');
    expect(t.cash('P1')).toBe(46);
    t.idleUntil('turn.movement', 'P1');
    t.stay('P1');
    t.play('P1', 'hire', { workers: 2 });
    t.play('P1', 'goOn');
    expect([t.question(), t.facts().salary?.due]).toEqual(['turn.salary', 2]);
    t.play('P1', 'discharge', { from: 'idle', workers: 4 });
    expect([t.question(), t.cash('P1')]).toEqual(['turn.planning', 26]);
  });

  test('MF-S49, MF-R38, MF-1.5, MF-O1: at salary 3 six workers cost 18; with 17 it is unpaid as a whole', () => {
    const t = position({
      at: 'salary',
      options: { salary: '3' },
      players: { P1: { cash: 17, idle: 6 } },
      assets: { M1: { owner: 'P1' } },
    });
    expect(t.facts().salary).toMatchObject({ due: 18, isAffordable: false });
    expect(t.refusal('P1', 'paySalary')).toBe('MF-R38 cannotPay');
    const events = t.play('P1', 'leaveUnpaid');
    expect([t.cash('P1'), events[0]]).toEqual([17, { type: 'salaryUnpaid', seat: 0, workers: 6, due: 18 }]);
  });

  test('MF-S74, MF-R74: who cannot pay discharges, or sells an asset; both ways out are named beforehand', () => {
    const given = {
      at: 'salary',
      players: { P1: { cash: 2, idle: 9 } },
      assets: { E1: { owner: 'P1' }, S4: { owner: 'P1' } },
    } as const;
    const t = position(given);
    expect(t.facts().salary?.exits).toEqual({
      discharge: 7,
      stock: 0,
      assets: [
        { asset: 'S4', price: 60, left: 53 },
        { asset: 'E1', price: 75, left: 68 },
      ],
    });
    t.play('P1', 'discharge', { from: 'idle', workers: 7 });
    t.play('P1', 'paySalary');
    expect([t.cash('P1'), t.workers('P1')]).toEqual([0, 2]);
    const seller = position(given);
    seller.play('P1', 'sellAsset', { asset: 'S4' });
    seller.play('P1', 'paySalary');
    expect(seller.cash('P1')).toBe(53);
    const striker = position({ ...given, players: { P1: { cash: 2, picket: 9 } } });
    striker.play('P1', 'discharge', { from: 'picket', workers: 7 });
    const events = striker.play('P1', 'paySalary');
    expect(events).toContainEqual({ type: 'strikeEnded', seat: 0, workers: 2, because: 'paid' });
    expect([striker.cash('P1'), striker.player('P1').idle]).toEqual([0, 2]);
  });

  test('MF-R74, MF-R44, MF-R66, MF-12.3: the ways out heed debts, captured workers, arrest and the last asset', () => {
    const exits = (given: Parameters<typeof position>[0]) =>
      position({ at: 'salary', ...given }).facts('P1').salary?.exits;
    const own = { owner: 'P1' } as const;
    expect(exits({ players: { P1: { debt: 50, idle: 9 } }, assets: { E1: own, S4: own } })).toEqual({
      discharge: 9,
      stock: 0,
      assets: [
        { asset: 'S4', price: 60, left: 1 },
        { asset: 'E1', price: 75, left: 16 },
      ],
    });
    expect(exits({ players: { P1: { cash: 0, idle: 9 } }, assets: { E1: own } })?.assets).toEqual([
      { asset: 'E1', price: 75, left: 75 },
    ]);
    const captured = { ...own, workers: 3, capture: { by: 'P2', mode: 'sabotage' } } as const;
    expect(exits({ players: { P1: { cash: 0, idle: 1 } }, assets: { E1: captured } })).toMatchObject({
      discharge: null,
      assets: [],
    });
    // Three are lacking at two a worker: one would not be enough.
    const [salary, purse] = [{ salary: '2' } as const, { cash: 7, idle: 5 }];
    expect(exits({ options: salary, players: { P1: purse }, assets: { E1: own } })?.discharge).toBe(2);
    // The last round of an arrest is one too.
    for (const arrest of [2, 1]) {
      const prisoner = { cash: 0, idle: 1, arrest, stock: { coal: 3 } };
      expect(exits({ players: { P1: prisoner }, assets: { E1: own } })?.stock).toBe(0);
    }
  });

  test('MF-R74: a player who does not answer sells his cheapest stock first, then pays, else goes on unpaid', () => {
    const given = (stock: object, cash = 0) =>
      position({ at: 'salary', players: { P1: { cash, idle: 20, stock } }, assets: { T1: { owner: 'P1' } } });
    const rich = given({ steel: 1, coal: 1 });
    const events = rich.idleUntil('turn.planning');
    expect(events.map(({ type }) => type)).toEqual(['sold', 'sold', 'salaryPaid']);
    expect([rich.stock('P1'), rich.cash('P1')]).toEqual([{}, 62]);
    const poor = given({ coal: 1 });
    expect(poor.idleUntil('turn.planning').map(({ type }) => type)).toEqual(['salaryUnpaid']);
    expect(poor.stock('P1')).toEqual({ coal: 1 });
  });
});

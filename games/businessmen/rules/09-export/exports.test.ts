import { describe, expect, test } from 'vitest';
import { kinds, position } from '../../testing/position.ts';

const AB = ['A', 'B'];

describe('BM-9 Phase 3: export', () => {
  test('BM-9.1, BM-S41, BM-R32, BM-9.5: after sale and adjustment; no coins, no price; the units go back to their pile', () => {
    const t = position({
      names: AB,
      at: 'priceWheel',
      exportCard: 'E05',
      players: { A: { levels: [3, 1, 1], main: { oil: 12 } } },
      lorries: { yellow: { good: 'fish', lots: { B: 5 } } },
    });
    const events = t.spinPrices('P5');
    expect(kinds(events).slice(0, 3)).toEqual(['priceWheelSpun', 'lorrySent', 'pricesAdjusted']);
    expect([t.question(), t.g.prices.oil]).toEqual(['exports.shipments', 11]);
    expect(t.ship('A', 8, 'oil')[0]).toEqual({ type: 'exported', seat: 0, good: 'oil', units: 8, points: 3 });
    expect([t.g.prices.oil, t.coins('A'), t.main('A'), t.g.piles.oil]).toEqual([11, [10], { oil: 4 }, 21]);
  });

  test('BM-9.2, BM-5.6, BM-S42: only goods of the card, and none under embargo', () => {
    const t = position({
      names: AB,
      at: 'exports',
      sector: 'P3',
      exportCard: 'E05',
      players: { A: { levels: [3, 1, 1], main: { fish: 8, wood: 8, oil: 8 } } },
    });
    expect(t.refusal('A', 'ship', { good: 'fish', units: 4 })).toBe('BM-9.2 notOnExportCard');
    expect(t.refusal('A', 'ship', { good: 'wood', units: 4 })).toBe('BM-8.3 underEmbargo');
    expect(t.refusal('A', 'ship', { good: 'oil', units: 4 })).toBeNull();
    const barred = position({ names: AB, at: 'exports', exportCard: 'E05', players: { A: { main: { fish: 8 } } } });
    expect(barred.question()).not.toBe('exports.shipments');
    expect(barred.main('A')).toEqual({ fish: 8 });
  });

  test('BM-9.3, BM-S39: exactly 4, 6 or 8 units of one good', () => {
    const sizes = (oil: number) => {
      const t = position({ names: AB, at: 'exports', exportCard: 'E05', players: { A: { main: { oil } } } });
      return t.question() === 'exports.shipments' ? t.choices('A', 'ship') : [];
    };
    expect([3, 5, 7, 9].map(sizes)).toEqual([[], ['oil 4'], ['oil 4', 'oil 6'], ['oil 4', 'oil 6', 'oil 8']]);
    const t = position({ names: AB, at: 'exports', exportCard: 'E05', players: { A: { main: { oil: 7 } } } });
    expect(t.refusal('A', 'ship', { good: 'oil', units: 5 })).toBe('BM-9.3 notOffered');
    expect(t.refusal('A', 'ship', { good: 'oil', units: 8 })).toBe('BM-9.3 tooFewUnits');
  });

  test('BM-9.4, BM-9.7, BM-R30, BM-R31, BM-S40: one shipment of each listed good; 4 and 8 units bring 4 points', () => {
    const t = position({
      names: AB,
      at: 'exports',
      exportCard: 'E05',
      players: { A: { levels: [3, 1, 1], main: { grain: 5, oil: 12, wood: 3 } } },
    });
    t.ship('A', 8, 'oil');
    expect(t.refusal('A', 'ship', { good: 'oil', units: 4 })).toBe('BM-9.7 alreadyShipped');
    t.ship('A', 4, 'grain');
    expect([t.points('A'), t.main('A')]).toEqual([[4], { grain: 1, oil: 4, wood: 3 }]);
    expect(t.question()).not.toBe('exports.shipments');
  });

  test('BM-O5, BM-S40: any number of shipments, or only one in all', () => {
    const given = (exportLots: 'unlimited' | 'onePerRound') =>
      position({
        names: AB,
        at: 'exports',
        options: { exportLots },
        exportCard: 'E05',
        players: { A: { levels: [3, 1, 1], main: { grain: 5, oil: 12, wood: 3 } } },
      });
    const many = given('unlimited');
    many.ship('A', 8, 'oil');
    many.ship('A', 4, 'grain');
    many.ship('A', 4, 'oil');
    expect([many.points('A'), many.main('A')]).toEqual([[5], { grain: 1, wood: 3 }]);
    const one = given('onePerRound');
    expect(one.choices('A', 'ship')).toEqual(['grain 4', 'oil 4', 'oil 6', 'oil 8']);
    one.ship('A', 8, 'oil');
    expect([one.points('A'), one.question()]).toEqual([[3], 'improvements.steps']);
  });

  test('BM-R31, BM-R33: where one shipment is all, it ends a turn by itself, and in parallel nobody sees that it was made', () => {
    const given = (quietPhases: 'sequential' | 'parallel') =>
      position({
        names: AB,
        at: 'exports',
        options: { exportLots: 'onePerRound', quietPhases },
        exportCard: 'E05',
        players: { A: { main: { oil: 8 } }, B: { main: { grain: 8 } } },
      });
    const t = given('sequential');
    t.ship('A', 4, 'oil');
    expect(t.asked()).toEqual(['B']);
    const u = given('parallel');
    u.ship('A', 4, 'oil');
    expect(u.asked()).toEqual(['A', 'B']);
    expect(u.refusal('A', 'ship', { good: 'oil', units: 4 })).toBe('BM-R31 oneShipmentOnly');
    u.play('A', 'finish');
    expect(u.asked()).toEqual(['B']);
  });

  test('BM-9.6: nobody has to export', () => {
    const t = position({ names: AB, at: 'exports', exportCard: 'E05', players: { A: { main: { oil: 8 } } } });
    t.play('A', 'finish');
    expect([t.main('A'), t.points('A')]).toEqual([{ oil: 8 }, [0]]);
  });

  test('BM-9.8, BM-R33, BM-R60: from the leader, clockwise; who has nothing to export is passed over with a note', () => {
    const t = position({
      at: 'exports',
      leader: 'C',
      exportCard: 'E05',
      players: { A: { main: { oil: 4 } }, C: { main: { wood: 4 } } },
    });
    expect(t.opening).toContainEqual({ type: 'passedOver', seats: [1], part: 'exports', rule: 'BM-9.3' });
    expect(t.asked()).toEqual(['C']);
    expect(t.refusal('A', 'ship', { good: 'oil', units: 4 })).toBe('BM-9.3 notAsked');
    t.ship('C', 4, 'wood');
    expect(t.asked()).toEqual(['A']);
  });
});

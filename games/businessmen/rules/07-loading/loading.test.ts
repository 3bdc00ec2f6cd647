import { describe, expect, test } from 'vitest';
import { kinds, position } from '../../testing/position.ts';

describe('BM-7 Phase 2: loading', () => {
  test('BM-7.1, BM-R11, BM-S12: the player after the leader loads first, the leader last', () => {
    const main = { oil: 1 };
    const t = position({
      at: 'loading',
      leader: 'B',
      players: { A: { main }, B: { main }, C: { main } },
    });
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(...t.asked());
      t.play(t.asked()[0] ?? '', 'pass');
    }
    expect(order).toEqual(['C', 'A', 'B']);
  });

  test('BM-7.2, BM-7.3, BM-2.7, BM-S25: an empty lorry takes any good one owns, a begun one only its own', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'loading',
      players: { B: { main: { oil: 5, grain: 1 } } },
      lorries: {
        yellow: { good: 'fish', lots: { A: 5 } },
        blue: { good: 'grain', lots: { A: 2 } },
        green: { good: 'fish', lots: { A: 7 } },
      },
    });
    expect(t.refusal('B', 'load', { lorry: 'blue', good: 'oil' })).toBe('BM-7.3 carriesAnother');
    expect(t.refusal('B', 'load', { lorry: 'blue', good: 'wood' })).toBe('BM-7.3 carriesAnother');
    expect(t.refusal('B', 'load', { lorry: 'yellow', good: 'fish' })).toBe('BM-7.3 lorryFull');
    expect(t.choices('B', 'load')).toEqual(['blue grain']);
    t.load('B', 'grain', 'blue');
    expect(t.lorry('blue')).toBe('grain A2 B1');
  });

  test('BM-7.3: what one does not own cannot be loaded', () => {
    const t = position({ names: ['A', 'B'], at: 'loading', players: { B: { main: { oil: 1 } } } });
    expect(t.refusal('B', 'load', { lorry: 'blue', good: 'wood' })).toBe('BM-7.3 noneOwned');
  });

  test('BM-7.4, BM-3.5, BM-7.5, BM-R24, BM-R62, BM-S3: the Loader sets the quantity; main warehouse first', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'loading',
      players: { B: { levels: [1, 2, 1], main: { fish: 3 }, temp: { fish: 4 } } },
      lorries: { green: { good: 'fish', lots: { A: 1 } } },
    });
    expect(t.facts().seats[1].loads.green.fish).toBe(5);
    const [loaded] = t.load('B', 'fish', 'green');
    expect(loaded).toMatchObject({ units: 5, fromMain: 3, fromTemp: 2, limit: 'loader', onBoard: 6, isFull: false });
    expect(t.lorry('green')).toBe('fish A1 B5');
  });

  test('BM-7.4, BM-S23: few units: all of them', () => {
    const t = position({ names: ['A', 'B'], at: 'loading', players: { B: { levels: [1, 3, 1], main: { fish: 3 } } } });
    expect(t.load('B', 'fish', 'green')[0]).toMatchObject({ units: 3, limit: 'stock' });
  });

  test('BM-7.4, BM-S24: little space: as much as there is', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'loading',
      players: { B: { levels: [1, 2, 1], main: { fish: 6 } } },
      lorries: { yellow: { good: 'fish', lots: { A: 4 } } },
    });
    expect(t.load('B', 'fish', 'yellow')[0]).toMatchObject({ units: 1, limit: 'space', isFull: true });
  });

  test('BM-7.6, BM-R13: what is on board stays there; nothing takes it back', () => {
    const t = position({ names: ['A', 'B'], at: 'loading', players: { B: { main: { fish: 2, oil: 2 } } } });
    t.load('B', 'fish', 'green');
    expect(t.menu('B')).toEqual(['load', 'pass']);
    expect(t.choices('B', 'load')).toEqual(['yellow oil', 'blue oil']);
  });

  test('BM-7.7, BM-S32: a lorry that is not full keeps its load for the next round', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'priceWheel',
      lorries: { green: { good: 'metal', lots: { A: 3, B: 1 } } },
    });
    t.spinPrices('P3');
    t.calmUntil('buying.purchase');
    expect([t.lorry('green'), t.g.prices.metal]).toEqual(['metal A3 B1', 11]);
  });

  test('BM-7.8, BM-R14, BM-R60, BM-S29: one may pass although one could load, and is then out of the phase', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'loading',
      players: { A: { main: { oil: 8 } }, B: { main: { oil: 8 } } },
    });
    t.play('B', 'pass');
    t.load('A', 'oil', 'yellow');
    expect(t.asked()).toEqual(['A']);
    t.load('A', 'oil', 'green');
    expect(t.question()).not.toBe('loading.turn');
    expect(t.main('B')).toEqual({ oil: 8 });
  });

  test('BM-7.9, BM-8.9, BM-S26: a second move on one lorry; it stays one player’s alone', () => {
    const t = position({ names: ['A', 'B'], at: 'loading', leader: 'B', players: { A: { main: { fish: 7 } } } });
    expect(t.load('A', 'fish', 'green')[0]).toMatchObject({ units: 4 });
    expect(t.asked()).toEqual(['A']);
    expect(t.load('A', 'fish', 'green')[0]).toMatchObject({ units: 3, isFull: true });
    t.spinPrices('P3');
    expect([t.coins('A'), t.points('A'), t.g.prices.fish]).toEqual([[31], [3], 1]);
  });

  test('BM-7.11: loading ends when everybody has passed', () => {
    const t = position({ names: ['A', 'B'], at: 'loading', players: { A: { main: { oil: 1 } } } });
    expect(kinds(t.opening).slice(0, 2)).toEqual(['loadingBegan', 'passed']);
    const events = t.play('A', 'pass');
    expect(kinds(events)).toEqual(['passed', 'loadingEnded']);
    expect(t.question()).toBe('round.priceWheel');
  });
});

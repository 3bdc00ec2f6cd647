import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

describe('BM-7 Phase 2: loading, as a table may change it', () => {
  test('BM-O8: loading may begin with the first who passed, or with the leader', () => {
    const given = (loadingStart: 'firstPasser' | 'leader', market: object) =>
      position({
        at: 'buying',
        options: { loadingStart },
        market,
        players: { A: { main: { oil: 1 } }, B: { main: { oil: 1 } }, C: { main: { oil: 1 } } },
      });
    const passer = given('firstPasser', { fish: 6 });
    passer.buy('A', 1, 'fish');
    passer.buy('B', 1, 'fish');
    passer.play('C', 'pass');
    // A and B cannot buy a second type, so they pass without being asked, after C.
    expect([passer.question(), passer.asked()]).toEqual(['loading.turn', ['C']]);
    const nobody = given('firstPasser', { fish: 1 });
    nobody.buy('A', 1, 'fish');
    expect(nobody.asked()).toEqual(['B']);
    const leader = given('leader', { fish: 1 });
    leader.buy('A', 1, 'fish');
    expect(leader.asked()).toEqual(['A']);
    const forced = position({
      at: 'buying',
      options: { loadingStart: 'firstPasser' },
      market: { fish: 1 },
      players: { A: { coins: 0, main: { oil: 1 } }, B: { main: { oil: 1 } } },
    });
    forced.buy('B', 1, 'fish');
    expect(forced.asked()).toEqual(['A']);
  });

  test('BM-O9, BM-S29: where loading is a duty, nobody passes who could load; time runs out on the first load', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'loading',
      options: { loadingDuty: 'compulsory' },
      players: { B: { main: { oil: 1, wood: 1 } } },
      lorries: { yellow: { good: 'grain', lots: { A: 1 } } },
    });
    expect(t.refusal('B', 'pass')).toBe('BM-R14 mustLoad');
    expect(t.calmUntil('round.priceWheel')[0]).toMatchObject({ type: 'loaded', lorry: 'blue', good: 'wood' });
    expect(t.lorries()).toEqual(['grain A1', 'wood B1', 'oil B1']);
  });

  test('BM-R12, BM-O1, BM-S26: with a cap a round, the Loader carries no more of the same good', () => {
    const t = position({
      names: ['A', 'B'],
      at: 'loading',
      leader: 'B',
      options: { loaderCap: 'perRound' },
      players: { A: { main: { fish: 7, oil: 1 } } },
    });
    t.load('A', 'fish', 'green');
    expect(t.refusal('A', 'load', { lorry: 'green', good: 'fish' })).toBe('BM-R12 loaderSpent');
    expect(t.refusal('A', 'load', { lorry: 'blue', good: 'fish' })).toBe('BM-R12 loaderSpent');
    expect(t.refusal('A', 'load', { lorry: 'blue', good: 'oil' })).toBeNull();
    t.play('A', 'pass');
    t.play('A', 'keep', { goods: ['fish'] });
    t.spinPrices('P3');
    expect([t.lorry('green'), t.coins('A'), t.points('A'), t.g.prices.fish]).toEqual(['fish A4', [10], [0], 11]);
  });

  test('BM-7.10, BM-R15, BM-O6: one good on several lorries, unless the table forbids to begin a second one', () => {
    const given = (sameGoodCars: 'allowed' | 'oneCarPerGood') =>
      position({
        names: ['A', 'B'],
        at: 'loading',
        options: { sameGoodCars },
        players: { B: { levels: [1, 3, 1], main: { wood: 6 } } },
        lorries: { yellow: { good: 'wood', lots: { A: 5 } } },
      });
    expect(given('allowed').choices('B', 'load')).toEqual(['blue wood', 'green wood']);
    const strict = position({
      names: ['A', 'B'],
      at: 'loading',
      options: { sameGoodCars: 'oneCarPerGood' },
      players: { B: { main: { wood: 6, oil: 1 } } },
      lorries: { yellow: { good: 'wood', lots: { A: 5 } } },
    });
    expect(strict.refusal('B', 'load', { lorry: 'blue', good: 'wood' })).toBe('BM-R15 onAnotherLorry');
    expect(strict.choices('B', 'load')).toEqual(['blue oil', 'green oil']);
    expect(given('oneCarPerGood').question()).not.toBe('loading.turn');
  });
});

import { describe, expect, test } from 'vitest';
import { kinds, position } from '../../testing/position.ts';

const AB = ['A', 'B'];

describe('BM-14 Skipping a round', () => {
  test('BM-14.1, BM-R45, BM-O3, BM-S55: with 4 coins or fewer, or anybody where the table says so', () => {
    const given = (coins: number, skipEligibility: 'lowFunds' | 'anyone') =>
      position({ names: AB, options: { skipEligibility }, players: { A: { coins } } });
    expect(given(5, 'lowFunds').question()).toBe('round.cards');
    expect(given(5, 'lowFunds').refusal('A', 'skipRound')).toBe('BM-14.2 notNow');
    const poor = given(4, 'lowFunds');
    expect([poor.asked(), poor.menu('A')]).toEqual([['A'], ['playRound', 'skipRound']]);
    expect(given(50, 'anyone').asked()).toEqual(['A']);
  });

  test('BM-14.2, BM-5.3: announced before the cards are turned, in seat order', () => {
    const t = position({ leader: 'B', players: { A: { coins: 0 }, B: { coins: 1 }, C: { coins: 2 } } });
    expect([t.g.goodsCard, t.asked()]).toEqual([null, ['B']]);
    t.play('B', 'playRound');
    expect(t.asked()).toEqual(['C']);
    t.play('C', 'skipRound');
    t.play('A', 'playRound');
    expect(t.question()).toBe('round.cards');
    expect(t.refusal('A', 'skipRound')).toBe('BM-14.2 notNow');
  });

  test('BM-14.3, BM-14.5, BM-14.6, BM-14.7, BM-14.8, BM-R46, BM-5.2, BM-S15: a point now, money for what leaves, 10 coins later', () => {
    const t = position({
      names: AB,
      leader: 'B',
      players: { A: { coins: 3, points: 5, levels: [2, 2, 2], warned: ['loader'], main: { oil: 8 } } },
      lorries: { blue: { good: 'meat', lots: { A: 6 } } },
      prices: { meat: 10 },
      exportDeck: ['E05'],
    });
    expect(t.play('A', 'skipRound')[0]).toEqual({ type: 'skipAnnounced', seat: 0, lost: 1 });
    expect(t.points('A')).toEqual([4]);
    t.calmUntil('round.priceWheel');
    const events = t.spinPrices('P0');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'lorrySent', exclusive: { seat: 0, points: 0 }, price: 4 }),
    );
    expect([t.coins('A'), t.points('A')]).toEqual([[27], [4]]);
    const rest = t.calmUntil('round.cards');
    expect(rest).toContainEqual({ type: 'skipMoneyPaid', seat: 0, coins: 10 });
    expect([t.coins('A'), t.levels('A'), t.warnings('A'), t.main('A')]).toEqual([
      [37],
      [2, 2, 2],
      ['loader'],
      { oil: 8 },
    ]);
  });

  test('BM-14.4, BM-R44: who skips does not buy, load, export, improve, spin or insure', () => {
    const t = position({
      names: AB,
      leader: 'B',
      options: { skipEligibility: 'anyone' },
      players: { A: { coins: 40, warned: ['loader'], main: { oil: 8 } } },
      exportDeck: ['E05'],
    });
    t.play('B', 'playRound');
    t.play('A', 'skipRound');
    const asked = new Set<string>();
    t.calmUntil('announcements.announcement', (name) => asked.add(name));
    expect([...asked]).toEqual(['B']);
    expect([t.coins('A'), t.main('A'), t.warnings('A')]).toEqual([[50], { oil: 8 }, ['loader']]);
  });

  test('BM-14.3, BM-R43, BM-S56: at 0 points nothing is lost, and the money comes all the same', () => {
    const t = position({ names: AB, leader: 'B', players: { A: { coins: 0 } } });
    expect(t.play('A', 'skipRound')[0]).toMatchObject({ lost: 0 });
    t.calmUntil('misfortune.wheel');
    expect(t.calmUntil('round.cards')).toContainEqual({ type: 'skipMoneyPaid', seat: 0, coins: 10 });
    expect([t.points('A'), t.coins('A')]).toEqual([[0], [10]]);
  });

  test('BM-14.9, BM-R47, BM-S57: the next player does the leader’s work; the leadership moves on from the leader', () => {
    const oil = { oil: 1 };
    const t = position({ players: { A: { coins: 0 }, B: { main: oil }, C: { main: oil } }, exportDeck: ['E01'] });
    expect(t.play('A', 'skipRound')).toContainEqual({ type: 'stoodIn', seat: 1, leader: 0 });
    expect([t.question(), t.asked()]).toEqual(['round.cards', ['B']]);
    expect(t.play('B', 'turnCards')[0]).toMatchObject({ type: 'cardsTurned', seat: 1 });
    expect(t.asked()).toEqual(['B']);
    expect(t.calmUntil('loading.turn')).toContainEqual({ type: 'loadingBegan', order: [2, 1] });
    expect(t.asked()).toEqual(['C']);
    t.calmUntil('round.priceWheel');
    expect(t.asked()).toEqual(['B']);
    t.calmUntil('misfortune.wheel');
    expect(t.asked()).toEqual(['B']);
    t.spinMisfortune('M1');
    expect(t.asked()).toEqual(['C']);
    t.calmUntil('round.cards');
    expect([t.g.leader, t.asked()]).toEqual([1, ['B']]);
  });

  test('BM-R48, BM-S58: everybody skips: the round runs without a question', () => {
    const t = position({
      names: AB,
      players: { A: { coins: 0, points: 1 }, B: { coins: 0 } },
      lorries: { yellow: { good: 'grain', lots: { A: 3, B: 2 } } },
    });
    t.play('A', 'skipRound');
    // The wheel turns without a button: what B's word sets off draws nothing but its sector.
    t.nextSector('P7');
    const events = t.play('B', 'skipRound');
    expect(kinds(events)).toEqual([
      'skipAnnounced',
      'everybodySkips',
      'cardsTurned',
      'leftOver',
      'priceWheelSpun',
      'lorrySent',
      'pricesAdjusted',
      'roundEnded',
      'roundBegan',
      'skipMoneyPaid',
      'skipMoneyPaid',
    ]);
    expect([t.points(), t.coins(), t.prices()]).toEqual([
      [0, 0],
      [19, 16],
      [3, 11, 11, 11, 11, 11],
    ]);
    expect([t.market(), t.g.round, t.g.leader]).toEqual([{}, 3, 1]);
  });

  test('BM-R49: skipping twice running is possible where anybody may; with low funds one has just been paid', () => {
    const free = position({ names: AB, leader: 'B', options: { skipEligibility: 'anyone' } });
    free.play('B', 'playRound');
    free.play('A', 'skipRound');
    free.calmUntil('announcements.announcement');
    expect(free.asked()).toEqual(['A']);
    free.play('A', 'skipRound');
    expect(free.player('A').isSkipping).toBe(true);
    const poor = position({ names: AB, leader: 'B', players: { A: { coins: 0 } } });
    poor.play('A', 'skipRound');
    poor.calmUntil('misfortune.wheel');
    poor.calmUntil('round.cards');
    expect([poor.g.round, poor.coins('A')]).toEqual([3, [10]]);
  });
});

import { describe, expect, test } from 'vitest';
import { kinds, only, position } from '../../testing/position.ts';

const FULL = { rules: 'full' } as const;

describe('crises', () => {
  test('EC-S.4, EC-10.1, EC-10.4, EC-10.5, EC-10.6, EC-7.3: a strength card under the forecast: crisis, first price, fall to 1M', () => {
    const t = position({
      options: FULL,
      at: 'sales',
      industry: 4,
      forecast: 4,
      crisisDeck: ['CS2'],
      prices: {},
      players: { A: { own: { 4: 1 } } },
    });
    t.dice(2);
    expect(only(t.allReady(), 'crisisOpened')).toMatchObject([{ card: 'CS2', strikes: 4 }]);
    expect([t.crises(), t.price(4), t.facts().industries[4].profit, t.g.forecast]).toEqual([{ 4: 3 }, 1, 0, 4]);
  });

  test('EC-S.51, EC-10.8, EC-10.10: strengths without a forecast token are void until a forecast comes', () => {
    const t = position({
      options: FULL,
      at: 'newYear',
      year: 0,
      eventDeck: ['EV09'],
      crisisDeck: ['CS8', 'CS1', 'CF05'],
    });
    expect(only(t.opening, 'crisisVoid')).toHaveLength(2);
    expect(only(t.opening, 'crisisOpened')).toMatchObject([{ strikes: null }, { strikes: null }, { strikes: null }]);
    expect([t.g.forecast, t.crises(), t.facts().crisisCards]).toEqual([5, {}, { forecasts: 8, strengths: 7 }]);
    const empty = position({
      options: FULL,
      at: 'crisis',
      industry: 4,
      prices: { 4: 5 },
      forecast: 4,
      crisisDeckOnly: [],
    });
    expect(only(empty.opening, 'deckReshuffled')).toEqual([{ deck: 'crises', cards: 18 }]);
    const last = position({
      options: FULL,
      at: 'crisis',
      industry: 4,
      prices: { 4: 5 },
      forecast: 4,
      crisisDeckOnly: ['CS8'],
    });
    expect([kinds(last.opening).includes('deckReshuffled'), last.g.crisisDeck.secret]).toEqual([false, []]);
  });

  test('EC-S.52, EC-10.3, EC-10.12, EC-R.2, EC-20.4: a forecast eases every crisis by 2 and moves the token', () => {
    const t = position({
      options: FULL,
      at: 'crisis',
      industry: 6,
      forecast: 6,
      prices: { 6: 5 },
      crises: { 6: 3, 9: 1 },
      crisisDeck: ['CF10'],
    });
    expect([t.crises(), t.g.forecast]).toEqual([{ 6: 1 }, 10]);
    expect(only(t.opening, 'crisisOpened')).toMatchObject([{ card: 'CF10', strikes: null }]);
  });

  test('EC-S.53, EC-10.7: the chain reaction strikes both neighbours too', () => {
    const t = position({
      options: FULL,
      at: 'sales',
      industry: 3,
      forecast: 3,
      prices: { 2: 5, 3: 9 },
      crisisDeck: ['CS5'],
    });
    t.dice(1);
    t.allReady();
    expect([t.crises(), t.price(3), t.price(2), t.price(4)]).toEqual([{ 2: 1, 3: 3, 4: 1 }, 3, 2, 1]);
  });

  test('EC-S.54, EC-10.9: at most 6, and a seventh crisis takes the token of the weakest', () => {
    const cap = position({
      options: FULL,
      at: 'crisis',
      industry: 5,
      forecast: 5,
      prices: { 5: 20 },
      crises: { 5: 4 },
      crisisDeck: ['CS9'],
    });
    expect([cap.crises(), cap.price(5)]).toEqual([{ 5: 6 }, 8]);
    const t = position({
      options: FULL,
      crises: { 3: 2, 5: 1, 6: 3, 7: 1, 8: 2, 9: 2 },
      players: { A: { hand: ['OP42-1'] }, B: { own: { 10: 1 }, cash: 0 }, C: { cash: 0 } },
      auditor: 'A',
    });
    t.dice(4);
    const events = t.card('A', 'OP42-1', { industry: 10 });
    expect(only(events, 'crisisChanged')).toContainEqual({ industry: 5, from: 1, to: 0, because: 'seventh' });
    expect([t.crises(), t.cash('A')]).toEqual([{ 3: 2, 6: 3, 7: 1, 8: 2, 9: 2, 10: 2 }, [24]]);
  });

  test('EC-S.55: Phase 5 comes before the auction, which starts at the fallen price', () => {
    const t = position({
      options: FULL,
      at: 'crisis',
      industry: 7,
      forecast: 7,
      prices: { 7: 15 },
      crisisDeck: ['CS4'],
    });
    expect([t.crises(), t.price(7), t.window()]).toEqual([{ 7: 3 }, 5, 'FW5']);
    t.calmUntil('auction.announcement');
    expect(only(t.play('A', 'announceLot', { kind: 'private' }), 'lotAnnounced')).toMatchObject([{ start: 5 }]);
  });

  test('EC-10.7: riders: one more company, defaults of the mortgaged, projects in danger; a panic halves the price', () => {
    const struck = (card: 'CS3' | 'CS6' | 'CS7' | 'CS8') =>
      position({
        options: FULL,
        at: 'crisis',
        industry: 7,
        forecast: 7,
        prices: { 7: 15 },
        crisisDeck: [card],
        players: { A: { own: { 7: 2 }, mortgaged: { 7: 2 } }, B: { projects: { 7: 2 } } },
      });
    expect(struck('CS3').free(7)).toEqual([2, 2]);
    expect(struck('CS6').cash('A')).toEqual([18]);
    const t = struck('CS7');
    expect([t.question(), t.asked()]).toEqual(['crisis.rescue', ['B']]);
    t.play('B', 'payUpkeep');
    t.play('B', 'letBurn');
    expect([t.player('B').projects[7], t.cash('B')]).toEqual([1, [18]]);
    expect(struck('CS8').price(7)).toBe(8);
  });

  test('EC-21.4, EC-5.8, EC-D.23: from the auditor on everybody with a card is asked; OP35 stops the card, OP25 pays owners', () => {
    const given = {
      options: FULL,
      at: 'crisis',
      industry: 7,
      forecast: 7,
      prices: { 7: 15 },
      crisisDeck: ['CS2'],
      players: { A: { hand: ['OP19-1'] }, B: { hand: ['OP35-1'] }, C: { hand: ['OP25-1'], own: { 7: 2 } } },
    } as const;
    const t = position({ ...given, auditor: 'B' });
    expect([t.question(), t.asked()]).toEqual(['crisis.bailout', ['B']]);
    expect(kinds(t.play('B', 'react', { card: 'OP35-1' }))).toContain('crisisVoid');
    expect([t.crises(), t.cash('B'), t.g.crisisDiscards]).toEqual([{}, [24], ['CS2']]);
    const other = position(given);
    for (const name of 'ABC') other.play(name, 'pass');
    expect([other.question(), other.asked()]).toEqual(['crisis.insurance', ['C']]);
    other.play('C', 'react', { card: 'OP25-1' });
    expect(other.cash('C')).toEqual([32]);
  });
});

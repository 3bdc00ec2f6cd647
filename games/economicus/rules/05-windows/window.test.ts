import { describe, expect, test } from 'vitest';
import { WINDOWS } from '../../content/windows.ts';
import { kinds, position } from '../../testing/position.ts';
import { NO_AIM } from '../../types/aims.ts';

const FULL = { rules: 'full' } as const;
const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };

describe('free windows', () => {
  test('EC-5.1, EC-5.2, EC-R.10: every step has its window, in the order of the turn, for whoever wants to stop everywhere', () => {
    const t = position({ options: FULL, names: ['A', 'B'], at: 'nextTurn', eventDeck: ['EV09'] });
    for (const name of 'AB') t.play(name, 'stopAt', { windows: ['FW1', 'FW2', 'FW3', 'FW6', 'FW7', 'FW10'] });
    const seen: string[] = [];
    for (let guard = 0; t.g.year === 1 && guard < 400; guard++) {
      const window = t.question() === 'window.free' ? t.window() : null;
      if (window !== null && seen.at(-1) !== window) seen.push(window);
      t.calm();
    }
    const turn = WINDOWS.slice(0, 8);
    expect(seen).toEqual([...turn, ...turn, ...turn, 'FW9', 'FW10']);
  });

  test('EC-5.5, EC-S.70: in quick rules only FW4, FW8 and FW9 stop by themselves; in full rules also FW2, FW5, FW6', () => {
    const stops = (rules: 'quick' | 'full') => {
      const t = position({ options: { rules }, names: ['A', 'B'], at: 'nextTurn', eventDeck: ['EV09'] });
      const seen = new Set<string>();
      for (let guard = 0; t.g.year === 1 && guard < 400; guard++) {
        if (t.question() === 'window.free' && t.asked().length > 1) seen.add(t.window() ?? '');
        t.calm();
      }
      return [...seen].sort();
    };
    expect(stops('quick')).toEqual(['FW4', 'FW8', 'FW9']);
    expect(stops('full')).toEqual(['FW2', 'FW4', 'FW5', 'FW6', 'FW8', 'FW9']);
  });

  test('EC-5.5: "hold" stops the next window once; where one stops is nobody else’s business', () => {
    const t = position({ names: ['A', 'B'] });
    expect(kinds(t.play('B', 'hold'))).toEqual([]);
    expect(t.refusal('B', 'hold')).toBe('EC-5.5 alreadyHolding');
    t.play('A', 'roll');
    expect([t.window(), t.asked()]).toEqual(['FW2', ['B']]);
    t.play('B', 'ready');
    expect(t.window()).toBe('FW4');
    expect(t.player('B').stopsAt.seen).toBe(2);
  });

  test('EC-5.3, EC-R.36: what concerns all asks the others again, what concerns oneself does not', () => {
    const t = position({ at: 'sales', industry: 7, prices: { 7: 9, 5: 8 }, players: { C: { own: { 5: 2 } } } });
    expect(t.asked()).toEqual(['A', 'B', 'C']);
    t.play('A', 'ready');
    t.play('B', 'ready');
    t.play('C', 'takeLoan', { industry: 5 });
    expect(t.asked()).toEqual(['C']);
    t.play('C', 'sellAtHalf', { company: '5-clean' });
    expect(t.asked()).toEqual(['A', 'B', 'C']);
  });

  test('EC-5.3: a proposal asks its receiver, also one who has passed by itself', () => {
    const t = position({ players: { A: { own: { 5: 1 } } } });
    const terms = {
      give: { ...NOTHING, companies: ['5-clean-1'], cards: [] },
      get: { ...NOTHING, money: 3, cards: 0 },
    };
    t.play('A', 'proposeDeal', { to: 2, terms });
    expect(t.asked()).toEqual(['A', 'C']);
    expect(t.facts('C').deals).toEqual([{ deal: 1, give: 0, get: 3, debts: 0, wins: null }]);
    expect(t.facts('B').deals).toEqual([]);
    t.play('C', 'counterDeal', {
      deal: 1,
      terms: { give: { ...NOTHING, money: 1, cards: [] }, get: { ...NOTHING, companies: ['5-clean-1'], cards: 0 } },
    });
    t.play('A', 'acceptDeal', { deal: 2 });
    expect([t.owns('C', 5), t.cash('A', 'C')]).toEqual([1, [21, 19]]);
  });

  test('EC-5.4: ten instant actions in one window, then one is ready', () => {
    const t = position({ at: 'sales', industry: 7, prices: { 7: 9 }, players: { A: { cash: 60, own: { 5: 1 } } } });
    for (let i = 0; i < 5; i++) {
      t.play('A', 'takeLoan', { industry: 5 });
      t.play('A', 'repayLoan', { industry: 5 });
    }
    expect(t.asked()).toEqual(['B', 'C']);
    t.play('B', 'declareBankruptcy');
    expect(t.refusal('A', 'takeLoan', { industry: 5 })).toBe('EC-5.4 windowLimit');
  });

  test('EC-5.7: nothing instant while a card is being resolved, but for the reactions it offers', () => {
    const t = position({
      options: FULL,
      at: 'sales',
      industry: 7,
      prices: { 7: 9 },
      players: { A: { hand: ['OP15-1'] }, B: { hand: ['OP19-1'], own: { 7: 1 } } },
    });
    t.play('A', 'playCard', { ...NO_AIM, card: 'OP15-1', rival: 1, asset: '7-clean' });
    expect([t.question(), t.menu('B'), t.menu('A')]).toEqual(['card.shield', ['pass'], []]);
    expect(t.refusal('B', 'takeLoan', { industry: 7 })).toBe('EC-14.1 notNow');
  });

  test('EC-5.8, EC-T.12: whom a reaction asks depends on hands being empty or not, never on what is in them', () => {
    const asked = (card: 'OP28-1' | 'OP19-1') => {
      const t = position({
        options: FULL,
        at: 'sales',
        industry: 7,
        prices: { 7: 9 },
        players: { A: { hand: ['OP15-1'] }, B: { hand: [card], own: { 7: 1 } } },
      });
      t.play('A', 'playCard', { ...NO_AIM, card: 'OP15-1', rival: 1, asset: '7-clean' });
      return [t.question(), t.asked()];
    };
    expect(asked('OP28-1')).toEqual(asked('OP19-1'));
    expect(asked('OP28-1')).toEqual(['card.shield', ['B']]);
    expect(position().g.options.windowSeconds).toBe('15');
  });
});

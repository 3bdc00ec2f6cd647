import { describe, expect, test } from 'vitest';
import { INDUSTRIES } from '../../content/industries.ts';
import { kinds, only, position } from '../../testing/position.ts';
import { chain, neighbours } from './board.ts';

const one = (...industries: number[]) => Object.fromEntries(industries.map((industry) => [industry, 1]));

describe('board and profit', () => {
  test('EC-1.5, EC-R.3: the ring is closed; 12 touches 2 and every industry has two neighbours', () => {
    const { g } = position();
    expect([neighbours(g, 12), neighbours(g, 2), neighbours(g, 7)]).toEqual([
      [11, 2],
      [12, 3],
      [6, 8],
    ]);
    for (const k of INDUSTRIES) for (const near of neighbours(g, k)) expect(neighbours(g, near)).toContain(k);
  });

  test('EC-S.1, EC-K.8, EC-1.6, EC-7.1: a chain pays as a whole wherever it is rolled, and only there', () => {
    const t = position({ players: { A: { own: one(3, 4, 5, 6, 8) } } });
    const income = () => ([3, 4, 5, 6, 7, 8] as const).map((k) => t.facts().industries[k].income[0]);
    expect(income()).toEqual([13, 13, 13, 13, 0, 3]);
    t.g.players[0].companies[7] = 1;
    expect(income()).toEqual([19, 19, 19, 19, 19, 19]);
  });

  test('EC-1.7: projects, free companies and others’ companies link nothing', () => {
    const t = position({ players: { A: { own: one(6, 8), projects: { 7: 1 } }, B: { own: one(7) } } });
    expect(chain(t.g, 0, 6)).toEqual([6]);
    expect(chain(t.g, 0, 7)).toEqual([]);
  });

  test('EC-S.13, EC-1.4, EC-6.1, EC-6.2, EC-T.1: the first price is three times the blue die and is not touched again', () => {
    const t = position();
    expect(INDUSTRIES.every((k) => t.price(k) === null)).toBe(true);
    t.dice(4, 3);
    t.play('A', 'roll');
    expect([t.g.turn.industry, t.price(7)]).toEqual([7, 12]);
    const again = position({ prices: { 7: 5 } });
    again.dice(4, 3);
    again.play('A', 'roll');
    expect(again.price(7)).toBe(5);
  });

  test('EC-7.1, EC-7.2, EC-7.6: owners in the active industry are paid in turn order, others nothing', () => {
    const t = position({
      active: 'B',
      at: 'profits',
      industry: 6,
      prices: { 6: 9 },
      players: { A: { own: one(6) }, B: { own: { 6: 2 } }, C: { own: one(8) } },
    });
    expect(t.cash()).toEqual([23, 26, 20]);
    expect(only(t.opening, 'profited').map((e) => (e as { seat: number }).seat)).toEqual([1, 0]);
  });

  test('EC-S.14: the chain goes over 12 and 2', () => {
    const t = position({ players: { A: { own: one(11, 12, 2) } } });
    expect([t.facts().industries[2].income[0], t.facts().industries[3].income[0]]).toEqual([18, 0]);
  });

  test('EC-S.15: the full ring pays 44M once', () => {
    const t = position({ players: { A: { own: one(...INDUSTRIES) } } });
    expect(INDUSTRIES.map((k) => t.facts().industries[k].income[0])).toEqual(INDUSTRIES.map(() => 44));
  });

  test('EC-S.16, EC-7.3, EC-7.4, EC-R.11, EC-21.1, EC-10.11: a crisis lowers each company’s profit; a chain is netted', () => {
    const t = position({
      options: { rules: 'full' },
      at: 'profits',
      industry: 6,
      crises: { 6: 4 },
      prices: { 6: 8 },
      players: { A: { own: { 6: 2, 7: 1 } }, B: { own: { 6: 3 } } },
    });
    expect(t.cash('A', 'B')).toEqual([21, 17]);
    expect(t.stars('A')).toEqual([3]);
  });

  test('EC-7.5, EC-R.26: mortgaged companies earn, link and count like clean ones', () => {
    const t = position({
      options: { rules: 'full' },
      at: 'profits',
      industry: 5,
      prices: { 5: 9 },
      players: { A: { own: one(5, 6), mortgaged: one(5, 6) } },
    });
    expect(t.cash('A')).toEqual([26]);
    expect(t.stars('A')).toEqual([4]);
  });

  test('EC-S.64, EC-21.2: EV32 makes Transport a neighbour of all, for chains only', () => {
    const t = position({ options: { rules: 'full' }, event: 'EV32', players: { A: { own: one(2, 9, 6) } } });
    expect(t.facts().industries[6].income[0]).toBe(13);
    expect(neighbours(t.g, 6)).toEqual([5, 7]);
  });

  test('EC-6.4, EC-2.4: what is public is in the facts: expected profit by how often an industry comes up', () => {
    const t = position({ players: { A: { own: one(7) }, B: { own: one(2) } } });
    expect([t.facts().seats[0].expected36, t.facts().seats[1].expected36]).toEqual([18, 6]);
    expect(t.facts()).toEqual(t.facts('C'));
  });

  test('EC-S.42, EC-6.3, EC-R.40, EC-21.3: a double that stands brings a card, also when the industry is shifted', () => {
    const given = {
      options: { rules: 'full' },
      players: { A: { hand: ['OP05-1', 'OP06-1'] } },
      optionDeck: ['OP19-1'],
    } as const;
    const t = position(given);
    t.dice(4, 4);
    t.play('A', 'roll');
    t.card('A', 'OP06-1', { industry: 7 });
    const events = t.allReady();
    expect(kinds(events)).toContain('cardDrawn');
    expect([t.g.turn.industry, t.price(7), t.player('A').hand.secret]).toEqual([7, 12, ['OP05-1', 'OP19-1']]);
    const other = position(given);
    other.dice(4, 4);
    other.play('A', 'roll');
    other.card('A', 'OP06-1', { industry: 9 });
    other.dice(2, 5);
    other.card('A', 'OP05-1');
    expect(kinds(other.allReady())).not.toContain('cardDrawn');
    expect(other.g.turn.industry).toBe(7);
  });
});

import { view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

type Given = Parameters<typeof position>[0];
const investing = (at: string, cash: number, more: Given = {}) =>
  position({ at: 'investments', ...more, players: { P1: { at, cash, ...more.players?.['P1'] } } });

describe('MF-11 universities', () => {
  test('MF-11.1, MF-R32: two cards of the university’s level, seen by the drawer alone; drawing is a choice', () => {
    const t = investing('U1', 60, { technologies: ['N10', 'N13', 'N16'] });
    expect(t.menu('P1')).toEqual(['goOn', 'study']);
    const events = t.play('P1', 'study');
    expect(events[0]).toMatchObject({ type: 'studied', university: 'U1', cards: { secret: ['N10', 'N13'] } });
    const frame = (viewer: 0 | 1) => view(t.g, viewer).stack.at(-1);
    expect(frame(0)).toMatchObject({ cards: { secret: ['N10', 'N13'] } });
    expect(frame(1)).toMatchObject({ cards: { secret: [null, null] } });
    const second = investing('U2', 60, { technologies: ['N16', 'N17'] });
    second.play('P1', 'study');
    expect(second.choices('P1', 'buyTechnology')).toEqual(['N16']);
  });

  test('MF-S55, MF-11.2: one may be paid for, the other is thrown away in any case', () => {
    const t = investing('U1', 20, { technologies: ['N10', 'N13'] });
    t.play('P1', 'study');
    expect(t.choices('P1', 'buyTechnology')).toEqual(['N13']);
    expect(t.refusal('P1', 'buyTechnology', { technology: 'N10' })).toBe('MF-11.2 cannotPay');
    t.play('P1', 'buyTechnology', { technology: 'N13' });
    expect([t.cash('P1'), t.player('P1').hand, t.g.technologyDiscards.I]).toEqual([10, ['N13'], ['N10']]);
    expect(t.question()).toBe('turn.planning');
    const none = investing('U1', 20, { technologies: ['N10', 'N13'] });
    none.play('P1', 'study');
    none.play('P1', 'takeNone');
    expect([none.player('P1').hand, none.g.technologyDiscards.I]).toEqual([[], ['N10', 'N13']]);
  });

  test('MF-S54, MF-R19: with one card left the shuffled discards come under it', () => {
    const t = investing('U2', 60, { technologies: ['N30'] });
    const deck = t.g.technologyDecks.II;
    t.g.technologyDiscards.II = deck.secret.filter((card) => card !== 'N30').slice(0, 6);
    t.player('P1').hand = deck.secret.filter((card) => card !== 'N30').slice(6);
    deck.secret = ['N30'];
    deck.seen = [0];
    const discards = [...t.g.technologyDiscards.II];
    const events = t.play('P1', 'study');
    expect(events[0]).toEqual({ type: 'technologyDeckReshuffled', level: 'II', cards: 6 });
    const [first, second] = t.facts('P1').study.map(({ technology }) => technology);
    expect(first).toBe('N30');
    expect(discards).toContain(second);
    expect(deck.secret).toHaveLength(5);
  });

  test('MF-R19: a player draws what there is, and nothing from nothing', () => {
    const t = investing('U2', 60);
    const deck = t.g.technologyDecks.II;
    t.player('P1').hand = [...deck.secret];
    deck.secret = [];
    deck.seen = [];
    expect(t.refusal('P1', 'study')).toBe('MF-R19 noCards');
    t.player('P1').hand = t.player('P1').hand.filter((card) => card !== 'N16');
    deck.secret = ['N16'];
    deck.seen = [0];
    t.play('P1', 'study');
    expect(t.facts('P1').study).toHaveLength(1);
    expect(t.facts('P2').study).toEqual([]);
  });

  test('MF-11.5: a technology may be bought before a fitting asset is owned', () => {
    const t = investing('U2', 60, { technologies: ['N18', 'N19'] });
    t.play('P1', 'study');
    t.play('P1', 'buyTechnology', { technology: 'N18' });
    expect([t.player('P1').hand, t.refusal('P1', 'layTechnology', { technology: 'N18', asset: 'S1' })]).toEqual([
      ['N18'],
      'MF-11.5 noAsset',
    ]);
  });
});

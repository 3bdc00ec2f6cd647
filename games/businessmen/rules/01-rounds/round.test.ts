import { describe, expect, test } from 'vitest';
import { EXPORT_CARD_IDS } from '../../content/export-cards.ts';
import { kinds, position } from '../../testing/position.ts';

const AB = ['A', 'B'];

describe('BM-5 A round', () => {
  test('BM-1.5: cards, then the six phases, always in this order', () => {
    const t = position({
      names: AB,
      players: { A: { coins: 40, main: { oil: 8 }, warned: ['loader'] }, B: { coins: 0 } },
      goodsDeck: ['G24'],
      exportDeck: ['E05'],
    });
    const questions = new Set<string>();
    while (t.g.round === 2) {
      questions.add(t.question());
      t.play(t.asked()[0] ?? '', calm(t.menu(t.asked()[0] ?? '')));
    }
    expect([...questions]).toEqual([
      'announcements.announcement',
      'round.cards',
      'buying.purchase',
      'loading.turn',
      'round.priceWheel',
      'exports.shipments',
      'improvements.steps',
      'misfortune.wheel',
      'insurance.policies',
    ]);
  });

  test('BM-5.1, BM-13.7, BM-S12: the leadership moves on clockwise every round', () => {
    const t = position({ names: ['Olya', 'Nazar', 'Marta', 'Anton'] });
    const leaders: string[] = [];
    for (let i = 0; i < 5; i++) {
      leaders.push(...t.asked());
      t.calmUntil('misfortune.wheel');
      t.calmUntil('round.cards');
    }
    expect(leaders).toEqual(['Olya', 'Nazar', 'Marta', 'Anton', 'Olya']);
  });

  test('BM-5.4, BM-5.7, BM-R8: the leader turns new cards every round; the old ones go to their discards', () => {
    const t = position({ names: AB, goodsDeck: ['G21', 'G01'], exportDeck: ['E01', 'E05'] });
    expect([t.menu('A'), t.refusal('B', 'turnCards')]).toEqual([['turnCards'], 'BM-5.4 notAsked']);
    expect(t.play('A', 'turnCards')[0]).toMatchObject({
      seat: 0,
      goodsCard: 'G21',
      exportCard: 'E01',
      laid: { metal: 5, oil: 4, grain: 3, meat: 2, fish: 0, wood: 0 },
    });
    expect([t.market(), t.g.piles.metal]).toEqual([{ metal: 5, oil: 4, grain: 3, meat: 2 }, 20]);
    t.calmUntil('round.cards');
    t.play('B', 'turnCards');
    expect([t.g.goodsCard, t.g.exportCard, t.g.goodsDiscards, t.g.exportDiscards]).toEqual([
      'G01',
      'E05',
      ['G21'],
      ['E01'],
    ]);
  });

  test('BM-R51, BM-S22: a pile that is too small gives what it has, and gets it back', () => {
    const t = position({
      at: 'cards',
      names: AB,
      players: { A: { main: { meat: 22 } } },
      goodsDeck: ['G28'],
    });
    expect(t.play('A', 'turnCards')[0]).toMatchObject({ laid: { meat: 3, metal: 6 }, missing: { meat: 4, metal: 0 } });
    expect([t.market(), t.g.piles.meat]).toEqual([{ meat: 3, metal: 6, grain: 5, fish: 4 }, 0]);
    t.play('A', 'pass');
    t.play('B', 'pass');
    expect(t.g.piles.meat).toBe(3);
  });

  test('BM-R52, BM-S63: after twelve rounds the Export discards are shuffled into a new deck', () => {
    const t = position({ names: AB, round: 0, players: { A: { coins: 9 }, B: { coins: 9 } } });
    const turned: (string | null)[] = [];
    for (let i = 0; i < 12; i++) {
      t.play(t.asked()[0] ?? '', 'turnCards');
      turned.push(t.g.exportCard);
      t.calmUntil('round.cards');
    }
    expect([...turned].sort()).toEqual([...EXPORT_CARD_IDS]);
    const events = t.play(t.asked()[0] ?? '', 'turnCards');
    expect(events[0]).toEqual({ type: 'deckReshuffled', deck: 'export', cards: 12 });
    expect([t.g.round, t.g.exportDeck.secret.length, t.g.exportDiscards]).toEqual([13, 11, []]);
  });

  test('BM-13.1, BM-R60: with nothing to decide, the phases run through; after Phase 6 the round is over', () => {
    const t = position({ names: AB, at: 'priceWheel', players: { A: { coins: 9 }, B: { coins: 9 } } });
    t.spinPrices('P0');
    expect(t.question()).toBe('misfortune.wheel');
    t.spinMisfortune('M1');
    expect(kinds(t.spinMisfortune('M1'))).toEqual(['misfortuneSpun', 'passedOver', 'roundEnded', 'roundBegan']);
  });
});

/** The button without a choice, or the way to pass. */
function calm(menu: readonly string[]) {
  const calmly = ['turnCards', 'spinPrices', 'spinMisfortune', 'playRound', 'pass', 'finish'] as const;
  const found = calmly.find((type) => menu.includes(type));
  if (found === undefined) throw new Error(`nothing calm in ${menu.join()}`);
  return found;
}

import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const FOUR = [...'ABCD'];
const FULL = { rules: 'full' } as const;
const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };

describe('who can win now', () => {
  test('EC-3.2, EC-11.8: in an auction, whoever needs one star more, is in and can pay, with the most it can pay', () => {
    const given = (B: object) => ({
      names: FOUR,
      at: 'auction' as const,
      industry: 7 as const,
      prices: { 7: 6 },
      players: { B: { own: { 2: 2, 3: 2 }, cash: 9, ...B } },
    });
    const t = position(given({}));
    expect(t.facts().threats).toEqual([{ seat: 1, by: 'lot', stars: 5, pays: 8 + 20 }]);
    // It takes five stars; with three it is no threat, nor without a way to pay.
    expect(position(given({ own: { 2: 2, 3: 1 } })).facts().threats).toEqual([]);
    const poor = { cash: 0, mortgaged: { 2: 2, 3: 2 } };
    expect(position(given(poor)).facts().threats).toEqual([]);
  });

  test('EC-11.6: whoever has passed is no threat any more; whoever leads is', () => {
    const t = position({
      names: FOUR,
      at: 'auction',
      industry: 7,
      prices: { 7: 6 },
      players: { A: { own: { 2: 4 } }, B: { own: { 3: 2, 4: 2 } } },
    });
    t.play('A', 'bid', { amount: 6 });
    t.play('B', 'pass');
    expect(t.facts().threats.map(({ seat }) => seat)).toEqual([0]);
  });

  test('EC-9.3, EC-11.1: before the auction, while one may still sell: by the lot that is to come', () => {
    const t = position({
      names: FOUR,
      at: 'sales',
      industry: 7,
      prices: { 7: 6 },
      players: { A: { own: { 7: 1 } }, B: { own: { 2: 2, 3: 2 }, cash: 9 } },
    });
    expect(t.facts().threats).toEqual([{ seat: 1, by: 'lot', stars: 5, pays: 28 }]);
    // Before the dice there is no lot to speak of.
    const early = position({ names: FOUR, players: { B: { own: { 2: 2, 3: 2 } } } });
    expect(early.facts().threats).toEqual([]);
  });

  test('EC-11.11, EC-9.3: where only state companies are free, whoever has no quota waits for somebody to sell a private one', () => {
    const given = (A: object) =>
      position({
        names: FOUR,
        options: FULL,
        at: 'sales',
        industry: 7,
        // Twice as much, for a takeover, nobody has.
        prices: { 7: 20 },
        free: { 7: [0, 1] },
        players: { A, B: { own: { 2: 2, 3: 2, 4: 2, 5: 1 }, cash: 9, quotas: 0 }, C: { own: { 5: 2 } } },
      }).facts().threats;
    expect(given({ own: { 7: 1 } })).toMatchObject([{ seat: 1, by: 'lot' }]);
    expect(given({})).toEqual([]);
  });

  test('EC-3.4: in full rules a company may bring two stars, presence and majority', () => {
    const eight = { 2: 1, 3: 1, 4: 1 };
    const t = position({
      names: FOUR,
      options: FULL,
      at: 'auction',
      industry: 7,
      prices: { 7: 6 },
      free: { 7: [2, 0] },
      players: { B: { own: eight }, C: { own: { 9: 1 } } },
    });
    // Three industries alone are six stars; an empty one would make it eight.
    expect(t.stars('B')).toEqual([6]);
    expect(t.facts().threats).toMatchObject([{ seat: 1, by: 'lot', stars: 8 }]);
  });

  test('EC-12.1, EC-12.2: by an exceptional offer, and still while its owner decides', () => {
    const t = position({
      names: FOUR,
      at: 'offers',
      industry: 7,
      prices: { 7: 4 },
      active: 'B',
      players: { A: { own: { 7: 1 } }, B: { own: { 2: 2, 3: 2 }, cash: 9 }, C: { own: { 2: 1 } } },
    });
    expect(t.facts().threats).toEqual([{ seat: 1, by: 'takeover', stars: 5, pays: 8 }]);
    t.play('B', 'offerTakeover', { owner: 0, condition: 'clean' });
    expect([t.question(), t.facts().threats]).toEqual([
      'offers.answer',
      [{ seat: 1, by: 'takeover', stars: 5, pays: 8 }],
    ]);
  });

  test('EC-8.2: by a project whose die is still to come', () => {
    const three = { 2: 1, 3: 1, 4: 1 };
    const t = position({
      names: FOUR,
      options: FULL,
      prices: { 7: 30 },
      players: { B: { own: three, mortgaged: three, projects: { 7: 1 }, cash: 2 } },
    });
    t.dice(3, 4, 1);
    t.play('A', 'roll');
    expect(t.facts().threats).toEqual([{ seat: 1, by: 'project', stars: 8, pays: null }]);
    t.calmUntil('auction.announcement');
    expect(t.facts().threats).toEqual([]);
  });

  test('EC-3.9, EC-19.3: in full rules whoever has the target and need only keep it', () => {
    const t = position({
      names: FOUR,
      options: FULL,
      at: 'endOfTurn',
      industry: 6,
      players: { C: { own: { 2: 1, 3: 1, 4: 1, 5: 1 } } },
    });
    expect(t.facts().threats).toEqual([{ seat: 2, by: 'stars', stars: 8, pays: null }]);
  });

  test('EC-19.4, EC-R.45: without a target nobody is said to win', () => {
    const t = position({
      names: FOUR,
      options: { limit: 'turns8' },
      at: 'auction',
      industry: 7,
      prices: { 7: 6 },
      players: { B: { own: { 2: 2, 3: 2 } } },
    });
    expect(t.facts().threats).toEqual([]);
  });

  test('EC-14.11, EC-3.2: a deal says who would have the target by it, to those it concerns', () => {
    const t = position({ names: FOUR, players: { A: { own: { 5: 1 } }, B: { own: { 2: 2, 3: 2 } } } });
    const give = { ...NOTHING, cards: [], companies: ['5-clean-1'] };
    t.play('A', 'proposeDeal', { to: 1, terms: { give, get: { ...NOTHING, cards: 0, money: 5 } } });
    expect(t.facts('A').deals).toMatchObject([{ wins: 1 }]);
    expect(t.facts('C').deals).toEqual([]);
    const other = position({ names: FOUR, players: { A: { own: { 5: 1 } }, B: { own: { 2: 2 } } } });
    other.play('A', 'proposeDeal', { to: 1, terms: { give, get: { ...NOTHING, cards: 0, money: 5 } } });
    expect(other.facts('B').deals).toMatchObject([{ wins: null }]);
  });
});

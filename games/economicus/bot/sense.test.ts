import { below, offers, seeded, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { economicus } from '../index.ts';
import { position } from '../testing/position.ts';
import type { Terms } from '../types.ts';
import { bots } from './index.ts';

const FULL = { rules: 'full' } as const;
const FOUR = ['A', 'B', 'C', 'D'];
type Table = ReturnType<typeof position>;

const [, carefulBot] = bots;

/** What a careful bot chooses in a player's place. */
function choice({ g, seatOf }: Table, name = 'A') {
  const seat = seatOf(name);
  const dice = { chance: seeded(1) };
  return (carefulBot as (typeof bots)[0]).choose(
    { seat, view: view(g, seat), offers: offers(economicus, g, seat) },
    (n) => below(dice, n),
  );
}

const choiceAt = (given: Parameters<typeof position>[0], name?: string) => choice(position(given), name);

describe('a careful bot in an auction', () => {
  const auction = { at: 'auction', industry: 7, names: FOUR } as const;

  test('bids for what is worth its price, and passes at what is not', () => {
    expect(choiceAt({ ...auction, prices: { 7: 6 } })).toMatchObject({ type: 'bid' });
    expect(choiceAt({ ...auction, prices: { 7: 18 } })).toEqual({ type: 'pass' });
  });

  test('pays more for the link between two chains', () => {
    const given = { ...auction, prices: { 7: 20 } };
    const own = { 6: 1, 8: 1 };
    expect(choiceAt({ ...given, players: { A: { cash: 34, own } } })).toMatchObject({ type: 'bid' });
    expect(choiceAt({ ...given, players: { A: { cash: 34, own: { 3: 1, 11: 1 } } } })).toEqual({ type: 'pass' });
  });

  test('borrows everything for the company that wins', () => {
    const winning = choiceAt({
      ...auction,
      prices: { 7: 24 },
      players: { A: { cash: 6, own: { 2: 1, 4: 1, 9: 1, 11: 1 } } },
    });
    expect(winning).toEqual({ type: 'bid', amount: 24 });
  });

  test('does not let the leader have the company that wins', () => {
    const t = position({
      ...auction,
      prices: { 7: 14 },
      players: { A: { cash: 40, own: { 2: 1, 4: 1, 9: 1, 11: 1 } }, B: { cash: 40 } },
    });
    t.play('A', 'bid', { amount: 14 });
    expect(choice(t, 'B')).toMatchObject({ type: 'bid' });
  });

  test('borrows for the fee', () => {
    const t = position({ ...auction, prices: { 7: 2 }, players: { B: { cash: 0, own: { 5: 1 } } } });
    t.play('A', 'pass');
    expect(choice(t, 'B')).toEqual({ type: 'takeLoan', industry: 5 });
  });

  test('announces the kind that it alone can buy', () => {
    const given = { ...auction, options: FULL, prices: { 7: 8 } };
    expect(choiceAt({ ...given, players: { A: { quotas: 1 } } })).toEqual({ type: 'announceLot', kind: 'state' });
    const rivals = { A: { quotas: 0 }, B: { quotas: 1 }, C: { quotas: 1 }, D: { quotas: 1 } };
    expect(choiceAt({ ...given, players: rivals })).toEqual({ type: 'announceLot', kind: 'private' });
  });
});

describe('a careful bot with companies', () => {
  test('sells in Phase 4 what is far dearer than it is worth, and keeps the rest', () => {
    const given = { at: 'sales', industry: 2 } as const;
    expect(choiceAt({ ...given, prices: { 2: 40 }, players: { A: { own: { 2: 1, 6: 1 } } } })).toMatchObject({
      type: 'sell',
    });
    expect(choiceAt({ ...given, prices: { 2: 9 }, players: { A: { own: { 2: 1, 6: 1 } } } })).toEqual({
      type: 'ready',
    });
  });

  test('raids cheap prey, and leaves what is dear', () => {
    const given = { at: 'offers', industry: 8 } as const;
    const players = { B: { own: { 8: 1 } } };
    expect(choiceAt({ ...given, prices: { 8: 2 }, players })).toMatchObject({ type: 'offerTakeover', owner: 1 });
    expect(choiceAt({ ...given, prices: { 8: 10 }, players })).toEqual({ type: 'pass' });
  });

  test('keeps a cheap company, and sells a dear one for twice its price', () => {
    const offered = (price: number) => {
      const t = position({
        at: 'offers',
        industry: 8,
        prices: { 8: price },
        players: { A: { cash: 90 }, B: { cash: 30, own: { 8: 1 } } },
      });
      t.play('A', 'offerTakeover', { owner: 1, condition: 'clean' });
      return choice(t, 'B');
    };
    expect(offered(2)).toEqual({ type: 'keepCompany' });
    expect(offered(25)).toEqual({ type: 'acceptTakeover' });
  });

  test('starts a project where no company is free, with money in hand', () => {
    const given = { at: 'startUps', industry: 7, prices: { 7: 8 }, free: { 7: [0, 0] } } as const;
    const own = { 6: 1, 8: 1 };
    expect(choiceAt({ ...given, players: { A: { cash: 25, own }, B: { own: { 7: 5 } } } })).toEqual({
      type: 'createProjects',
      count: 1,
    });
    expect(choiceAt({ ...given, players: { A: { cash: 4, own }, B: { own: { 7: 5 } } } })).toEqual({ type: 'pass' });
  });

  test('repays where cash lies idle, and not where it is needed', () => {
    const at = { at: 'endOfTurn', industry: 8, prices: { 8: 8 } } as const;
    const indebted = (cash: number) => ({ A: { cash, own: { 5: 1 }, mortgaged: { 5: 1 } } });
    expect(choiceAt({ ...at, players: indebted(40) })).toEqual({ type: 'repayLoan', industry: 5 });
    expect(choiceAt({ ...at, players: indebted(10) })).toEqual({ type: 'ready' });
  });
});

describe('a careful bot at the table', () => {
  const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };
  const forMoney = (money: number): Terms => ({
    give: { ...NOTHING, money, cards: [] },
    get: { ...NOTHING, companies: ['5-clean-1'], cards: 0 },
  });

  test('answers a deal by its worth', () => {
    const asked = (money: number) => {
      const t = position({
        at: 'endOfTurn',
        industry: 8,
        prices: { 5: 9, 8: 8 },
        players: { A: { cash: 60 }, B: { own: { 5: 1 } } },
      });
      t.play('A', 'proposeDeal', { to: 1, terms: forMoney(money) });
      return choice(t, 'B').type;
    };
    expect([asked(2), asked(40)]).toEqual(['declineDeal', 'acceptDeal']);
  });

  test('proposes a swap that joins the chains of both', () => {
    const t = position({
      at: 'endOfTurn',
      industry: 8,
      names: FOUR,
      prices: { 8: 8 },
      players: { A: { own: { 6: 1, 7: 1, 3: 1 } }, B: { own: { 2: 1, 4: 1, 8: 1 } } },
    });
    const seat = t.seatOf('A');
    const seen = { seat, view: view(t.g, seat), offers: offers(economicus, t.g, seat) };
    expect(carefulBot?.choose(seen, () => 0)).toMatchObject({
      type: 'proposeDeal',
      to: 1,
      terms: { give: { companies: ['3-clean-1'] }, get: { companies: ['8-clean-1'] } },
    });
  });

  test('takes its first companies in two industries where it is alone', () => {
    const t = position({ at: 'opening', options: FULL });
    const first = t.asked()[0] ?? '';
    const placed = choice(t, first);
    expect(placed.type).toBe('place');
    if (placed.type !== 'place') return;
    t.play(first, 'place', { industry: placed.industry, kind: placed.kind });
    const second = t.asked()[0] ?? '';
    expect(choice(t, second)).not.toMatchObject({ industry: placed.industry });
  });

  test('passes a window in which it has nothing to do', () => {
    expect(choiceAt({ at: 'sales', industry: 8, prices: { 8: 9 } })).toEqual({ type: 'ready' });
    expect(choiceAt({ at: 'begin' })).toEqual({ type: 'roll' });
  });
});

describe('a careful bot with cards', () => {
  const atTheEnd = { at: 'endOfTurn', options: FULL, industry: 8, prices: { 8: 9 } } as const;

  test('plays what brings a star, and a grant', () => {
    const champion = choiceAt({ ...atTheEnd, players: { A: { own: { 8: 2 }, hand: ['OP31-1'] } } });
    expect(champion).toMatchObject({ type: 'playCard', card: 'OP31-1' });
    expect(choiceAt({ ...atTheEnd, players: { A: { own: { 8: 1 }, hand: ['OP19-1'] } } })).toMatchObject({
      type: 'playCard',
      card: 'OP19-1',
    });
  });

  test('shifts the dice to where it earns, and not away from it', () => {
    const at = { at: 'afterRoll', options: FULL, industry: 7, dice: [3, 4], prices: { 7: 9 } } as const;
    const shifted = choiceAt({ ...at, players: { A: { own: { 8: 3 }, hand: ['OP06-1'] } } });
    expect(shifted).toMatchObject({ type: 'playCard', card: 'OP06-1', industry: 8 });
    expect(choiceAt({ ...at, players: { A: { own: { 7: 3 }, hand: ['OP06-1'] } } })).toEqual({ type: 'ready' });
  });

  test('ends a crisis before its chain pays, and lets one be that hits only others', () => {
    const at = {
      at: 'afterRoll',
      options: FULL,
      industry: 7,
      dice: [3, 4],
      prices: { 7: 9 },
      crises: { 7: 4 },
    } as const;
    const own = { 6: 1, 7: 2 };
    expect(choiceAt({ ...at, players: { A: { own, hand: ['OP01-1'] } } })).toMatchObject({
      card: 'OP01-1',
      industry: 7,
    });
    expect(choiceAt({ ...at, players: { A: { hand: ['OP01-1'] }, B: { own } } })).toEqual({ type: 'ready' });
  });

  test('moves the forecast off its own industry when the next card is due, and keeps it for then', () => {
    const own = { 7: 3, 8: 1 };
    const given = { options: FULL, industry: 7, prices: { 7: 9 }, players: { A: { own, hand: ['OP03-1'] } } } as const;
    expect(choiceAt({ ...given, at: 'sales', forecast: 7 })).toMatchObject({ type: 'playCard', card: 'OP03-1' });
    expect(choiceAt({ ...given, at: 'sales', forecast: 3 })).toEqual({ type: 'ready' });
  });

  test('starts a venture in the industry that is rolled for at once, with the money for it', () => {
    const at = { at: 'afterRoll', options: FULL, industry: 7, dice: [3, 4], prices: { 7: 9 } } as const;
    const own = { 6: 2, 8: 2 };
    expect(choiceAt({ ...at, players: { A: { own, hand: ['OP18-1'] } } })).toMatchObject({
      card: 'OP18-1',
      industry: 7,
    });
    expect(choiceAt({ ...at, players: { A: { own, cash: 2, hand: ['OP18-1'] } } })).toEqual({ type: 'ready' });
  });

  test('buys the star of the foundation near the goal, and not at the beginning', () => {
    const leader = { own: { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 2 } };
    const given = (own: object) => ({ ...atTheEnd, players: { A: { own, hand: ['OP34-1'] as const }, B: leader } });
    const near = { 9: 2, 10: 2, 11: 2 };
    expect(choiceAt(given(near))).toMatchObject({ type: 'playCard', card: 'OP34-1' });
    expect(choiceAt(given({ 9: 1 }))).not.toMatchObject({ type: 'playCard' });
  });

  test('shields a company under offer', () => {
    const t = position({
      at: 'offers',
      options: FULL,
      industry: 8,
      prices: { 8: 4 },
      players: { A: { cash: 30 }, B: { cash: 30, own: { 8: 1 }, hand: ['OP28-1'] } },
    });
    t.play('A', 'offerTakeover', { owner: 1, condition: 'clean' });
    expect(choice(t, 'B')).toEqual({ type: 'react', card: 'OP28-1' });
  });

  test('waives its interest with a card, and pays it without one', () => {
    const at = { at: 'interest', options: FULL } as const;
    const indebted = { own: { 5: 2 }, mortgaged: { 5: 2 } };
    expect(choiceAt({ ...at, players: { A: { ...indebted, hand: ['OP21-1'] } } })).toMatchObject({ type: 'react' });
    expect(choiceAt({ ...at, players: { A: indebted } })).toEqual({ type: 'payInterest' });
  });

  test('with too many cards plays one that is worth it now, and else discards the least', () => {
    const dealt = (next: 'OP19-1' | 'OP05-1') =>
      choiceAt({
        at: 'activate',
        options: FULL,
        industry: 8,
        dice: [4, 4],
        players: { A: { hand: ['OP31-1', 'OP28-1', 'OP35-1', 'OP11-1', 'OP15-1'] } },
        optionDeck: [next],
      });
    expect(dealt('OP19-1')).toMatchObject({ type: 'playCard', card: 'OP19-1' });
    expect(dealt('OP05-1')).toEqual({ type: 'discard', card: 'OP35-1' });
  });

  test('looks into a crime that would win the game for another', () => {
    const t = position({
      at: 'beforeAuction',
      options: FULL,
      industry: 8,
      prices: { 8: 9 },
      names: ['A', 'B', 'C'],
      auditor: 'B',
      players: {
        A: { cash: 5, own: { 2: 1, 3: 1, 4: 1 }, bonus: 2, hand: ['OP36-1'] },
        B: { cash: 30, own: { 8: 1 } },
      },
    });
    t.dice(6);
    t.card('A', 'OP36-1', { rival: 1, asset: '8-clean' });
    while (t.question() === 'card.shield') t.calm();
    expect([t.question(), choice(t, 'B')]).toEqual(['card.investigation', { type: 'investigate' }]);
  });
});

import { bitOf } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import type { OptionCard } from '../../content/options.ts';
import { kinds, only, position } from '../../testing/position.ts';
import { arrange } from '../secrets.ts';

const FULL = { rules: 'full' } as const;
/** Four in the industry lose more than one of them has. */
const LOSS = { at: 'profits', industry: 6, crises: { 6: 4 }, prices: { 6: 8 } } as const;
const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };
const terms = (give: object, get: object) => ({
  give: { ...NOTHING, cards: [], ...give },
  get: { ...NOTHING, cards: 0, ...get },
});

describe('loans, sales, deals, payments', () => {
  test('EC-S.3, EC-14.8, EC-R.47: for an unset price the blue die is rolled first; the price stays', () => {
    const t = position({ players: { A: { own: { 11: 1 } } } });
    t.dice(4);
    t.play('A', 'sellAtHalf', { company: '11-clean' });
    expect([t.question(), t.price(11)]).toEqual(['halfSale.confirmation', 12]);
    t.play('A', 'confirmSale');
    expect([t.cash('A'), t.free(11), t.price(11)]).toEqual([[26], [3, 1], 12]);
    const kept = position({ players: { A: { own: { 11: 1 } } } });
    kept.play('A', 'sellAtHalf', { company: '11-clean' });
    kept.play('A', 'cancelSale');
    expect(kept.owns('A', 11)).toBe(1);
  });

  test('EC-S.8, EC-14.1, EC-14.2, EC-14.6, EC-14.7, EC-R.62: 5M a company, 6M to repay at once, and a new loan after that', () => {
    const t = position({ players: { A: { cash: 3, own: { 5: 1 } } } });
    t.play('A', 'takeLoan', { industry: 5 });
    expect([t.cash('A'), t.player('A').mortgaged[5]]).toEqual([[8], 1]);
    expect(t.refusal('A', 'takeLoan', { industry: 5 })).toBe('EC-14.1 noCleanCompany');
    t.play('A', 'repayLoan', { industry: 5 });
    expect(t.cash('A')).toEqual([2]);
    expect(t.refusal('A', 'takeLoan', { industry: 5 })).toBe(null);
  });

  test('EC-14.3, EC-3.11: a project backs no loan, is not sold to the market and gives no star', () => {
    const t = position({ options: FULL, prices: { 5: 9 }, players: { A: { projects: { 5: 1 } } } });
    expect(t.refusal('A', 'takeLoan', { industry: 5 })).toBe('EC-14.1 noCompany');
    expect(t.refusal('A', 'sellAtHalf', { company: '5-clean' })).toBe('EC-14.8 noCompany');
    expect(t.stars('A')).toEqual([0]);
  });

  test('EC-14.9, EC-S.63, EC-21.5: closing a loan costs the interest of the year, 7M under EV10, 5M under EV11', () => {
    const repayment = (event: 'EV10' | 'EV11') => position({ options: FULL, event }).facts().repayment;
    expect([repayment('EV10'), repayment('EV11')]).toEqual([7, 5]);
    const t = position({ options: FULL, event: 'EV10', players: { A: { own: { 5: 2 }, mortgaged: { 5: 2 } } } });
    t.play('A', 'repayLoan', { industry: 5 });
    expect(t.cash('A')).toEqual([13]);
    const year = position({
      options: FULL,
      event: 'EV10',
      eventDeck: ['EV06'],
      at: 'interest',
      players: { A: { own: { 5: 2 }, mortgaged: { 5: 2 } } },
    });
    year.play('A', 'payInterest');
    expect(year.cash('A')).toEqual([16]);
  });

  test('EC-S.74: EV31: any-time sales bring the full price; Phase 4 is as it was', () => {
    const t = position({
      options: FULL,
      event: 'EV31',
      prices: { 5: 13 },
      players: { A: { own: { 5: 2 }, mortgaged: { 5: 1 } } },
    });
    t.play('A', 'sellAtHalf', { company: '5-clean' });
    t.play('A', 'sellAtHalf', { company: '5-mortgaged' });
    expect(t.cash('A')).toEqual([40]);
  });

  test('EC-S.7, EC-14.10, EC-14.11, EC-R.54, EC-K.20: a company is given away with its debt, if the other agrees', () => {
    const t = position({ players: { A: { own: { 5: 1 } } } });
    t.play('A', 'takeLoan', { industry: 5 });
    t.play('A', 'proposeDeal', { to: 1, terms: terms({ companies: ['5-mortgaged-1'] }, {}) });
    expect(t.asked()).toEqual(['A', 'B']);
    t.play('B', 'acceptDeal', { deal: 1 });
    expect([t.loans('A'), t.loans('B'), t.cash('A')]).toEqual([0, 1, [25]]);
    expect(t.facts().seats[1].interest).toBe(1);
  });

  test('EC-S.73, EC-14.12, EC-14.13, EC-14.14, EC-R.27: two bundles change hands at once; money alone is no deal', () => {
    const t = position({
      options: FULL,
      at: 'afterProfits',
      industry: 6,
      prices: { 6: 9 },
      players: { B: { own: { 6: 1 } }, C: { quotas: 1, projects: { 9: 1 } } },
    });
    t.play('B', 'hold');
    t.allReady();
    expect(t.refusal('B', 'proposeDeal', { to: 2, terms: terms({ money: 5 }, { money: 7 }) })).toBe(
      'EC-R.27 nothingMoves',
    );
    t.play('B', 'proposeDeal', {
      to: 2,
      terms: terms({ money: 3, companies: ['6-clean-1'] }, { quotas: 1, projects: ['9-1'] }),
    });
    const events = t.play('C', 'acceptDeal', { deal: 1 });
    expect(kinds(events)).toContain('dealMade');
    expect([
      t.owns('C', 6),
      t.player('B').quotas.length,
      t.player('B').projects[9],
      t.cash('B', 'C'),
      t.price(6),
    ]).toEqual([1, 1, 1, [17, 23], 9]);
    expect(t.stars('B', 'C')).toEqual([0, 2]);
  });

  test('EC-R.27: cards asked for by number are chosen by whoever gives them, and only the two know them', () => {
    const t = position({
      options: FULL,
      at: 'sales',
      industry: 6,
      prices: { 6: 9 },
      players: { B: { hand: ['OP19-1', 'OP38-1'] } },
    });
    t.play('A', 'proposeDeal', { to: 1, terms: terms({ money: 4 }, { cards: 1 }) });
    t.play('B', 'acceptDeal', { deal: 1 });
    expect([t.question(), t.asked()]).toEqual(['handOver.choice', ['B']]);
    const events = t.play('B', 'giveCards', { cards: ['OP38-1'] });
    expect([t.player('A').hand.secret, t.cash('A', 'B')]).toEqual([['OP38-1'], [16, 24]]);
    expect(only(events, 'dealMade')).toMatchObject([{ get: { cards: 1 } }]);
  });

  test('EC-R.27: with other dice for a third player a card that is about to change hands is still in the giver’s', () => {
    const t = position({
      options: FULL,
      at: 'sales',
      industry: 6,
      prices: { 6: 9 },
      players: { A: { hand: ['OP20-1', 'OP19-1', 'OP22-1'] }, B: { hand: ['OP38-1'] } },
    });
    t.play('A', 'proposeDeal', { to: 1, terms: terms({ cards: ['OP22-1', 'OP19-1'] }, { cards: 1 }) });
    t.play('B', 'acceptDeal', { deal: 1 });
    const { g } = t;
    const [hand, other] = [g.players[0].hand, g.players[1].hand];
    // The cards as they may be dealt anew: C knows the first of A, which stays.
    hand.seen[0] = bitOf(0) | bitOf(2);
    for (const elsewhere of [g.optionDeck, other]) {
      const at = hand.secret.indexOf('OP19-1');
      [hand.secret[at], elsewhere.secret[0]] = [elsewhere.secret[0] as OptionCard, 'OP19-1'];
      arrange(g, bitOf(2), () => 0);
      expect(hand.secret).toEqual(['OP20-1', 'OP19-1', 'OP22-1']);
      expect(elsewhere.secret).not.toContain('OP19-1');
    }
    expect(kinds(t.play('B', 'giveCards', { cards: ['OP38-1'] }))).toContain('dealMade');
  });

  test('EC-T.11, EC-R.27: deals of money against assets only, or none; so many a turn, and they lapse with the window', () => {
    const given = {
      at: 'sales',
      industry: 6,
      prices: { 6: 9 },
      players: { A: { own: { 5: 1 } }, B: { own: { 6: 1 } } },
    } as const;
    const swap = { to: 1, terms: terms({ companies: ['5-clean-1'] }, { companies: ['6-clean-1'] }) };
    expect(position({ ...given, options: { deals: 'moneyOnly' } }).refusal('A', 'proposeDeal', swap)).toBe(
      'EC-T.11 moneyAgainstAsset',
    );
    expect(position({ ...given, options: { deals: 'off' } }).refusal('A', 'proposeDeal', swap)).toBe(
      'EC-T.11 dealsOff',
    );
    const t = position({ ...given, options: { proposalsPerTurn: '1' } });
    t.play('A', 'proposeDeal', swap);
    t.play('A', 'withdrawDeal', { deal: 1 });
    expect(t.refusal('A', 'proposeDeal', swap)).toBe('EC-14.11 dealLimit');
    const lapsing = position(given);
    lapsing.play('A', 'proposeDeal', swap);
    expect(kinds(lapsing.allReady())).toContain('dealLapsed');
    expect(lapsing.g.deals.open).toEqual([]);
  });

  test('EC-S.17, EC-15.1, EC-15.2, EC-15.3, EC-15.4: a loan pays the loss; with nothing to raise one is bankrupt', () => {
    const given = {
      options: { rules: 'full', deals: 'off' },
      ...LOSS,
    } as const;
    const t = position({ ...given, players: { B: { cash: 1, own: { 6: 3 }, mortgaged: { 6: 2 } } } });
    expect([t.question(), t.asked()]).toEqual(['payment.raising', ['B']]);
    expect(t.refusal('B', 'sellAtHalf', { company: '6-mortgaged' })).toBe('EC-15.2 bringsNothing');
    t.play('B', 'takeLoan', { industry: 6 });
    expect(t.cash('B')).toEqual([3]);
    const ruined = position({ ...given, players: { B: { cash: 1, own: { 6: 3 }, mortgaged: { 6: 3 } } } });
    expect([ruined.player('B').isOut, ruined.free(6), ruined.cash('B')]).toEqual([true, [4, 1], [0]]);
  });

  test('EC-15.2, EC-D.8: a debtor may also propose deals, and only those it asked may answer', () => {
    const t = position({
      options: FULL,
      ...LOSS,
      players: { B: { cash: 1, own: { 6: 3 }, mortgaged: { 6: 3 } } },
    });
    t.play('B', 'proposeDeal', { to: 0, terms: terms({ companies: ['6-mortgaged-1'] }, { money: 2 }) });
    expect(t.asked()).toEqual(['B', 'A']);
    expect(t.refusal('A', 'declareBankruptcy')).toBe('EC-15.2 notYourDebt');
    t.play('A', 'acceptDeal', { deal: 1 });
    expect([t.cash('B'), t.owns('B', 6), t.question()]).toEqual([[0], 2, 'window.free']);
  });

  test('EC-15.2: the money cards help in payment mode, others do not', () => {
    const t = position({
      options: FULL,
      ...LOSS,
      players: { B: { cash: 1, hand: ['OP19-1', 'OP29-1'], own: { 6: 3 }, mortgaged: { 6: 3 } } },
    });
    expect(t.cardRefusal('B', 'OP29-1')).toBe('EC-16.3 wrongTime');
    t.card('B', 'OP19-1');
    expect(t.cash('B')).toEqual([3]);
  });

  test('EC-R.28, EC-R.35: whoever does nothing borrows where profit is lowest, then sells, then is ruined', () => {
    const t = position({
      options: FULL,
      at: 'profits',
      industry: 6,
      crises: { 6: 6 },
      prices: { 2: 12, 9: 20, 6: 2 },
      players: { B: { cash: 0, own: { 2: 1, 9: 1, 6: 4 }, mortgaged: { 6: 4 } } },
    });
    expect(only(t.calm(), 'loanTaken')).toMatchObject([{ industry: 9 }]);
    expect(only(t.calm(), 'loanTaken')).toMatchObject([{ industry: 2 }]);
    expect(only(t.calm(), 'soldToMarket')).toMatchObject([{ industry: 9, received: 4 }]);
    expect(t.cash('B')).toEqual([2]);
    const idle = position({
      options: FULL,
      at: 'interest',
      players: { A: { cash: 0, own: { 5: 1 }, mortgaged: { 5: 1 } } },
      prices: { 5: 2 },
    });
    idle.calm();
    expect(kinds(idle.calm())).toContain('bankrupt');
  });

  test('EC-15.5, EC-R.63, EC-14.13: a bankrupt has no part in anything; one may also sell out and stay', () => {
    const t = position({ prices: { 5: 6 }, players: { A: { own: { 5: 1 } } } });
    t.play('A', 'sellAtHalf', { company: '5-clean' });
    expect([t.player('A').isOut, t.owns('A', 5)]).toEqual([false, 0]);
    t.play('A', 'declareBankruptcy');
    expect([t.player('A').isOut, t.asked()]).toEqual([true, ['B']]);
    expect(t.refusal('A', 'roll')).toBe('EC-6.1 notAsked');
  });
});

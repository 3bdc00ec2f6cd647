import { offers } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import type { OptionCard } from '../../content/options.ts';
import { economicus } from '../../index.ts';
import { holding } from '../../testing/holding.ts';
import { kinds, only, position } from '../../testing/position.ts';

describe('option cards', () => {
  test('EC-16.2, EC-16.3, EC-16.4: OP01 and OP02 ease a crisis, bring money, and lie open afterwards', () => {
    const t = holding('OP01-1', { crises: { 6: 3 } });
    t.card('A', 'OP01-1', { industry: 6 });
    expect([t.crises(), t.cash('A'), t.g.optionDiscards]).toEqual([{ 6: 1 }, [23], ['OP01-1']]);
    const fund = holding('OP02-1', { crises: { 6: 3 } });
    expect(only(fund.card('A', 'OP02-1', { industry: 6 }), 'received')).toMatchObject([{ amount: 4, because: 'OP02' }]);
    expect([fund.crises(), fund.cash('A')]).toEqual([{}, [24]]);
    expect(holding('OP01-1').cardRefusal('A', 'OP01-1', { industry: 6 })).toBe('EC-16.3 noTarget');
  });

  test('EC-16.3: OP03 moves the forecast; OP04 orders the next crisis cards, seen by nobody else', () => {
    const t = holding('OP03-1', { forecast: 5 });
    expect(t.cardRefusal('A', 'OP03-1', { industry: 5 })).not.toBe(null);
    t.card('A', 'OP03-1', { industry: 2 });
    expect([t.g.forecast, t.cash('A')]).toEqual([2, [22]]);
    const briefing = holding('OP04-1', { crisisDeck: ['CS1', 'CF04', 'CS9'], optionDeck: ['OP19-1'] });
    const lying = [...briefing.g.crisisDeck.secret];
    const drawn = only(briefing.card('A', 'OP04-1'), 'cardDrawn');
    expect(drawn).toMatchObject([{ seat: 0, because: 'OP04' }]);
    // As they are offered they stay where they are.
    const asOffered = offers(economicus, briefing.g, 0).find(({ type }) => type === 'orderCrises');
    expect(asOffered?.fields).toMatchObject({ order: { some: lying.slice(-3).reverse() } });
    briefing.play('A', 'orderCrises', { order: ['CS9', 'CS1', 'CF04'] });
    expect(briefing.g.crisisDeck.secret.slice(-3)).toEqual(['CF04', 'CS1', 'CS9']);
    expect(briefing.g.crisisDeck.seen.slice(-3)).toEqual([1, 1, 1]);
  });

  test('EC-21.3, EC-5.1: OP05, OP06 and OP24 only between the roll and its result; OP24 doubles a profit', () => {
    expect(holding('OP05-1').cardRefusal('A', 'OP05-1')).toBe('EC-16.3 wrongTime');
    const t = position({
      options: { rules: 'full' },
      at: 'afterRoll',
      industry: 6,
      dice: [2, 4],
      prices: { 6: 9 },
      players: { A: { hand: ['OP24-1', 'OP05-1', 'OP05-2'], own: { 6: 2, 5: 1 } } },
    });
    t.card('A', 'OP24-1');
    t.dice(1, 5);
    t.card('A', 'OP05-1');
    expect(t.cardRefusal('A', 'OP05-2')).toBe('EC-16.3 alreadyPlayed');
    t.allReady();
    expect(t.cash('A')).toEqual([20 + 12 + 3]);
  });

  test('EC-16.3, EC-R.57: OP07 and OP08 move the price of the active industry, never below 1M', () => {
    const t = holding('OP07-1');
    t.card('A', 'OP07-1');
    expect([t.price(7), t.cash('A')]).toEqual([15, [23]]);
    const short = holding('OP08-1', { prices: { 7: 5 } });
    short.card('A', 'OP08-1');
    expect([short.price(7), short.cash('A')]).toEqual([1, [23]]);
  });

  test('EC-21.7, EC-R.17, EC-R.20: OP09 buys at the price instead of an auction; sellers cannot', () => {
    const given = { at: 'beforeAuction' } as const;
    const t = holding('OP09-1', given);
    t.card('A', 'OP09-1');
    expect([t.cash('A'), t.owns('A', 7), t.price(7)]).toEqual([[11], 1, 9]);
    t.allReady();
    expect(t.window()).toBe('FW6');
    t.calmUntil('startUps.creation');
    while (t.question() === 'startUps.creation') t.calm();
    expect(t.price(7)).toBe(9);
    const seller = holding('OP09-1', { at: 'sales', A: { own: { 7: 1 } } });
    seller.play('A', 'sell', { company: '7-clean' });
    seller.allReady();
    expect(seller.cardRefusal('A', 'OP09-1')).toBe('EC-9.3 soldThisTurn');
    expect(holding('OP09-1', { ...given, active: 'B' }).cardRefusal('A', 'OP09-1')).toBe('EC-16.3 notOwnTurn');
    expect(holding('OP09-1', { ...given, A: { cash: 8 } }).cardRefusal('A', 'OP09-1')).toBe('EC-21.7 beyondSolvency');
  });

  test('EC-21.8, EC-R.21: OP10 opens one more auction without a fee for its player, and brings 2M', () => {
    const t = position({
      options: { rules: 'full' },
      at: 'afterAuction',
      industry: 7,
      prices: { 7: 9 },
      free: { 7: [1, 0] },
      players: { B: { hand: ['OP10-1'] } },
    });
    t.card('B', 'OP10-1');
    expect(t.asked()).toEqual(['B']);
    t.play('B', 'bid', { amount: 9 });
    t.play('C', 'pass');
    t.play('A', 'pass');
    expect([t.cash('B'), t.owns('B', 7), t.window()]).toEqual([[13], 1, 'FW6']);
  });

  test('EC-S.65, EC-21.9, EC-9.7, EC-R.61: OP12 annuls a privatisation for what was paid, and the quota comes back', () => {
    const t = position({
      options: { rules: 'full' },
      at: 'auction',
      active: 'B',
      industry: 7,
      prices: { 7: 14 },
      free: { 7: [0, 1] },
      players: { B: { quotas: 1, hand: ['OP11-1'] }, C: { hand: ['OP12-1'] } },
      optionDeck: ['OP19-1'],
    });
    t.play('B', 'bid', { amount: 14 });
    t.play('B', 'react', { card: 'OP11-1' });
    expect(t.cash('B')).toEqual([12]);
    const drawn = only(t.card('C', 'OP12-1', { rival: 1, paid: 8 }), 'cardDrawn');
    expect([t.cash('B'), t.player('B').quotas.length, t.free(7), t.price(7)]).toEqual([[20], 1, [0, 1], 14]);
    expect(drawn).toMatchObject([{ seat: 2, because: 'OP12' }]);
  });

  test('EC-D.30, EC-S.75: OP12 asks which of two purchases of one player, and without any only draws a card', () => {
    const t = position({
      options: { rules: 'full' },
      at: 'auction',
      active: 'B',
      industry: 7,
      prices: { 7: 4 },
      free: { 7: [0, 2] },
      event: 'EV36',
      players: { B: { quotas: 2 }, C: { hand: ['OP12-1'] } },
    });
    t.play('B', 'bid', { amount: 5 });
    t.play('B', 'bid', { amount: 9 });
    expect([t.cash('B'), t.owns('B', 7), t.window()]).toEqual([[6], 2, 'FW6']);
    expect(t.cardRefusal('C', 'OP12-1', { rival: 1 })).not.toBe(null);
    t.card('C', 'OP12-1', { rival: 1, paid: 5 });
    expect([t.cash('B'), t.owns('B', 7), t.player('B').quotas.length]).toEqual([[11], 1, 1]);
    expect(t.g.turn.privatised.map(({ paid }) => paid)).toEqual([9]);
    const nothing = holding('OP12-1', { at: 'afterAuction', optionDeck: ['OP19-1'] });
    expect(kinds(nothing.card('A', 'OP12-1'))).toContain('cardDrawn');
  });

  test('EC-16.3: OP13 takes a quota and money, OP14 adds a company and brings a card', () => {
    const t = holding('OP13-1');
    t.card('A', 'OP13-1');
    expect([t.player('A').quotas.length, t.cash('A')]).toEqual([1, [22]]);
    const licence = holding('OP14-1', { optionDeck: ['OP19-1'] });
    const drawn = only(licence.card('A', 'OP14-1', { industry: 2, kind: 'state' }), 'cardDrawn');
    expect(licence.free(2)).toEqual([3, 2]);
    expect(drawn).toMatchObject([{ seat: 0, because: 'OP14' }]);
  });

  test('EC-S.60, EC-14.9, EC-5.8: OP15 nationalises for the price less the loan, and OP25 insures the loss', () => {
    const t = holding('OP15-1', {
      prices: { 7: 4 },
      players: { B: { hand: ['OP25-1'], own: { 7: 1 }, mortgaged: { 7: 1 } } },
    });
    t.card('A', 'OP15-1', { rival: 1, asset: '7-mortgaged' });
    expect([t.question(), t.asked()]).toEqual(['card.shield', ['B']]);
    t.play('B', 'pass');
    expect([t.cash('B'), t.question()]).toEqual([[18], 'loss.insurance']);
    t.play('B', 'react', { card: 'OP25-1' });
    expect([t.cash('B'), t.free(7), t.owns('B', 7)]).toEqual([[22], [2, 3], 0]);
  });

  test('EC-D.24: OP28 stops OP15, the company is safe, and a card is drawn', () => {
    const t = holding('OP15-1', {
      players: { B: { hand: ['OP28-1'], own: { 7: 1 } } },
      optionDeck: ['OP19-1'],
    });
    t.card('A', 'OP15-1', { rival: 1, asset: '7-clean' });
    const events = t.play('B', 'react', { card: 'OP28-1' });
    expect(only(events, 'shielded')).toEqual([{ seat: 1, industry: 7, against: 'OP15' }]);
    expect(only(events, 'cardDrawn')).toMatchObject([{ seat: 1, because: 'OP28' }]);
    expect(t.owns('B', 7)).toBe(1);
  });

  test('EC-21.13, EC-D.20: OP17 makes a project free; OP18 one anywhere, and its price rises at once', () => {
    const t = position({
      options: { rules: 'full' },
      at: 'startUps',
      industry: 7,
      prices: { 7: 9 },
      players: { A: { cash: 2, hand: ['OP17-1'] }, B: { cash: 0 }, C: { cash: 0 } },
    });
    t.play('A', 'react', { card: 'OP17-1' });
    expect([t.player('A').projects[7], t.cash('A'), t.price(7)]).toEqual([1, [2], 11]);
    const venture = holding('OP18-1', { prices: { 7: 9, 5: 9 } });
    venture.card('A', 'OP18-1', { industry: 5 });
    expect([venture.cash('A'), venture.price(5), venture.g.turn.created]).toEqual([[15], 11, 0]);
    const poor = holding('OP18-1', { A: { cash: 1 } });
    poor.dice(6);
    expect(kinds(poor.card('A', 'OP18-1', { industry: 5 }))).toContain('fizzled');
    expect([poor.price(5), poor.cash('A')]).toEqual([18, [1]]);
  });

  test('EC-16.3: OP19, OP20, OP23: grant, cheap repayment, tax', () => {
    const t = holding('OP20-1', { A: { own: { 5: 3 }, mortgaged: { 5: 3 } } });
    t.card('A', 'OP20-1', { company: '5-mortgaged', loan: '5-mortgaged' });
    expect([t.cash('A'), t.loans('A')]).toEqual([[16], 1]);
    // Both at once take as much as both cost, and no more.
    const both = { company: '5-mortgaged', loan: '5-mortgaged' };
    const exact = holding('OP20-1', { A: { own: { 5: 3 }, mortgaged: { 5: 3 }, cash: 4 } });
    exact.card('A', 'OP20-1', both);
    expect([exact.cash('A'), exact.loans('A')]).toEqual([[0], 1]);
    const short = holding('OP20-1', { A: { own: { 5: 3 }, mortgaged: { 5: 3 }, cash: 3 } });
    expect(short.cardRefusal('A', 'OP20-1', both)).not.toBeNull();
    const tax = holding('OP23-1', { players: { B: { own: { 2: 3, 3: 3, 4: 3 } } } });
    tax.card('A', 'OP23-1', { rival: 1 });
    expect([tax.cash('A'), tax.cash('B')]).toEqual([[22], [12]]);
  });

  test('EC-21.10, EC-R.54, EC-14.10: OP22 forces a company with its loan on another, who pays its price', () => {
    const t = holding('OP22-1', { prices: { 5: 6 }, A: { own: { 5: 1 } } });
    t.card('A', 'OP22-1', { company: '5-clean', rival: 2 });
    expect([t.cash('A'), t.owns('C', 5), t.loans('C'), t.stars()]).toEqual([[31], 1, 1, [0, 0, 2]]);
    expect(t.cash('C')).toEqual([14]);
    // Who cannot pay has to raise it.
    const poor = holding('OP22-1', {
      prices: { 5: 9 },
      A: { own: { 5: 1 } },
      players: { C: { cash: 4, own: { 7: 1 } } },
    });
    poor.card('A', 'OP22-1', { company: '5-clean', rival: 2 });
    expect([poor.question(), poor.asked()]).toEqual(['payment.raising', ['C']]);
  });

  test('EC-21.2, EC-21.10: OP26 moves a company to a neighbour on the ring; OP27 swaps for one not dearer', () => {
    const t = holding('OP26-1', { A: { own: { 5: 1 }, mortgaged: { 5: 1 } } });
    expect(
      holding('OP26-1', { A: { cash: 2, own: { 5: 1 } } }).cardRefusal('A', 'OP26-1', {
        company: '5-clean',
        industry: 6,
      }),
    ).toBe('EC-16.3 cannotPay');
    expect(t.cardRefusal('A', 'OP26-1', { company: '5-mortgaged', industry: 8 })).not.toBe(null);
    t.card('A', 'OP26-1', { company: '5-mortgaged', industry: 6 });
    expect([t.owns('A', 5), t.player('A').mortgaged[6], t.free(5), t.cash('A')]).toEqual([0, 1, [2, 1], [17]]);
    const swap = holding('OP27-1', {
      prices: { 7: 9, 5: 9, 6: 10 },
      A: { own: { 5: 1 } },
      players: { B: { own: { 6: 1, 7: 1 } } },
    });
    expect(swap.cardRefusal('A', 'OP27-1', { company: '5-clean', rival: 1, asset: '6-clean' })).not.toBe(null);
    swap.card('A', 'OP27-1', { company: '5-clean', rival: 1, asset: '7-clean' });
    expect([swap.owns('A', 7), swap.owns('B', 5)]).toEqual([1, 1]);
  });

  test('EC-S.43, EC-16.5, EC-R.51: OP29 draws two; above five one discards or plays at once; a quota does not count', () => {
    const hand = ['OP29-1', 'OP19-1', 'OP19-2', 'OP38-1', 'OP23-1'] as const;
    const t = holding('OP29-1', { A: { hand }, optionDeck: ['OP01-1', 'OP02-1'] });
    t.card('A', 'OP29-1');
    expect([t.question(), t.player('A').hand.secret.length]).toEqual(['overflow.surplus', 6]);
    t.card('A', 'OP19-1');
    expect([t.question(), t.cash('A')]).toEqual(['window.free', [25]]);
    const quota = holding('OP29-1', { A: { hand }, optionDeck: ['OP46-1', 'OP02-1'] });
    quota.card('A', 'OP29-1');
    expect([quota.question(), quota.player('A').quotas.length]).toEqual(['window.free', 1]);
    const idle = holding('OP29-1', { A: { hand }, optionDeck: ['OP01-1', 'OP02-1'] });
    idle.card('A', 'OP29-1');
    expect(only(idle.calm(), 'discarded')).toMatchObject([{ card: 'OP19-1' }]);
  });

  test('EC-3.6, EC-R.42: OP31 to OP34 give a star at the end of one’s own turn, and stay before their owner', () => {
    const end = (card: OptionCard, given: object) => holding(card, { at: 'endOfTurn', ...given });
    const champion = end('OP31-1', { A: { own: { 7: 2 } } });
    champion.card('A', 'OP31-1');
    expect([champion.player('A').bonus, champion.player('A').trophies]).toEqual([1, ['OP31-1']]);
    expect(end('OP31-1', { A: { own: { 7: 1 } } }).cardRefusal('A', 'OP31-1')).toBe('EC-16.3 conditionNotMet');
    expect(end('OP32-1', { A: { own: { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 } } }).cardRefusal('A', 'OP32-1')).toBe(null);
    expect(end('OP33-1', { A: { own: { 2: 2, 3: 2 } } }).cardRefusal('A', 'OP33-1')).toBe(null);
    expect(end('OP33-1', { A: { own: { 2: 2, 5: 2 } } }).cardRefusal('A', 'OP33-1')).toBe('EC-16.3 conditionNotMet');
    const charity = end('OP34-1', { players: { B: { own: { 5: 1 } } } });
    charity.card('A', 'OP34-1');
    expect([charity.cash('A'), charity.stars('A')]).toEqual([[14], [1]]);
    expect(end('OP31-1', { A: { own: { 7: 2 } }, active: 'B' }).cardRefusal('A', 'OP31-1')).toBe('EC-16.3 notOwnTurn');
  });

  test('EC-S.44, EC-16.6, EC-R.38: two cards, quotas too, for a new one', () => {
    const t = holding('OP19-1', { A: { quotas: 1, hand: ['OP19-1'] }, optionDeck: ['OP02-1'] });
    const quota = t.player('A').quotas[0];
    t.play('A', 'exchangeCards', { cards: ['OP19-1', quota] });
    expect([t.player('A').hand.secret, t.g.optionDiscards.length]).toEqual([['OP02-1'], 2]);
  });

  test('EC-S.67, EC-16.8, EC-R.39: an empty deck is made of the discards; with none there is nothing to draw', () => {
    const t = holding('OP29-1', { optionDeckOnly: [] });
    const discards = t.g.optionDiscards.length;
    expect(only(t.card('A', 'OP29-1'), 'deckReshuffled')).toEqual([{ deck: 'options', cards: discards + 1 }]);
    const none = position({
      options: { rules: 'full' },
      at: 'activate',
      industry: 8,
      dice: [4, 4],
      optionDeckOnly: [],
    });
    expect(kinds(none.opening)).toContain('deckReshuffled');
    const last = holding('OP29-1', { optionDeckOnly: [] });
    // All other cards lie before somebody for good; the one just played is all that is left to draw.
    last.player('C').trophies = last.g.optionDiscards.splice(0);
    const events = last.card('A', 'OP29-1');
    expect(kinds(events)).toEqual(['cardPlayed', 'deckReshuffled', 'cardDrawn', 'nothingToDraw']);
    expect(only(events, 'nothingToDraw')).toEqual([{ seat: 0, because: 'OP29' }]);
  });

  test('EC-R.51, EC-16.3: a card too many may be one that only this window has room for', () => {
    const hand = ['OP29-1', 'OP05-1', 'OP05-2', 'OP31-1', 'OP32-1'] as const;
    const drawn = holding('OP29-1', { A: { hand }, optionDeck: ['OP07-1', 'OP09-1'] });
    drawn.card('A', 'OP29-1');
    expect(drawn.cardRefusal('A', 'OP09-1')).toBe('EC-16.3 wrongTime');
    drawn.card('A', 'OP07-1');
    expect([drawn.price(7), drawn.question()]).toEqual([15, 'window.free']);
    const direct = holding('OP29-1', { at: 'beforeAuction', A: { hand }, optionDeck: ['OP07-1', 'OP09-1'] });
    direct.card('A', 'OP29-1');
    direct.card('A', 'OP09-1');
    expect([direct.owns('A', 7), direct.question()]).toEqual([1, 'window.free']);
  });
});

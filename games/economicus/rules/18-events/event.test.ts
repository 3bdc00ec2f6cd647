import { describe, expect, test } from 'vitest';
import type { EventId } from '../../content/events.ts';
import type { OptionCard } from '../../content/options.ts';
import type { Given } from '../../testing/arrange.ts';
import { kinds, only, position } from '../../testing/position.ts';

const opened = (card: EventId, given: Given = {}) =>
  position({
    at: 'newYear',
    year: 0,
    eventDeck: [card],
    crisisDeck: ['CF11'],
    ...given,
    options: { rules: 'full', ...given.options },
  });

describe('events', () => {
  test('EC-18.1, EC-18.2, EC-18.3: the event of the year is opened and lies open', () => {
    const t = opened('EV09');
    expect([t.g.event, t.g.eventDiscards, only(t.opening, 'eventOpened')]).toEqual([
      'EV09',
      ['EV09'],
      [{ card: 'EV09' }],
    ]);
  });

  test('EC-18.4, EC-R.39: after the last event the discards are shuffled anew', () => {
    const t = position({ names: ['A', 'B'], options: { rules: 'full' }, at: 'yearEnd', crisisDeck: ['CF05'] });
    t.g.eventDiscards = t.g.eventDeck.secret.splice(0);
    t.g.eventDeck.seen = [];
    t.calmUntil('window.free');
    const events = t.allReady();
    expect(only(events, 'deckReshuffled')).toEqual([{ deck: 'events', cards: 36 }]);
    expect([t.g.eventDeck.secret.length, t.g.eventDiscards.length]).toEqual([35, 1]);
  });

  test('EC-18.2: EV01 taxes companies, EV02 helps the last, EV03 takes half of what is above 20M', () => {
    const players = { A: { cash: 31, own: { 2: 3, 3: 4 } }, B: { cash: 10, own: { 5: 2 } }, C: { cash: 21 } } as const;
    expect(opened('EV01', { players }).cash()).toEqual([25, 8, 21]);
    expect(opened('EV01', { players: { B: { cash: 10, own: { 5: 1 } } } }).cash('B')).toEqual([9]);
    expect(opened('EV02', { players }).cash()).toEqual([31, 10, 27]);
    expect(opened('EV03', { players }).cash()).toEqual([25, 10, 20]);
  });

  test('EC-21.12: EV04 pays Phase 2 for the dice of the auditor; token and price are untouched', () => {
    const own = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((k) => [k, 1]));
    const t = opened('EV04', { players: { A: { own } }, crises: { 6: 3 } });
    expect([t.cash('A'), t.g.turn.industry]).toEqual([[20 + 44 - 3], null]);
  });

  test('EC-D.31: EV05: 4M or a card for each', () => {
    const t = opened('EV05', { optionDeck: ['OP19-1'] });
    t.play('A', 'takeMoney');
    t.play('B', 'drawCard');
    expect([t.cash('A'), t.player('B').hand.secret, t.asked()]).toEqual([[24], ['OP19-1'], ['C']]);
  });

  test('EC-S.76: EV06, EV07 and EV08 move every set price', () => {
    const prices = { 2: 18, 3: 18, 4: 7, 5: 3 };
    const after = (card: EventId) => ([2, 3, 4, 5, 6] as const).map((k) => opened(card, { prices }).price(k));
    expect(after('EV08')).toEqual([9, 9, 7, 6, null]);
    expect(after('EV06')).toEqual([21, 21, 10, 6, null]);
    expect(after('EV07')).toEqual([15, 15, 4, 1, null]);
  });

  test('EC-21.1: EV16 to EV20 change the profit of single industries', () => {
    const profits = (card: EventId) =>
      ([2, 3, 6, 8, 10, 12] as const).map(
        (k) => position({ options: { rules: 'full' }, event: card }).facts().industries[k].profit,
      );
    expect(profits('EV16')).toEqual([6, 5, 3, 3, 3, 8]);
    expect(profits('EV17')).toEqual([7, 4, 4, 3, 3, 7]);
    expect(profits('EV18')).toEqual([6, 4, 3, 4, 4, 7]);
    expect(profits('EV19')).toEqual([4, 4, 3, 3, 3, 5]);
    expect(profits('EV20')).toEqual([6, 4, 2, 3, 1, 7]);
  });

  test('EC-18.2: EV21 eases, EV22 worsens every crisis; EV23 moves the forecast; EV24 gives quotas', () => {
    const at = { at: 'newYear', crises: { 6: 3, 9: 1 }, crisisDeck: ['CS1'] } as const;
    expect(opened('EV21', { ...at, forecast: 2 }).crises()).toEqual({ 2: 2, 6: 1 });
    expect(opened('EV22', { ...at, forecast: 2 }).crises()).toEqual({ 2: 2, 6: 4, 9: 2 });
    expect(only(opened('EV23').opening, 'forecastMoved').length).toBeGreaterThan(0);
    expect(opened('EV24').g.seats.map((seat) => opened('EV24').g.players[seat].quotas.length)).toEqual([1, 1, 1]);
  });

  test('EC-S.78, EC-9.7, EC-R.61, EC-D.32, EC-K.16: EV25 takes one company of each who is tied for most, for its price', () => {
    const own = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((k) => [k, 2]));
    const one = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((k) => [k, 1]));
    const prices = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((k) => [k, 9]));
    const t = opened('EV25', { players: { A: { own }, B: { own }, C: { own: one } }, prices });
    expect(t.cash()).toEqual([29, 29, 20]);
    expect(only(t.opening, 'companyTaken')).toMatchObject([
      { from: 0, to: null },
      { from: 1, to: null },
    ]);
    const { industry } = only(t.opening, 'companyTaken')[0] as { industry: 2 };
    const choosing = opened('EV25', {
      players: { A: { own: { [industry]: 2 }, mortgaged: { [industry]: 1 } } },
      prices,
    });
    expect(choosing.question()).toBe('event.surrender');
    choosing.play('A', 'giveUp', { condition: 'mortgaged' });
    expect(choosing.cash('A')).toEqual([23]);

    const single = { [industry]: 1 };
    const sold = opened('EV25', {
      prices: { ...prices, [industry]: 3 },
      players: { A: { cash: 0, own: single, mortgaged: single, projects: { 5: 1 } }, B: { own: single } },
    });
    const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };
    const give = { ...NOTHING, projects: ['5-1'], cards: [] };
    const get = { ...NOTHING, money: 3, companies: [`${industry}-clean-1`], cards: 0 };
    sold.play('A', 'proposeDeal', { to: 1, terms: { give, get } });
    const events = sold.play('B', 'acceptDeal', { deal: sold.g.deals.open[0]?.id });
    // The company that B would have lost is A's by now, and A has had its turn.
    expect([only(events, 'companyTaken'), sold.owns('A', industry), sold.question()]).toEqual([[], 1, 'window.free']);
  });

  test('EC-3.6: EV33 gives the star of the dearest auction, unless its winner is bankrupt or it was below 10M', () => {
    const stars = (price: number, isOut: boolean) => {
      const t = position({
        names: ['A', 'B'],
        options: { rules: 'full' },
        at: 'yearEnd',
        event: 'EV33',
        eventDeck: ['EV06'],
        crisisDeck: ['CF05'],
        players: { B: { isOut } },
      });
      t.g.record = { seat: 1, price, turn: 1 };
      return kinds(t.allReady()).filter((type) => type === 'starChanged').length;
    };
    expect([stars(10, false), stars(9, false), stars(10, true)]).toEqual([1, 0, 0]);
  });

  test('EC-S.77, EC-21.6: EV34 gives the first success of the year a star, by card too', () => {
    const t = position({
      options: { rules: 'full' },
      event: 'EV34',
      players: { A: { hand: ['OP16-1', 'OP16-2'], projects: { 8: 2 } } },
    });
    t.dice(4);
    t.card('A', 'OP16-1', { industry: 8 });
    expect([t.owns('A', 8), t.player('A').bonus]).toEqual([1, 1]);
    t.dice(4);
    t.card('A', 'OP16-2', { industry: 8 });
    expect([t.owns('A', 8), t.player('A').bonus]).toEqual([2, 1]);
  });

  test('EC-R.18, EC-18.2: EV12 forbids loans and takes them out of solvency; EV26 asks for no quota', () => {
    const t = position({
      options: { rules: 'full' },
      event: 'EV12',
      prices: { 5: 6 },
      players: { A: { own: { 5: 1 } } },
    });
    expect([t.refusal('A', 'takeLoan', { industry: 5 }), t.facts().seats[0].solvency.total]).toEqual([
      'EC-18.2 noCredit',
      23,
    ]);
    const state = position({ options: { rules: 'full' }, event: 'EV26', at: 'auction', industry: 7, prices: { 7: 3 } });
    expect(only(state.play('A', 'announceLot', { kind: 'state' }), 'lotAnnounced')).toMatchObject([
      { bidders: [0, 1, 2] },
    ]);
  });

  test('EC-S.69: EV30: a leader pays 3M for playing a card, and cannot without', () => {
    const given = (cash: number) =>
      position({
        options: { rules: 'full' },
        event: 'EV30',
        players: { A: { cash, own: { 2: 1 }, hand: ['OP19-1'] } },
      });
    expect(given(2).cardRefusal('A', 'OP19-1')).toBe('EC-18.2 foreignAgent');
    const t = given(3);
    expect(only(t.card('A', 'OP19-1'), 'cardPlayed')).toMatchObject([{ cost: 0, charge: 3 }]);
    expect(t.cash('A')).toEqual([5]);
  });

  test('EC-S.69, EC-16.3: EV30 comes on top of what the card itself costs', () => {
    const leading = (cash: number, card: OptionCard) =>
      position({
        options: { rules: 'full' },
        event: 'EV30',
        prices: { 2: 8 },
        players: { A: { cash, own: { 2: 1 }, mortgaged: { 2: 1 }, hand: [card] } },
      });
    const loan = { company: '2-mortgaged' };
    expect(leading(4, 'OP20-1').cardRefusal('A', 'OP20-1', loan)).toBe('EC-16.3 cannotPay');
    const t = leading(5, 'OP20-1');
    t.card('A', 'OP20-1', loan);
    expect([t.cash('A'), t.loans('A')]).toEqual([[0], 0]);
    expect(leading(6, 'OP18-1').cardRefusal('A', 'OP18-1', { industry: 2 })).not.toBe(null);
    expect(leading(7, 'OP18-1').cardRefusal('A', 'OP18-1', { industry: 2 })).toBe(null);
  });
});

import { describe, expect, test } from 'vitest';
import { kinds, only, position } from '../../testing/position.ts';
import { changePrice } from '../11-auction/prices.ts';

const FULL = { rules: 'full' } as const;

describe('projects, sales, start-ups, prices', () => {
  test('EC-S.18, EC-8.1, EC-8.2, EC-8.6, EC-8.7: upkeep, a 5, and the project is a company', () => {
    const t = position({
      options: FULL,
      at: 'begin',
      prices: { 8: 9 },
      players: { A: { cash: 7, projects: { 8: 1 } } },
    });
    t.dice(3, 5, 5);
    t.play('A', 'roll');
    t.allReady();
    expect([t.cash('A'), t.owns('A', 8), t.player('A').projects[8], t.stars('A'), t.free(8)]).toEqual([
      [5],
      1,
      0,
      [2],
      [4, 1],
    ]);
  });

  test('EC-S.19, EC-8.3, EC-8.4: 1 burns, 2 to 4 stay; EV13 and EV14 move the line', () => {
    const rolled = (die: number, event?: 'EV13' | 'EV14') => {
      const t = position({
        options: FULL,
        ...(event && { event }),
        prices: { 8: 9 },
        players: { A: { projects: { 8: 1 } } },
      });
      t.dice(3, 5, die);
      t.play('A', 'roll');
      const events = t.allReady();
      return (only(events, 'projectRolled')[0] as { result: string }).result;
    };
    expect([1, 2, 3, 4, 5, 6].map((die) => rolled(die))).toEqual([
      'burns',
      'stays',
      'stays',
      'stays',
      'succeeds',
      'succeeds',
    ]);
    expect([rolled(4, 'EV13'), rolled(3, 'EV13'), rolled(5, 'EV14'), rolled(6, 'EV14')]).toEqual([
      'succeeds',
      'stays',
      'stays',
      'succeeds',
    ]);
  });

  test('EC-S.20, EC-8.5, EC-R.12: without 2M the project is sold to somebody who rolls at once, or burns', () => {
    const given = {
      at: 'listProjects',
      industry: 8,
      prices: { 8: 9 },
      players: { A: { cash: 1, projects: { 8: 1 } } },
    } as const;
    const t = position(given);
    expect(t.menu('A')).toEqual(['letBurn', 'offerProject']);
    expect(t.refusal('A', 'payUpkeep')).toBe('EC-8.5 cannotPay');
    t.play('A', 'offerProject', { to: 2, price: 5 });
    t.play('C', 'pass');
    expect(t.refusal('A', 'offerProject', { to: 2, price: 1 })).toBe('EC-R.12 alreadyAsked');
    t.play('A', 'offerProject', { to: 1, price: 1 });
    t.dice(3);
    t.play('B', 'buyProject');
    expect([t.cash('A', 'B'), t.player('B').projects[8], t.player('A').projects[8]]).toEqual([[2, 17], 1, 0]);
    const declined = position(given);
    const offered = [1, 2].map((to) => {
      const told = declined.play('A', 'offerProject', { to, price: 1 });
      declined.play(to === 1 ? 'B' : 'C', 'pass');
      return only(told, 'projectOffered');
    });
    expect(offered.flat()).toMatchObject([
      { from: 0, to: 1, industry: 8, price: 1 },
      { from: 0, to: 2, industry: 8, price: 1 },
    ]);
    // Nobody is left to ask, and nothing to raise: it burns without a question.
    expect([declined.player('A').projects[8], declined.question()]).toEqual([0, 'window.free']);
    const burnt = position(given);
    burnt.play('A', 'letBurn');
    expect([burnt.player('A').projects[8], burnt.cash('A')]).toEqual([0, [1]]);
  });

  test('EC-R.12: money raised pays the upkeep without asking; EV15 takes none; EC-T.9 lets the owner choose', () => {
    const t = position({
      at: 'listProjects',
      industry: 8,
      prices: { 8: 9 },
      players: { A: { cash: 1, own: { 5: 1 }, projects: { 8: 1 } } },
    });
    t.dice(3);
    t.play('A', 'takeLoan', { industry: 5 });
    expect([t.cash('A'), t.window()]).toEqual([[4], 'FW4']);
    const free = position({
      options: FULL,
      event: 'EV15',
      at: 'listProjects',
      industry: 8,
      prices: { 8: 9 },
      players: { A: { cash: 0, projects: { 8: 1 } } },
    });
    expect(kinds(free.opening)).toContain('projectRolled');
    const chosen = position({
      options: { projectUpkeep: 'optional' },
      at: 'listProjects',
      industry: 8,
      prices: { 8: 9 },
      players: { A: { projects: { 8: 1 } } },
    });
    expect(chosen.menu('A')).toEqual(['letBurn', 'offerProject', 'payUpkeep']);
  });

  test('EC-8.8: owners resolve their projects in turn order, one at a time', () => {
    const t = position({
      active: 'B',
      at: 'listProjects',
      industry: 8,
      prices: { 8: 9 },
      players: { A: { projects: { 8: 1 } }, B: { projects: { 8: 2 } } },
    });
    expect(only(t.opening, 'upkeepPaid').map((e) => (e as { seat: number }).seat)).toEqual([1, 1, 0]);
  });

  test('EC-S.62, EC-R.13, EC-R.32: with twelve companies a success stays a project, and nothing more can be bought or taken', () => {
    const own = { 2: 3, 3: 3, 4: 3, 10: 3 };
    const t = position({
      options: FULL,
      prices: { 8: 9 },
      players: { A: { cash: 90, own, projects: { 8: 1 } }, B: { own: { 5: 1, 8: 1 } } },
    });
    t.dice(3, 5, 6);
    t.play('A', 'roll');
    t.allReady();
    expect([t.player('A').projects[8], t.owns('A', 8), t.window()]).toEqual([1, 0, 'FW4']);
    const get = { money: 0, companies: ['5-clean-1'], projects: [], cards: 0, quotas: 0 };
    const give = { money: 1, companies: [], projects: [], cards: [], quotas: 0 };
    expect(t.refusal('A', 'proposeDeal', { to: 1, terms: { give, get } })).toBe('EC-14.14 lacksRoom');
    t.calmUntil('auction.announcement');
    const events = t.play('A', 'announceLot', { kind: 'private' });
    expect(only(events, 'lotAnnounced')).toMatchObject([{ bidders: [1, 2] }]);
    expect(t.facts().seats[0].mayBid).toBe(false);
    t.calmUntil('offers.offering');
    expect(t.asked()).toEqual(['C']);
  });

  test('EC-S.21, EC-9.1, EC-9.2, EC-9.3, EC-9.4, EC-9.5, EC-R.14, EC-R.17: a sale at the full price bars from the auction, not from projects', () => {
    const t = position({ at: 'sales', industry: 5, prices: { 5: 14 }, players: { A: { own: { 5: 1 } } } });
    t.play('A', 'sell', { company: '5-clean' });
    expect([t.cash('A'), t.price(5), t.free(5)]).toEqual([[34], 14, [3, 1]]);
    t.allReady();
    expect(t.asked()).toEqual(['B']);
    t.calmUntil('startUps.creation');
    t.play('A', 'createProjects', { count: 1 });
    expect(t.cash('A')).toEqual([27]);
  });

  test('EC-9.1: no sale at the full price outside Phase 4, nor of other industries', () => {
    const t = position({ at: 'sales', industry: 5, prices: { 5: 14, 6: 9 }, players: { A: { own: { 5: 1, 6: 1 } } } });
    expect(t.refusal('A', 'sell', { company: '6-clean' })).toBe('EC-9.1 notOffered');
    t.calmUntil('startUps.creation');
    expect(t.refusal('A', 'sell', { company: '5-clean' })).toBe('EC-9.1 notNow');
    t.calmUntil('window.free');
    expect([t.window(), t.refusal('A', 'sell', { company: '5-clean' })]).toEqual(['FW8', 'EC-9.1 notSalePhase']);
  });

  test('EC-S.22, EC-9.6, EC-R.24: a mortgaged company is sold less its loan; a loss only within one’s cash', () => {
    const sale = (price: number, cash: number) =>
      position({
        at: 'sales',
        industry: 5,
        prices: { 5: price },
        players: { A: { cash, own: { 5: 1 }, mortgaged: { 5: 1 } } },
      });
    expect(sale(5, 0).refusal('A', 'sell', { company: '5-mortgaged' })).toBe('EC-14.9 cannotPay');
    const t = sale(10, 0);
    t.play('A', 'sell', { company: '5-mortgaged' });
    expect([t.cash('A'), t.loans('A')]).toEqual([[4], 0]);
    const loss = sale(5, 1);
    loss.play('A', 'sell', { company: '5-mortgaged' });
    expect(loss.cash('A')).toEqual([0]);
  });

  test('EC-S.10, EC-9.4, EC-R.33: what once was a state company comes back as a private one, beyond the printed spaces if need be', () => {
    const names = [...'ABCD'];
    const players = { A: { own: { 9: 1 } }, B: { own: { 9: 1 } }, C: { own: { 9: 1 } }, D: { own: { 9: 1 } } } as const;
    const t = position({ names, at: 'sales', industry: 9, prices: { 9: 6 }, players, free: { 9: [0, 0] } });
    t.play('A', 'sell', { company: '9-clean' });
    expect(t.free(9)).toEqual([1, 0]);
    t.play('C', 'sell', { company: '9-clean' });
    t.play('D', 'sell', { company: '9-clean' });
    expect(t.free(9)).toEqual([3, 0]);
  });

  test('EC-S.26, EC-11.20, EC-11.21: without demand the price falls by the number of players, to 1M at the least; not under EV09', () => {
    const after = (price: number, event?: 'EV09') =>
      position({
        names: [...'ABCD'],
        ...(event && { event, options: FULL }),
        at: 'updatePrice',
        industry: 7,
        prices: { 7: price },
      }).price(7);
    expect([after(9), after(5), after(1), after(9, 'EV09')]).toEqual([5, 1, 1, 9]);
  });

  test('EC-S.27, EC-R.20, EC-T.10: the price also falls when there was nothing to auction, unless the table says no', () => {
    const given = { names: [...'ABCD'], at: 'auction', industry: 2, prices: { 2: 12 }, free: { 2: [0, 0] } } as const;
    const t = position(given);
    t.play('A', 'pass');
    t.play('B', 'createProjects', { count: 1 });
    t.play('C', 'pass');
    t.play('D', 'pass');
    expect([t.cash('B'), t.price(2)]).toEqual([[14], 14]);
    const passed = (options: object) => {
      const none = position({ ...given, options });
      for (const name of 'ABCD') none.play(name, 'pass');
      return none.price(2);
    };
    expect([passed({}), passed({ priceFallWithoutLot: 'off' })]).toEqual([8, 12]);
  });

  test('EC-R.20, EC-T.10: an extra lot that nobody wants is a lot too', () => {
    const t = position({
      options: { rules: 'full', priceFallWithoutLot: 'off' },
      at: 'afterAuction',
      industry: 2,
      prices: { 2: 12 },
      free: { 2: [1, 0] },
      players: { A: { hand: ['OP10-1'] } },
    });
    t.card('A', 'OP10-1');
    t.calmUntil('window.free');
    t.allReady();
    while (t.question() === 'startUps.creation') t.calm();
    expect(t.price(2)).toBe(9);
  });

  test('EC-1.4, EC-11.14: the last prices of an industry are remembered, the present one last, twelve at the most', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 15 } });
    t.calmUntil('window.free');
    expect([t.price(7), t.g.pastPrices[7], t.g.pastPrices[6]]).toEqual([12, [12], []]);
    for (let price = 20; price < 40; price++) changePrice(t.g, 7, price, 'sale');
    changePrice(t.g, 7, 39, 'sale');
    expect([t.g.pastPrices[7].length, t.g.pastPrices[7][0], t.g.pastPrices[7].at(-1)]).toEqual([12, 28, 39]);
  });

  test('EC-S.28, EC-S.29, EC-11.15 to EC-11.19, EC-11.16, EC-11.17, EC-11.18, EC-11.19, EC-R.19, EC-0.2: all pay half the price, then it rises by 2M for each', () => {
    const t = position({ at: 'startUps', industry: 7, prices: { 7: 11 }, players: { C: { projects: { 4: 1 } } } });
    t.play('A', 'createProjects', { count: 1 });
    t.play('B', 'pass');
    expect(t.refusal('C', 'createProjects', { count: 3 })).toBe('EC-11.18 noProjectTokens');
    t.play('C', 'createProjects', { count: 2 });
    expect([t.cash(), t.price(7)]).toEqual([[14, 20, 8], 17]);
  });

  test('EC-S.70, EC-0.3: quick rules have no crisis, no kinds, no card for a double; loans, sales, deals and ruin are there', () => {
    const t = position({ players: { A: { own: { 5: 1 } } }, prices: { 8: 9 } });
    expect(t.menu('A')).toEqual(['declareBankruptcy', 'proposeDeal', 'roll', 'sellAtHalf', 'takeLoan']);
    t.dice(4, 4);
    expect(kinds(t.play('A', 'roll'))).toEqual(['diceRolled', 'industryActive']);
    expect(t.window()).toBe('FW4');
    t.allReady();
    expect(t.question()).toBe('auction.bidding');
  });
});

import { describe, expect, test } from 'vitest';
import { kinds, only, position } from '../../testing/position.ts';

const FULL = { rules: 'full' } as const;
const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };
const terms = (give: object, get: object) => ({
  give: { ...NOTHING, cards: [], ...give },
  get: { ...NOTHING, cards: 0, ...get },
});

describe('raising money for a purchase', () => {
  /** A has won a state company for 12M and has 4M, two companies and a number of quotas. */
  const won = (quotas: number) => {
    const t = position({
      options: FULL,
      at: 'auction',
      industry: 7,
      prices: { 7: 12, 5: 10 },
      free: { 7: [0, 1] },
      players: { A: { cash: 4, own: { 5: 2 }, quotas }, B: { quotas: 0 }, C: { quotas: 0 } },
    });
    t.play('A', 'bid', { amount: 12 });
    expect(t.question()).toBe('payment.raising');
    return t;
  };

  test('EC-R.37, EC-5.7: a winner who raises money by deals cannot give away the quota that the company needs', () => {
    const sale = terms({ quotas: 1 }, { money: 10 });
    const t = won(1);
    expect(t.refusal('A', 'proposeDeal', { to: 1, terms: sale })).not.toBe(null);
    const rich = won(2);
    rich.play('A', 'proposeDeal', { to: 1, terms: sale });
    const events = rich.play('B', 'acceptDeal', { deal: rich.g.deals.open[0]?.id });
    expect(only(events, 'lotSold')).toMatchObject([{ seat: 0, paid: 12, usedQuota: true }]);
    expect([rich.player('A').quotas.length, rich.player('B').quotas.length, rich.cash('A')]).toEqual([0, 1, [2]]);
  });

  test('EC-R.32, EC-14.14: the token of the company being bought is as good as placed', () => {
    const t = position({
      at: 'auction',
      industry: 7,
      prices: { 7: 9 },
      options: { extraStars: '6', limit: 'turns100' },
      players: { A: { cash: 4, own: { 2: 4, 3: 4, 4: 3 }, projects: { 5: 1 } }, B: { own: { 8: 1 } } },
    });
    t.play('A', 'bid', { amount: 9 });
    t.calmUntil('payment.raising');
    const swap = terms({ projects: ['5-1'] }, { money: 9, companies: ['8-clean-1'] });
    expect(t.refusal('A', 'proposeDeal', { to: 1, terms: swap })).toBe('EC-14.14 lacksRoom');
  });

  test('EC-R.47, EC-5.6: a company whose price is unset may still be worth a bid, a start-up, an offer or an answer', () => {
    const own = { 11: 1 } as const;
    const poor = { cash: 1, own, mortgaged: own };
    const bidder = position({ at: 'auction', industry: 7, prices: { 7: 3 }, players: { A: poor } });
    expect([bidder.question(), bidder.asked()]).toEqual(['auction.bidding', ['A']]);
    expect(bidder.refusal('A', 'bid', { amount: 3 })).toBe('EC-R.18 beyondSolvency');
    bidder.dice(6);
    bidder.play('A', 'sellAtHalf', { company: '11-mortgaged' });
    bidder.play('A', 'confirmSale');
    expect([bidder.cash('A'), bidder.refusal('A', 'bid', { amount: 3 })]).toEqual([[4], null]);

    const starter = position({ at: 'startUps', industry: 7, prices: { 7: 5 }, players: { A: poor } });
    expect([starter.question(), starter.asked()]).toEqual(['startUps.creation', ['A']]);
    const owner = position({
      at: 'offers',
      industry: 7,
      prices: { 7: 3 },
      players: { A: { cash: 6 }, B: { cash: 0, own: { ...own, 7: 1 }, mortgaged: own } },
    });
    owner.play('A', 'offerTakeover', { owner: 1, condition: 'clean' });
    expect([owner.question(), owner.asked()]).toEqual(['offers.answer', ['B']]);
  });

  test('EC-11.13, EC-15.1, EC-14.4: what a purchase or interest tells itself is not told a second time as a payment', () => {
    const t = position({ at: 'auction', industry: 7, prices: { 7: 9 } });
    t.play('A', 'bid', { amount: 9 });
    t.play('B', 'pass');
    const sold = kinds(t.play('C', 'pass'));
    expect([sold.includes('lotSold'), sold.includes('paid')]).toEqual([true, false]);
    const year = position({ at: 'interest', players: { A: { own: { 5: 1 }, mortgaged: { 5: 1 } } } });
    const paid = kinds(year.play('A', 'payInterest'));
    expect([paid.includes('interestPaid'), paid.includes('paid')]).toEqual([true, false]);
  });
});

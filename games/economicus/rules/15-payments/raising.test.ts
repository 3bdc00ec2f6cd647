import { describe, expect, test } from 'vitest';
import { only, position } from '../../testing/position.ts';

const FULL = { rules: 'full' } as const;

/** A has won an auction at 12M and has 2M in cash. */
function debtor(A: object, given: object = {}) {
  const t = position({
    names: ['A', 'B'],
    options: FULL,
    at: 'auction',
    industry: 7,
    free: { 7: [1, 0] },
    prices: { 7: 12, 4: 8, 5: 20, 9: 4 },
    players: { A: { cash: 2, ...A }, B: { cash: 0 } },
    ...given,
  });
  t.play('A', 'bid', { amount: 12 });
  return t;
}

describe('raising what is owed', () => {
  test('EC-15.2, EC-R.28: the proposal takes no more loans than it needs, in the poorest industries first', () => {
    const t = debtor({ own: { 4: 2, 5: 1, 9: 1 } });
    const raising = t.facts().raising;
    expect(raising).toMatchObject({
      debtor: 0,
      amount: 12,
      loans: ['4-clean-2', '4-clean-1'],
      sales: [],
      covers: true,
    });
    expect(raising?.means).toEqual([
      { company: '4-clean-2', loan: 5, sale: 4 },
      { company: '4-clean-1', loan: 5, sale: 4 },
      { company: '5-clean-1', loan: 5, sale: 10 },
      { company: '9-clean-1', loan: 5, sale: 2 },
    ]);
  });

  test('EC-15.2: the proposal is carried out in one word, and the debt is paid at once', () => {
    const t = debtor({ own: { 4: 2, 5: 1, 9: 1 } });
    const { loans, sales } = t.facts().raising ?? {};
    const events = t.play('A', 'raiseMoney', { loans, sales });
    expect(only(events, 'loanTaken')).toHaveLength(2);
    expect([t.cash('A'), t.facts().raising, t.owns('A', 7)]).toEqual([[0], null, 1]);
  });

  test('EC-15.2, EC-14.8: it can be changed: other companies, and sales beside loans', () => {
    const t = debtor({ own: { 4: 2, 5: 1, 9: 1 } });
    const events = t.play('A', 'raiseMoney', { loans: ['9-clean-1'], sales: ['5-clean-1'] });
    expect(only(events, 'soldToMarket')).toMatchObject([{ industry: 5, at: 'half', received: 10 }]);
    expect([t.cash('A'), t.owns('A', 5), t.loans('A')]).toEqual([[5], 0, 1]);
  });

  test('EC-15.2: what does not suffice leaves the rest to be raised', () => {
    const t = debtor({ own: { 4: 2, 5: 1, 9: 1 } });
    t.play('A', 'raiseMoney', { loans: ['9-clean-1'], sales: [] });
    expect([t.question(), t.cash('A')]).toEqual(['payment.raising', [7]]);
    expect(t.facts().raising).toMatchObject({ loans: ['4-clean-2'], sales: [], covers: true });
  });

  test('EC-15.2, EC-14.1: nothing at all is refused, and so is a company that is both mortgaged and sold', () => {
    const t = debtor({ own: { 4: 2, 5: 1 } });
    expect(t.refusal('A', 'raiseMoney', { loans: [], sales: [] })).toBe('EC-15.2 nothingRaised');
    expect(t.refusal('A', 'raiseMoney', { loans: ['5-clean-1'], sales: ['5-clean-1'] })).toBe(
      'EC-14.1 mortgagedAndSold',
    );
  });

  test('EC-R.28, EC-3.4: where loans are not enough, the companies are sold that cost the fewest stars, and no loan is taken in vain', () => {
    const t = debtor(
      { own: { 4: 1, 5: 2, 9: 1 }, mortgaged: { 4: 1, 9: 1 }, cash: 0 },
      { prices: { 7: 12, 4: 40, 5: 30 } },
    );
    // Two loans are 10M; a company in 5 sold for 15M leaves presence and majority there, and no loan is needed.
    expect(t.facts().raising).toMatchObject({ loans: [], sales: ['5-clean-2'], covers: true });
  });

  test('EC-15.2, EV12: without credit only sales are proposed; a price that is unset is left to the die', () => {
    const t = debtor({ own: { 4: 2, 5: 1, 11: 1 } }, { event: 'EV12' });
    const raising = t.facts().raising;
    expect([raising?.loans, raising?.sales]).toEqual([[], ['4-clean-2', '5-clean-1']]);
    expect(raising?.means.find(({ company }) => company === '11-clean-1')).toEqual({
      company: '11-clean-1',
      loan: null,
      sale: null,
    });
    expect(t.refusal('A', 'raiseMoney', { loans: [], sales: ['11-clean-1'] })).not.toBe(null);
  });

  test('EC-15.2: those who are asked to help raise nothing themselves', () => {
    const t = debtor({ own: { 4: 2, 5: 1 } });
    expect(t.refusal('B', 'raiseMoney', { loans: [], sales: [] })).not.toBe(null);
  });

  test('EC-14.8, EC-9.6: what a sale of each company leaves, at half price and at the full one', () => {
    const t = position({
      prices: { 5: 13, 9: 6 },
      players: { A: { own: { 5: 2, 9: 1, 11: 1 }, mortgaged: { 5: 1, 9: 1 } } },
    });
    expect(t.facts().seats[0].sales).toEqual([
      { company: '5-clean', half: 7, full: 13 },
      { company: '5-mortgaged', half: 1, full: 7 },
      { company: '9-mortgaged', half: -3, full: 0 },
      { company: '11-clean', half: null, full: null },
    ]);
  });
});

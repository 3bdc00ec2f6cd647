import { factsFor } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../content/plans.ts';
import { boom } from '../index.ts';
import { position } from '../testing/position.ts';

const factsOf = (given: Parameters<typeof position>[0]) => factsFor(boom, position(given).g, null);

const READY = {
  plan: 'P01',
  lead: 'EKP',
  attached: ['C01', 'C02'],
  shares: { EKP: 2, NOI: 1 },
  cash: 9,
} as const;
const ready = () => ({ ...READY, attached: [...READY.attached] });
const last = PLAN_IDS.filter((plan) => plan !== 'P01');

/** What boards show beyond the state: computed once, by the rules. */
describe('facts', () => {
  test('BO-8.11, BO-8.12: what an IPO now would pay each seat, die by die', () => {
    const { P01, P02 } = factsOf({ limit: 3, companies: [ready(), { plan: 'P02' }] }).companies;
    const shares = P01?.raises.map((raised) => Math.round(raised / 3));
    expect(P01?.payouts).toEqual([shares?.map((each) => 2 * each), shares, [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]);
    // What nobody has funded pays nobody.
    expect(P02?.payouts.flat().every((pays) => pays === 0)).toBe(true);
  });

  test('BO-10.2, BO-8.2: whose IPO would end the game: of the last Business Plan, with cards enough', () => {
    const given = (gone: typeof last, limit: 3 | 6) => factsOf({ limit, companies: [ready()], gone });
    expect(given(last, 3)).toMatchObject({ plansLeft: 1, enders: [0] });
    expect(given(last, 6)).toMatchObject({ plansLeft: 1, enders: [] });
    expect(given(last.slice(1), 3)).toMatchObject({ plansLeft: 2, enders: [] });
  });

  test('BO-10.3, BO-R36, BO-R38: who would win if the game ended now; nobody is named where treasuries are hidden', () => {
    const treasuries = { EKP: 30, NOI: 41, GOS: 41, ARS: 7 };
    expect(factsOf({ treasuries }).ahead).toEqual([1, 2]);
    expect(factsOf({ treasuries, options: { treasuries: 'hidden' } }).ahead).toEqual([]);
  });
});

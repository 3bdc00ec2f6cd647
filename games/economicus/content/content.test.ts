import { describe, expect, test } from 'vitest';
import { OPTION_RULES } from '../testing/card-ids.ts';
import { position } from '../testing/position.ts';
import { CRISIS_CARDS, FORECASTS, STRENGTHS } from './crisis-cards.ts';
import { EVENT_IDS, EVENTS } from './events.ts';
import { INDUSTRIES, SEGMENTS } from './industries.ts';
import { OPTION_CARDS, OPTION_IDS, OPTIONS, type OptionDesign } from './options.ts';
import * as TABLE from './table.ts';

const segments = INDUSTRIES.map((industry) => ({ industry, ...SEGMENTS[industry] }));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const designs = OPTION_IDS.map((id): OptionDesign & { id: string } => ({ id, ...OPTIONS[id] }));

describe('content', () => {
  test('EC-K.1, EC-1.1, EC-1.2: eleven industries numbered 2 to 12, each with profit and companies', () => {
    expect(INDUSTRIES).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(segments.every(({ profit }) => profit > 0)).toBe(true);
  });

  test('EC-K.2: the car industry is 5 and telecom services are 7, with the figures of the table', () => {
    expect([SEGMENTS[5].profit, SEGMENTS[7].ways]).toEqual([3, 6]);
  });

  test('EC-K.3, EC-1.3, EC-S.2: the stars under a number count the combinations of two dice', () => {
    const ways = INDUSTRIES.map((industry) => {
      let count = 0;
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b === industry) count += 1;
      return count;
    });
    expect(segments.map((segment) => segment.ways)).toEqual(ways);
    expect(ways).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('EC-K.4: every industry has private and state companies, 33 and 15 in all', () => {
    expect(segments.every((segment) => segment.private >= 1 && segment.state >= 1)).toBe(true);
    expect([sum(segments.map((s) => s.private)), sum(segments.map((s) => s.state))]).toEqual([33, 15]);
  });

  test('EC-K.5, EC-1.8: tones follow the yield; 12 has the highest profit and the second lowest yield', () => {
    const byYield = [...segments].sort((a, b) => a.ways * a.profit - b.ways * b.profit);
    expect(byYield.map(({ tone }) => tone)).toEqual([...byYield.map(({ tone }) => tone)].sort((a, b) => a - b));
    expect(Math.max(...segments.map(({ profit }) => profit))).toBe(SEGMENTS[12].profit);
    expect(byYield[1]?.industry).toBe(12);
    expect(sum(segments.map(({ ways, profit }) => ways * profit))).toBe(125);
  });

  test('EC-K.6, EC-S.5, EC-20.1: beside 7 a company in 12 earns seven times as often', () => {
    const layout = [2, 3, 12, 7, 4, 5, 6, 8, 9, 10, 11] as const;
    const t = position({ layout, players: { A: { own: { 12: 1, 7: 1 } } } });
    const { industries } = t.facts();
    expect([7, 12, 3].map((k) => industries[k as 7].income[0])).toEqual([10, 10, 0]);
    const earning = INDUSTRIES.filter((k) => industries[k].income[0] > 0);
    expect(sum(earning.map((k) => SEGMENTS[k].ways))).toBe(7);
  });

  test('EC-K.7, EC-R.4: the six least attractive industries have white numbers and room for 16 placements', () => {
    const white = segments.filter(({ isWhite }) => isWhite);
    expect(white.map(({ industry }) => industry)).toEqual([2, 3, 4, 10, 11, 12]);
    expect([sum(white.map((s) => s.private)), sum(white.map((s) => s.state))]).toEqual([17, 8]);
    const highestWhite = Math.max(...white.map(({ ways, profit }) => ways * profit));
    expect(segments.every((s) => s.isWhite || s.ways * s.profit > highestWhite)).toBe(true);
  });

  test('EC-K.9, EC-10.13: nine forecasts, each of another industry, and nine strengths', () => {
    expect(Object.values(FORECASTS)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([Object.keys(STRENGTHS).length, CRISIS_CARDS.length]).toEqual([9, 18]);
    expect([TABLE.CRISIS_TOKENS, TABLE.CRISIS_LIMIT]).toEqual([6, 6]);
  });

  test('EC-K.10, EC-K.11: strengths outweigh profits, and every one of them lowers the price', () => {
    for (const { strength, fall } of Object.values(STRENGTHS)) {
      expect(strength).toBeGreaterThanOrEqual(2);
      expect(fall === 'half' || fall > 0).toBe(true);
    }
    expect(Math.max(...Object.values(STRENGTHS).map(({ strength }) => strength))).toBeGreaterThan(SEGMENTS[6].profit);
  });

  test('EC-K.12, EC-K.16, EC-K.18, EC-K.19, EC-K.20: cards that ease crises, nationalise, annul, need the active industry, give away debts', () => {
    expect(OPTION_RULES(['OP01', 'OP02', 'OP15', 'OP12', 'OP22', 'OP38'])).toBe(6);
    expect(designs.filter(({ timing }) => timing.includes('active')).map(({ id }) => id)).toEqual([
      'OP07',
      'OP08',
      'OP15',
      'OP36',
      'OP43',
    ]);
    expect([EVENTS.EV25.is, EVENTS.EV30.is, EVENTS.EV31.is, EVENTS.EV03.is]).toEqual([
      'instant',
      'year',
      'year',
      'instant',
    ]);
  });

  test('EC-K.13: 36 different events', () => {
    expect([EVENT_IDS.length, new Set(EVENT_IDS).size]).toEqual([36, 36]);
  });

  test('EC-K.14, EC-R.5, EC-0.7: 65 option cards of 46 designs, twelve of them quotas', () => {
    expect([OPTION_IDS.length, OPTION_CARDS.length, OPTIONS.OP46.copies]).toEqual([46, 65, 12]);
    expect(designs.filter(({ copies }) => copies === 1)).toHaveLength(37);
    expect(designs.filter(({ copies }) => copies === 2)).toHaveLength(8);
  });

  test('EC-K.15, EC-17.1: ten crimes of difficulty 2 to 4', () => {
    const crimes = designs.filter(({ difficulty }) => difficulty !== undefined);
    expect(crimes.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `OP${36 + i}`));
    expect(crimes.map(({ difficulty }) => difficulty)).toEqual([4, 2, 2, 2, 2, 3, 2, 2, 4, 3]);
  });

  test('EC-K.17: cards that give stars', () => {
    expect(designs.filter(({ isStar }) => isStar).map(({ id }) => id)).toEqual(['OP31', 'OP32', 'OP33', 'OP34']);
    expect([EVENTS.EV33.is, EVENTS.EV34.is]).toEqual(['award', 'award']);
  });

  test('EC-K.21, EC-K.22: the figures of the rulebook', () => {
    expect([
      TABLE.START_CASH,
      TABLE.LOAN,
      TABLE.INTEREST,
      TABLE.UPKEEP,
      TABLE.AUCTION_FEE,
      TABLE.INVESTIGATION_COST,
    ]).toEqual([20, 5, 1, 2, 1, 8]);
    expect(TABLE.TARGETS).toEqual({ quick: [6, 5, 4], full: [9, 8, 7] });
    expect([TABLE.COMPANY_TOKENS, TABLE.PROJECT_TOKENS, TABLE.HAND_LIMIT, TABLE.PRICE_PER_PIP]).toEqual([12, 3, 5, 3]);
  });
});

import { describe, expect, test } from 'vitest';
import { raisedBy } from '../rules/08-going-public/going-public.ts';
import { isCompanyCard, isDiscard, isPlan, PLAY_CARD_IDS } from './cards.ts';
import { COMPANY_CARD_IDS, COMPANY_CARDS, DOMAINS } from './company-cards.ts';
import { EVENTS } from './events.ts';
import { INDUSTRIES } from './industries.ts';
import { PLANS } from './plans.ts';

/** What the rulebook fixes about the cards (specification, 5.1). */
describe('content', () => {
  test('BO-K1, BO-K2, BO-K3, BO-K4: six Events, one the •Crash; each of the others heats one industry; some lower the Limit', () => {
    const events = Object.values(EVENTS);
    expect(events).toHaveLength(6);
    expect(EVENTS.E1.hot).toBe('software');
    expect(
      events
        .map(({ hot }) => hot)
        .filter((hot) => hot !== null)
        .sort(),
    ).toEqual([...INDUSTRIES].sort());
    expect(events.filter(({ lowersLimit }) => lowersLimit)).toHaveLength(3);
  });

  test('BO-K5, BO-K6: thirteen plans in five industries, all of which burn', () => {
    expect(Object.keys(PLANS)).toHaveLength(13);
    expect([PLANS.P01.industry, PLANS.P07.industry]).toEqual(['software', 'media']);
    const perIndustry = INDUSTRIES.map(
      (industry) => Object.values(PLANS).filter((plan) => plan.industry === industry).length,
    );
    expect(perIndustry).toEqual([3, 3, 3, 2, 2]);
    expect(Object.values(PLANS).reduce<number>((sum, { burn }) => sum + burn, 0)).toBe(46);
  });

  test('BO-K7, BO-K8, BO-K9, BO-K10: 39 Company cards of five kinds; Entrepreneurs as the plans are spread', () => {
    const ofKind = (kind: string) => COMPANY_CARD_IDS.filter((id) => COMPANY_CARDS[id].kind === kind).length;
    expect(['entrepreneur', 'buzzword', 'news', 'revenue', 'overhead'].map(ofKind)).toEqual([13, 7, 7, 5, 7]);
    expect(DOMAINS.C01).toBe('software');
    const perDomain = INDUSTRIES.map((industry) => COMPANY_CARD_IDS.filter((id) => DOMAINS[id] === industry).length);
    expect(perDomain).toEqual([3, 3, 3, 2, 2]);
  });

  test('BO-K14, BO-K16: the lowest total raises nothing; 64 different Play cards', () => {
    expect(raisedBy(2)).toBe(0);
    expect(new Set(PLAY_CARD_IDS).size).toBe(64);
    expect([isPlan, isCompanyCard, isDiscard].map((is) => PLAY_CARD_IDS.filter(is).length)).toEqual([13, 39, 12]);
  });
});

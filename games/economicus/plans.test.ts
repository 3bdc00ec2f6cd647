import { expect, test } from 'vitest';
import type { PlanValues } from '../planning.ts';
import { sightIn } from '../testing/sight.ts';
import { economicus } from './index.ts';
import { plans } from './plans.ts';
import { position } from './testing/position.ts';

const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };
const terms = (give: object, get: object) => ({
  give: { ...NOTHING, cards: [], ...give },
  get: { ...NOTHING, cards: 0, ...get },
});

test('bids as little as possible up to the limit, then passes; elsewhere its owner is asked', () => {
  const t = position({ at: 'auction', industry: 7, prices: { 7: 9 }, players: { A: { cash: 30 }, B: { cash: 30 } } });
  const answer = (is: string, values: PlanValues) => plans.rules[is]?.answer(sightIn(economicus, t.g, 0), values);
  expect(t.question()).toBe('auction.bidding');
  expect(answer('bidUpTo', { most: 9, where: 'any' })).toEqual({ type: 'bid', amount: 9 });
  expect(answer('bidUpTo', { most: 20, where: '7' })).toEqual({ type: 'bid', amount: 9 });
  expect(answer('bidUpTo', { most: 8, where: 'any' })).toEqual({ type: 'pass' });
  expect(answer('bidUpTo', { most: 20, where: '8' })).toBeNull();
  expect(answer('passAuctions', { where: '7' })).toEqual({ type: 'pass' });
  expect(answer('passAuctions', { where: '8' })).toBeNull();
  expect(answer('passWindows', {})).toBeNull();
});

test('accepts a proposal that is worth enough at market prices, and no other', () => {
  const t = position({ prices: { 5: 10 }, players: { A: { cash: 40 }, B: { own: { 5: 1 } } } });
  t.play('A', 'proposeDeal', { to: 1, terms: terms({ money: 14 }, { companies: ['5-clean-1'] }) });
  const deal = t.g.deals.open[0]?.id;
  const answer = (least: number) => plans.rules['acceptDeals']?.answer(sightIn(economicus, t.g, 1), { least });
  expect(sightIn(economicus, t.g, 1).facts.deals).toMatchObject([{ deal, give: 14 }]);
  const gain = 14 - (sightIn(economicus, t.g, 1).facts.deals[0]?.get ?? 0);
  expect(answer(gain)).toEqual({ type: 'acceptDeal', deal });
  expect(answer(gain + 1)).toBeNull();
  expect(plans.rules['acceptDeals']?.answer(sightIn(economicus, t.g, 0), { least: -50 })).toBeNull();
});

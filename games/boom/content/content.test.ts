import { choicesOf, clone } from '@parlour/kernel';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { boom } from '../index.ts';
import { float, raisedBy } from '../rules/08-going-public/going-public.ts';
import { plansExcept, position } from '../testing/position.ts';
import type { Company, G } from '../types.ts';
import { isCompanyCard, isDiscard, isPlan, PLAY_CARD_IDS } from './cards.ts';
import { COMPANY_CARD_IDS, COMPANY_CARDS, DOMAINS } from './company-cards.ts';
import { DISCARD_IDS } from './discards.ts';
import { BOOM_EVENTS, EVENTS } from './events.ts';
import { INDUSTRIES } from './industries.ts';
import { PLAN_IDS, PLANS } from './plans.ts';
import { TRACK_BURN } from './table.ts';

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
    const byBurn = Object.groupBy(COMPANY_CARD_IDS, (id) => Math.sign(COMPANY_CARDS[id].burn));
    expect([byBurn[1]?.length, byBurn[0]?.length, byBurn[-1]?.length]).toEqual([19, 14, 6]);
  });

  test('BO-K11: whatever Event is active and whatever Discard was played, a company burns by its cards and the Limit', () => {
    const told = new Set<string>();
    for (const event of BOOM_EVENTS)
      for (const discard of DISCARD_IDS) {
        const t = position({
          step: 'cardStep',
          event,
          hands: { EKP: [discard] },
          discardPile: ['C36'],
          companies: [
            { plan: 'P01', attached: ['C01', 'C38'], lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 100 },
            { plan: 'P05', attached: ['C32'], lead: 'NOI', shares: { EKP: 1, NOI: 2 }, cash: 100 },
          ],
        });
        const [choice] = t.offered('EKP', 'playDiscard').flatMap((offer) => [...choicesOf(offer)]);
        t.play('EKP', 'playDiscard', choice);
        const { limit, companies } = clone(t.g);
        for (const { type, ...burned } of t.play('EKP', 'pass')) {
          if (type !== 'burned' || !('burn' in burned)) continue;
          const { plan, attached } = companies.find((company) => company.plan === burned.company) as Company;
          const cards = attached.reduce((sum, card) => sum + COMPANY_CARDS[card].burn, PLANS[plan].burn as number);
          expect([discard, burned.burn]).toEqual([discard, Math.max(0, cards + TRACK_BURN[limit])]);
          told.add(`${event} ${discard} ${plan}`);
        }
      }
    expect(told.size).toBe(BOOM_EVENTS.length * DISCARD_IDS.length * 2);
  });

  test('BO-K12: nothing is added to the roll of an IPO but the cards, 2 for the Event of the industry, and Entrepreneurs who know it', () => {
    const { g } = position({ companies: [{ plan: 'P01', lead: 'EKP', shares: { EKP: 1 } }] });
    const [company] = g.companies as [Company];
    for (const event of [...BOOM_EVENTS, null])
      for (const plan of PLAN_IDS)
        for (const card of COMPANY_CARD_IDS) {
          g.activeEvent = event;
          const { industry } = PLANS[plan];
          const heat = event !== null && EVENTS[event].hot === industry ? 2 : 0;
          const { total } = float(g, { ...company, plan, attached: [card] }, 4);
          expect([event, plan, card, total]).toEqual([
            event,
            plan,
            card,
            6 + heat + Number(DOMAINS[card] === industry),
          ]);
        }
  });

  test('BO-K13: Muttscape with Benderssen can go public with four cards during Software Infrastructure', () => {
    const attached = ['C01', 'C15', 'C21'] as const;
    const t = position({
      round: 1,
      event: 'E3',
      eventDeck: ['E4', 'E1', 'E5', 'E2'],
      companies: [{ plan: 'P01', attached: [...attached], lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 100 }],
    });
    const isAsked = () => t.asked()[0] === 'EKP' && t.question() === 'turn.financeStep';
    t.passUntil(() => t.g.activeEvent === 'E5' && isAsked());
    t.passUntil(() => t.g.activeEvent === 'E1' && isAsked());
    expect(t.g.limit).toBe(4);
    t.nextDie(3);
    const [ipo] = t.play('EKP', 'takePublic', { company: 'P01' });
    expect(ipo).toMatchObject({ type: 'wentPublic', size: 4, hot: 2, matches: 1, total: 10 });
  });

  test('BO-K15: all thirteen companies may go public, though random players never manage', () => {
    const t = position({
      limit: 1,
      gone: plansExcept('P01'),
      companies: [{ plan: 'P01', lead: 'EKP', shares: { EKP: 2, NOI: 1 } }],
    });
    for (const each of t.g.gone) each.how = 'public';
    t.play('EKP', 'takePublic', { company: 'P01' });
    const publicIn = ({ gone }: Pick<G, 'gone'>) => gone.filter(({ how }) => how === 'public').length;
    expect(publicIn(t.g)).toBe(13);
    const most = Math.max(
      ...[3, 4, 5].flatMap((seats) => [1, 2, 3, 4].map((seed) => publicIn(playOut(boom, { seed, seats }).g))),
    );
    expect([most > 0, most < 13]).toEqual([true, true]);
  });

  test('BO-K14, BO-K16: the lowest total raises nothing; 64 different Play cards', () => {
    expect(raisedBy(2)).toBe(0);
    expect(new Set(PLAY_CARD_IDS).size).toBe(64);
    expect([isPlan, isCompanyCard, isDiscard].map((is) => PLAY_CARD_IDS.filter(is).length)).toEqual([13, 39, 12]);
  });
});

import { describe, expect, test } from 'vitest';
import { plansExcept, position } from '../../testing/position.ts';
import { raisedBy } from './going-public.ts';

const muttscape = {
  plan: 'P01',
  attached: ['C01', 'C15', 'C21'],
  lead: 'GOS',
  shares: { EKP: 2, NOI: 1, GOS: 3 },
  cash: 17,
} as const;
const given = (company: typeof muttscape) => ({ ...company, attached: [...company.attached] });

function ipo(t: ReturnType<typeof position>, firm: 'EKP' | 'NOI' | 'GOS' | 'ARS', company: string, die: number) {
  t.nextDie(die);
  return t.play(firm, 'takePublic', { company }).find(({ type }) => type === 'wentPublic');
}

describe('BO-8 Taking a company public', () => {
  test('BO-8.2, BO-R34, BO-T45: the lead alone, however few its shares', () => {
    const t = position({
      on: 'NOI',
      limit: 4,
      companies: [{ ...given(muttscape), lead: 'EKP', shares: { EKP: 1, NOI: 8 } }],
    });
    expect(t.refusal('NOI', 'takePublic', { company: 'P01' })).toBe('BO-8.2 notTheLead');
    const lead = position({
      on: 'EKP',
      limit: 4,
      companies: [{ ...given(muttscape), lead: 'EKP', shares: { EKP: 1, NOI: 8 } }],
    });
    expect(lead.refusal('EKP', 'takePublic', { company: 'P01' })).toBeNull();
  });

  test('BO-8.2: an unfunded company cannot go public', () => {
    const t = position({ limit: 1, companies: [{ plan: 'P01' }] });
    expect(t.refusal('EKP', 'takePublic', { company: 'P01' })).toBe('BO-8.2 notFunded');
  });

  test('BO-8.2, BO-T46: cards are counted in the finance step; a card in hand does not help', () => {
    const t = position({
      limit: 4,
      hands: { EKP: ['C22'] },
      companies: [{ plan: 'P01', attached: ['C14', 'C15'], lead: 'EKP', shares: { EKP: 2, NOI: 1 } }],
    });
    expect(t.refusal('EKP', 'takePublic', { company: 'P01' })).toBe('BO-8.2 tooFewCards');
  });

  test('BO-8.3, BO-X8: a new lead cannot take the company public in the same turn', () => {
    const t = position({ on: 'GOS', then: ['NOI'], limit: 4, companies: [given(muttscape)] });
    t.play('GOS', 'lead', { company: 'P01', shares: 2, price: 5 });
    t.play('GOS', 'invite', { guest: t.seatOf('EKP'), sweetener: 0 });
    t.play('EKP', 'buy');
    t.play('NOI', 'decline');
    t.play('GOS', 'close');
    expect(t.asked()).toEqual(['NOI']);
    expect(t.refusal('GOS', 'takePublic', { company: 'P01' })).toBe('BO-8.1 notNow');
    t.passUntil(() => t.asked()[0] === 'GOS' && t.question() === 'turn.financeStep');
    expect(t.refusal('GOS', 'takePublic', { company: 'P01' })).toBeNull();
  });

  test('BO-8.6, BO-8.7, BO-8.8, BO-8.9, BO-8.10, BO-R31, BO-11.1, BO-X4: the roll of Muttscape', () => {
    const t = position({ on: 'GOS', limit: 4, event: 'E1', companies: [given(muttscape)] });
    expect(ipo(t, 'GOS', 'P01', 3)).toMatchObject({ die: 3, size: 4, matches: 1, hot: 2, total: 10, raised: 200 });
  });

  test('BO-8.11, BO-8.12, BO-8.13, BO-8.14, BO-X5: the pay-out; then the company is gone', () => {
    for (const ipoRounding of ['nearest', 'down'] as const) {
      const t = position({
        options: { ipoRounding },
        on: 'GOS',
        then: ['NOI'],
        limit: 4,
        event: 'E1',
        companies: [given(muttscape)],
      });
      expect(ipo(t, 'GOS', 'P01', 3)).toMatchObject({ shareValue: 33, payouts: [66, 33, 99, 0] });
      expect(['EKP', 'NOI', 'GOS', 'ARS'].map((firm) => t.treasury(firm as 'EKP'))).toEqual([166, 133, 199, 100]);
      expect(t.g.discardPile).toEqual(['C01', 'C15', 'C21']);
      expect(t.g.gone).toContainEqual({ plan: 'P01', how: 'public', round: 3, total: 10, raised: 200, shares: 6 });
      expect(t.isInPlay('P01')).toBe(false);
      t.play('NOI', 'skipCard');
      expect(t.refusal('NOI', 'lead', { company: 'P01', shares: 2, price: 5 })).toBe('BO-4.4 noCompany');
    }
  });

  test('BO-T39: two matches, an industry that is not hot', () => {
    const t = position({
      step: 'cardStep',
      on: 'ARS',
      limit: 4,
      event: 'E2',
      firms: ['EKP', 'FLA', 'NOI', 'ARS'],
      hands: { ARS: ['C13'] },
      companies: [{ plan: 'P13', attached: ['C12', 'C14'], lead: 'ARS', shares: { ARS: 2, FLA: 1 } }],
    });
    t.play('ARS', 'attach', { card: 'C13', company: 'P13' });
    expect(ipo(t, 'ARS', 'P13', 2)).toMatchObject({
      size: 4,
      matches: 2,
      hot: 0,
      total: 8,
      raised: 100,
      shareValue: 33,
    });
    expect([t.treasury('ARS'), t.treasury('FLA')]).toEqual([166, 133]);
  });

  test('BO-T40, BO-R12: a Limit lowered in the card step counts for the IPO, and for everybody’s burn this round', () => {
    const t = position({
      step: 'cardStep',
      limit: 4,
      hands: { EKP: ['D02'] },
      companies: [
        { plan: 'P01', attached: ['C14', 'C15'], lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 9 },
        { plan: 'P02', lead: 'NOI', shares: { NOI: 2, GOS: 1 }, cash: 30 },
      ],
    });
    t.play('EKP', 'playDiscard', { card: 'D02', target: null, company: null });
    expect(t.g.limit).toBe(3);
    const events = t.play('EKP', 'takePublic', { company: 'P01' });
    expect(events).toContainEqual({ type: 'burned', company: 'P02', burn: 2 + 7, left: 21 });
  });

  test('BO-T41: matches count, other Entrepreneurs only as cards', () => {
    const t = position({
      limit: 4,
      event: 'E3',
      companies: [{ plan: 'P08', attached: ['C07', 'C09', 'C13', 'C16'], lead: 'EKP', shares: { EKP: 4, NOI: 2 } }],
    });
    expect(ipo(t, 'EKP', 'P08', 4)).toMatchObject({
      size: 5,
      matches: 2,
      hot: 2,
      total: 13,
      raised: 500,
      shareValue: 83,
    });
  });

  test('BO-R30, BO-R33, BO-T42: the lowest total raises nothing, and the company counts as public', () => {
    const t = position({
      limit: 1,
      event: 'E1',
      companies: [{ plan: 'P09', lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 9 }],
    });
    expect(ipo(t, 'EKP', 'P09', 1)).toMatchObject({ total: 2, raised: 0, shareValue: 0 });
    expect(t.g.gone).toContainEqual(expect.objectContaining({ plan: 'P09', how: 'public' }));
    expect([t.treasury('EKP'), t.treasury('NOI')]).toEqual([100, 100]);
  });

  test('BO-R30, BO-R32, BO-T43, BO-T44: above 16 is 16; shares are rounded to the nearest million or down', () => {
    const big = {
      plan: 'P01',
      attached: ['C01', 'C02', 'C03', 'C14', 'C15', 'C16', 'C17'],
      lead: 'EKP',
      shares: { EKP: 3, NOI: 2, GOS: 2 },
    };
    for (const [ipoRounding, share] of [
      ['nearest', 143],
      ['down', 142],
    ] as const) {
      const t = position({
        options: { ipoRounding },
        event: 'E1',
        companies: [{ ...big, attached: [...big.attached] } as never],
      });
      expect(ipo(t, 'EKP', 'P01', 5)).toMatchObject({
        total: 18,
        raised: 1000,
        shareValue: share,
        payouts: [3 * share, 2 * share, 2 * share, 0],
      });
    }
    for (const [ipoRounding, share] of [
      ['nearest', 13],
      ['down', 12],
    ] as const) {
      const half = position({
        options: { ipoRounding },
        limit: 1,
        event: 'E2',
        companies: [{ plan: 'P01', attached: ['C14', 'C15', 'C16'], lead: 'EKP', shares: { EKP: 4, NOI: 4 } }],
      });
      expect(ipo(half, 'EKP', 'P01', 4)).toMatchObject({ total: 8, raised: 100, shareValue: share });
    }
  });

  test('BO-8.10: the whole IPO Table', () => {
    const raised = Array.from({ length: 17 }, (_, i) => raisedBy(i + 2));
    expect(raised).toEqual([0, 5, 20, 40, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1000, 1000]);
  });

  test('BO-8.13, BO-10.5, BO-T47: a public or bust plan never comes back into the deck', () => {
    const t = position({
      on: 'EKP',
      then: ['NOI'],
      limit: 1,
      playDeck: [],
      companies: [{ plan: 'P01', attached: ['C14', 'C15'], lead: 'EKP', shares: { EKP: 2, NOI: 1 } }],
    });
    t.play('EKP', 'takePublic', { company: 'P01' });
    expect([...t.g.playDeck.secret, ...t.hand('NOI')].sort()).toEqual(['C14', 'C15']);
    expect(t.g.discardPile).toEqual([]);
  });

  test('BO-10.2, BO-R35, BO-X10: the thirteenth company gone ends the game at once, before the next turn and without burn', () => {
    const t = position({
      firms: ['FLA', 'NOI', 'GOS'],
      on: 'FLA',
      then: ['NOI', 'GOS'],
      limit: 1,
      gone: plansExcept('P01'),
      companies: [{ plan: 'P01', lead: 'FLA', shares: { FLA: 2, NOI: 1 }, cash: 50 }],
    });
    const events = t.play('FLA', 'takePublic', { company: 'P01' }).map(({ type }) => type);
    expect(events).toEqual(['wentPublic', 'noPlansLeft']);
    expect(t.question()).toBe('over');
  });
});

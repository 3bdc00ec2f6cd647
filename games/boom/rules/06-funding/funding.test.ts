import { idle, viewEvents } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { boom } from '../../index.ts';
import { position } from '../../testing/position.ts';

const terms = (company: string, shares: number, price: number) => ({ company, shares, price });
const offer = (t: ReturnType<typeof position>, firm: 'EKP' | 'NOI' | 'GOS' | 'ARS' | 'FLA') => ({
  guest: t.seatOf(firm),
  sweetener: 0,
});

describe('BO-6 Funding a company', () => {
  test('BO-6.1, BO-6.2, BO-R8, BO-T11: anybody may fund any plan on the table; it moves before the new lead', () => {
    const t = position({ on: 'GOS', companies: [{ plan: 'P11', front: 'ARS' }] });
    t.play('GOS', 'lead', terms('P11', 2, 5));
    expect(t.company('P11').front).toBe(t.seatOf('GOS'));
    expect(t.lead('P11')).toBeNull();
    t.play('GOS', 'invite', offer(t, 'EKP'));
    t.play('EKP', 'buy');
    t.play('GOS', 'close');
    expect([t.lead('P11'), t.shares('P11')]).toEqual(['GOS', { EKP: 1, GOS: 2 }]);
  });

  test('BO-6.3, BO-T23: the price is a whole number from 5', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    expect(t.refusal('EKP', 'lead', terms('P01', 2, 4))).toBe('BO-6.3 priceTooLow');
    expect(t.refusal('EKP', 'lead', terms('P01', 2, 0))).toBe('BO-6.3 priceTooLow');
    expect(t.refusal('EKP', 'lead', terms('P01', 2, -5))).toBe('BO-6.3 priceTooLow');
    expect(t.refusal('EKP', 'lead', terms('P01', 2, 5.5))).toBe('BO-4.4 outOfRange');
    expect(t.refusal('EKP', 'lead', terms('P01', 2, 5))).toBeNull();
  });

  test('BO-6.4, BO-R16: the lead buys one or two shares, before anybody is invited, and no more later', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    expect(t.refusal('EKP', 'lead', terms('P01', 0, 5))).not.toBeNull();
    expect(t.refusal('EKP', 'lead', terms('P01', 3, 5))).not.toBeNull();
    t.play('EKP', 'lead', terms('P01', 1, 10));
    expect([t.shares('P01'), t.treasury('EKP'), t.company('P01').cash]).toEqual([{ EKP: 1 }, 90, 10]);
    expect(t.refusal('EKP', 'invite', offer(t, 'EKP'))).toBe('BO-6.5 asksItself');
    expect(t.refusal('EKP', 'buy')).toBe('BO-6.6 notNow');
  });

  test('BO-R15, BO-T24: no price is offered at which three shares cannot be sold', () => {
    const t = position({ treasuries: { EKP: 20, NOI: 30, GOS: 9, ARS: 4 }, companies: [{ plan: 'P01' }] });
    const bounds = t.offered('EKP', 'lead').map(({ fields }) => {
      const { shares, price } = fields as unknown as { shares: { one: number[] }; price: { min: number; max: number } };
      return [shares.one[0], price.min, price.max];
    });
    expect(bounds).toEqual([
      [2, 5, 10],
      [1, 5, 9],
    ]);
    expect(t.refusal('EKP', 'lead', terms('P01', 2, 11))).toBe('BO-R15 leadCannotPay');
    expect(t.refusal('EKP', 'lead', terms('P01', 1, 10))).toBe('BO-R15 nobodyCanFollow');
  });

  test('BO-R15, BO-T25: with no legal price a round cannot be led', () => {
    const t = position({ treasuries: { EKP: 9, NOI: 100, GOS: 3, ARS: 2 }, companies: [{ plan: 'P01' }] });
    expect(t.menu('EKP')).toEqual(['pass']);
    expect(t.refusal('EKP', 'lead', terms('P01', 1, 5))).toBe('BO-R15 noPrice');
  });

  test('BO-6.5, BO-6.6, BO-6.7, BO-6.9, BO-6.10, BO-6.11, BO-X2: the first round of Muttscape', () => {
    const t = position({ then: ['NOI'], companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 2, 7));
    expect(t.menu('EKP')).toEqual(['invite']);
    expect(t.refusal('EKP', 'close')).toBe('BO-6.9 tooFewSold');
    t.play('EKP', 'invite', offer(t, 'NOI'));
    expect([t.asked(), t.menu('NOI')]).toEqual([['NOI'], ['buy', 'decline']]);
    t.play('NOI', 'decline');
    expect(t.refusal('EKP', 'close')).toBe('BO-6.9 tooFewSold');
    t.play('EKP', 'invite', offer(t, 'GOS'));
    t.play('GOS', 'buy');
    expect(t.menu('EKP')).toEqual(['close', 'invite']);
    expect(t.refusal('EKP', 'invite', offer(t, 'ARS'))).toBeNull();
    t.play('EKP', 'close');
    expect([t.lead('P01'), t.shares('P01'), t.company('P01').cash]).toEqual(['EKP', { EKP: 2, GOS: 1 }, 21]);
    expect(['EKP', 'NOI', 'GOS', 'ARS'].map((firm) => t.treasury(firm as 'EKP'))).toEqual([86, 100, 93, 100]);
  });

  test('BO-6.8, BO-R17, BO-T31: nobody is asked twice in one round, and the terms stand', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 2, 7));
    t.play('EKP', 'invite', offer(t, 'NOI'));
    t.play('NOI', 'decline');
    expect(t.refusal('EKP', 'invite', offer(t, 'NOI'))).toBe('BO-R17 alreadyAsked');
    expect(t.refusal('EKP', 'setTerms', { shares: 2, price: 5 })).toBe('BO-7.4 notNow');
  });

  test('BO-T26: one share each of three, and the lead may close or ask on', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 1, 10));
    t.play('EKP', 'invite', offer(t, 'GOS'));
    t.play('GOS', 'buy');
    t.play('EKP', 'invite', offer(t, 'NOI'));
    t.play('NOI', 'buy');
    expect([t.company('P01').cash, t.shares('P01'), t.menu('EKP')]).toEqual([
      30,
      { EKP: 1, NOI: 1, GOS: 1 },
      ['close', 'invite'],
    ]);
    expect(['EKP', 'NOI', 'GOS'].map((firm) => t.treasury(firm as 'EKP'))).toEqual([90, 90, 90]);
  });

  test('BO-6.12, BO-R20, BO-T27: a first round that fails goes back in every part and uses up the finance step', () => {
    const t = position({ treasuries: { EKP: 50 }, then: ['NOI'], companies: [{ plan: 'P01', front: 'ARS' }] });
    t.play('EKP', 'lead', terms('P01', 2, 10));
    for (const firm of ['NOI', 'GOS'] as const) {
      t.play('EKP', 'invite', offer(t, firm));
      t.play(firm, 'decline');
    }
    // ARS is the only one left and three are not sold: the offer makes itself.
    const events = t.play('ARS', 'decline');
    expect(events).toContainEqual({ type: 'roundFailed', seat: 0, company: 'P01', sold: 2 });
    expect([t.treasury('EKP'), t.shares('P01'), t.company('P01').cash, t.lead('P01')]).toEqual([50, {}, 0, null]);
    expect(t.company('P01').front).toBe(t.seatOf('ARS'));
    expect(t.asked()).toEqual(['NOI']);
  });

  test('BO-T28: a buyer of a failed round has the price back', () => {
    const t = position({ firms: ['EKP', 'NOI', 'GOS'], companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 1, 10));
    t.play('EKP', 'invite', offer(t, 'NOI'));
    t.play('NOI', 'buy');
    expect(t.treasury('NOI')).toBe(90);
    t.play('GOS', 'decline');
    expect(['EKP', 'NOI', 'GOS'].map((firm) => t.treasury(firm as 'EKP'))).toEqual([100, 100, 100]);
    expect(t.shares('P01')).toEqual({});
  });

  test('BO-R18, BO-T29: with fewer than three sold the lead cannot stop', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 2, 5));
    t.play('EKP', 'invite', offer(t, 'NOI'));
    t.play('NOI', 'decline');
    expect(t.menu('EKP')).toEqual(['invite']);
    expect(t.offered('EKP', 'invite')[0]?.fields).toMatchObject({ guest: { one: [t.seatOf('GOS'), t.seatOf('ARS')] } });
    expect(t.refusal('EKP', 'pass')).toBe('BO-4.4 notNow');
  });

  test('BO-R19, BO-T30: with nobody left to ask and three sold the round closes by itself', () => {
    const t = position({ firms: ['EKP', 'NOI', 'GOS'], companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 2, 5));
    t.play('EKP', 'invite', offer(t, 'NOI'));
    t.play('NOI', 'buy');
    expect(t.menu('EKP')).toEqual(['close', 'invite']);
    t.play('EKP', 'invite', offer(t, 'GOS'));
    const events = t.play('GOS', 'buy');
    expect(events).toContainEqual(expect.objectContaining({ type: 'roundClosed', shares: 4, raised: 20 }));
    expect(t.lead('P01')).toBe('EKP');
  });

  test('BO-R21: who cannot pay declines without being asked', () => {
    const t = position({ treasuries: { NOI: 6 }, companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', terms('P01', 2, 7));
    const events = t.play('EKP', 'invite', offer(t, 'NOI'));
    expect(viewEvents(events, null)).toContainEqual({ type: 'declined', seat: 1, company: 'P01', cannotPay: true });
    expect(t.asked()).toEqual(['EKP']);
    expect(t.refusal('EKP', 'invite', offer(t, 'NOI'))).toBe('BO-R17 alreadyAsked');
  });

  test('BO-R55: a player may lead any number of companies', () => {
    const t = position({
      companies: [
        { plan: 'P01', lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 20 },
        { plan: 'P02', lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 20 },
        { plan: 'P03' },
      ],
    });
    expect(t.refusal('EKP', 'lead', terms('P03', 2, 5))).toBeNull();
  });

  test('BO-R45, BO-R44, BO-T56, BO-T60: what is done when the time of a player runs out', () => {
    const t = position({
      step: 'cardStep',
      companies: [{ plan: 'P01' }, { plan: 'P02', lead: 'NOI', shares: { NOI: 2, ARS: 1 } }],
    });
    const idleOf = (firm: 'EKP' | 'NOI' | 'ARS') => idle(boom, t.g, t.seatOf(firm));
    expect(idleOf('EKP')).toEqual({ seat: 0, type: 'skipCard' });
    t.play('EKP', 'skipCard');
    expect(idleOf('EKP')).toEqual({ seat: 0, type: 'pass' });
    t.play('EKP', 'askConsent', { company: 'P02', price: null });
    expect(idleOf('NOI')).toEqual({ seat: 1, type: 'refuse' });
    t.play('ARS', 'agree');
    expect(idleOf('EKP')).toEqual({ seat: 0, type: 'withdraw' });
    t.play('EKP', 'setTerms', { shares: 2, price: 5 });
    // An earlier investor comes first, in seat order after the lead.
    expect(idleOf('EKP')).toEqual({ seat: 0, type: 'invite', guest: t.seatOf('NOI'), sweetener: 0 });
    t.play('EKP', 'invite', { guest: t.seatOf('NOI'), sweetener: 0 });
    expect(idleOf('NOI')).toEqual({ seat: 1, type: 'decline' });
    t.play('NOI', 'buy');
    // Only one offer is legal, to ARS; it makes itself.
    expect(t.asked()).toEqual(['ARS']);
    t.play('ARS', 'decline');
    expect(idleOf('EKP')).toEqual({ seat: 0, type: 'close' });
  });
});

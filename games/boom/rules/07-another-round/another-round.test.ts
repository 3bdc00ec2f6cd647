import { describe, expect, test } from 'vitest';
import { position } from '../../testing/position.ts';

const thiefster = { plan: 'P07', lead: 'NOI', shares: { NOI: 2, ARS: 1 }, cash: 4 } as const;
const guest = (t: ReturnType<typeof position>, firm: 'EKP' | 'NOI' | 'GOS' | 'ARS' | 'FLA') => ({
  guest: t.seatOf(firm),
  sweetener: 0,
});

describe('BO-7 Leading another funding round', () => {
  test('BO-7.2, BO-7.4, BO-7.5, BO-7.6, BO-7.8, BO-7.9, BO-7.10, BO-7.11, BO-R24, BO-X3: the second round of Thiefster', () => {
    const t = position({ treasuries: { EKP: 60, NOI: 50, ARS: 40, GOS: 50 }, then: ['NOI'], companies: [thiefster] });
    expect(t.refusal('EKP', 'lead', { company: 'P07', shares: 2, price: 8 })).toBe('BO-7.2 notAnInvestor');
    t.play('EKP', 'askConsent', { company: 'P07', price: 8 });
    expect(t.asked()).toEqual(['NOI', 'ARS']);
    t.play('NOI', 'refuse');
    t.play('ARS', 'agree');
    expect(t.menu('EKP')).toEqual(['setTerms', 'withdraw']);
    t.play('EKP', 'setTerms', { shares: 2, price: 8 });
    t.play('EKP', 'invite', guest(t, 'NOI'));
    t.play('NOI', 'buy');
    // Three are sold, but ARS must be asked: the only possible offer makes itself.
    expect(t.asked()).toEqual(['ARS']);
    t.play('ARS', 'decline');
    expect(t.menu('EKP')).toEqual(['close', 'invite']);
    expect(t.offered('EKP', 'invite')[0]?.fields).toMatchObject({ guest: { one: [t.seatOf('GOS')] } });
    t.play('EKP', 'close');
    expect([t.lead('P07'), t.shares('P07'), t.company('P07').cash]).toEqual(['EKP', { EKP: 2, NOI: 3, ARS: 1 }, 28]);
    expect(['EKP', 'NOI', 'ARS', 'GOS'].map((firm) => t.treasury(firm as 'EKP'))).toEqual([44, 42, 40, 50]);
  });

  test('BO-7.5, BO-R24: before the investors have answered, closing and inviting others are refused', () => {
    const t = position({ on: 'GOS', companies: [{ ...thiefster, shares: { NOI: 2, ARS: 1, GOS: 1 } }] });
    t.play('GOS', 'lead', { company: 'P07', shares: 2, price: 8 });
    expect(t.refusal('GOS', 'invite', guest(t, 'EKP'))).toBe('BO-R24 investorsFirst');
    t.play('GOS', 'invite', guest(t, 'NOI'));
    expect(t.asked()).toEqual(['NOI']);
    t.play('NOI', 'buy');
    expect(t.asked()).toEqual(['ARS']);
  });

  test('BO-7.1, BO-X6: whoever leads the newest successful round is the lead; the examples fit together', () => {
    const t = position({
      on: 'GOS',
      then: ['EKP', 'NOI'],
      companies: [{ plan: 'P01', lead: 'EKP', shares: { EKP: 2, GOS: 1 }, cash: 21 }],
    });
    t.play('GOS', 'lead', { company: 'P01', shares: 2, price: 5 });
    expect(t.asked()).toEqual(['EKP']);
    t.play('EKP', 'decline');
    t.play('GOS', 'invite', guest(t, 'NOI'));
    t.play('NOI', 'buy');
    t.play('GOS', 'close');
    expect([t.lead('P01'), t.shares('P01')]).toEqual(['GOS', { EKP: 2, NOI: 1, GOS: 3 }]);
    expect(t.asked()).toEqual(['EKP']);
  });

  test('BO-7.3, BO-R26, BO-T32: when every investor refuses, the finance step is lost', () => {
    const t = position({ then: ['GOS'], companies: [thiefster, { plan: 'P01' }] });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    t.play('ARS', 'refuse');
    const events = t.play('NOI', 'refuse');
    expect(events).toContainEqual({ type: 'consentRefused', seat: 0, company: 'P07' });
    expect(t.asked()).toEqual(['GOS']);
    expect(t.refusal('EKP', 'lead', { company: 'P01', shares: 2, price: 5 })).toBe('BO-4.4 notNow');
  });

  test('BO-R22, BO-R23, BO-11.3, BO-T33: the first consent settles it; a refuser must still be offered a share', () => {
    const t = position({ companies: [thiefster] });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    expect(t.refusal('GOS', 'agree')).toBe('BO-7.2 notAsked');
    t.play('NOI', 'refuse');
    t.play('ARS', 'agree');
    t.play('EKP', 'setTerms', { shares: 2, price: 5 });
    expect(t.offered('EKP', 'invite')[0]?.fields).toMatchObject({ guest: { one: [t.seatOf('NOI'), t.seatOf('ARS')] } });
    t.play('EKP', 'invite', guest(t, 'NOI'));
    expect(t.menu('NOI')).toEqual(['buy', 'decline']);
  });

  test('BO-R22: the first to agree cancels the questions to the others', () => {
    const t = position({ companies: [thiefster] });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    t.play('NOI', 'agree');
    expect(t.asked()).toEqual(['EKP']);
    expect(t.refusal('ARS', 'refuse')).toBe('BO-7.2 notNow');
  });

  test('BO-R26: with consent in hand the player may withdraw, which ends the finance step too', () => {
    const t = position({ then: ['GOS'], companies: [thiefster] });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    t.play('NOI', 'agree');
    t.play('EKP', 'withdraw');
    expect([t.asked(), t.company('P07').cash, t.lead('P07')]).toEqual([['GOS'], 4, 'NOI']);
  });

  test('BO-R27, BO-R23: an investor, the present lead above all, asks nobody', () => {
    for (const firm of ['NOI', 'ARS'] as const) {
      const t = position({ on: firm, companies: [thiefster] });
      expect(t.refusal(firm, 'lead', { company: 'P07', shares: 2, price: 5 })).toBeNull();
      expect(t.refusal(firm, 'askConsent', { company: 'P07', price: null })).toBe('BO-7.2 needsNoConsent');
    }
  });

  test('BO-7.7, BO-T34: an investor who cannot pay declines by itself; below three the lead must go on', () => {
    const t = position({
      treasuries: { EKP: 30, NOI: 3, ARS: 40, GOS: 12 },
      then: ['NOI'],
      companies: [thiefster],
    });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    t.play('ARS', 'agree');
    t.play('EKP', 'setTerms', { shares: 2, price: 10 });
    t.play('EKP', 'invite', guest(t, 'NOI'));
    expect(t.asked()).toEqual(['ARS']);
    t.play('ARS', 'decline');
    expect(t.asked()).toEqual(['GOS']);
    t.play('GOS', 'buy');
    expect([t.treasury('EKP'), t.treasury('GOS'), t.company('P07').cash, t.lead('P07')]).toEqual([10, 2, 34, 'EKP']);
  });

  test('BO-R25, BO-R20, BO-T35: a later round that fails leaves lead, shares and place as they were', () => {
    const t = position({
      treasuries: { EKP: 30, NOI: 3, ARS: 40, GOS: 12 },
      then: ['NOI'],
      limit: 1,
      companies: [thiefster],
    });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    t.play('ARS', 'agree');
    t.play('EKP', 'setTerms', { shares: 2, price: 10 });
    expect(t.company('P07').front).toBe(t.seatOf('EKP'));
    t.play('EKP', 'invite', guest(t, 'NOI'));
    t.play('ARS', 'decline');
    t.play('GOS', 'decline');
    expect([t.treasury('EKP'), t.shares('P07'), t.lead('P07'), t.company('P07').front]).toEqual([
      30,
      { NOI: 2, ARS: 1 },
      'NOI',
      t.seatOf('NOI'),
    ]);
    t.play('NOI', 'skipCard');
    expect(t.refusal('NOI', 'takePublic', { company: 'P07' })).toBeNull();
  });

  test('BO-R49, BO-T36: serial takeovers are legal; `coolingOff` forbids a second round in one game round', () => {
    for (const coolingOff of ['off', 'on'] as const) {
      const t = position({
        options: { coolingOff },
        on: 'ARS',
        round: 3,
        companies: [{ ...thiefster, fundedIn: 3 }],
      });
      expect(t.refusal('ARS', 'lead', { company: 'P07', shares: 2, price: 5 })).toBe(
        coolingOff === 'on' ? 'BO-R49 coolingOff' : null,
      );
      t.g.round = 4;
      expect(t.refusal('ARS', 'lead', { company: 'P07', shares: 2, price: 5 })).toBeNull();
    }
  });

  test('BO-R49, BO-T37: with `quietPeriod` only the lead funds a company that has cards enough', () => {
    const given = (on: 'NOI' | 'ARS', attached: 'C14'[] | ['C14', 'C15']) =>
      position({ options: { quietPeriod: 'on' }, limit: 3, on, companies: [{ ...thiefster, attached }] });
    const lead = { company: 'P07', shares: 2, price: 5 };
    expect(given('ARS', ['C14', 'C15']).refusal('ARS', 'lead', lead)).toBe('BO-R49 quietPeriod');
    expect(given('NOI', ['C14', 'C15']).refusal('NOI', 'lead', lead)).toBeNull();
    expect(given('ARS', ['C14']).refusal('ARS', 'lead', lead)).toBeNull();
  });

  test('BO-7.4, BO-T38: a later price may be lower; all shares are equal', () => {
    const t = position({ on: 'NOI', then: ['EKP'], companies: [thiefster] });
    t.play('NOI', 'lead', { company: 'P07', shares: 2, price: 5 });
    t.play('ARS', 'buy');
    t.play('NOI', 'close');
    expect([t.shares('P07'), t.company('P07').cash]).toEqual([{ NOI: 4, ARS: 2 }, 19]);
  });
});

describe('Options of the table', () => {
  test('BO-R3, BO-T57: with ten counters a firm, nine can be shares', () => {
    const t = position({
      options: { stockSet: 'ten' },
      companies: [
        { plan: 'P01', lead: 'EKP', shares: { EKP: 8, NOI: 9 }, cash: 50, attached: ['C14', 'C15'] },
        { plan: 'P02' },
      ],
      limit: 3,
      then: ['NOI'],
    });
    expect(t.refusal('EKP', 'lead', { company: 'P02', shares: 2, price: 5 })).toBe('BO-R3 noFreeCounter');
    t.play('EKP', 'lead', { company: 'P02', shares: 1, price: 5 });
    const events = t.play('EKP', 'invite', guest(t, 'NOI'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'declined', seat: 1 }));
    t.play('EKP', 'invite', guest(t, 'GOS'));
    t.play('GOS', 'buy');
    t.play('ARS', 'buy');
    t.play('NOI', 'skipCard');
    expect(t.refusal('NOI', 'lead', { company: 'P02', shares: 1, price: 5 })).not.toBeNull();
    // An IPO gives the counters back at once.
    const after = position({
      options: { stockSet: 'ten' },
      limit: 3,
      then: ['NOI'],
      companies: [{ plan: 'P01', lead: 'EKP', shares: { EKP: 8, NOI: 9 }, attached: ['C14', 'C15'] }, { plan: 'P02' }],
    });
    after.play('EKP', 'takePublic', { company: 'P01' });
    after.play('NOI', 'skipCard');
    expect(after.refusal('NOI', 'lead', { company: 'P02', shares: 2, price: 5 })).toBeNull();
  });

  test('BO-R41, BO-T58: a sweetener is paid after the share and never comes back', () => {
    const t = position({
      options: { sideDeals: 'cash' },
      treasuries: { EKP: 30, NOI: 50 },
      companies: [{ plan: 'P01' }],
    });
    t.play('EKP', 'lead', { company: 'P01', shares: 1, price: 8 });
    expect(t.treasury('EKP')).toBe(22);
    expect(t.refusal('EKP', 'invite', { guest: t.seatOf('NOI'), sweetener: 23 })).toBe('BO-R41 sweetenerTooHigh');
    t.play('EKP', 'invite', { guest: t.seatOf('NOI'), sweetener: 4 });
    t.play('NOI', 'buy');
    expect([t.treasury('NOI'), t.treasury('EKP')]).toEqual([46, 18]);
    t.play('EKP', 'invite', guest(t, 'GOS'));
    t.play('GOS', 'decline');
    // With side deals an offer is never made by itself.
    expect(t.asked()).toEqual(['EKP']);
    t.play('EKP', 'invite', guest(t, 'ARS'));
    t.play('ARS', 'decline');
    expect([t.treasury('EKP'), t.treasury('NOI')]).toEqual([26, 54]);
  });

  test('BO-R41: with cash, consent is asked one by one and paid to the one who agrees', () => {
    const t = position({
      options: { sideDeals: 'cash' },
      treasuries: { EKP: 30 },
      then: ['GOS'],
      companies: [thiefster],
    });
    t.play('EKP', 'askConsent', { company: 'P07', price: null });
    expect(t.menu('EKP')).toEqual(['request', 'withdraw']);
    // 30 less 25 leaves 5: one share at the lowest price.
    expect(t.refusal('EKP', 'request', { investor: t.seatOf('NOI'), sweetener: 26 })).toBe('BO-R41 sweetenerTooHigh');
    t.play('EKP', 'request', { investor: t.seatOf('NOI'), sweetener: 5 });
    expect(t.asked()).toEqual(['NOI']);
    t.play('NOI', 'refuse');
    expect(t.treasury('EKP')).toBe(30);
    t.play('EKP', 'request', { investor: t.seatOf('ARS'), sweetener: 9 });
    t.play('ARS', 'agree');
    expect([t.treasury('EKP'), t.treasury('ARS'), t.question()]).toEqual([21, 109, 'anotherRound.terms']);
    const stopped = position({ options: { sideDeals: 'cash' }, then: ['GOS'], companies: [thiefster] });
    stopped.play('EKP', 'askConsent', { company: 'P07', price: null });
    stopped.play('EKP', 'withdraw');
    expect(stopped.asked()).toEqual(['GOS']);
    const refused = position({ options: { sideDeals: 'cash' }, then: ['GOS'], companies: [thiefster] });
    refused.play('EKP', 'askConsent', { company: 'P07', price: null });
    for (const firm of ['NOI', 'ARS'] as const) {
      refused.play('EKP', 'request', { investor: refused.seatOf(firm), sweetener: 0 });
      refused.play(firm, 'refuse');
    }
    expect(refused.asked()).toEqual(['GOS']);
  });

  test('BO-R40, BO-R41, BO-11.4: without that option no money changes hands', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', { company: 'P01', shares: 2, price: 5 });
    expect(t.refusal('EKP', 'invite', { guest: t.seatOf('NOI'), sweetener: 1 })).toBe('BO-R41 talkOnly');
  });

  test('BO-R38, BO-R21, BO-T59: with hidden treasuries only the lead’s own purse bounds the price; everybody is asked, and every decline looks alike', () => {
    const t = position({
      options: { treasuries: 'hidden' },
      treasuries: { EKP: 40, NOI: 1, GOS: 1, ARS: 1 },
      companies: [{ plan: 'P01' }],
    });
    expect(t.refusal('EKP', 'lead', { company: 'P01', shares: 2, price: 20 })).toBeNull();
    expect(t.refusal('EKP', 'lead', { company: 'P01', shares: 2, price: 21 })).toBe('BO-R15 leadCannotPay');
    t.play('EKP', 'lead', { company: 'P01', shares: 2, price: 20 });
    // To pass over who cannot pay would tell what is in its treasury.
    t.play('EKP', 'invite', guest(t, 'NOI'));
    expect(t.asked()).toEqual(['NOI']);
    expect(t.refusal('NOI', 'buy')).toBe('BO-R21 cannotPay');
    const events = t.play('NOI', 'decline');
    expect(events).toContainEqual({ type: 'declined', seat: 1, company: 'P01', cannotPay: false });
  });
});

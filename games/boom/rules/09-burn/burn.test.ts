import { describe, expect, test } from 'vitest';
import { CRASH } from '../../content/events.ts';
import { plansExcept, position } from '../../testing/position.ts';
import { burnOf, cardBurn } from '../company.ts';

const owners = { lead: 'EKP', shares: { EKP: 2, NOI: 1 } } as const;

describe('BO-9 Burn', () => {
  test('BO-9.1, BO-T51: an unfunded plan pays nothing and stays', () => {
    const t = position({ eventDeck: ['E3'], companies: [{ plan: 'P05', attached: ['C36', 'C37', 'C38', 'C35'] }] });
    const events = t.play('EKP', 'pass').map(({ type }) => type);
    expect(events).not.toContain('burned');
    expect(t.isInPlay('P05')).toBe(true);
  });

  test('BO-8.5, BO-9.2, BO-T48: card burn 4 at each Limit', () => {
    const burns = ([6, 5, 4, 3, 2, 1] as const).map((limit) => {
      const t = position({ limit, companies: [{ plan: 'P03', ...owners }] });
      return burnOf(t.g, t.company('P03'));
    });
    expect(burns).toEqual([4, 6, 9, 11, 14, 19]);
  });

  test('BO-9.3, BO-9.5, BO-X7: exactly zero is not bust', () => {
    const t = position({ limit: 4, eventDeck: ['E3'], companies: [{ plan: 'P03', ...owners, cash: 9 }] });
    t.play('EKP', 'pass');
    expect(t.company('P03').cash).toBe(0);
    t.passUntil(() => t.asked()[0] === 'EKP' && t.question() === 'turn.financeStep');
    expect(t.refusal('EKP', 'lead', { company: 'P03', shares: 2, price: 5 })).toBeNull();
  });

  test('BO-9.4, BO-R14, BO-T49: Dark Fibber at 15 of 15 lives, at 14 of 15 goes bust', () => {
    const fibber = { plan: 'P10', attached: ['C11', 'C27'], ...owners } as const;
    const start = position({ limit: 4, companies: [{ ...fibber, attached: [...fibber.attached] }] });
    expect([cardBurn(start.company('P10')), burnOf(start.g, start.company('P10'))]).toEqual([8, 13]);
    for (const [cash, lives] of [
      [15, true],
      [14, false],
    ] as const) {
      const t = position({
        limit: 3,
        eventDeck: ['E3'],
        companies: [{ ...fibber, attached: [...fibber.attached], cash }],
      });
      t.play('EKP', 'pass');
      expect(t.isInPlay('P10')).toBe(lives);
      if (lives) continue;
      expect(t.g.discardPile).toEqual(['C11', 'C27']);
      expect(t.g.gone).toEqual([{ plan: 'P10', how: 'bust', round: 3 }]);
      expect([t.treasury('EKP'), t.treasury('NOI')]).toEqual([100, 100]);
    }
  });

  test('BO-R13, BO-T50: revenue never makes a company earn', () => {
    const burns = ([5, 4, 3] as const).map((limit) => {
      const t = position({ limit, companies: [{ plan: 'P12', attached: ['C32', 'C29'], ...owners }] });
      return burnOf(t.g, t.company('P12'));
    });
    expect(burns).toEqual([0, 1, 3]);
  });

  test('BO-R14, BO-T52: all companies pay in the same step', () => {
    const t = position({
      limit: 4,
      eventDeck: ['E3'],
      companies: [
        { plan: 'P10', ...owners, cash: 10 },
        { plan: 'P04', ...owners, cash: 9 },
      ],
    });
    t.play('EKP', 'pass');
    expect([t.company('P10').cash, t.isInPlay('P04')]).toEqual([0, false]);
  });

  test('BO-9.6: nobody can pay burn out of a treasury', () => {
    const t = position({ limit: 4, companies: [{ plan: 'P03', ...owners, cash: 0 }] });
    expect(t.menu('EKP')).toEqual(['lead', 'pass']);
    t.play('EKP', 'pass');
    expect([t.isInPlay('P03'), t.treasury('EKP')]).toEqual([false, 100]);
  });
});

describe('BO-10 End of the game', () => {
  test('BO-R35, BO-T53: the last plan going bust ends the game at once; no new order is drawn', () => {
    const t = position({ limit: 1, gone: plansExcept('P01'), companies: [{ plan: 'P01', ...owners, cash: 1 }] });
    const events = t.play('EKP', 'pass').map(({ type }) => type);
    expect(events).toEqual(['passed', 'counterReturned', 'wentBust', 'noPlansLeft']);
    expect(t.question()).toBe('over');
  });

  test('BO-10.1, BO-R37, BO-T54: at the •Crash only treasuries count', () => {
    const t = position({
      firms: ['FLA', 'EKP', 'GOS'],
      round: 6,
      treasuries: { FLA: 120, EKP: 121, GOS: 3 },
      eventDeck: [CRASH],
      usedEvents: ['E2', 'E3', 'E4', 'E5'],
      companies: [{ plan: 'P01', lead: 'FLA', shares: { FLA: 5, GOS: 1 }, cash: 60 }],
    });
    t.play('FLA', 'pass');
    expect(t.g.outcome).toEqual({ winners: [t.seatOf('EKP')], scores: [120, 121, 3] });
    expect(t.company('P01').cash).toBe(0);
  });

  test('BO-10.3, BO-R36, BO-T55: equal highest treasuries share the victory', () => {
    const t = position({
      firms: ['FLA', 'EKP', 'GOS'],
      round: 6,
      treasuries: { FLA: 240, EKP: 90, GOS: 240 },
      eventDeck: [CRASH],
    });
    t.play('FLA', 'pass');
    expect(t.g.outcome?.winners).toEqual([0, 2]);
  });

  test('BO-10.4: an empty deck is made anew of the discard pile', () => {
    const t = position({ on: 'EKP', then: ['NOI'], playDeck: [], discardPile: ['C14', 'C15', 'D08'] });
    t.play('EKP', 'pass');
    expect([t.hand('NOI').length, t.g.playDeck.secret.length, t.g.discardPile]).toEqual([1, 2, []]);
  });

  test('BO-R38: hidden treasuries are shown to all at the end', () => {
    const t = position({ options: { treasuries: 'hidden' }, round: 6, eventDeck: [CRASH] });
    t.play('EKP', 'pass');
    for (const seat of t.g.seats) expect(t.g.players[seat].treasury.seen & 0b1_1111).toBe(0b1_1111);
  });
});

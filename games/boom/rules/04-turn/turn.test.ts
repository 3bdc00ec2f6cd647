import { view, viewEvents } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { isCompanyCard, isDiscard, isPlan, PLAY_CARD_IDS } from '../../content/cards.ts';
import { COMPANY_CARDS, DOMAINS } from '../../content/company-cards.ts';
import { PLANS } from '../../content/plans.ts';
import { position } from '../../testing/position.ts';
import { cardBurn, matchesOf, sizeOf } from '../company.ts';

const funded = { lead: 'EKP', shares: { EKP: 2, GOS: 1 }, cash: 20 } as const;

describe('BO-4 The turn', () => {
  test('BO-4.1, BO-4.2, BO-R6, BO-R7: draw, card step, finance step, counter back; the draw is not optional', () => {
    const t = position({ on: 'EKP', then: ['NOI'], step: 'financeStep', playDeck: ['C14', 'C15'] });
    const events = t.play('EKP', 'pass');
    expect(t.hand('NOI')).toEqual(['C15']);
    expect(events.at(-1)).toMatchObject({ type: 'drew', seat: t.seatOf('NOI') });
    expect(t.question()).toBe('turn.cardStep');
    t.play('NOI', 'skipCard');
    expect(t.question()).toBe('turn.financeStep');
  });

  test('BO-4.3, BO-T22: one card or none; after the card step none may be played any more', () => {
    const t = position({ step: 'cardStep', hands: { EKP: ['P01', 'P02'] } });
    t.play('EKP', 'launch', { plan: 'P01' });
    expect(t.question()).toBe('turn.financeStep');
    expect(t.refusal('EKP', 'launch', { plan: 'P02' })).toBe('BO-4.3 notNow');
    const passed = position({ step: 'cardStep', hands: { EKP: ['P01'] } });
    passed.play('EKP', 'skipCard');
    expect(passed.refusal('EKP', 'launch', { plan: 'P01' })).toBe('BO-4.3 notNow');
  });

  test('BO-4.4, BO-8.1: one funding round or one IPO or neither', () => {
    const t = position({
      limit: 1,
      then: ['NOI'],
      companies: [
        { plan: 'P01', ...funded },
        { plan: 'P02', ...funded },
      ],
    });
    expect(t.menu('EKP')).toEqual(['lead', 'pass', 'takePublic']);
    t.play('EKP', 'takePublic', { company: 'P01' });
    expect(t.asked()).toEqual(['NOI']);
    expect(t.refusal('EKP', 'takePublic', { company: 'P02' })).toBe('BO-8.1 notNow');
  });

  test('BO-4.5, BO-R28, BO-T10: a card played this turn counts for this turn’s finance step', () => {
    const t = position({ step: 'cardStep', on: 'NOI', hands: { NOI: ['P09'] } });
    t.play('NOI', 'launch', { plan: 'P09' });
    expect(t.refusal('NOI', 'lead', { company: 'P09', shares: 2, price: 6 })).toBeNull();
    const ipo = position({
      step: 'cardStep',
      limit: 2,
      hands: { EKP: ['C14'] },
      companies: [{ plan: 'P01', ...funded }],
    });
    ipo.play('EKP', 'attach', { card: 'C14', company: 'P01' });
    expect(ipo.refusal('EKP', 'takePublic', { company: 'P01' })).toBeNull();
  });

  test('BO-4.6, BO-R53: only the player on turn plays cards, leads rounds or announces IPOs', () => {
    const t = position({
      step: 'cardStep',
      hands: { EKP: ['C14'], NOI: ['C15'] },
      companies: [{ plan: 'P01', ...funded }],
    });
    expect(t.refusal('NOI', 'attach', { card: 'C15', company: 'P01' })).toBe('BO-R53 notAsked');
    t.play('EKP', 'skipCard');
    expect(t.refusal('GOS', 'lead', { company: 'P01', shares: 2, price: 5 })).toBe('BO-4.4 notAsked');
    expect(t.refusal('EKP', 'buy')).toBe('BO-6.6 notNow');
  });

  test('BO-R47, BO-R46: passing is always legal, also for a broke player', () => {
    const t = position({ step: 'cardStep', treasuries: { EKP: 0 } });
    expect(t.menu('EKP')).toEqual(['skipCard']);
    t.play('EKP', 'skipCard');
    expect(t.menu('EKP')).toEqual(['pass']);
  });
});

describe('BO-5 Playing a card', () => {
  test('BO-5.1: every Play card is a Business Plan, a Company card or a Discard', () => {
    const kinds = PLAY_CARD_IDS.map(
      (card) => [isPlan(card), isCompanyCard(card), isDiscard(card)].filter(Boolean).length,
    );
    expect(new Set(kinds)).toEqual(new Set([1]));
    expect([isPlan, isCompanyCard, isDiscard].map((is) => PLAY_CARD_IDS.filter(is).length)).toEqual([13, 39, 12]);
  });

  test('BO-5.2, BO-5.3: a plan lies face up: in play, unfunded, size 1, no shares, at no cost', () => {
    const t = position({ step: 'cardStep', hands: { EKP: ['P05'] } });
    t.play('EKP', 'launch', { plan: 'P05' });
    expect(t.company('P05')).toMatchObject({ lead: null, cash: 0, attached: [], front: t.seatOf('EKP') });
    expect(t.shares('P05')).toEqual({});
    expect(sizeOf(t.company('P05'))).toBe(1);
    expect(t.treasury('EKP')).toBe(100);
    expect(t.hand('EKP')).toEqual([]);
  });

  test('BO-5.4, BO-X1: once funded, money and counters lie on the plan', () => {
    const t = position({ companies: [{ plan: 'P01' }] });
    t.play('EKP', 'lead', { company: 'P01', shares: 2, price: 7 });
    expect([t.company('P01').cash, t.shares('P01'), t.treasury('EKP')]).toEqual([14, { EKP: 2 }, 86]);
  });

  test('BO-5.5, BO-5.6, BO-5.7, BO-T12: any card on anybody’s company, funded or not, without permission', () => {
    const t = position({
      step: 'cardStep',
      on: 'ARS',
      limit: 5,
      hands: { ARS: ['C38'] },
      companies: [
        { plan: 'P06', attached: ['C04'], lead: 'EKP', shares: { EKP: 2, GOS: 1 }, cash: 8 },
        { plan: 'P02', front: 'NOI' },
      ],
    });
    expect(t.offered('ARS', 'attach')[0]?.fields).toMatchObject({ company: { one: ['P06', 'P02'] } });
    t.play('ARS', 'attach', { card: 'C38', company: 'P06' });
    expect(t.company('P06').attached).toEqual(['C04', 'C38']);
    expect(sizeOf(t.company('P06'))).toBe(3);
    // Burn was 3 + 0 + 2 = 5 and is now 11 against a cash of 8.
    const events = t.play('ARS', 'pass');
    expect(events).toContainEqual({ type: 'wentBust', company: 'P06', burn: 11, cash: 8 });
  });

  test('BO-5.8, BO-5.9: every Company card counts as one card; an Entrepreneur knows one domain', () => {
    const company = position({ companies: [{ plan: 'P01', attached: ['C01', 'C14', 'C21', 'C28', 'C33'] }] }).company(
      'P01',
    );
    expect(sizeOf(company)).toBe(6);
    expect(matchesOf(company)).toBe(1);
    const entrepreneurs = Object.values(DOMAINS).filter((domain) => domain !== null);
    expect(entrepreneurs).toHaveLength(13);
  });

  test('BO-5.10: plans burn more than 0; Company cards raise, keep or lower the burn', () => {
    for (const { burn } of Object.values(PLANS)) expect(burn).toBeGreaterThan(0);
    const burns = Object.values(COMPANY_CARDS).map(({ burn }) => burn);
    expect(
      [burns.filter((b) => b > 0), burns.filter((b) => b === 0), burns.filter((b) => b < 0)].map((b) => b.length),
    ).toEqual([19, 14, 6]);
    expect(burns.reduce<number>((sum, burn) => sum + burn, 0)).toBe(29);
  });

  test('BO-5.11, BO-11.2, BO-R43: a Discard is told to all, carried out, and then lies on the pile', () => {
    const t = position({ step: 'cardStep', hands: { EKP: ['D08'] } });
    const events = viewEvents(t.play('EKP', 'playDiscard', { card: 'D08', target: null, company: null }), null);
    expect(events).toEqual([
      { type: 'playedDiscard', seat: 0, card: 'D08' },
      { type: 'received', seat: 0, amount: 15 },
    ]);
    expect(t.g.discardPile).toEqual(['D08']);
    expect(t.treasury('EKP')).toBe(115);
  });

  test('BO-5.12, BO-R51, BO-T19: D01 to D03 lower the Limit; at Limit 1 they pay 5', () => {
    for (const card of ['D01', 'D02', 'D03'] as const) {
      const t = position({ step: 'cardStep', limit: 4, hands: { EKP: [card] } });
      t.play('EKP', 'playDiscard', { card, target: null, company: null });
      expect([t.g.limit, t.treasury('EKP')]).toEqual([3, 100]);
      const low = position({ step: 'cardStep', limit: 1, hands: { EKP: [card] } });
      low.play('EKP', 'playDiscard', { card, target: null, company: null });
      expect([low.g.limit, low.treasury('EKP')]).toEqual([1, 105]);
    }
  });

  test('BO-R42, BO-T9: a card that can do nothing cannot be played', () => {
    const t = position({ step: 'cardStep', hands: { EKP: ['C14', 'D05'] } });
    expect(t.menu('EKP')).toEqual(['skipCard']);
    expect(t.refusal('EKP', 'attach', { card: 'C14', company: 'P01' })).toBe('BO-R42 noCompany');
    expect(t.refusal('EKP', 'playDiscard', { card: 'D05', target: 'C15', company: null })).toBe('BO-R42 noTarget');
    t.play('EKP', 'skipCard');
    expect(t.menu('EKP')).toEqual(['pass']);
    expect(t.refusal('EKP', 'lead', { company: 'P01', shares: 2, price: 5 })).toBe('BO-4.4 noCompany');
  });
});

describe('Discards', () => {
  test('BO-T13: D04 moves an Entrepreneur, never to the company it is at', () => {
    const t = position({
      step: 'cardStep',
      limit: 3,
      hands: { EKP: ['D04'] },
      companies: [
        { plan: 'P01', attached: ['C01', 'C15'] },
        { plan: 'P02', attached: ['C14'] },
      ],
    });
    expect(t.refusal('EKP', 'playDiscard', { card: 'D04', target: 'C01', company: 'P01' })).not.toBeNull();
    expect(t.refusal('EKP', 'playDiscard', { card: 'D04', target: 'C15', company: 'P02' })).not.toBeNull();
    t.play('EKP', 'playDiscard', { card: 'D04', target: 'C01', company: 'P02' });
    const [mutt, never] = [t.company('P01'), t.company('P02')];
    expect([sizeOf(mutt), matchesOf(mutt), cardBurn(mutt)]).toEqual([2, 0, 3]);
    expect([sizeOf(never), matchesOf(never), cardBurn(never)]).toEqual([3, 1, 3]);
  });

  test('BO-T14: D05 strikes a card that is no Entrepreneur; both go to the pile', () => {
    const t = position({
      step: 'cardStep',
      hands: { EKP: ['D05'] },
      companies: [{ plan: 'P01', attached: ['C36', 'C01'], ...funded }],
    });
    expect(t.refusal('EKP', 'playDiscard', { card: 'D05', target: 'C01', company: null })).not.toBeNull();
    t.play('EKP', 'playDiscard', { card: 'D05', target: 'C36', company: null });
    expect([cardBurn(t.company('P01')), sizeOf(t.company('P01')), t.g.discardPile]).toEqual([4, 2, ['C36', 'D05']]);
  });

  test('BO-T15: D06 takes up to 10 and never makes bust itself; burn may', () => {
    const t = position({
      step: 'cardStep',
      limit: 4,
      hands: { NOI: ['D06'] },
      on: 'NOI',
      companies: [
        { plan: 'P01', ...funded, cash: 7 },
        { plan: 'P02', front: 'EKP' },
      ],
    });
    expect(t.refusal('NOI', 'playDiscard', { card: 'D06', target: null, company: 'P02' })).not.toBeNull();
    t.play('NOI', 'playDiscard', { card: 'D06', target: null, company: 'P01' });
    expect(t.company('P01').cash).toBe(0);
    expect(t.play('NOI', 'pass')).toContainEqual({ type: 'wentBust', company: 'P01', burn: 8, cash: 0 });
    const rich = position({
      step: 'cardStep',
      hands: { EKP: ['D06'] },
      companies: [{ plan: 'P01', ...funded, cash: 30 }],
    });
    rich.play('EKP', 'playDiscard', { card: 'D06', target: null, company: 'P01' });
    expect(rich.company('P01').cash).toBe(20);
    const empty = position({
      step: 'cardStep',
      hands: { EKP: ['D06'] },
      companies: [{ plan: 'P01', ...funded, cash: 0 }],
    });
    expect(empty.menu('EKP')).toEqual(['skipCard']);
  });

  test('D07 adds 15 to a funded company, to no other', () => {
    const t = position({
      step: 'cardStep',
      hands: { EKP: ['D07'] },
      companies: [{ plan: 'P01', ...funded }, { plan: 'P02' }],
    });
    expect(t.offered('EKP', 'playDiscard')[0]?.fields).toMatchObject({ company: { one: ['P01'] } });
    t.play('EKP', 'playDiscard', { card: 'D07', target: null, company: 'P01' });
    expect(t.company('P01').cash).toBe(35);
    expect(t.shares('P01')).toEqual({ EKP: 2, GOS: 1 });
  });

  test('BO-T16: D11 takes a Company card from the discard pile; it cannot pick itself nor a Discard', () => {
    const t = position({
      step: 'cardStep',
      hands: { EKP: ['D11'] },
      discardPile: ['C32', 'C20', 'D08'],
      companies: [{ plan: 'P10' }],
    });
    expect(t.refusal('EKP', 'playDiscard', { card: 'D11', target: 'D08', company: 'P10' })).not.toBeNull();
    t.play('EKP', 'playDiscard', { card: 'D11', target: 'C32', company: 'P10' });
    expect([cardBurn(t.company('P10')), sizeOf(t.company('P10'))]).toEqual([1, 2]);
    expect(t.g.discardPile).toEqual(['C20', 'D08', 'D11']);
  });

  test('BO-T17, BO-R29: D12 takes the lead of a company one holds a share of, and it may go public this turn', () => {
    const given = {
      step: 'cardStep',
      limit: 4,
      companies: [{ plan: 'P01', attached: ['C14', 'C15', 'C16'], ...funded }],
    } as const;
    const stranger = position({
      ...given,
      companies: [...given.companies].map((c) => ({ ...c, attached: [...c.attached] })),
      on: 'ARS',
      hands: { ARS: ['D12'] },
    });
    expect(stranger.menu('ARS')).toEqual(['skipCard']);
    const t = position({
      ...given,
      companies: [...given.companies].map((c) => ({ ...c, attached: [...c.attached] })),
      on: 'GOS',
      hands: { GOS: ['D12'] },
    });
    t.play('GOS', 'playDiscard', { card: 'D12', target: null, company: 'P01' });
    expect([t.lead('P01'), t.company('P01').front]).toEqual(['GOS', t.seatOf('GOS')]);
    expect(t.refusal('GOS', 'takePublic', { company: 'P01' })).toBeNull();
  });

  test('BO-T18: D10 shows the next Event to its player alone, and draws a card', () => {
    const t = position({
      step: 'cardStep',
      hands: { EKP: ['D10'] },
      playDeck: ['C14'],
      eventDeck: ['E3', 'E5'],
      usedEvents: ['E2', 'E4'],
    });
    const events = t.play('EKP', 'playDiscard', { card: 'D10', target: null, company: null });
    expect(t.hand('EKP')).toEqual(['C14']);
    expect(view(t.g, 0).eventDeck.secret).toEqual([null, 'E5']);
    expect(view(t.g, 1).eventDeck.secret).toEqual([null, null]);
    expect(view(t.g, null).eventDeck.secret).toEqual([null, null]);
    expect(viewEvents(events, 1)).toContainEqual({ type: 'peeked', seat: 0, event: { secret: null } });
    expect(viewEvents(events, 0)).toContainEqual({ type: 'peeked', seat: 0, event: { secret: 'E5' } });
    const fifth = position({ step: 'cardStep', round: 5, hands: { EKP: ['D10'] }, eventDeck: [], playDeck: ['C14'] });
    const seen = fifth.play('EKP', 'playDiscard', { card: 'D10', target: null, company: null }).map(({ type }) => type);
    expect(seen).toEqual(['playedDiscard', 'drew']);
  });

  test('BO-T20, BO-10.4, BO-R43: D09 draws two; the pile is shuffled in between, without D09 itself', () => {
    const t = position({
      step: 'cardStep',
      hands: { EKP: ['D09'] },
      playDeck: ['C14'],
      discardPile: ['C15', 'C16', 'C17', 'C18', 'C19', 'C20'],
    });
    const events = t.play('EKP', 'playDiscard', { card: 'D09', target: null, company: null });
    expect(events).toContainEqual({ type: 'cardsReshuffled', cards: 6 });
    expect([t.g.playDeck.secret.length, t.g.discardPile, t.hand('EKP').length]).toEqual([5, ['D09'], 2]);
    expect(t.hand('EKP')[0]).toBe('C14');
  });

  test('BO-T21, BO-R6: with nothing to draw the turn goes on, and D09 cannot be played', () => {
    const t = position({ on: 'EKP', then: ['NOI'], playDeck: [], hands: { NOI: ['D09'] } });
    const events = t.play('EKP', 'pass').map(({ type }) => type);
    expect(events).not.toContain('drew');
    expect(t.question()).toBe('turn.cardStep');
    expect(t.refusal('NOI', 'playDiscard', { card: 'D09', target: null, company: null })).toBe('BO-R42 noCardsToDraw');
    const last = position({ step: 'cardStep', hands: { EKP: ['D09'] }, playDeck: ['C14'], discardPile: [] });
    expect(last.refusal('EKP', 'playDiscard', { card: 'D09', target: null, company: null })).toBe(null);
  });

  test('BO-R5: there is no hand limit', () => {
    const t = position({
      on: 'EKP',
      then: ['NOI'],
      hands: { NOI: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08'] },
    });
    t.play('EKP', 'pass');
    expect(t.hand('NOI')).toHaveLength(9);
    t.play('NOI', 'skipCard');
    expect(t.hand('NOI')).toHaveLength(9);
  });
});

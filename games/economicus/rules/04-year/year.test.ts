import { describe, expect, test } from 'vitest';
import { holding } from '../../testing/holding.ts';
import { kinds, only, position } from '../../testing/position.ts';
import { transferCompany } from '../01-board/companies.ts';
import { carryOut } from '../14-loans-and-deals/dealings.ts';
import { settlement } from '../14-loans-and-deals/loans.ts';

const FULL = { rules: 'full' } as const;

describe('the year, interest, bankrupts', () => {
  test('EC-S.41, EC-4.1, EC-4.2, EC-4.3, EC-4.4, EC-4.5, EC-0.5, EC-13.2: n + 1 turns, the auditor’s twice; then the next is auditor', () => {
    const played = (names: string[]) => {
      const t = position({ names, at: 'nextTurn' });
      const order: string[] = only(t.opening, 'turnBegan').map((e) => names[(e as { seat: number }).seat] ?? '');
      for (let guard = 0; t.g.year < 3 && guard < 900; guard++)
        for (const event of t.calm()) {
          if (event.type === 'turnBegan') order.push(names[event.seat] ?? '');
          if (event.type === 'auditorPassed') order.push('/');
        }
      return order.join('').split('/').slice(0, 2);
    };
    expect(played([...'ABC'])).toEqual(['ABCA', 'BCAB']);
    expect(played([...'AB'])).toEqual(['ABA', 'BAB']);
  });

  test('EC-S.9, EC-13.3, EC-14.4, EC-14.5, EC-R.52: interest is fixed when the year ends; a loan taken for it bears none yet', () => {
    const t = position({ at: 'interest', players: { A: { cash: 1, own: { 5: 4 }, mortgaged: { 5: 3 } } } });
    expect([t.question(), t.facts().seats[0].interest]).toEqual(['interest.paying', 3]);
    t.play('A', 'takeLoan', { industry: 5 });
    t.play('A', 'payInterest');
    expect([t.cash('A'), t.facts().seats[0].interest, t.g.year]).toEqual([[3], 4, 2]);
  });

  test('EC-S.68, EC-R.52: a charged loan is repaid for 5M, before or after its interest is paid', () => {
    const t = position({ at: 'interest', players: { A: { cash: 12, own: { 5: 2 }, mortgaged: { 5: 2 } } } });
    t.play('A', 'hold');
    t.play('A', 'payInterest');
    expect([t.cash('A'), t.window()]).toEqual([[10], 'FW10']);
    t.play('A', 'repayLoan', { industry: 5 });
    t.play('A', 'repayLoan', { industry: 5 });
    expect(t.cash('A')).toEqual([0]);
  });

  test('EC-14.10, EC-R.52: a fresh loan that goes with its company stays fresh: it bears no interest this year, and closing it costs 6M', () => {
    const t = position({ at: 'interest', players: { A: { cash: 10, own: { 5: 2 }, mortgaged: { 5: 1 } } } });
    t.play('A', 'takeLoan', { industry: 5 });
    // Of two loans the one that was charged goes first, and then the fresh one.
    transferCompany(t.g, 0, 1, 5, 'mortgaged');
    expect([t.player('A').fresh[5], t.player('B').fresh[5], settlement(t.g, 1, 5)]).toEqual([1, 0, 5]);
    transferCompany(t.g, 0, 2, 5, 'mortgaged');
    expect([t.player('A').fresh[5], t.player('C').fresh[5], settlement(t.g, 2, 5)]).toEqual([0, 1, 6]);
    expect([t.player('C').companies[5], t.player('C').mortgaged[5]]).toEqual([1, 1]);
    transferCompany(t.g, 2, 1, 5, 'mortgaged');
    expect([t.player('B').fresh[5], t.player('B').mortgaged[5]]).toEqual([1, 2]);
  });

  test('EC-14.12, EC-R.52, EC-21.2: a fresh loan stays fresh in a deal, and when OP26 moves its company', () => {
    const t = position({ at: 'interest', players: { A: { cash: 10, own: { 5: 1, 6: 1 }, mortgaged: { 6: 1 } } } });
    t.play('A', 'takeLoan', { industry: 5 });
    const nothing = { money: 0, companies: [], projects: [], quotas: 0 };
    const given = { ...nothing, companies: ['5-mortgaged-1' as const], cards: [] };
    carryOut(t.g, 0, 1, { give: given, get: { ...nothing, cards: 0 } }, []);
    expect([t.player('A').fresh[5], t.player('B').fresh[5], settlement(t.g, 1, 5)]).toEqual([0, 1, 6]);
    const moved = holding('OP26-1', { A: { own: { 5: 1 }, mortgaged: { 5: 1 } } });
    moved.player('A').fresh[5] = 1;
    moved.card('A', 'OP26-1', { company: '5-mortgaged', industry: 6 });
    expect([moved.player('A').fresh[5], moved.player('A').fresh[6]]).toEqual([0, 1]);
  });

  test('EC-S.79, EC-R.52: a sale while interest is paid calls in a charged loan for 5M', () => {
    const given = {
      prices: { 6: 16, 5: 2 },
      players: { A: { cash: 0, own: { 5: 1, 6: 1 }, mortgaged: { 5: 1, 6: 1 } } },
    } as const;
    const t = position({ ...given, at: 'interest' });
    t.play('A', 'sellAtHalf', { company: '6-mortgaged' });
    t.play('A', 'payInterest');
    expect(t.cash('A')).toEqual([1]);
    const before = position({ ...given, at: 'yearEnd' });
    before.play('A', 'sellAtHalf', { company: '6-mortgaged' });
    expect(before.cash('A')).toEqual([2]);
    before.calmUntil('interest.paying');
    before.play('A', 'payInterest');
    expect(before.cash('A')).toEqual([1]);
  });

  test('EC-D.29, EC-R.52: OP21 waives the interest of this year, and the bank adds to it', () => {
    const t = position({
      options: FULL,
      at: 'interest',
      eventDeck: ['EV06'],
      players: { A: { hand: ['OP21-1'], own: { 5: 2 }, mortgaged: { 5: 2 } } },
    });
    expect(only(t.play('A', 'react', { card: 'OP21-1' }), 'interestWaived')).toEqual([{ seat: 0, amount: 2 }]);
    expect(t.cash('A')).toEqual([23]);
  });

  test('EC-13.4, EC-13.5, EC-13.6, EC-16.1, EC-10.2, EC-18.1: awards, auditor, a card each, an event, a crisis card', () => {
    const t = position({
      options: FULL,
      at: 'award',
      event: 'EV09',
      eventDeck: ['EV26'],
      crisisDeck: ['CF08'],
      optionDeck: ['OP19-1', 'OP19-2', 'OP38-1'],
    });
    const order = kinds(t.opening).filter((type) =>
      ['eventEnded', 'yearEnded', 'auditorPassed', 'yearBegan', 'cardDrawn', 'eventOpened', 'crisisOpened'].includes(
        type,
      ),
    );
    expect(order).toEqual([
      'eventEnded',
      'yearEnded',
      'auditorPassed',
      'yearBegan',
      'cardDrawn',
      'cardDrawn',
      'cardDrawn',
      'eventOpened',
      'crisisOpened',
    ]);
    expect([t.g.auditor, t.g.event, t.g.forecast]).toEqual([1, 'EV26', 8]);
  });

  test('EC-S.58, EC-15.5, EC-15.7, EC-R.29: a bankrupt loses all, is passed over, and returns at the next year on start conditions', () => {
    const t = position({
      names: [...'ABCD'],
      options: FULL,
      at: 'nextTurn',
      eventDeck: ['EV09'],
      crisisDeck: ['CF08'],
      players: { C: { own: { 2: 2, 3: 1 }, hand: ['OP19-1'], quotas: 1, bonus: 2 } },
    });
    t.calmUntil('auction.announcement');
    t.calmUntil('window.free');
    t.play('C', 'declareBankruptcy');
    expect([t.player('C').isOut, t.free(2), t.free(3), t.player('C').bonus]).toEqual([true, [3, 1], [3, 1], 0]);
    expect(t.g.optionDiscards).toContain('OP19-1');
    const events = t.calmUntil('placement.choice');
    expect(only(events, 'turnSkipped')).toEqual([{ seat: 2 }]);
    expect([t.asked(), t.cash('C'), t.player('C').quotas.length, t.player('C').hand.secret.length]).toEqual([
      ['C'],
      [20],
      1,
      2,
    ]);
    t.calm();
    t.calm();
    expect([t.player('C').companies.reduce((a, b) => a + b, 0), t.player('C').isOut]).toEqual([2, false]);
    expect(t.player('C').hand.secret.length + t.player('C').quotas.length).toBe(4);
  });

  test('EC-S.59, EC-R.30, EC-4.6: for an auditor who is out the next acts; its closing turn is skipped', () => {
    const t = position({
      names: [...'ABCD'],
      options: FULL,
      at: 'nextTurn',
      year: 1,
      eventDeck: ['EV09'],
      crisisDeck: ['CF08'],
    });
    t.calmUntil('auction.announcement');
    t.calmUntil('window.free');
    t.play('A', 'declareBankruptcy');
    expect([t.facts().actingAuditor, t.g.auditor]).toEqual([1, 0]);
    const events = t.calmUntil('placement.choice');
    expect(only(events, 'turnBegan').map((e) => (e as { seat: number }).seat)).toEqual([1, 2, 3]);
    expect(only(events, 'turnSkipped')).toEqual([{ seat: 0 }]);
    expect([t.g.auditor, t.asked()]).toEqual([1, ['A']]);
  });

  test('EC-R.30: if everybody is out the year ends at once', () => {
    const t = position({ names: [...'AB'], at: 'nextTurn' });
    t.play('A', 'declareBankruptcy');
    const events = t.play('B', 'declareBankruptcy');
    expect(kinds(events)).toEqual(expect.arrayContaining(['yearEnded', 'reEntered']));
    expect(kinds(events)).not.toContain('diceRolled');
    expect(t.cash()).toEqual([20, 20]);
    const late = position({ names: [...'AB'], at: 'sales', industry: 7, prices: { 7: 9 } });
    late.play('A', 'declareBankruptcy');
    late.play('B', 'declareBankruptcy');
    expect(late.price(7)).toBe(9);
  });

  test('EC-T.13, EC-R.8: a returning player may come without companies; without white ones it takes any', () => {
    const bare = position({
      options: { ...FULL, reEntryCompanies: 'none' },
      at: 'reEnter',
      eventDeck: ['EV09'],
      crisisDeck: ['CF08'],
      players: { C: { isOut: true } },
    });
    expect([bare.question(), bare.player('C').isOut]).toEqual(['window.free', false]);
    const none = [0, 0] as const;
    const t = position({
      options: FULL,
      at: 'reEnter',
      free: { 2: none, 3: none, 4: none, 10: none, 11: none, 12: none },
      players: { C: { isOut: true } },
    });
    expect(t.question()).toBe('placement.choice');
    expect(t.refusal('C', 'place', { industry: 7, kind: 'private' })).toBe(null);
    const stateOnly = position({
      options: FULL,
      at: 'reEnter',
      free: { 2: [0, 2], 3: none, 4: none, 10: none, 11: none, 12: none },
      players: { C: { isOut: true } },
    });
    expect(stateOnly.refusal('C', 'place', { industry: 7, kind: 'private' })).toBe('EC-2.9 notWhite');
    stateOnly.play('C', 'place', { industry: 2, kind: 'state' });
    // Without another quota the last white one is none for C.
    expect(stateOnly.refusal('C', 'place', { industry: 7, kind: 'private' })).toBe(null);
  });

  test('EC-15.6: whoever is ruined at the end of the year leaves no turn to be taken over', () => {
    const t = position({
      at: 'interest',
      players: { A: { cash: 0, own: { 5: 1 }, mortgaged: { 5: 1 } } },
      prices: { 5: 4 },
    });
    const ruin = kinds(t.calmUntil('window.free'));
    expect([ruin.includes('bankrupt'), ruin.includes('steppedIn')]).toEqual([true, false]);
  });

  test('EC-R.31: a seat that nobody plays goes on by its defaults to the end', () => {
    const t = position({ names: [...'AB'], at: 'nextTurn', options: { limit: 'turns8' } });
    for (let guard = 0; t.question() !== 'over' && guard < 500; guard++) t.calm();
    expect(t.g.ending?.because).toBe('turns');
  });
});

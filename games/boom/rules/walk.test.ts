import { expect, test } from 'vitest';
import { position } from '../testing/position.ts';

/** The specification's walk through two and a half game rounds (8.8), with its exact numbers. */
test('BO-2.1, BO-11.1, BO-R50: a walk through two and a half game rounds of three players', () => {
  const t = position({
    firms: ['EKP', 'NOI', 'GOS'],
    step: 'cardStep',
    round: 1,
    on: 'NOI',
    then: ['EKP', 'GOS'],
    event: 'E3',
    eventDeck: ['E4', 'E1', 'E5', 'E2'],
    hands: { NOI: ['P09', 'C08'], EKP: ['P01', 'C01'], GOS: ['C09', 'C28'] },
  });
  const [ekp, noi, gos] = [0, 1, 2] as const;
  const order = (...seats: (0 | 1 | 2)[]) => {
    // The order of the next game round is drawn; here it is laid as the walk says.
    t.g.order = seats;
    t.g.stack.splice(1);
    t.g.stack.push({ phase: 'turn', step: 'cardStep', seat: seats[0] ?? 0 });
  };

  t.play('NOI', 'launch', { plan: 'P09' });
  t.play('NOI', 'lead', { company: 'P09', shares: 2, price: 6 });
  t.play('NOI', 'invite', { guest: gos, sweetener: 0 });
  t.play('GOS', 'buy');
  t.play('NOI', 'close');
  expect([t.treasury('NOI'), t.treasury('GOS'), t.company('P09').cash, t.shares('P09')]).toEqual([
    88,
    94,
    18,
    { NOI: 2, GOS: 1 },
  ]);

  t.play('EKP', 'launch', { plan: 'P01' });
  t.play('EKP', 'lead', { company: 'P01', shares: 2, price: 8 });
  t.play('EKP', 'invite', { guest: gos, sweetener: 0 });
  t.play('GOS', 'buy');
  t.play('EKP', 'close');
  expect([t.treasury('EKP'), t.treasury('GOS'), t.company('P01').cash]).toEqual([84, 86, 24]);

  t.play('GOS', 'attach', { card: 'C09', company: 'P09' });
  t.play('GOS', 'pass');
  expect([t.company('P09').cash, t.company('P01').cash, t.g.limit, t.g.activeEvent]).toEqual([16, 21, 5, 'E2']);

  order(gos, noi, ekp);
  t.play('GOS', 'attach', { card: 'C28', company: 'P09' });
  t.play('GOS', 'lead', { company: 'P09', shares: 2, price: 5 });
  t.play('NOI', 'buy');
  t.play('GOS', 'close');
  expect([t.treasury('GOS'), t.treasury('NOI'), t.company('P09').cash, t.shares('P09'), t.lead('P09')]).toEqual([
    76,
    83,
    31,
    { NOI: 3, GOS: 3 },
    'GOS',
  ]);
  t.play('NOI', 'attach', { card: 'C08', company: 'P09' });
  expect(t.refusal('NOI', 'takePublic', { company: 'P09' })).toBe('BO-8.2 notTheLead');
  t.play('NOI', 'pass');
  t.play('EKP', 'attach', { card: 'C01', company: 'P01' });
  t.play('EKP', 'pass');
  expect([t.company('P09').cash, t.company('P01').cash, t.g.limit, t.g.activeEvent]).toEqual([26, 15, 4, 'E5']);

  order(gos, ekp, noi);
  t.play('GOS', 'skipCard');
  t.nextDie(5);
  const events = t.play('GOS', 'takePublic', { company: 'P09' });
  expect(events[0]).toMatchObject({
    type: 'wentPublic',
    die: 5,
    size: 4,
    matches: 2,
    hot: 0,
    total: 11,
    raised: 300,
    shareValue: 50,
  });
  expect([t.treasury('NOI'), t.treasury('GOS'), t.g.discardPile]).toEqual([233, 226, ['C09', 'C28', 'C08']]);
});

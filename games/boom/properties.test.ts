import type { Event, Seat } from '@parlour/kernel';
import { isSymmetric, notices, walk } from '@parlour/kernel/testing/properties.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyMove } from '../testing/every-move.ts';
import { boom } from './index.ts';
import { position } from './testing/position.ts';
import type { Boom, G } from './types.ts';

const table = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 3, max: 5 }),
  options: fc.constantFrom<Partial<Boom['options']>>(
    {},
    { sideDeals: 'cash' },
    { stockSet: 'ten' },
    { coolingOff: 'on' },
  ),
});

const moneyIn = (g: G): number =>
  g.seats.reduce<number>((sum, seat) => sum + g.players[seat].treasury.secret, 0) +
  g.companies.reduce((sum, { cash }) => sum + cash, 0);

/** What an event takes from the bank, or gives to it: everything else only changes hands. */
function fromBank(event: Event<Boom>, before: G): number {
  if (event.type === 'received' || event.type === 'lent') return event.amount;
  if (event.type === 'partied') return -event.amount;
  if (event.type === 'burned') return -event.burn;
  // What a company still has leaves the game with it.
  if (event.type === 'wentBust') return -event.cash;
  if (event.type !== 'wentPublic') return 0;
  const { cash } = before.companies.find(({ plan }) => plan === event.company) ?? { cash: 0 };
  return event.payouts.reduce((sum, each) => sum + each, 0) - cash;
}

describe('•Boom, whatever is played', () => {
  test('BO-R4, BO-9.1, BO-8.12: money changes hands, and comes from and goes to the bank only by what is announced', () => {
    everyMove(boom, table, { moves: 400, games: 25 }, ({ before, after, events }) => {
      const crashed = events.some(({ type }) => type === 'crashed');
      if (crashed) return;
      const moved = events.reduce((sum, event) => sum + fromBank(event, before), 0);
      expect([after.round, moneyIn(after)]).toEqual([after.round, moneyIn(before) + moved]);
    });
  });

  test('BO-2.1, BO-10.1, BO-8.13: rounds go on, the Limit only falls, plans that left stay away, and shares are sold only in a round', () => {
    everyMove(boom, table, { moves: 400, games: 15 }, ({ before, after, events }) => {
      expect(after.round).toBeGreaterThanOrEqual(before.round);
      expect(after.limit).toBeLessThanOrEqual(before.limit);
      expect(after.gone.slice(0, before.gone.length)).toEqual(before.gone);
      for (const { plan, shares } of after.companies) {
        const former = before.companies.find((company) => company.plan === plan);
        if (former === undefined) continue;
        const isRound = events.some(({ type }) => /^(roundOpened|bought|roundFailed|roundClosed)$/.test(type));
        if (!isRound) expect(shares).toEqual(former.shares);
      }
    });
  });

  test('BO-4.2, BO-4.3, BO-4.4: in a turn one card at most is played, and one finance action at most is taken', () => {
    let turns = 0;
    fc.assert(
      fc.property(table, (given) => {
        let [cards, actions] = [0, 0];
        walk(boom, { ...given, moves: 400 }, ({ action, events }) => {
          if (/^(launch|attach|playDiscard)$/.test(action.type)) cards += 1;
          if (/^(lead|askConsent|takePublic)$/.test(action.type)) actions += 1;
          expect([action.type, cards <= 1, actions <= 1]).toEqual([action.type, true, true]);
          // What a move brings about belongs to the next turn once that has begun.
          if (!events.some(({ type }) => type === 'turnBegan')) return;
          [cards, actions] = [0, 0];
          turns += 1;
        });
      }),
      { numRuns: 15 },
    );
    expect(turns).toBeGreaterThan(200);
  });

  test('no seat is special: with everybody one seat further the same happens one seat further', () => {
    let compared = 0;
    everyMove(boom, table, { moves: 120, games: 10 }, (moved) => {
      const names = {
        seats: [
          'order',
          'spent',
          'lead',
          'front',
          'asker',
          'asked',
          'unasked',
          'investors',
          'others',
          'invited',
          'guest',
          'investor',
        ],
        tables: ['shares', 'bought'],
        sets: ['asked', 'unasked'],
      };
      if (isSymmetric(boom, moved, names)) compared += 1;
    });
    expect(compared).toBeGreaterThan(200);
  });

  test('what is said to hold after every step is noticed when it does not', () => {
    const shares = [2, 1, 0, 0];
    const { g } = position({
      companies: [
        { plan: 'P01', lead: 'EKP', shares: { EKP: 2, NOI: 1 }, cash: 9, attached: ['C36'] },
        { plan: 'P02' },
      ],
      discardPile: ['C37'],
    });
    const company = (spoilt: G, at: number) => spoilt.companies[at] as G['companies'][number];
    notices(
      boom,
      g,
      'every Play card is in one place',
      (each) => each.playDeck.secret.pop(),
      (each) => each.discardPile.pop(),
      (each) => each.discardPile.push('C37'),
      (each) => each.companies.pop(),
      (each) => company(each, 0).attached.pop(),
      (each) => Object.assign(each.discardPile, [company(each, 0).attached[0]]),
    );
    notices(
      boom,
      g,
      'six Events are in the game',
      (each) => each.eventDeck.secret.pop(),
      (each) => Object.assign(each, { activeEvent: each.eventDeck.secret[0] }),
      (each) => each.usedEvents.push('E1'),
    );
    notices(
      boom,
      g,
      'no money is negative or broken',
      (each) => Object.assign(each.players[0].treasury, { secret: -1 }),
      (each) => Object.assign(each.players[3].treasury, { secret: 0.5 }),
      (each) => Object.assign(company(each, 1), { cash: -1 }),
    );
    notices(
      boom,
      g,
      'a funded company has three shares, two investors and a lead who holds one',
      (each) => Object.assign(company(each, 0), { shares: [1, 1, 0, 0] }),
      (each) => Object.assign(company(each, 0), { shares: [3, 0, 0, 0] }),
      (each) => Object.assign(company(each, 0), { lead: 2 as Seat, shares }),
    );
    notices(
      boom,
      g,
      'an unfunded company has no shares and no cash',
      (each) => Object.assign(company(each, 1), { cash: 1 }),
      (each) => Object.assign(company(each, 1), { shares: [1, 0, 0, 0] }),
    );
    const limits = [0, 7].map((limit) => (each: G) => Object.assign(each, { limit }));
    notices(boom, g, 'the Limit is on the track', ...limits);
    const rounds = [0, 12].map((round) => (each: G) => Object.assign(each, { round }));
    notices(boom, g, 'the game is bounded', ...rounds);
    for (const [law, field, values] of [
      ['the Limit is on the track', 'limit', [1, 6]],
      ['the game is bounded', 'round', [1, 11]],
      ['no money is negative or broken', 'companies', [[]]],
    ] as const)
      for (const value of values) expect(boom.invariants[law]?.({ ...g, [field]: value })).toBe(true);
  });
});

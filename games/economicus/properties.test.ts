import { isSymmetric, notices } from '@parlour/kernel/testing/properties.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyMove } from '../testing/every-move.ts';
import { INDUSTRIES } from './content/industries.ts';
import { HIGHEST_PRICE, LOWEST_PRICE } from './content/table.ts';
import { economicus } from './index.ts';
import { byIndustry, chain, neighbours } from './rules/01-board/board.ts';
import { position } from './testing/position.ts';
import { keen, sober } from './testing/sober.ts';
import type { Economicus, G } from './types.ts';

const table = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.constantFrom<Partial<Economicus['options']>>({}, { rules: 'full' }, { rules: 'full', bidCap: 'free' }),
});

const NAMES = {
  seats: [
    ...[
      'active',
      'admitted',
      'auditor',
      'buyer',
      'by',
      'choosers',
      'creditor',
      'debtor',
      'detective',
      'exporters',
      'from',
    ],
    ...[
      'holder',
      'innovator',
      'investigators',
      'leader',
      'loser',
      'losers',
      'opener',
      'queue',
      'reader',
      'ready',
      'rerollers',
    ],
    ...['rescues', 'rival', 'seller', 'sellers', 'spy', 'taken', 'target', 'to', 'victim', 'asked'],
  ],
  tables: ['acted', 'sheltered', 'due', 'unpaid', 'proposed', 'stars', 'assets'],
};

const loansIn = (g: G): number =>
  g.seats.reduce<number>((sum, seat) => sum + g.players[seat].mortgaged.reduce((all, each) => all + each, 0), 0);

/** Loans begin when one is taken, and end with these. */
const BEGIN = ['loanTaken'];
const END = ['loanRepaid', 'loansClosed', 'soldToMarket', 'takeoverAccepted', 'companyTaken', 'bankrupt'];

describe('Economicus, whatever is played', () => {
  test('EC-4.1, EC-14.1, EC-14.6: years and turns go on, prices stay on their track, loans come and go only by what is announced', () => {
    everyMove(sober, table, { moves: 160, games: 12 }, ({ before, after, events }) => {
      expect(after.year).toBeGreaterThanOrEqual(before.year);
      expect(after.turn.number).toBeGreaterThanOrEqual(before.turn.number);
      for (const industry of INDUSTRIES) {
        const price = after.prices[industry];
        if (price !== null) expect(price).toSatisfy((at: number) => at >= LOWEST_PRICE && at <= HIGHEST_PRICE);
      }
      const told = events.map(({ type }) => type);
      const missing = (names: string[]) => (names.some((name) => told.includes(name as never)) ? [] : told);
      if (loansIn(after) > loansIn(before)) expect(missing(BEGIN)).toEqual([]);
      if (loansIn(after) < loansIn(before)) expect(missing(END)).toEqual([]);
    });
  });

  test('EC-1.5, EC-1.6, EC-21.2: neighbours and chains go both ways, on any ring: who is in the chain of one has that one in theirs', () => {
    const ring = fc.shuffledSubarray([...INDUSTRIES], { minLength: INDUSTRIES.length });
    const owned = fc.array(fc.nat(2), { minLength: INDUSTRIES.length, maxLength: INDUSTRIES.length });
    fc.assert(
      fc.property(ring, owned, fc.constantFrom('EV32' as const, 'EV06' as const), (layout, companies, event) => {
        const { g } = position({ options: { rules: 'full' }, event });
        g.layout = layout;
        g.players[0].companies = byIndustry((industry) => companies[INDUSTRIES.indexOf(industry)] ?? 0, 0);
        for (const a of INDUSTRIES) {
          const links = chain(g, 0, a);
          expect(links.includes(a)).toBe(g.players[0].companies[a] > 0);
          for (const b of INDUSTRIES) {
            expect(links.includes(b)).toBe(chain(g, 0, b).includes(a));
            expect(neighbours(g, a).includes(b)).toBe(neighbours(g, b).includes(a));
          }
          // A chain has no gap: whoever is in it is all alone, or touches another of it. EV32 lets Transport touch everybody.
          if (event === 'EV32' || links.length < 2) continue;
          for (const link of links) expect(neighbours(g, link).some((each) => links.includes(each))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the bank and the players are one purse, and the bank gains or loses only where something is told', () => {
    everyMove(keen, table, { moves: 160, games: 10 }, ({ before, after, events }) => {
      const cash = after.seats.reduce<number>((sum, seat) => sum + after.players[seat].cash, 0);
      expect(cash + after.bank).toBe(0);
      if (events.length === 0) {
        expect(after.bank).toBe(before.bank);
        expect(after.players.map(({ companies }) => companies)).toEqual(
          before.players.map(({ companies }) => companies),
        );
      }
    });
  });

  test('no seat is special: with everybody one seat further the same happens one seat further', () => {
    let compared = 0;
    // In a turn a list of owners has the name that a player's projects have.
    const isClear = (g: G) => g.stack.every((frame) => !('projects' in frame) || frame.projects.length === 0);
    everyMove(sober, table, { moves: 100, games: 6 }, (moved) => {
      if (isClear(moved.before) && isClear(moved.after) && isSymmetric(sober, moved, NAMES)) compared += 1;
    });
    expect(compared).toBeGreaterThan(150);
  });

  test('what is said to hold after every step is noticed when it does not', () => {
    const { g } = position({
      options: { rules: 'full' },
      prices: { 7: 5 },
      crises: { 4: 2 },
      players: {
        A: { cash: 9, own: { 5: 2 }, mortgaged: { 5: 1 }, projects: { 6: 1 }, hand: ['OP19-1'], quotas: 1 },
        C: { cash: 0, isOut: true },
      },
    });
    const spoil = (change: (broken: G) => void) => change;
    const count = (field: 'companies' | 'mortgaged' | 'fresh' | 'projects', industry: 5 | 6, to: number) =>
      spoil((each) => void (each.players[0][field][industry] = to));
    notices(
      economicus,
      g,
      'money is conserved against the bank',
      spoil((each) => void (each.bank += 1)),
      spoil((each) => void (each.players[1].cash -= 1)),
    );
    notices(
      economicus,
      g,
      'nobody has less than nothing',
      spoil((each) => void (each.players[1].cash = -1)),
    );
    notices(economicus, g, 'tokens are within their limits', count('companies', 5, 13), count('projects', 6, 99));
    notices(
      economicus,
      g,
      'counts are not negative, and loans lie on companies',
      count('projects', 5, -1),
      count('fresh', 6, -1),
      count('fresh', 5, 2),
      count('mortgaged', 5, 3),
    );
    notices(
      economicus,
      g,
      'companies of each industry are conserved',
      count('companies', 5, 1),
      spoil((each) => void (each.freePrivate[12] += 1)),
      spoil((each) => void (each.extra[2] -= 1)),
      spoil((each) => {
        each.freeState[3] += each.freePrivate[3] + 1;
        each.freePrivate[3] = -1;
      }),
    );
    notices(
      economicus,
      g,
      'prices are unset or in range',
      ...[LOWEST_PRICE - 1, HIGHEST_PRICE + 1, LOWEST_PRICE + 0.5].map((price) =>
        spoil((each) => void (each.prices[7] = price)),
      ),
    );
    for (const price of [LOWEST_PRICE, HIGHEST_PRICE])
      expect(
        economicus.invariants['prices are unset or in range']?.({
          ...g,
          prices: Object.assign([...g.prices], { 7: price }) as never,
        }),
      ).toBe(true);
    notices(
      economicus,
      g,
      'crises are in range and have tokens',
      spoil((each) => void (each.crises[4] = -1)),
      spoil((each) => void (each.crises[4] = 99)),
      spoil((each) => INDUSTRIES.forEach((industry) => void (each.crises[industry] = 1))),
    );
    notices(
      economicus,
      g,
      'hands are within their limit',
      spoil((each) => void each.players[1].hand.secret.push(...each.optionDeck.secret.splice(0, 8))),
    );
    notices(
      economicus,
      g,
      'option cards are conserved, and quotas lie open',
      spoil((each) => void each.optionDeck.secret.pop()),
      spoil((each) => void each.players[0].hand.secret.pop()),
      spoil((each) => void each.optionDiscards.push(each.optionDeck.secret[0] as never)),
      spoil((each) => each.players[1].hand.secret.push(...(each.players[0].quotas.splice(0, 1) as never[]))),
      spoil((each) => each.players[0].quotas.push(...each.players[0].hand.secret.splice(0, 1))),
    );
    notices(
      economicus,
      g,
      'crisis and event cards are conserved',
      spoil((each) => void each.crisisDeck.secret.pop()),
      spoil((each) => void each.eventDeck.secret.pop()),
    );
    notices(
      economicus,
      g,
      'whoever is out has nothing',
      spoil((each) => void (each.players[2].cash = 1)),
      spoil((each) => void (each.players[2].companies[5] = 1)),
      spoil((each) => void (each.players[2].projects[5] = 1)),
      spoil((each) => void each.players[2].quotas.push(...each.players[0].quotas)),
      spoil((each) => void each.players[2].hand.secret.push('OP19-2')),
    );
  });
});

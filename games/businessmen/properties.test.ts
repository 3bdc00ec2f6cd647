import type { Event, Seat } from '@parlour/kernel';
import { isSymmetric, notices } from '@parlour/kernel/testing/properties.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyMove } from '../testing/every-move.ts';
import { CHARACTERISTICS } from './content/characteristics.ts';
import { GOODS } from './content/goods.ts';
import { businessmen } from './index.ts';
import { position } from './testing/position.ts';
import type { Businessmen, G } from './types.ts';

const table = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.constantFrom<Partial<Businessmen['options']>>({}, { leftovers: 'stay' }, { negativeEvents: 'immediate' }),
});

const NAMES = {
  seats: ['leader', 'opener', 'queue', 'firstPasser', 'asked', 'unspun', 'finalists'],
  tables: ['lots', 'loaded', 'plans', 'places'],
};

/** What an event brings a seat: coins, and points. */
function brought(event: Event<Businessmen>, seat: Seat): [coins: number, points: number] {
  if (event.type === 'lorrySent') {
    const paid = event.payments.filter((each) => each.seat === seat).reduce((sum, { coins }) => sum + coins, 0);
    return [paid, event.exclusive?.seat === seat ? event.exclusive.points : 0];
  }
  if (!('seat' in event) || event.seat !== seat) return [0, 0];
  if (event.type === 'skipMoneyPaid') return [event.coins, 0];
  if (event.type === 'skipAnnounced' || event.type === 'fined') return [0, -event.lost];
  if (event.type === 'bought' || event.type === 'insured') return [-event.cost, 0];
  if (event.type === 'improved') return [-event.cost, event.points];
  return event.type === 'exported' ? [0, event.points] : [0, 0];
}

describe('Businessmen, whatever is played', () => {
  test('BM-10.2, BM-11.8: coins and points come and go only by what is announced', () => {
    everyMove(businessmen, table, { moves: 250, games: 12 }, ({ before, after, events }) => {
      for (const seat of after.seats) {
        const { coins, points } = before.players[seat];
        const all = events.map((event) => brought(event, seat));
        expect([after.players[seat].coins, after.players[seat].points]).toEqual([
          coins + all.reduce((sum, [each]) => sum + each, 0),
          points + all.reduce((sum, [, each]) => sum + each, 0),
        ]);
      }
    });
  });

  test('BM-2.5, BM-11.7: rounds go on one by one, a level changes by one step that is announced, a price by no more than its table', () => {
    everyMove(businessmen, table, { moves: 250, games: 8 }, ({ before, after, events }) => {
      expect([0, 1]).toContain(after.round - before.round);
      for (const good of GOODS) expect(after.prices[good]).toSatisfy((at: number) => at >= 1 && at <= 15);
      for (const seat of after.seats)
        for (const each of CHARACTERISTICS) {
          const steps = events.filter(
            (event) =>
              (event.type === 'improved' || event.type === 'fined') &&
              event.seat === seat &&
              event.characteristic === each,
          );
          const by = steps.reduce((sum, event) => {
            if (event.type === 'improved') return sum + 1;
            return event.type === 'fined' ? sum + event.to - event.from : sum;
          }, 0);
          expect(after.players[seat].levels[each]).toBe(before.players[seat].levels[each] + by);
        }
    });
  });

  test('no seat is special: with everybody one seat further the same happens one seat further', () => {
    let compared = 0;
    everyMove(businessmen, table, { moves: 120, games: 6 }, (moved) => {
      if (isSymmetric(businessmen, moved, NAMES)) compared += 1;
    });
    expect(compared).toBeGreaterThan(200);
  });

  test('what is said to hold after every step is noticed when it does not', () => {
    const { g } = position({
      at: 'buying',
      players: { A: { main: { oil: 2 }, coins: 10, points: 3 } },
      lorries: { yellow: { good: 'fish', lots: { A: 1 } } },
      market: { grain: 3 },
      goodsCard: 'G01',
      exportCard: 'E01',
    });
    const spoil = (change: (broken: G) => void) => change;
    notices(
      businessmen,
      g,
      'every good has 25 units',
      spoil((each) => void (each.piles.metal -= 1)),
      spoil((each) => void (each.market.grain += 1)),
      spoil((each) => void (each.players[0].main.oil -= 1)),
      spoil((each) => void (each.players[2].temp.oil += 1)),
    );
    notices(
      businessmen,
      g,
      'every card is in one place',
      spoil((each) => void each.goodsDeck.secret.pop()),
      spoil((each) => void each.exportDeck.secret.pop()),
      spoil((each) => void (each.goodsCard = null)),
      spoil((each) => void (each.exportCard = null)),
      spoil((each) => void each.goodsDiscards.push(each.goodsDeck.secret[0] as never)),
      spoil((each) => void each.exportDiscards.push(each.exportDeck.secret[0] as never)),
    );
    notices(
      businessmen,
      g,
      'a lorry carries one good, no more than it takes, or is empty',
      spoil((each) => void (each.lorries.yellow.lots[1] = 5)),
      spoil((each) => void (each.lorries.yellow.good = null)),
      spoil((each) => void (each.lorries.green.good = 'oil')),
    );
    notices(
      businessmen,
      g,
      'coins and points are whole and never negative',
      spoil((each) => void (each.players[0].coins = -1)),
      spoil((each) => void (each.players[2].points = -1)),
      spoil((each) => void (each.players[1].coins = 0.5)),
    );
    notices(
      businessmen,
      g,
      'units are whole and never negative',
      ...(['piles', 'market'] as const).map((store) => spoil((each) => void (each[store].wood = -1))),
      ...(['main', 'temp'] as const).map((store) => spoil((each) => void (each.players[1][store].metal = -1))),
      spoil((each) => void (each.piles.grain = 1.5)),
    );
    for (const level of [0, 4])
      notices(
        businessmen,
        g,
        'levels are 1 to 3',
        spoil((each) => Object.assign(each.players[1].levels, { loader: level })),
      );
    for (const at of [0, 16])
      notices(
        businessmen,
        g,
        'price markers are on the table',
        spoil((each) => void (each.prices.metal = at)),
      );
    notices(
      businessmen,
      g,
      'insurance is only there where every hit is a fine',
      spoil((each) => void (each.players[2].insured.manager = true)),
    );
    notices(
      businessmen,
      g,
      'nobody begins a round with the target reached',
      spoil((each) => void (each.players[2].points = 999)),
    );
    const exporting = position({
      at: 'exports',
      players: { A: { main: { oil: 8 }, coins: 10 } },
      exportCard: 'E01',
    }).g;
    notices(
      businessmen,
      exporting,
      'after Phase 2 the temporary warehouses are empty and everything fits',
      spoil((each) => void (each.players[2].temp.wood = 1)),
      spoil((each) => Object.assign(each.players[1].main, { grain: 1, meat: 1, fish: 1, wood: 1, oil: 1, metal: 1 })),
    );
    notices(
      businessmen,
      exporting,
      'the market is empty from the end of Phase 1 to the next Goods card',
      spoil((each) => void (each.market.fish = 1)),
    );
    expect(businessmen.invariants['the market is empty from the end of Phase 1 to the next Goods card']?.(g)).toBe(
      true,
    );
  });
});

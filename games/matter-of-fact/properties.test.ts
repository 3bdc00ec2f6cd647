import type { Event, Seat } from '@parlour/kernel';
import { isSymmetric, notices } from '@parlour/kernel/testing/properties.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyMove } from '../testing/every-move.ts';
import { LAST_COLUMN, RESOURCES } from './content/exchange.ts';
import { matterOfFact } from './index.ts';
import { livelyPlay } from './testing/lively-play.ts';
import { position } from './testing/position.ts';
import type { G, MatterOfFact } from './types.ts';

const table = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.constantFrom<Partial<MatterOfFact['options']>>(
    {},
    { salary: '3' },
    { strike: 'automatic' },
    { cash: 'hidden' },
  ),
});

const NAMES = {
  seats: ['starter', 'upNext', 'callers', 'raider', 'monopolist', 'from', 'to'],
  tables: ['proposed', 'places', 'standings'],
  sets: ['callers'],
};

/** What an event adds to the money of a seat, debts counted as missing money. */
function brought(event: Event<MatterOfFact>, seat: Seat): number {
  if (event.type === 'traded') {
    const gain = event.take.money - event.give.money;
    return event.from === seat ? gain : event.to === seat ? -gain : 0;
  }
  if (!('seat' in event) || event.seat !== seat) return 0;
  switch (event.type) {
    case 'compensated':
    case 'grantPaid':
      return event.amount;
    case 'taxed':
    case 'salaryPaid':
      return -event.amount;
    case 'assetBought':
    case 'hired':
    case 'resourceBought':
      return -event.cost;
    case 'technologyBought':
    case 'vehicleBought':
      return -event.price;
    case 'assetSold':
      return event.price;
    case 'vehicleReturned':
      return event.refund;
    case 'sold':
    case 'delivered':
      return event.income;
    case 'supplied':
      return -event.salary;
    case 'sabotaged':
    case 'captureEnded':
      return event.returned?.salary ?? 0;
    default:
      return 0;
  }
}

const moneyOf = (g: G, seat: Seat): number => g.players[seat].cash.secret - g.players[seat].debt.secret;

describe('Economics as a Matter of Fact, whatever is played', () => {
  test('MF-R44, MF-18.4: money comes and goes only by what is announced', () => {
    everyMove(matterOfFact, table, { moves: 150, games: 10 }, ({ before, after, events }) => {
      for (const seat of after.seats) {
        if (after.players[seat].hasLeft) continue;
        const gain = events.reduce((sum, event) => sum + brought(event, seat), 0);
        expect([events.map(({ type }) => type), moneyOf(after, seat)]).toEqual([
          expect.anything(),
          moneyOf(before, seat) + gain,
        ]);
      }
    });
  });

  test('MF-6.2, MF-6.13, MF-R8: rounds go on, what is open stays open, a price stands on its row and moves only when it is told', () => {
    everyMove(matterOfFact, table, { moves: 150, games: 10 }, ({ before, after, events }) => {
      expect(after.round).toBeGreaterThanOrEqual(before.round);
      expect(after.usedTechnologies.slice(0, before.usedTechnologies.length)).toEqual(before.usedTechnologies);
      for (const seat of after.seats)
        expect(after.players[seat].biobots).toBeGreaterThanOrEqual(before.players[seat].biobots);
      for (const resource of RESOURCES) {
        const [was, is] = [before.market[resource], after.market[resource]];
        if (was.isOpen) expect(is.isOpen).toBe(true);
        expect(is.column).toSatisfy((at: number) => at >= 0 && at <= LAST_COLUMN);
        const told = events.some((event) => event.type === 'priceMoved' && event.resource === resource);
        if (!told) expect(is.column).toBe(was.column);
      }
    });
  });

  test('no seat is special: with everybody one seat further the same happens one seat further', () => {
    let compared = 0;
    everyMove(matterOfFact, table, { moves: 100, games: 6 }, (moved) => {
      // A cell to move to has the name that a seat to trade with has.
      if (moved.action.type !== 'move' && isSymmetric(matterOfFact, moved, NAMES)) compared += 1;
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('what is said to hold after every step is noticed when it does not', () => {
    const { g } = position({
      players: { P1: { at: 'M1', cash: 20, idle: 3, stock: { ore: 2 } }, P2: { at: 'L2', cash: 40 } },
      assets: { M1: { owner: 'P1', workers: 2 }, S3: { owner: 'P2', workers: 2, technology: 'N13' } },
    });
    const law = (name: string, ...breaks: ((broken: G) => void)[]) => notices(matterOfFact, g, name, ...breaks);
    law(
      'workers of all and of the bank are 50',
      (each) => void (each.workersLeft += 1),
      (each) => void (each.players[0].idle -= 1),
      (each) => void (each.assets.M1.workers += 1),
      (each) => {
        each.players[0].idle += each.workersLeft + 1;
        each.workersLeft = -1;
      },
    );
    law(
      'every technology is in one place',
      (each) => void each.technologyDecks.I.secret.pop(),
      (each) => void each.technologyDecks.II.secret.pop(),
      (each) => void each.technologyDiscards.I.push('N13'),
      (each) => void each.technologyDiscards.II.push(each.technologyDecks.II.secret[0] as never),
      (each) => void each.players[0].hand.push('N13'),
      (each) => void each.players[0].hand.push(...each.technologyDecks.I.secret.splice(0, 1), 'N13'),
    );
    law(
      'every action card is in one place',
      (each) => void each.actionDeck.secret.pop(),
      (each) => void each.actionDiscards.push(each.actionDeck.secret[0] as never),
      (each) => void each.actionDeck.secret.splice(0, 1, each.actionDeck.secret[1] as never),
    );
    law(
      'vehicles are owned or at the dealership',
      ...Object.keys(g.vehiclesLeft).flatMap((vehicle) => [
        (each: G) => Object.assign(each.players[0].vehicles, { [vehicle]: 'new' }),
        (each: G) => Object.assign(each.vehiclesLeft, { [vehicle]: -1 }),
      ]),
    );
    law('one chip on a hex', (each) => void (each.players[1].cell = each.players[0].cell));
    law('an arrested chip is in the business centre', (each) => void (each.players[1].arrest = 1));
    const captured =
      (raider: Seat, more: object = {}) =>
      (each: G) =>
        Object.assign(each.assets.S3, { capture: { raider, mode: 'sabotage', supplies: null }, ...more });
    law('a raider stands on what he has captured, and nobody guards it', captured(0), captured(1));
    const onS3 = position({
      players: { P1: { at: 'S3' }, P2: { at: 'L2' } },
      assets: { S3: { owner: 'P2', workers: 2 } },
    }).g;
    Object.assign(onS3.assets.S3, { capture: { raider: 0, mode: 'sabotage', supplies: null } });
    notices(
      matterOfFact,
      onS3,
      'a raider stands on what he has captured, and nobody guards it',
      (each) => void (each.assets.S3.owner = null),
      (each) => void (each.assets.S3.owner = 0),
      (each) => void (each.assets.S3.hasGuard = true),
      (each) => void (each.players[0].cell = null),
    );
    law(
      'owners and their lists of assets agree',
      (each) => void each.players[0].assets.pop(),
      (each) => void (each.assets.X1.owner = 1),
    );
    law(
      'what nobody owns is empty',
      (each) => void (each.assets.X1.workers = 1),
      (each) => void (each.assets.X1.hasGuard = true),
      (each) => void (each.assets.X1.technology = 'N13'),
      (each) => void (each.assets.X1.capture = { raider: 0, mode: 'sabotage', supplies: null }),
    );
    law(
      'technologies lie on assets of their kind, and workers are whole',
      (each) => void (each.assets.M1.technology = 'N13'),
      (each) => void (each.assets.M1.workers = 0.5),
      (each) => void (each.assets.S3.workers = -1),
    );
    law(
      'prices are on their rows',
      ...[-1, LAST_COLUMN + 1, 0.5].map((column) => (each: G) => void (each.market.energy.column = column)),
    );
    for (const column of [0, LAST_COLUMN])
      expect(
        matterOfFact.invariants['prices are on their rows']?.({
          ...g,
          market: { ...g.market, coal: { ...g.market.coal, column } },
        }),
      ).toBe(true);
    law('the monopolist is the only one with the highest capacity', (each) => void (each.market.energy.monopolist = 0));
    law(
      'money is whole, and who owes has none',
      (each) => void (each.players[0].cash.secret = -1),
      (each) => void (each.players[1].cash.secret = 0.5),
      (each) => void (each.players[1].debt.secret = -1),
      (each) => void (each.players[0].debt.secret = 1),
    );
    expect(
      matterOfFact.invariants['money is whole, and who owes has none']?.(
        Object.assign(position({ players: { P1: { cash: 0 } } }).g),
      ),
    ).toBe(true);
    law(
      'stocks are whole and never negative',
      (each) => void (each.players[0].stock.ore = -1),
      (each) => void (each.players[1].stock.energy = 0.5),
    );
    law(
      'only strikers have a picket, and all their workers are in it',
      (each) => void (each.players[0].picket = 1),
      (each) => void (each.players[0].isOnStrike = true),
      (each) => void (each.players[1].hasLeft = true),
    );
  });

  test('the laws hold while assets are bought, staffed, raided and traded', () => {
    livelyPlay({
      seed: 3,
      most: 300,
      onQuestion: (g) => {
        for (const [name, holds] of Object.entries(matterOfFact.invariants))
          expect([name, holds(g)]).toEqual([name, true]);
      },
    });
  });
});

import { below, offers, seeded, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { BUSINESS_CENTRE } from '../content/map.ts';
import { matterOfFact } from '../index.ts';
import { place } from '../testing/arrange.ts';
import { position } from '../testing/position.ts';
import { bots } from './index.ts';

const careful = bots[1];
type Table = ReturnType<typeof position>;

/** What the careful bot chooses in a player's place. */
function choiceAt(table: Table, name: string) {
  const dice = { chance: seeded(5) };
  const seat = table.seatOf(name);
  const seen = { seat, view: view(table.g, seat), offers: offers(matterOfFact, table.g, seat) };
  const choice = careful?.choose(seen, (n) => below(dice, n));
  if (choice === undefined) throw new Error('there is no careful bot');
  return choice;
}

/** Plays on in a player's place until it is asked something else, and returns what it did. */
function playOn(table: Table, name: string, question: string): ReturnType<typeof choiceAt>[] {
  const done: ReturnType<typeof choiceAt>[] = [];
  while (table.question() === question && table.asked().includes(name)) {
    const choice = choiceAt(table, name);
    const { type, ...fields } = choice;
    table.play(name, type, fields);
    done.push(choice);
  }
  return done;
}

const kindsOf = (choices: readonly { type: string }[]): string[] => choices.map(({ type }) => type);

/** Everything for the BIObot but the park. */
const READY = { stock: { steel: 3, energy: 3 }, idle: 6 } as const;

describe('a careful bot', () => {
  test('begins with an asset, and staffs it at once', () => {
    const table = position({ at: 'startHex', round: 1, players: { P1: { at: 'none', cash: 150, idle: 3 } } });
    playOn(table, 'P1', 'turn.startHex');
    playOn(table, 'P1', 'turn.movement');
    expect(kindsOf(playOn(table, 'P1', 'turn.investments'))).toContain('buyAsset');
    playOn(table, 'P1', 'turn.salary');
    playOn(table, 'P1', 'turn.planning');
    const [asset] = table.player('P1').assets;
    expect(asset === undefined ? 0 : table.asset(asset).workers).toBeGreaterThan(0);
  });

  test('goes to the park with the inputs at hand, sells the rest for it, and stands there', () => {
    const table = position({
      at: 'movement',
      players: { P1: { ...READY, cash: 200, at: '2,3' } },
      assets: { M6: { owner: 'P1', workers: 2 }, S3: { owner: 'P1', workers: 3 } },
    });
    expect(choiceAt(table, 'P1')).toMatchObject({ type: 'move', to: place('T3') });
    playOn(table, 'P1', 'turn.movement');
    const [sold, ...others] = kindsOf(playOn(table, 'P1', 'turn.investments'));
    expect([sold, others.at(-1)]).toEqual(['sellAsset', 'buyAsset']);
    playOn(table, 'P1', 'turn.salary');
    playOn(table, 'P1', 'turn.planning');
    expect(table.asset('T3').workers).toBeGreaterThanOrEqual(4);
    table.idleUntil('turn.production', 'P1');
    playOn(table, 'P1', 'turn.production');
    expect(table.winners()).toEqual(['P1']);
  });

  test('fetches the inputs in the business centre when there is money for everything', () => {
    const table = position({
      at: 'movement',
      players: { P1: { cash: 800, idle: 6, at: 'M5' } },
      opened: ['steel', 'energy'],
      assets: { M5: { owner: 'P1', workers: 2 } },
    });
    const choice = choiceAt(table, 'P1');
    expect(choice.type === 'move' && BUSINESS_CENTRE.includes(choice.to)).toBe(true);
    playOn(table, 'P1', 'turn.movement');
    playOn(table, 'P1', 'turn.investments');
    expect(table.stock('P1')).toMatchObject({ steel: 3, energy: 3 });
  });

  test('hires where workers are lacking', () => {
    const table = position({
      at: 'investments',
      turn: { hasArrived: true },
      players: { P1: { cash: 60, at: 'L2' } },
      assets: { M5: { owner: 'P1' }, X5: { owner: 'P1' } },
    });
    expect(choiceAt(table, 'P1').type).toBe('hire');
  });

  test('lays a technology where it brings most', () => {
    const table = position({
      at: 'planning',
      players: { P1: { cash: 50, hand: ['N04'], idle: 2 } },
      assets: { M5: { owner: 'P1', workers: 2 }, X5: { owner: 'P1' } },
    });
    expect(choiceAt(table, 'P1')).toEqual({ type: 'layTechnology', technology: 'N04', asset: 'M5' });
  });

  test('puts an idle hand on guard where a rival can be next', () => {
    const given = (raids: 'on' | 'off') =>
      position({
        at: 'planning',
        options: { raids },
        players: { P1: { cash: 50, idle: 1, at: 'T1' }, P2: { at: '1,2' } },
        assets: { M5: { owner: 'P1', workers: 2, technology: 'N04' } },
      });
    expect(playOn(given('on'), 'P1', 'turn.planning')).toContainEqual({
      type: 'moveWorkers',
      from: 'idle',
      to: 'guard M5',
      workers: 1,
    });
    expect(kindsOf(playOn(given('off'), 'P1', 'turn.planning'))).not.toContain('moveWorkers');
  });

  test('raids what it can operate at a profit, and leaves alone what brings nothing', () => {
    const given = (workers: number) =>
      position({
        at: 'investments',
        turn: { hasArrived: true, mayRaid: true },
        players: { P1: { cash: 40, at: 'M6' }, P2: { at: 'T1' } },
        assets: { M6: { owner: 'P2', workers, technology: 'N06' }, X5: { owner: 'P1', workers: 2 } },
      });
    expect(choiceAt(given(4), 'P1')).toEqual({ type: 'raid', mode: 'operate' });
    expect(choiceAt(given(0), 'P1')).toEqual({ type: 'goOn' });
  });

  test('stops a rival’s BIObot by sabotage of an unguarded park', () => {
    const table = position({
      at: 'movement',
      players: { P1: { cash: 40, at: '2,3', idle: 2 }, P2: { ...READY, idle: 0, at: 'X6' } },
      assets: { T3: { owner: 'P2', workers: 5 }, X5: { owner: 'P1', workers: 2 } },
    });
    expect(choiceAt(table, 'P1')).toMatchObject({ type: 'move', to: place('T3') });
    playOn(table, 'P1', 'turn.movement');
    expect(choiceAt(table, 'P1')).toEqual({ type: 'raid', mode: 'sabotage' });
  });

  test('arrests a raider who is near', () => {
    const table = position({
      at: 'movement',
      players: { P1: { cash: 30, at: 'M5' }, P2: { cash: 50 } },
      assets: {
        M5: { owner: 'P1', workers: 2 },
        M6: { owner: 'P1', workers: 4, technology: 'N06', capture: { by: 'P2', mode: 'operate' } },
      },
    });
    expect(choiceAt(table, 'P1')).toMatchObject({ type: 'move', to: place('M6') });
  });

  test('fills a contract before anything else, and buys for it what is lacking', () => {
    const table = position({
      at: 'investments',
      turn: { hasArrived: true },
      prices: { coal: 10 },
      players: { P1: { cash: 60, stock: { coal: 1 }, at: 'BC', contracts: [{ card: 'A02' }] } },
      assets: { M5: { owner: 'P1', workers: 2 } },
    });
    expect(playOn(table, 'P1', 'turn.investments').slice(0, 3)).toEqual([
      { type: 'deliver', contract: 'A02', resource: 'coal', units: 1 },
      { type: 'buyResource', resource: 'coal', units: 3 },
      { type: 'deliver', contract: 'A02', resource: 'coal', units: 3 },
    ]);
  });

  test('raises what it sells and lowers what it must buy', () => {
    const given = (stock: { steel: number }, at: string) =>
      position({
        at: 'monopoly',
        prices: { coal: 12, steel: 54 },
        players: { P1: { cash: 900, stock, idle: 6, at } },
        assets: { S3: { owner: 'P1', workers: 0 } },
      });
    expect(choiceAt(given({ steel: 9 }, 'BC'), 'P1')).toEqual({ type: 'changePrice', resource: 'steel', by: 1 });
    expect(choiceAt(given({ steel: 0 }, 'BC'), 'P1')).toEqual({ type: 'changePrice', resource: 'steel', by: -1 });
  });

  test('sells or dismisses before it comes to a strike, and calls the strikes of others', () => {
    const table = position({
      at: 'salary',
      players: { P1: { cash: 2, stock: { coal: 1 } } },
      assets: { M5: { owner: 'P1', workers: 2 }, X5: { owner: 'P1', workers: 2 } },
    });
    expect(kindsOf(playOn(table, 'P1', 'turn.salary'))).toEqual(['sell', 'paySalary']);
    const unpaid = position({
      at: 'salary',
      players: { P1: { cash: 0 } },
      assets: { M5: { owner: 'P1', workers: 2 } },
    });
    unpaid.play('P1', 'leaveUnpaid');
    unpaid.idleUntil('turn.strike');
    expect(choiceAt(unpaid, 'P2')).toEqual({ type: 'callStrike' });
  });

  test('answers deals: takes more than the market pays, and gives no inputs to whoever is about to win', () => {
    const given = (money: number, to: 'coal' | 'steel') => {
      const table = position({
        at: 'movement',
        players: {
          P1: { cash: 600, stock: { steel: 2, energy: 3 }, idle: 6, at: 'T3' },
          P2: { stock: { coal: 3, steel: 1 } },
        },
        opened: ['coal', 'steel', 'energy'],
        prices: { coal: 10, steel: 54 },
      });
      table.propose('P1', 'P2', { money }, { [to]: 1 });
      return choiceAt(table, 'P2').type;
    };
    expect(given(14, 'coal')).toBe('acceptDeal');
    expect(given(9, 'coal')).toBe('declineDeal');
    expect(given(90, 'steel')).toBe('declineDeal');
  });

  test('offers a ransom for what is captured, and a contract to whoever can fill it', () => {
    const captured = position({
      at: 'movement',
      players: { P1: { cash: 30, at: 'T1' }, P2: { cash: 50 } },
      assets: { M6: { owner: 'P1', workers: 4, technology: 'N06', capture: { by: 'P2', mode: 'operate' } } },
    });
    expect(choiceAt(captured, 'P1')).toMatchObject({ type: 'proposeDeal', terms: { take: { release: 'M6' } } });
    const contract = position({
      at: 'movement',
      prices: { energy: 40 },
      players: {
        P1: { cash: 30, at: 'T1', contracts: [{ card: 'A14' }] },
        P2: { cash: 90, stock: { energy: 3 } },
      },
    });
    const offer = choiceAt(contract, 'P1');
    expect(offer).toMatchObject({ type: 'proposeDeal', terms: { give: { contracts: ['A14'] } } });
    const { type, ...fields } = offer;
    contract.play('P1', type, fields);
    expect(choiceAt(contract, 'P2').type).toBe('acceptDeal');
  });
});

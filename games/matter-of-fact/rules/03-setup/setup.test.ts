import { apply, factsFor, type Seat, seeded, start, waiting, why } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_CARD_IDS } from '../../content/action-cards.ts';
import { ASSET_IDS, ASSETS_BY_KIND } from '../../content/assets.ts';
import { COLOURS } from '../../content/table.ts';
import { matterOfFact } from '../../index.ts';
import { position } from '../../testing/position.ts';
import type { MatterOfFact } from '../../types.ts';
import { leadersOf } from './starter.ts';

const table = (seats: number, options: Partial<MatterOfFact['options']> = {}, seed = 1) =>
  start(matterOfFact, { seats, chance: seeded(seed), options });

describe('MF-3 set-up', () => {
  test('MF-3.1, MF-3.5: two to four players round one map; nobody owns an asset, the bank has the other workers', () => {
    expect(matterOfFact.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [2, 3, 4]) {
      const g = table(seats);
      expect(g.workersLeft).toBe(50 - 3 * seats);
      expect(ASSET_IDS.every((id) => g.assets[id].owner === null)).toBe(true);
      expect(g.vehiclesLeft).toEqual({ electricVehicle: 3, quadcopter: 2 });
    }
  });

  test('MF-3.2, MF-3.3, MF-R3: three shuffled decks face down, of which nobody knows a card', () => {
    const g = table(2);
    expect([...g.actionDeck.secret].sort()).toEqual([...ACTION_CARD_IDS].sort());
    expect(g.actionDeck.secret).not.toEqual(table(2, {}, 2).actionDeck.secret);
    expect([g.technologyDecks.I.secret.length, g.technologyDecks.II.secret.length]).toEqual([15, 15]);
    expect([...g.actionDeck.seen, ...g.technologyDecks.I.seen].every((seen) => seen === 0)).toBe(true);
  });

  test('MF-3.4, MF-13.1: 150 nAn, three workers, a train and markers of his colour for each', () => {
    const g = start(matterOfFact, { seats: 2, chance: seeded(1), picks: ['green', null] });
    expect(g.players[0]).toMatchObject({ colour: 'green', cash: { secret: 150 }, idle: 3, hand: [], contracts: [] });
    expect(g.players[1].colour).toBe(COLOURS[0]);
    expect(factsFor(matterOfFact, g, 0).seats[0]).toMatchObject({ speed: 4, vehicle: 'train' });
  });

  test('MF-3.6, MF-6.1: all prices begin at their maximum, with white markers', () => {
    const g = table(2);
    expect(Object.values(g.market)).toEqual(
      Array.from({ length: 4 }, () => ({ column: 0, lastMove: 0, isOpen: false, monopolist: null })),
    );
  });

  test('MF-3.9: no chip is on the map before its owner’s first turn', () => {
    const g = table(4);
    expect(g.seats.map((seat) => g.players[seat].cell)).toEqual([null, null, null, null]);
  });

  test('MF-3.7, MF-3.8: the starting player is drawn; turns pass clockwise from there', () => {
    const starters = new Set(Array.from({ length: 30 }, (_, seed) => table(3, {}, seed + 1).starter));
    expect(starters).toEqual(new Set([0, 1, 2]));
    const t = position({ names: ['P1', 'P2', 'P3'], active: 'P2', at: 'planning' });
    t.play('P2', 'endTurn');
    expect(t.asked()).toEqual(['P3']);
    t.idleUntil('turn.planning', 'P3');
    t.play('P3', 'endTurn');
    expect(t.asked()).toEqual(['P1']);
  });

  test('MF-R53, MF-S22: by asset cards the highest number starts; tied leaders draw again', () => {
    const drawn = (...assets: ('X5' | 'T3' | 'M8' | 'S3' | 'M5')[]) =>
      leadersOf(assets.map((asset, seat) => ({ seat: seat as Seat, asset })));
    expect(drawn('X5', 'T3', 'M8')).toEqual([2]);
    expect(drawn('X5', 'S3', 'M5')).toEqual([0, 2]);
    for (let seed = 1; seed <= 20; seed++) {
      const g = table(3, { starter: 'assetCards' }, seed);
      const [found] = (g.events ?? []).filter((event) => event.type === 'starterFound');
      const draws = found?.draws ?? [];
      expect(draws[0]).toHaveLength(3);
      for (const [i, round] of draws.entries())
        expect(leadersOf(round)).toEqual(i === draws.length - 1 ? [g.starter] : draws[i + 1]?.map(({ seat }) => seat));
      expect(new Set(draws.flat().map(({ asset }) => asset)).size).toBe(draws.flat().length);
    }
  });

  test('MF-O13: random by default, by asset cards, or the host in the first seat names the starting player', () => {
    const g = table(3, { starter: 'host' });
    expect(g.starter).toBe(null);
    expect(factsFor(matterOfFact, g, 0)).toMatchObject({ part: 'starter', active: null, order: [] });
    apply(matterOfFact, g, { seat: 0, type: 'nameStarter', starter: 2 });
    expect([g.starter, waiting(matterOfFact, g)?.seats]).toEqual([2, [2]]);
    const t = position({ names: ['P1', 'P2'] });
    expect(t.g.options.starter).toBe('random');
  });

  test('MF-O13, MF-R64: if the host leaves before the start, the next seat names one of those who are there', () => {
    const g = table(3, { starter: 'host', leaver: 'liquidate' });
    apply(matterOfFact, g, { seat: 0, type: 'concede' });
    expect(waiting(matterOfFact, g)?.seats).toEqual([1]);
    expect(why(matterOfFact, g, 1, { type: 'nameStarter', starter: 0 })).not.toBe(null);
    apply(matterOfFact, g, { seat: 1, type: 'nameStarter', starter: 2 });
    expect(waiting(matterOfFact, g)?.seats).toEqual([2]);
  });

  test('MF-O15: with seat compensation five nAn more for each place after the starting player', () => {
    const g = table(4, { compensation: 'perPlace' });
    const from = g.starter ?? 0;
    const cash = [0, 1, 2, 3].map((place) => g.players[((from + place) % 4) as Seat].cash.secret);
    expect(cash).toEqual([150, 155, 160, 165]);
    expect(table(4).players[3].cash.secret).toBe(150);
  });

  test('MF-1.6: every option of section 4.2 is there, the rulebook’s value first, and so are the presets', () => {
    const { options, presets } = matterOfFact;
    expect(Object.keys(options)).toHaveLength(15);
    expect(Object.values(options).map(([first]) => first)).toEqual([
      '1',
      '1',
      'down',
      'called',
      'on',
      'limited',
      'limited',
      'allowed',
      'open',
      'immediate',
      '60',
      'on',
      'random',
      'bot',
      'none',
    ]);
    expect(presets).toEqual({
      rulebook: {},
      ranked: { end: 'equalTurns', compensation: 'perPlace' },
      family: { raids: 'off', strike: 'automatic' },
      longGame: { biobots: '2', salary: '2' },
    });
  });

  test('MF-C9: every asset card has one place for a guard', () => {
    const t = position({ at: 'planning', players: { P1: { idle: 2 } }, assets: { M1: { owner: 'P1' } } });
    t.play('P1', 'moveWorkers', { from: 'idle', to: 'guard M1', workers: 1 });
    expect(t.refusal('P1', 'moveWorkers', { from: 'idle', to: 'guard M1', workers: 1 })).toBe('MF-R34 guardThere');
    expect(Object.values(ASSETS_BY_KIND).reduce((sum, { count }) => sum + count, 0)).toBe(28);
  });

  test('MF-R70, MF-R1: the five stages of a turn come in the order of the first section V', () => {
    const t = position({
      players: { P1: { at: 'M1', cash: 100, idle: 1 } },
      assets: { M1: { owner: 'P1', workers: 1 } },
    });
    const asked: string[] = [];
    while (t.asked()[0] === 'P1') {
      asked.push(`${t.question()} ${t.facts().stage}`);
      if (t.question() === 'turn.production') t.play('P1', 'runProposed');
      else if (t.question() === 'turn.monopoly') t.play('P1', 'goOn');
      else if (t.question() === 'turn.movement') t.move('P1', 'BC');
      else if (t.question() === 'turn.investments') t.play('P1', 'goOn');
      else if (t.question() === 'turn.salary') t.play('P1', 'paySalary');
      else t.play('P1', 'endTurn');
    }
    expect(asked).toEqual([
      'turn.production 1',
      'turn.monopoly 2',
      'turn.movement 3',
      'turn.investments 4',
      'turn.salary 4',
      'turn.planning 5',
    ]);
  });
});

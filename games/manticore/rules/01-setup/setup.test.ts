import { type Seat, seeded, start, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { LAIR, LAND, LOCATIONS } from '../../content/board.ts';
import { HEROES } from '../../content/heroes.ts';
import { manticore } from '../../index.ts';
import { at, coordinates, position } from '../../testing/position.ts';
import type { G, Manticore } from '../../types.ts';
import { shuffledRoads } from '../02-paving/road-pile.ts';
import { manticoreMight } from '../08-battle/values.ts';
import { tokensOn } from './stacks.ts';
import { manticoreCell } from './standing.ts';

const begin = (
  seats: number,
  options: Partial<Manticore['options']> = {},
  seed = 1,
  picks: (string | null)[] = [],
): G => start(manticore, { seats, options, picks, chance: seeded(seed) });

/** MC-1. */
describe('set-up', () => {
  test('MC-R63: one to four seats, each a hero with a turn of its own; who leads several is the table’s business', () => {
    for (const seats of [1, 2, 3, 4]) expect(begin(seats).heroes).toHaveLength(seats);
    expect(() => begin(0)).toThrow('1 to 4');
    expect(() => begin(5)).toThrow('1 to 4');
    expect(Object.keys(manticore.options)).not.toContain('heroesPerPlayer');
  });

  test('MC-1.6, MC-1.7, MC-1.8: cooperative is the default, semi-cooperative an option of the table', () => {
    expect(manticore.options.mode).toEqual(['coop', 'semi']);
    expect(begin(2).options.mode).toBe('coop');
    expect(begin(2, { mode: 'semi' }).options.mode).toBe('semi');
  });

  test('MC-1.10, MC-1.11: 42 road tokens lie face down, in an order nobody sees; the Awakening token is in the box', () => {
    const g = begin(2);
    // One was turned up for the first player already, once heroes are chosen.
    expect(g.roadPile.secret).toHaveLength(42);
    expect(g.roadPile.secret).not.toContain('awakening');
    expect(view(g, 0).roadPile.secret.every((token) => token === null)).toBe(true);
    const orders = [1, 2, 3].map((seed) => begin(2, {}, seed).roadPile.secret.join());
    expect(new Set(orders).size).toBe(3);
  });

  test('MC-1.12, MC-1.13, MC-1.14, MC-1.15, MC-E7, MC-R3: stacks by location, one artifact a hero and the strongest, always three spells', () => {
    const two = begin(2);
    expect(LOCATIONS.map((location) => tokensOn(two, location).join(' '))).toEqual([
      'SW-1 SW-2',
      'BW-1 BW-2',
      'SH-1 SH-2',
      'BT-1 BT-2',
      'AM-1 AM-2',
      'HM-1 HM-2',
      'IB-1 IB-2 IB-3',
      'FB-1 FB-2 FB-3',
    ]);
    const one = begin(1);
    expect([tokensOn(one, 'forge'), tokensOn(one, 'fieryEarth')]).toEqual([['SW-1'], ['FB-1', 'FB-2', 'FB-3']]);
  });

  test('MC-R2, MC-S51: with four heroes, amulets and helmets are four by the text and three by the box', () => {
    expect(tokensOn(begin(4), 'druidHut')).toHaveLength(4);
    const box = begin(4, { magicStacks: 'box' });
    expect(tokensOn(box, 'druidHut')).toEqual(['HM-1', 'HM-2', 'HM-3']);
    expect(tokensOn(box, 'forge')).toEqual(['SW-1', 'SW-2', 'SW-3', 'SW-4']);
    expect(tokensOn(begin(3, { magicStacks: 'box' }), 'witchHut')).toHaveLength(3);
  });

  test('MC-1.17, MC-1.18, MC-R66: the combat cards are shuffled face down; marks are plain numbers without a limit', () => {
    const orders = [1, 2, 3].map((seed) => begin(2, {}, seed).combatDeck.secret.join());
    expect(new Set(orders).size).toBe(3);
    expect(view(begin(2), 0).combatDeck.secret.every((card) => card === null)).toBe(true);
    // Seven monsters wounded, seven heroes' worth of power: more than the fifteen marks of the box
    const table = position({ heroes: { warrior: { power: { attack: 9, defense: 9 } } } });
    expect(table.facts().heroes[0].close.total).toBe(13);
  });

  test('MC-1.19, MC-1.28, MC-23.1, MC-R39, MC-R42: the Manticore sleeps where the Fireway begins, her sheet by the number of heroes', () => {
    for (const [seats, life, defense] of [
      [1, 10, 8],
      [2, 10, 10],
      [3, 20, 12],
      [4, 20, 14],
    ] as const) {
      const g = begin(seats);
      expect([g.manticore.life, manticoreMight(g).defense]).toEqual([life, defense]);
      expect([manticoreCell(g), g.manticore.wokeIn]).toEqual([LAIR, null]);
    }
    expect(manticoreMight(begin(4, { manticoreSheet: 'flat' }))).toEqual({
      defense: 10,
      attack: 9,
      shooting: 7,
      magic: 10,
    });
    expect(begin(4, { manticoreSheet: 'flat' }).manticore.life).toBe(20);
    expect(manticoreMight(begin(2, { manticoreMight: '-2' })).magic).toBe(8);
    expect(manticoreMight(begin(2, { manticoreMight: '+1' })).shooting).toBe(8);
  });

  test('MC-1.20, MC-1.21, MC-R61: the highest roll is first, and equal rolls are repeated among the equals only', () => {
    let ties = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const g = begin(4, {}, seed);
      const set = g.events?.find((event) => event.type === 'orderSet');
      if (set?.type !== 'orderSet') throw new Error('no order');
      const rolls = (seat: Seat): number[] => set.rolls[seat] as number[];
      for (let i = 1; i < 4; i++) {
        const [earlier, later] = [rolls(g.order[i - 1] as Seat), rolls(g.order[i] as Seat)];
        const decisive = earlier.findIndex((die, k) => die !== later[k]);
        expect(earlier[decisive] as number).toBeGreaterThan(later[decisive] as number);
        if (decisive > 0) ties += 1;
      }
      const firsts = [0, 1, 2, 3].map((seat) => set.rolls[seat]?.[0]);
      for (const seat of g.seats)
        expect(rolls(seat).length > 1).toBe(firsts.filter((die) => die === rolls(seat)[0]).length > 1);
    }
    expect(ties).toBeGreaterThan(0);
    expect(begin(4, { turnOrder: 'agreed' }).order).toEqual([0, 1, 2, 3]);
    const shuffled = new Set([1, 2, 3, 4, 5].map((seed) => begin(4, { turnOrder: 'random' }, seed).order.join()));
    expect(shuffled.size).toBeGreaterThan(1);
  });

  test('MC-1.24, MC-1.27, MC-R62: each takes a hero of a free class and a free cell of the City, with 10 life', () => {
    const table = position({ heroes: { warrior: {}, mage: {} } });
    const { g } = table;
    for (const seat of g.seats) Object.assign(g.heroes[seat], { isEnlisted: false, cell: null });
    g.stack = [
      { phase: 'game', step: 'muster' },
      { phase: 'muster', step: 'hero', seat: 0 },
    ];
    expect(table.question()).toBe('muster.hero');
    table.play('warrior', 'enlist', { hero: 'zorya' });
    expect(table.refusal('warrior', 'standOn', { cell: 0 })).toBe('MC-1.24 notOffered');
    table.play('warrior', 'standOn', { cell: at([0, 0]) });
    expect(LAND[g.heroes[0].cell ?? 0]).toBe('city');
    expect(table.refusal('mage', 'enlist', { hero: 'radan' })).toBe('MC-R62 classTaken');
    table.play('mage', 'enlist', { hero: 'oslav' });
    expect(table.refusal('mage', 'standOn', { cell: g.heroes[0].cell })).toBe('MC-R70 occupied');
    table.idleUntil(() => table.question() === 'paving.lay' || table.question() === 'turn.act');
    expect(coordinates(g.heroes[1].cell)).toEqual([1, 0]);
    expect(g.heroes.map(({ life }) => life)).toEqual([10, 10]);
  });

  test('MC-R62: a hero picked at the table is not asked for again; of two picks of one class the second chooses anew', () => {
    const g = begin(3, { turnOrder: 'agreed' }, 1, ['dagna', 'borun', null]);
    expect(g.heroes.map(({ isEnlisted }) => isEnlisted)).toEqual([true, false, false]);
    expect(HEROES[g.heroes[0].hero]).toBe('dwarf');
    expect(g.stack.at(-1)).toMatchObject({ phase: 'muster', step: 'startCell', seat: 0 });
  });

  test('MC-R71: with a calm start the first eight tokens are free ways, and the rest is mixed', () => {
    const lairs = ['lesserLair', 'greatLair', 'raiderLair'];
    const firstLair = (calmStart: 'on' | 'off', seed: number): number => {
      const { options } = begin(1, { calmStart });
      const drawn = shuffledRoads({ options, chance: seeded(seed) } as never);
      expect(drawn).toHaveLength(42);
      return drawn.findIndex((token) => lairs.includes(token));
    };
    const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
    expect(Math.min(...seeds.map((seed) => firstLair('on', seed)))).toBeGreaterThanOrEqual(8);
    expect(Math.min(...seeds.map((seed) => firstLair('off', seed)))).toBeLessThan(8);
  });
});

import { type Action, apply, choicesOf, clone, factsFor, offers } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../content/board.ts';
import { manticore } from '../index.ts';
import { type At, at, coordinates, FORGE_ROAD, position } from '../testing/position.ts';
import type { Manticore } from '../types.ts';
import { CITY_CELLS, isForest, SIDES } from './01-setup/board.ts';
import { defaultPlacement } from './02-paving/paving-default.ts';
import { bitOfEdge, roadOf } from './02-paving/roads.ts';

describe('facts', () => {
  test('the odds of one comparison are those of the specification’s table', () => {
    const table = position({ heroes: { warrior: { at: [0, 0] } }, monsters: { M1: { at: [0, 1] } } });
    const [attack] = table.facts().attacks;
    // Attack 4 against 3: one more. 58 % to win, 1.56 dealt, 28 % for three or more, 28 % to lose, 0.56 taken.
    expect(attack?.alone.close).toEqual({
      attacker: 4,
      defender: 3,
      wins: 21,
      loses: 10,
      dealt: 56,
      suffered: 20,
      kills: 10,
      dies: 0,
    });
    expect(attack?.alone.shooting).toMatchObject({ attacker: 3, defender: 3, wins: 15, loses: 0, dealt: 35 });
    expect(attack?.alone.magic).toMatchObject({ attacker: 1, defender: 3, wins: 6, loses: 26, suffered: 82 });
    expect(attack).toMatchObject({ target: 'M1', isFirst: true, helpers: [], together: [] });
    expect(attack?.response.cover).toMatchObject({ attacker: 3, defender: 2, loses: 0 });
  });

  test('with helpers the sum grows for every group of them', () => {
    const table = position({
      heroes: { warrior: { at: [0, 2] }, dwarf: { at: [1, 2] }, elf: { at: [-1, 3] } },
      monsters: { M4: { at: [0, 3] } },
    });
    const [attack] = table.facts().attacks;
    expect(attack?.together.map(({ helpers, odds }) => [helpers, odds.close.attacker])).toEqual([
      [[1], 7],
      [[2], 5],
      [[1, 2], 8],
    ]);
  });

  test('MC-14.8, MC-14.9: the response to a joint attack meets the sum of all, and may kill the weakest of them', () => {
    const table = position({
      heroes: { warrior: { at: [0, 2] }, dwarf: { at: [1, 2], life: 1 }, elf: { at: [-1, 3] } },
      monsters: { M4: { at: [0, 3] } },
    });
    const [attack] = table.facts().attacks;
    const shot = attack?.together.map(({ helpers, response }) => [
      helpers.length,
      response.shooting.defender,
      response.shooting.kills,
      response.cover.attacker,
    ]);
    expect(attack?.response.shooting).toMatchObject({ defender: 2, kills: 0 });
    expect(shot).toEqual([
      [1, 6, 6, 4],
      [1, 4, 0, 4],
      [2, 8, 1, 4],
    ]);
  });

  test('MC-14.1, MC-R45: who is asked along sees what all together would go into', () => {
    const table = position({
      heroes: { warrior: { at: [0, 2] }, dwarf: { at: [1, 2] }, elf: { at: [-1, 3] } },
      monsters: { M4: { at: [0, 3] } },
    });
    expect(table.facts().joint).toBe(null);
    const alone = { firstPoint: null, secondPoint: null, artifact: null, blow: null };
    const [attack] = table.facts().attacks;
    table.play('warrior', 'attackTogether', { target: 'M4', kind: 'close', helpers: [1, 2], ...alone });
    expect(table.facts().joint).toEqual({
      kind: 'close',
      seats: [0, 1, 2],
      odds: attack?.together[2]?.odds,
      response: attack?.together[2]?.response,
    });
    table.play('dwarf', 'decline');
    expect(table.facts().joint).toMatchObject({ seats: [0, 2], odds: attack?.together[1]?.odds });
  });

  test('MC-2.3, MC-D5: the token that was turned up has a best place, and a best way to lie on every other', () => {
    const table = position({ roads: [...FORGE_ROAD, { at: [-2, 1], token: 'crossing', rotation: 1 }] });
    const lay = (token: 'straight' | 'lesserLair') => {
      table.g.round = 0;
      table.g.stack = [
        { phase: 'game', step: 'pave' },
        { phase: 'paving', step: 'lay', seat: 0, token },
      ];
      return table.facts().paving;
    };
    const road = lay('straight');
    expect(road?.site).toEqual(defaultPlacement(table.g, 'straight'));
    const offered = offers(manticore, table.g, 0)
      .filter((offer) => offer.type === 'lay')
      .flatMap((offer) => [...choicesOf(offer)]) as { type: string; cell: number }[];
    expect(new Set<number>(offered.map(({ cell }) => cell))).toEqual(new Set(road?.turns.map(({ cell }) => cell)));
    for (const turn of road?.turns ?? []) expect(offered).toContainEqual({ type: 'lay', ...turn });
    expect(road?.turns).toContainEqual(road?.site);
    // Laid out and measured: no other turn on a cell, and no other place, brings the locations nearer.
    const walks = (choice: object): number => {
      const after = clone(table.g);
      apply(manticore, after, { ...choice, type: 'lay', seat: 0 } as Action<Manticore>);
      return Object.values(factsFor(manticore, after, null).walks).reduce((sum, walk) => sum + walk, 0);
    };
    for (const turn of road?.turns ?? [])
      expect(walks(turn)).toBe(Math.min(...offered.filter(({ cell }) => cell === turn.cell).map(walks)));
    expect(walks(road?.site ?? {})).toBe(Math.min(...offered.map(walks)));
    expect(lay('lesserLair')?.site).toEqual(defaultPlacement(table.g, 'lesserLair'));
    const before = JSON.stringify(table.g);
    table.facts();
    expect(JSON.stringify(table.g)).toBe(before);
    expect(position().facts().paving).toBe(null);
  });

  test('an open duel shows both stances, and the spells named so far', () => {
    const table = position({ heroes: { warrior: { at: [0, 0], worn: ['SH-1'] } }, monsters: { M4: { at: [0, 1] } } });
    table.cards('close');
    table.dice(1, 6, 1, 6);
    table.play('warrior', 'attack', { target: 'M4', kind: 'shooting' });
    expect(table.question()).toBe('duel.stance');
    expect(table.facts().duel).toMatchObject({
      attacker: { sum: 4 },
      fight: { defender: 4 },
      cover: { defender: 5, loses: 0 },
    });
  });

  test('threats: what each monster does next, whom it hits, when it is in the City, and why', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] } },
      roads: FORGE_ROAD,
      monsters: { M1: { at: [2, -4] }, M5: { at: [4, 0] }, M6: { at: [-5, 7] } },
      round: 3,
    });
    const { threats } = table.facts();
    expect(threats.M1).toMatchObject({ does: 'moves', to: at([1, -4]), why: 'loot', location: 'forge', arrives: 9 });
    expect(threats.M5).toMatchObject({ does: 'moves', rule: 'MC-18.5', arrives: 5 });
    expect(threats.M6).toMatchObject({ does: 'attacks', target: 1, why: 'heroBeside', arrives: null });
    expect(threats.M5?.path.map((cell) => coordinates(cell))).toEqual([
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    const before = JSON.stringify(table.g);
    table.facts();
    expect(JSON.stringify(table.g)).toBe(before);
  });

  test('a threat is what really happens when nobody stirs', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] } },
      roads: FORGE_ROAD,
      monsters: { M1: { at: [2, -4] }, M2: { at: [-3, 3] }, M4: { at: [3, 3] }, M7: { at: [-4, -2] } },
    });
    const { threats } = table.facts();
    const arrived: Record<string, number> = {};
    for (let i = 0; i < 12; i++) {
      for (const hero of table.g.heroes) hero.life = 10;
      for (const event of table.passRound())
        if (event.type === 'monsterEntered') arrived[event.monster] = table.g.round - 1;
    }
    for (const id of ['M1', 'M2', 'M4', 'M7'] as const)
      expect([id, arrived[id] ?? null]).toEqual([id, threats[id]?.arrives]);
  });

  test('the arrival of a monster is foretold for twenty-four rounds, and for none beyond', () => {
    // A road of one way only, that winds through the forest.
    const winding = (to: readonly Cell[], steps: number): readonly Cell[] | null => {
      if (to.length > steps) return to;
      for (const { cell } of SIDES[to.at(-1) as Cell]) {
        const on = isForest(cell) && !to.includes(cell) ? winding([...to, cell], steps) : null;
        if (on !== null) return on;
      }
      return null;
    };
    const arrives = (steps: number) => {
      const road = winding([CITY_CELLS[0] as Cell], steps) ?? [];
      const table = position({
        monsters: { M1: { at: coordinates(road[steps] as Cell) as At } },
        stacks: null,
        round: 3,
      });
      for (const [i, cell] of road.entries()) {
        const joined = SIDES[cell].filter((side) => [road[i - 1], road[i + 1]].includes(side.cell));
        const exits = joined.reduce((bits, { direction }) => bits | bitOfEdge(direction), 0);
        if (i > 0) table.g.roads[cell] = { ...roadOf('straight', 0), exits };
      }
      expect(table.facts().threats.M1).toMatchObject({ does: 'moves', to: road[steps - 1], why: 'road' });
      return table.facts().threats.M1?.arrives;
    };
    expect([arrives(2), arrives(24), arrives(25)]).toEqual([4, 26, null]);
  });

  test('the clock counts her turns, and the walks say what the roads are worth', () => {
    const table = position({ roads: FORGE_ROAD, manticore: { step: 4, wokeIn: 2 }, round: 6 });
    const { clock, walks, wakingCells, cardsLeft } = table.facts();
    expect(clock).toMatchObject({
      isAwake: true,
      turns: 7,
      arrives: 12,
      next: at([5, -5]),
      prey: null,
      tramples: null,
    });
    expect([walks.forge, walks.elvenWorkshop]).toEqual([4, 10]);
    expect([wakingCells, cardsLeft]).toEqual([[], { magic: 4, close: 4, shooting: 4 }]);
    expect(position().facts().wakingCells).toContain(at([4, -8]));
  });
});

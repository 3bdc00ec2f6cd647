import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  CITY_DISTANCE,
  cellsOf,
  FOREST_CELLS,
  hexSteps,
  SIDES,
  WAKING_CELLS,
} from '../rules/01-setup/board.ts';
import { at } from '../testing/position.ts';
import { STACK_KINDS, STACKS, TOKEN_IDS, TOKENS, TOKENS_OF } from './artifacts.ts';
import { CELLS, FIREWAY, GATE, LAIR, LAND, LOCATIONS } from './board.ts';
import { ATTACK_KINDS, COMBAT_CARD_IDS, COMBAT_CARDS } from './combat.ts';
import { CHARACTERISTICS, CLASS_IDS, CLASSES, HERO_IDS, HERO_LIFE, HEROES } from './heroes.ts';
import { SHEETS } from './manticore.ts';
import { MONSTER_IDS, MONSTER_INITIATIVE, MONSTER_KINDS, MONSTERS } from './monsters.ts';
import { ROAD_TOKEN_IDS, ROAD_TOKENS } from './road-tokens.ts';

/** What the rulebook fixes about the content, and what our board was checked for (specification, 5). */
describe('content', () => {
  test('MC-C1, MC-1.9: 163 hexagonal cells with the City, the Cave and eight locations, each of one piece', () => {
    expect(CELLS).toHaveLength(163);
    expect(FOREST_CELLS).toHaveLength(125);
    for (const land of ['city', 'cave', ...LOCATIONS] as const) {
      const [first, ...rest] = cellsOf(land);
      const reached = first === undefined ? [] : [first];
      for (const cell of reached)
        reached.push(...rest.filter((each) => areAdjacent(cell, each) && !reached.includes(each)));
      expect([land, reached.length]).toEqual([land, cellsOf(land).length]);
    }
    expect(cellsOf('cave')).toHaveLength(3);
  });

  test('MC-C2, MC-C5: magical stacks lie on three cells, physical ones on four; every two locations are three apart', () => {
    for (const kind of STACK_KINDS)
      expect(cellsOf(STACKS[kind].home)).toHaveLength(STACKS[kind].family === 'magical' ? 3 : 4);
    const lands = ['city', 'cave', ...LOCATIONS] as const;
    for (const a of lands)
      for (const b of lands) {
        if (a === b) continue;
        const gap = Math.min(...cellsOf(a).flatMap((from) => cellsOf(b).map((to) => hexSteps(from, to))));
        expect(gap).toBeGreaterThanOrEqual(3);
      }
    expect(LOCATIONS.map((each) => Math.min(...cellsOf(each).map((cell) => CITY_DISTANCE[cell])))).toEqual([
      4, 4, 4, 4, 5, 5, 5, 4,
    ]);
  });

  test('MC-C3, MC-23.8: the Fireway leads from the Cave to the City by ten cells, of which only neighbours touch', () => {
    expect(FIREWAY).toHaveLength(12);
    expect([FIREWAY[0], FIREWAY.at(-1)]).toEqual([LAIR, GATE]);
    expect([LAND[LAIR], LAND[GATE], GATE]).toEqual(['cave', 'city', at([1, 0])]);
    for (const [i, from] of FIREWAY.entries())
      for (const [j, to] of FIREWAY.entries()) if (i !== j) expect(areAdjacent(from, to)).toBe(Math.abs(i - j) === 1);
    expect(FIREWAY.slice(1, -1).every((cell) => LAND[cell] === 'forest')).toBe(true);
  });

  test('MC-C4: seven City cells, twelve forest cells around them, four cells beside the Cave', () => {
    expect(cellsOf('city')).toHaveLength(7);
    expect(FOREST_CELLS.filter((cell) => CITY_DISTANCE[cell] === 1)).toHaveLength(12);
    const beside = WAKING_CELLS.filter((cell) => LAND[cell] === 'forest');
    expect(beside.sort((a, b) => a - b)).toEqual(
      (
        [
          [4, -8],
          [4, -7],
          [5, -7],
          [6, -7],
        ] as const
      )
        .map((each) => at(each))
        .sort((a, b) => a - b),
    );
    expect(SIDES[at([0, 0])]).toHaveLength(6);
  });

  test('MC-C6, MC-2.8, MC-2.9, MC-R1: 42 road tokens, seven of them with a monster, and the Awakening token', () => {
    const count = (ids: readonly (keyof typeof ROAD_TOKENS)[]) =>
      ids.reduce((sum, id) => sum + ROAD_TOKENS[id].copies, 0);
    expect(count(ROAD_TOKEN_IDS)).toBe(42);
    expect(count(ROAD_TOKEN_IDS.filter((id) => ROAD_TOKENS[id].monster !== null))).toBe(7);
    expect(ROAD_TOKENS.awakening).toMatchObject({ exits: [0, 3], copies: 0 });
    const ends = ROAD_TOKEN_IDS.reduce((sum, id) => sum + ROAD_TOKENS[id].copies * ROAD_TOKENS[id].exits.length, 0);
    expect(ends).toBe(110);
    expect(MONSTER_IDS.filter((id) => MONSTER_KINDS[MONSTERS[id]].temper === 'aggressive')).toEqual(['M5', 'M6', 'M7']);
  });

  test('MC-C7, MC-C15, MC-E9: three lesser beasts and all raiders are of level 3, one beast of level 4, all with initiative 1', () => {
    expect(MONSTER_IDS.map((id) => MONSTER_KINDS[MONSTERS[id]].level)).toEqual([3, 3, 3, 4, 3, 3, 3]);
    expect(MONSTER_INITIATIVE).toBe(1);
    expect(MONSTER_IDS.reduce((sum, id) => sum + MONSTER_KINDS[MONSTERS[id]].power, 0)).toBe(8);
  });

  test('MC-C8, MC-C9, MC-1.16: stacks fall in strength; three spells of a kind; boots of 3 and of 2', () => {
    for (const kind of STACK_KINDS) {
      const strengths = TOKENS_OF[kind].map((token) => TOKENS[token].strength);
      expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
    }
    expect(TOKEN_IDS).toHaveLength(30);
    expect([TOKENS_OF.fireball.length, TOKENS_OF.iceBoulder.length]).toEqual([3, 3]);
    expect([TOKENS['BT-1'].strength, TOKENS['BT-2'].strength]).toEqual([3, 2]);
  });

  test('MC-C10, MC-C11, MC-C12, MC-C13: every figure of the rulebook’s examples occurs', () => {
    expect([CLASSES.mage.magic, TOKENS['AM-3'].strength, TOKENS['FB-2'].strength]).toEqual([4, 1, 2]);
    expect([CLASSES.elf.magic, TOKENS['HM-2'].strength, TOKENS['IB-3'].strength]).toEqual([2, 2, 1]);
    expect([CLASSES.dwarf.attack, TOKENS['SW-1'].strength]).toEqual([3, 3]);
    expect([CLASSES.elf.attack, TOKENS['SW-4'].strength]).toEqual([1, 1]);
    expect([CLASSES.elf.defense, TOKENS['SH-2'].strength]).toEqual([2, 2]);
    expect([CLASSES.warrior.shooting, TOKENS['BW-1'].strength]).toEqual([3, 3]);
  });

  test('MC-C14, MC-E8, MC-1.28: heroes have 10 life, the Manticore 10 against one or two, 20 against three or four', () => {
    expect(HERO_LIFE).toBe(10);
    expect([SHEETS[1].life, SHEETS[2].life, SHEETS[3].life, SHEETS[4].life]).toEqual([10, 10, 20, 20]);
  });

  test('MC-C16, MC-8.1: twelve combat cards, four of each of the three kinds of attack', () => {
    expect(COMBAT_CARD_IDS).toHaveLength(12);
    for (const kind of ATTACK_KINDS)
      expect(COMBAT_CARD_IDS.filter((card) => COMBAT_CARDS[card] === kind)).toHaveLength(4);
  });

  test('MC-C17, MC-1.22, MC-1.23, MC-1.29: four classes with strengths and weaknesses of their own, each as hero and heroine', () => {
    expect(CLASS_IDS).toEqual(['warrior', 'mage', 'dwarf', 'elf']);
    for (const id of CLASS_IDS) {
      expect(HERO_IDS.filter((hero) => HEROES[hero] === id)).toHaveLength(2);
      expect(Object.keys(CLASSES[id])).toEqual([...CHARACTERISTICS]);
      const best = CHARACTERISTICS.filter(
        (of) => CLASSES[id][of] === Math.max(...CLASS_IDS.map((each) => CLASSES[each][of])),
      );
      expect(best.length).toBeGreaterThan(0);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { at, position } from '../../testing/position.ts';

type Given = NonNullable<Parameters<typeof position>[0]>;
const ASIDE: Given['heroes'] = { warrior: { at: [-6, 9] }, mage: { at: [-5, 8], life: 1 } };
const dooms = (given: Given) => position(given).facts().dooms;

describe('what the end of the round brings', () => {
  test('MC-23.12, MC-R41: before her last step she enters this round, unless somebody stands on the gate', () => {
    const before = { manticore: { step: 10, wokeIn: 1 } };
    expect(dooms({ heroes: ASIDE, ...before })).toEqual([{ is: 'enters', gate: at([1, 0]) }]);
    expect(dooms({ heroes: { warrior: { at: [1, 0] } }, ...before })).toEqual([]);
    expect(dooms({ heroes: ASIDE, manticore: { step: 9, wokeIn: 1 } })).toEqual([]);
    expect(dooms({ heroes: ASIDE, manticore: { step: 10, wokeIn: null } })).toEqual([]);
  });

  test('MC-24.1, MC-R35: a monster that has been in the City for a round hurts everybody, and it is told who dies of it', () => {
    const table = position({ heroes: ASIDE, monsters: { M1: { at: [0, 0] } }, round: 4 });
    table.g.monsters.M1.enteredIn = 4;
    expect(table.facts().dooms).toEqual([]);
    table.g.monsters.M1.enteredIn = 3;
    expect(table.facts().dooms).toEqual([{ is: 'cityDamage', damage: 1, dies: [1] }]);
    table.passRound();
    expect(table.hero('mage').life).toBe(0);
  });

  test('MC-R60: the last round is told', () => {
    expect(dooms({ heroes: ASIDE, round: 20, options: { roundLimit: '20' } })).toEqual([
      { is: 'lastRound', round: 20 },
    ]);
    expect(dooms({ heroes: ASIDE, round: 19, options: { roundLimit: '20' } })).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { only, position } from '../../testing/position.ts';

type Given = NonNullable<Parameters<typeof position>[0]>;
const ASIDE: Given['heroes'] = { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] } };

/** MC-3, MC-24, MC-25. */
describe('rounds and the end', () => {
  test('MC-3.1, MC-3.2, MC-3.3: heroes in their order, monsters, the Manticore, damage in the City; then the next round', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] }, elf: { at: [-4, 8] } },
      monsters: { M1: { at: [0, -1], enteredIn: 1 }, M5: { at: [3, 3] } },
      manticore: { wokeIn: 1 },
    });
    const told = table.passRound();
    const parts = told
      .map(({ type }) => type)
      .filter((type) => ['turnEnded', 'monstersBegan', 'manticoreMoved', 'cityDamaged', 'roundBegan'].includes(type));
    expect(parts).toEqual([
      'turnEnded',
      'turnEnded',
      'turnEnded',
      'monstersBegan',
      'manticoreMoved',
      'cityDamaged',
      'roundBegan',
    ]);
    expect(only(told, 'turnEnded').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(table.g.round).toBe(4);
  });

  test('MC-3.4, MC-R10: points are the index less what was spent, and spent is 0 again with the next round', () => {
    const table = position({ heroes: { warrior: { spent: 3 }, mage: {} } });
    expect(table.left('warrior')).toBe(1);
    table.passRound();
    expect([table.hero('warrior').spent, table.left('warrior')]).toEqual([0, 4]);
  });

  test('MC-R10, MC-14.3: a point spent in another’s joint attack is missing in one’s own turn', () => {
    const table = position({
      heroes: { warrior: { at: [0, 2] }, elf: { at: [1, 2] } },
      monsters: { M1: { at: [0, 3] } },
    });
    table.cards('shooting');
    table.dice(1, 6, 1, 6);
    const none = { firstPoint: null, secondPoint: null, artifact: null, blow: null };
    table.play('warrior', 'attackTogether', { target: 'M1', kind: 'shooting', helpers: [1], ...none });
    table.play('elf', 'join');
    table.play('warrior', 'endTurn');
    expect(table.left('elf')).toBe(5);
  });

  test('MC-1.1, MC-1.2, MC-1.3, MC-1.4, MC-25.5, MC-R58: the game ends at once, whatever was still to come', () => {
    const table = position({
      heroes: { warrior: { at: [4, -7], power: { attack: 30 } }, mage: { at: [-5, 8], life: 1 } },
      manticore: { life: 1, wokeIn: 1 },
      monsters: { M1: { at: [0, -1], enteredIn: 1 } },
    });
    table.dice(6, 1);
    const told = table.play('warrior', 'attack', { target: 'manticore', kind: 'close' });
    expect(told.at(-1)).toMatchObject({ type: 'ended', grade: 'victory' });
    expect([table.question(), table.hero('mage').life]).toEqual(['over', 1]);
    expect(table.refusal('warrior', 'endTurn')).toBe('MC-3.8 over');
  });

  test('MC-25.4: she enters the City: Victory of the Manticore, not a great one', () => {
    const table = position({ heroes: ASIDE, manticore: { step: 10, wokeIn: 1 } });
    const told = table.passRound();
    expect(only(told, 'ended')).toMatchObject([{ grade: 'manticoreVictory', because: 'cityEntered', winners: [] }]);
    expect(table.g.outcome?.scores).toEqual([1, 1]);
  });

  test('MC-S52, MC-R60: at the end of the last round she has won', () => {
    for (const [roundLimit, last] of [
      ['40', 40],
      ['20', 20],
    ] as const) {
      const table = position({ heroes: ASIDE, options: { roundLimit }, round: last - 1 });
      table.passRound();
      expect(table.question()).toBe('turn.act');
      const told = table.passRound();
      expect(only(told, 'ended')).toMatchObject([{ grade: 'manticoreVictory', because: 'roundLimit', rule: 'MC-R60' }]);
    }
  });

  test('MC-S53, MC-R77, MC-1.7: all win together, the dead too', () => {
    const table = position({
      heroes: { warrior: { at: [4, -7], power: { attack: 30 } }, dwarf: { life: 0 } },
      manticore: { life: 1, wokeIn: 6 },
      round: 11,
    });
    table.hero('dwarf').cell = null;
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'manticore', kind: 'close' });
    expect(table.g.outcome).toEqual({ winners: [0, 1], scores: [3, 3] });
  });

  test('MC-R78: the last hero of a semi-cooperative game still has to kill her', () => {
    const table = position({
      heroes: { warrior: { at: [0, 0], power: { attack: 30 } }, elf: { at: [0, 1] } },
      options: { mode: 'semi' },
    });
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 1, kind: 'close' });
    table.play('elf', 'fight');
    table.idleUntil(() => table.question() === 'turn.act');
    expect([table.g.outcome, table.hero('elf').life]).toEqual([null, 0]);
  });

  test('MC-R59: who is absent passes, covers or fights by what is stronger, refuses and keeps: the game goes on without him', () => {
    const table = position({
      heroes: { warrior: { at: [0, -3] }, mage: { at: [-6, 9] } },
      monsters: { M1: { at: [0, -4] }, M5: { at: [5, 3] } },
      roads: [{ at: [0, -2] }, { at: [0, -3] }, { at: [0, -4] }],
      stacks: null,
    });
    const before = table.g.round;
    for (let i = 0; i < 4 && table.g.outcome === null; i++) table.passRound();
    expect(table.g.round).toBe(before + 4);
  });

  test('MC-24.1: damage in the City can end the game', () => {
    const table = position({
      heroes: { warrior: { at: [-6, 9], life: 1 } },
      monsters: { M1: { at: [0, -1], enteredIn: 1 }, M2: { at: [0, 0], enteredIn: 2 } },
    });
    const told = table.passRound();
    expect(only(told, 'cityDamaged')).toMatchObject([{ monsters: ['M1', 'M2'], damage: 2 }]);
    expect(only(told, 'died')).toMatchObject([{ who: 0, by: [] }]);
    expect(table.g.ending?.grade).toBe('manticoreGreatVictory');
  });
});

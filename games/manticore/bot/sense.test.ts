import { apply, below, offers, seeded, start, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { FIREWAY, GATE } from '../content/board.ts';
import type { ClassId } from '../content/heroes.ts';
import { manticore } from '../index.ts';
import { areAdjacent, isWakingCell } from '../rules/01-setup/board.ts';
import { FORGE_ROAD, type Given, position } from '../testing/position.ts';
import { bots } from './index.ts';

const careful = bots[1];

type Table = ReturnType<typeof position>;

/** What the careful bot chooses in a hero's place. */
const choiceAt = (table: Table, hero: ClassId) => {
  const dice = { chance: seeded(5) };
  const seat = table.seatOf(hero);
  return careful?.choose({ seat, view: view(table.g, seat), offers: offers(manticore, table.g, seat) }, (n) =>
    below(dice, n),
  );
};

/** Plays a hero's whole turn and returns what he did. */
function turnOf(table: Table, hero: ClassId): string[] {
  const done: string[] = [];
  while (done.at(-1) !== 'endTurn') {
    const { type, ...fields } = choiceAt(table, hero) ?? { type: 'endTurn' };
    table.play(hero, type, fields);
    done.push(type);
  }
  return done;
}

/** Late in the game: she is awake, no monster is left and nothing lies about. */
const LATE = { round: 12, stacks: null, monsters: {} } as const satisfies Given;

describe('a careful bot', () => {
  test('fetches an artifact by the road that leads to it', () => {
    const table = position({ heroes: { warrior: { at: [0, -1] } }, roads: FORGE_ROAD });
    expect(turnOf(table, 'warrior')).toEqual(['move', 'take', 'endTurn']);
    expect(table.hero('warrior').worn.sword).toBe('SW-1');
  });

  test('stops a monster that would be in the City next', () => {
    const table = position({
      heroes: { warrior: { at: [0, 1], worn: ['SW-1'] }, elf: { at: [-1, 1], isDone: true } },
      monsters: { M5: { at: [0, -2] } },
    });
    expect(turnOf(table, 'warrior')).toContain('attack');
  });

  test('arms itself for practice with the best token of each slot, and strikes the foe', () => {
    const g = start(manticore, {
      seats: 1,
      picks: ['radan'],
      chance: seeded(3),
      options: { practice: 'hound', turnOrder: 'agreed' },
    });
    const done: string[] = [];
    const dice = { chance: seeded(5) };
    while (done.at(-1) !== 'attack') {
      const choice = careful?.choose({ seat: 0, view: view(g, 0), offers: offers(manticore, g, 0) }, (n) =>
        below(dice, n),
      );
      if (choice === undefined || 'refusal' in apply(manticore, g, { seat: 0, ...choice })) throw new Error('refused');
      done.push(choice.type);
    }
    expect(done).toEqual(['standOn', ...Array(8).fill('arm'), 'ready', 'attack']);
    expect(Object.values(g.heroes[0].worn)).toEqual(['SW-1', 'BW-1', 'SH-1', 'BT-1', 'AM-1', 'HM-1']);
  });

  test('in practice it gathers with the others before it strikes at her, and the wounded keep away', () => {
    const given: Given = { options: { practice: 'manticore' }, manticore: { step: 10, wokeIn: 0 }, round: 2 };
    const apart = position({ ...given, heroes: { warrior: { at: [1, 0] }, mage: { at: [0, 0] } } });
    expect(choiceAt(apart, 'warrior')).toEqual({ type: 'endTurn' });
    const together = position({ ...given, heroes: { warrior: { at: [1, 0] }, mage: { at: [1, -1] } } });
    expect(choiceAt(together, 'warrior')).toMatchObject({ type: 'attackTogether', helpers: [1] });
    const wounded = position({ ...given, heroes: { warrior: { at: [1, 0], life: 2 }, mage: { at: [1, -1] } } });
    expect(choiceAt(wounded, 'warrior')?.type).toBe('move');
  });

  test('does not attack what it would hardly kill', () => {
    const table = position({
      heroes: { mage: { at: [0, -1], life: 3 } },
      monsters: { M4: { at: [0, -2], carries: ['SW-1', 'HM-1'] } },
    });
    expect(choiceAt(table, 'mage')?.type).not.toBe('attack');
  });

  test('does not wake the Manticore by walking', () => {
    const table = position({ heroes: { elf: { at: [4, -6] } }, round: 2, monsters: {} });
    turnOf(table, 'elf');
    expect(isWakingCell(table.hero('elf').cell ?? 0)).toBe(false);
    expect(table.g.manticore.wokeIn).toBeNull();
  });

  test('gathers beside her way, and never where she steps next', () => {
    const table = position({
      ...LATE,
      heroes: {
        warrior: { at: [1, -1], worn: ['SW-1', 'SH-2'] },
        dwarf: { at: [1, 0], worn: ['SW-2', 'SH-1'] },
        elf: { at: [0, 0], worn: ['BW-1', 'SW-3'] },
      },
      manticore: { step: 9, life: 8, wokeIn: 2 },
    });
    for (const hero of ['warrior', 'dwarf'] as const) {
      turnOf(table, hero);
      const cell = table.hero(hero).cell ?? 0;
      expect(areAdjacent(cell, FIREWAY[10] ?? 0)).toBe(true);
      expect(cell).not.toBe(FIREWAY[10]);
    }
  });

  test('strikes together with whoever is beside her, and friends come along', () => {
    const table = position({
      ...LATE,
      heroes: {
        warrior: { at: [2, -2], worn: ['SW-1', 'SH-1', 'HM-1'] },
        dwarf: { at: [3, -1], worn: ['SW-2', 'SH-2', 'HM-2'] },
      },
      manticore: { step: 9, life: 6, wokeIn: 2 },
    });
    const chosen = choiceAt(table, 'warrior');
    expect(chosen).toMatchObject({ type: 'attackTogether', target: 'manticore', helpers: [table.seatOf('dwarf')] });
    const { type, ...fields } = chosen ?? { type: 'endTurn' };
    table.play('warrior', type, fields);
    expect(choiceAt(table, 'dwarf')).toEqual({ type: 'join' });
  });

  test('holds the gate when nothing else keeps her out', () => {
    const table = position({
      ...LATE,
      heroes: { dwarf: { at: [0, 0], worn: ['SH-1'] } },
      manticore: { step: 10, life: 10, wokeIn: 2 },
    });
    turnOf(table, 'dwarf');
    expect([GATE, FIREWAY[11]]).toContain(table.hero('dwarf').cell);
  });

  test('throws its spells at her, and keeps them from a monster that falls anyway', () => {
    const duel = (heroes: Given['heroes'], target: string, monsters: Given['monsters']) => {
      const table = position({
        ...LATE,
        heroes: heroes ?? {},
        monsters: monsters ?? {},
        manticore: { step: 9, wokeIn: 2 },
      });
      table.play('mage', 'attack', { target, kind: 'magic' });
      return choiceAt(table, 'mage');
    };
    const mage = { worn: ['AM-1' as const], spells: ['FB-1' as const] };
    expect(duel({ mage: { ...mage, at: [3, -1] } }, 'manticore', {})).toEqual({ type: 'cast', spells: ['fireball'] });
    expect(duel({ mage: { ...mage, at: [0, 1] } }, 'M1', { M1: { at: [0, 2] } })).toEqual({ type: 'cast', spells: [] });
  });

  test('takes cover behind a good shield and fights with a good sword', () => {
    const stance = (hero: 'mage' | 'warrior', worn: ('SW-1' | 'SH-1')[]) => {
      const table = position({ heroes: { [hero]: { at: [0, 1], worn } }, monsters: { M1: { at: [0, 2] } } });
      table.cards('close');
      table.dice(1, 6);
      table.play(hero, 'attack', { target: 'M1', kind: 'shooting' });
      return choiceAt(table, hero)?.type;
    };
    expect(stance('mage', ['SH-1'])).toBe('cover');
    expect(stance('warrior', ['SW-1'])).toBe('fight');
  });

  test('gives a friend what it cannot use itself', () => {
    const table = position({
      heroes: { elf: { at: [0, 0], worn: ['SW-1'], bag: ['SW-2'] }, warrior: { at: [0, 1] } },
      monsters: {},
    });
    expect(choiceAt(table, 'elf')).toEqual({ type: 'give', artifact: 'SW-2', to: table.seatOf('warrior') });
    table.play('elf', 'give', { artifact: 'SW-2', to: table.seatOf('warrior') });
    expect(choiceAt(table, 'warrior')).toEqual({ type: 'accept', place: 'slot' });
  });

  test('does not press a friend who has said no', () => {
    const table = position({
      heroes: { elf: { at: [0, 0], worn: ['SW-1'], bag: ['SW-2'] }, warrior: { at: [0, 1] } },
      monsters: {},
    });
    table.play('elf', 'give', { artifact: 'SW-2', to: table.seatOf('warrior') });
    table.play('warrior', 'refuse', {});
    expect(choiceAt(table, 'elf')).toEqual({ type: 'drop', token: 'SW-2' });
  });

  test('among rivals names itself for the last blow, and does not help another to it', () => {
    const table = position({
      ...LATE,
      options: { mode: 'semi' },
      heroes: {
        warrior: { at: [3, -3], worn: ['SW-1', 'SH-1', 'HM-1'] },
        dwarf: { at: [4, -3], worn: ['SW-2', 'SH-2', 'HM-2'] },
      },
      manticore: { step: 9, life: 1, wokeIn: 2 },
    });
    const [warrior, dwarf] = [table.seatOf('warrior'), table.seatOf('dwarf')];
    const plan = { firstPoint: null, secondPoint: null, artifact: null };
    table.play('warrior', 'attackTogether', {
      target: 'manticore',
      kind: 'close',
      helpers: [dwarf],
      ...plan,
      blow: warrior,
    });
    expect(choiceAt(table, 'dwarf')).toEqual({ type: 'decline' });
  });
});

import { apply, factsFor, idle, type Seat, seeded, start, waiting, why } from '@parlour/kernel';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { type Cell, GATE } from '../../content/board.ts';
import { manticore } from '../../index.ts';
import { at, only, position } from '../../testing/position.ts';
import type { G, Manticore } from '../../types.ts';
import { areAdjacent, isForest } from '../01-setup/board.ts';
import { cellOf, manticoreCell } from '../01-setup/standing.ts';

type Options = Partial<Manticore['options']>;
const begin = (practice: Manticore['options']['practice'], seats = 2, more: Options = {}): G =>
  start(manticore, {
    seats,
    picks: ['radan', 'milena', 'dagna', 'taeril'].slice(0, seats),
    chance: seeded(1),
    options: { turnOrder: 'agreed', practice, ...more },
  });
const standOn = (g: G, seat: Seat, cell: Cell): string | null =>
  why(manticore, g, seat, { type: 'standOn', cell })?.refused ?? null;

/** Everybody does what is done at a time-out, until the rounds begin. */
function toRounds(g: G): G {
  for (let open = waiting(manticore, g); open !== null && g.round === 0; open = waiting(manticore, g))
    if ('refusal' in apply(manticore, g, idle(manticore, g, open.seats[0] as Seat))) throw new Error('refused');
  return g;
}

const MEET = { options: { practice: 'hound' }, monsters: { M1: { at: [2, -1] } }, round: 1 } as const;
const STRONG = { power: { magic: 30, defense: 30, attack: 30, shooting: 30 } };

describe('a practice duel begins', () => {
  test.each([
    ['hound', 'M1'],
    ['gnarl', 'M4'],
    ['cinderwing', 'M5'],
  ] as const)(
    'MC-2.1, MC-12.2: without roads; %s stands outside the City, beside the first hero and whom else it can',
    (kind, foe) => {
      const g = toRounds(begin(kind, 4));
      const cell = g.monsters[foe].cell as Cell;
      expect(isForest(cell)).toBe(true);
      expect(g.seats.filter((seat) => areAdjacent(g.heroes[seat].cell as Cell, cell))).toEqual([0, 2]);
      expect(g.roads.every((road) => road === null)).toBe(true);
      expect(factsFor(manticore, g, null)).toMatchObject({ practice: foe, clock: { isAwake: false, arrives: null } });
      expect(Object.values(g.monsters).filter(({ is }) => is === 'alive')).toHaveLength(1);
    },
  );

  test('MC-12.2, MC-23.7: the Manticore stands on the last cell of her Fireway, and the first hero beside her', () => {
    const g = toRounds(begin('manticore'));
    expect([g.manticore.step, manticoreCell(g), g.heroes[0].cell]).toEqual([10, at([2, -1]), GATE]);
    expect(factsFor(manticore, g, null).clock).toMatchObject({ isAwake: true, next: null, arrives: null, prey: 0 });
  });

  test('MC-1.24, MC-12.2: the first hero cannot begin where the foe would be out of reach, the others begin where they like', () => {
    const middle = at([0, 0]);
    const hers = begin('manticore');
    expect([middle, at([0, 1]), at([1, -1]), GATE].map((cell) => standOn(hers, 0, cell))).toEqual([
      'awayFromFoe',
      'awayFromFoe',
      null,
      null,
    ]);
    const g = begin('hound');
    expect([standOn(g, 0, middle), standOn(g, 0, at([-1, 0]))]).toEqual(['awayFromFoe', null]);
    apply(manticore, g, idle(manticore, g, 0));
    expect([standOn(g, 1, middle), standOn(g, 1, GATE)]).toEqual([null, 'occupied']);
    expect(standOn(begin('off'), 0, middle)).toBeNull();
  });

  test('MC-29.4, MC-28.1, MC-26.1: scenario, hidden stacks and static monsters play no part in it', () => {
    const g = toRounds(begin('hound', 2, { scenario: 'awakening', hiddenArtifacts: 'on', monsters: 'static' }));
    expect(g.stack.at(-1)).toMatchObject({ phase: 'turn', step: 'act', toLay: 0 });
    expect(Object.values(g.stacks).every(({ isOpen }) => isOpen)).toBe(true);
    expect(factsFor(manticore, g, null).threats.M1).toMatchObject({ does: 'attacks', target: 0 });
  });
});

describe('the foe of a practice duel', () => {
  test('MC-13.1, MC-20.2, MC-20.5: answers attacks, and at the end of the round attacks who is beside it, by card', () => {
    const table = position({
      ...MEET,
      heroes: { warrior: { at: [1, 0], ...STRONG, power: { defense: 30, magic: 30 } } },
    });
    table.cards('shooting', 'shooting', 'shooting');
    table.dice(1, 6);
    expect(only(table.play('warrior', 'attack', { target: 'M1', kind: 'shooting' }), 'responded')).toHaveLength(1);
    const told = table.passRound();
    expect(only(told, 'attacked')).toMatchObject([{ attacker: { foe: 'M1' }, kind: null, rule: 'MC-20.5' }]);
    expect(table.cellOf('M1')).toEqual([2, -1]);
  });

  test('MC-20.7, MC-21.1, MC-24.1: it never walks, not after a kill and not into the City', () => {
    const table = position({
      options: { practice: 'cinderwing' },
      heroes: { warrior: { at: [1, 0], life: 1 }, elf: { at: [-1, 1] } },
      monsters: { M5: { at: [2, -1] } },
    });
    table.cards('magic');
    table.dice(6, 1);
    const told = table.passRound();
    expect(only(told, 'died')).toMatchObject([{ who: 0 }]);
    for (let round = 0; round < 3; round++) told.push(...table.passRound());
    expect(table.cellOf('M5')).toEqual([2, -1]);
    expect([...only(told, 'monsterMoved'), ...only(told, 'cityDamaged'), ...only(told, 'monsterEntered')]).toEqual([]);
    expect(only(told, 'monsterStayed')).toMatchObject([{ monster: 'M5', why: 'static' }]);
    expect(table.hero('elf').life).toBe(10);
  });

  test('MC-20.5, MC-20.6, MC-23.7: the Manticore too attacks who is beside her instead of walking into the City', () => {
    const table = position({
      options: { practice: 'manticore' },
      heroes: { warrior: { at: [2, 0], ...STRONG }, elf: { at: [1, 0], ...STRONG } },
      manticore: { step: 10, wokeIn: 0 },
    });
    table.cards('shooting', 'shooting');
    // The Elf stands in the City, the Warrior before it: she takes who is nearer to it.
    expect(only(table.passRound(), 'attacked')).toMatchObject([
      { attacker: { foe: 'manticore' }, defender: { seats: [1] }, rule: 'MC-20.5', why: 'heroBeside' },
    ]);
    table.hero('elf').cell = at([-1, 0]);
    table.hero('warrior').cell = at([-1, 1]);
    expect(only(table.passRound(), 'attacked')).toEqual([]);
    expect(table.g.manticore.step).toBe(10);
  });

  test('MC-16.3, MC-16.4: a monster’s wounds heal at the end of the round, hers never', () => {
    const table = position({ ...MEET, monsters: { M1: { at: [2, -1], damage: 2 } }, manticore: { life: 4 } });
    table.passRound();
    expect([table.g.monsters.M1.damage, table.g.manticore.life]).toEqual([0, 4]);
  });

  test('MC-23.2, MC-23.3, MC-26.3, MC-12.2: if it is another, nothing wakes the Manticore and nobody can attack her', () => {
    const table = position({
      ...MEET,
      options: { practice: 'hound', monsters: 'static' },
      heroes: { elf: { at: [3, -6] } },
      round: 5,
    });
    expect(table.facts().wakingCells).toEqual([]);
    const told = table.play('elf', 'move', { to: at([4, -7]) });
    expect(table.refusal('elf', 'attack', { target: 'manticore', kind: 'magic' })).toBe('MC-12.2 nobodyNear');
    told.push(...table.passRound());
    expect(only(told, 'manticoreWoke')).toEqual([]);
  });
});

describe('a practice duel ends', () => {
  test('MC-15.2, MC-25.5, MC-R77: with the foe’s death, for all a victory, rivals and the dead too; nothing is shared out', () => {
    const table = position({
      ...MEET,
      options: { practice: 'hound', mode: 'semi' },
      heroes: { warrior: { at: [1, 0], power: { attack: 9 } }, elf: { at: [-1, 0] } },
    });
    Object.assign(table.hero('elf'), { life: 0, cell: null });
    table.dice(6, 1);
    const told = table.play('warrior', 'attack', { target: 'M1', kind: 'close' });
    const ending = { grade: 'practiceWon', because: 'foeDead', rule: 'MC-15.2', winners: [0, 1], blow: [0] };
    expect(only(told, 'ended')).toMatchObject([ending]);
    expect([only(told, 'pointsWon'), only(told, 'manticoreWoke')]).toEqual([[], []]);
    expect(table.g.outcome).toEqual({ winners: [0, 1], scores: [2, 2] });
    expect(cellOf(table.g, 'M1')).toBeNull();
  });

  test('MC-15.3: with the Manticore’s death, where it is she', () => {
    const table = position({
      options: { practice: 'manticore' },
      heroes: { warrior: { at: [1, 0], power: { attack: 30 } } },
      manticore: { step: 10, wokeIn: 0, life: 1 },
    });
    table.play('warrior', 'attack', { target: 'manticore', kind: 'close' });
    expect(table.g.ending).toMatchObject({ grade: 'practiceWon', because: 'foeDead', rule: 'MC-15.3', winners: [0] });
  });

  test('MC-25.3, MC-R60: lost when all heroes are dead, or when the last round is over', () => {
    const fallen = position({ ...MEET, heroes: { mage: { at: [1, 0], life: 1 } } });
    fallen.cards('close');
    fallen.dice(6, 1);
    fallen.passRound();
    expect(fallen.g.ending).toMatchObject({ grade: 'practiceLost', because: 'heroesBeaten', winners: [] });
    const late = position({ ...MEET, round: 40, heroes: { mage: { at: [-1, 1] } } });
    late.passRound();
    expect(late.g.ending).toMatchObject({ grade: 'practiceLost', because: 'foeUnbeaten', rule: 'MC-R60' });
    expect(late.g.outcome?.scores).toEqual([0]);
  });

  test('MC-R60: however it is played, against every foe and with any number of heroes', () => {
    const foes = manticore.options.practice.slice(1);
    for (let seed = 1; seed <= 40; seed++) {
      const practice = foes[seed % foes.length] as 'hound';
      const { g } = playOut(manticore, { seed, options: { practice, mode: seed % 3 === 0 ? 'semi' : 'coop' } });
      expect(['foeDead', 'heroesBeaten', 'foeUnbeaten']).toContain(g.ending?.because);
    }
  });
});

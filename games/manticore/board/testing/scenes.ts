import { apply, type Event, type Seat, seeded, start, type View, viewEvents, waiting } from '@parlour/kernel';
import { idleUntil as idleUntilIn } from '@parlour/kit/testing/idle-until.ts';
import { manticore } from '../../index.ts';
import { FORGE_ROAD, position } from '../../testing/position.ts';
import type { Ending, G, Grade, Manticore } from '../../types.ts';

export type Scene = { g: G; seat: Seat; staged?: View<Event<Manticore>> };

export const idleUntil = idleUntilIn(manticore);
const asks = (question: string, seat: Seat) => (g: G) => {
  const open = waiting(manticore, g);
  return open !== null && `${open.phase}.${open.step}` === question && open.seats.includes(seat);
};
const fresh = (picks: ('radan' | 'milena' | 'dagna' | 'taeril')[] | null, seats: number): G =>
  start(manticore, {
    seats,
    chance: seeded(11),
    options: { turnOrder: 'agreed' },
    ...(picks === null ? {} : { picks }),
  });
const practice = (foe: Manticore['options']['practice'], seats: number): G =>
  start(manticore, {
    seats,
    chance: seeded(11),
    options: { turnOrder: 'agreed', practice: foe },
    picks: FOUR.slice(0, seats),
  });
const FOUR = ['radan', 'milena', 'dagna', 'taeril'] as const;

/** A net of roads, four heroes well on their way, five beasts, and she on the fourth step. */
const CROWD = {
  heroes: {
    warrior: {
      at: [1, -3],
      worn: ['SW-1', 'SH-2', 'BT-1'],
      bag: ['BW-4'],
      power: { attack: 1 },
      unassigned: 1,
      life: 8,
    },
    mage: { at: [2, -3], worn: ['AM-1', 'HM-2'], spells: ['FB-1', 'IB-2'], life: 6 },
    dwarf: { at: [-2, 1], worn: ['SH-1', 'SW-2'], life: 10 },
    elf: { at: [4, 1], worn: ['BW-1'], spells: ['IB-1'], life: 3 },
  },
  round: 7,
  roads: [
    ...FORGE_ROAD,
    { at: [1, -3], token: 'rightFork', rotation: 4 },
    { at: [2, -4], token: 'wideBend', rotation: 2 },
    { at: [1, -2], token: 'straight', rotation: 0 },
    { at: [-2, 1], token: 'crossing', rotation: 1 },
    { at: [-3, 2], token: 'star' },
    { at: [-4, 3], token: 'threeWay', rotation: 1 },
    { at: [-4, 2], token: 'leftFork', rotation: 2 },
    { at: [0, 2], token: 'straight' },
    { at: [0, 3], token: 'leftFork' },
    { at: [0, 4], token: 'lesserLair', rotation: 3 },
    { at: [2, 0], token: 'wideBend', rotation: 4 },
    { at: [3, 0], token: 'rightFork', rotation: 1 },
    { at: [3, 1], token: 'straight', rotation: 0 },
    { at: [4, 1], token: 'threeWay' },
    { at: [-2, -1], token: 'raiderLair', rotation: 2 },
    { at: [-3, -1], token: 'greatLair', rotation: 1 },
  ],
  monsters: {
    M1: { at: [0, 4] },
    M2: { at: [2, -4], carries: ['SW-3'], damage: 1 },
    M4: { at: [-4, 2], carries: ['BW-2'] },
    M5: { at: [-2, -2] },
    M6: { at: [5, 1] },
  },
  ground: [{ at: [0, 3], artifact: 'SH-4' }],
  manticore: { step: 4, life: 15, wokeIn: 3 },
} as const;

type Given = NonNullable<Parameters<typeof position>[0]>;
const crowd = (more: object = {}): ReturnType<typeof position> =>
  position(structuredClone({ ...CROWD, ...more }) as unknown as Given);
const staged = (events: readonly Event<Manticore>[], type: string): View<Event<Manticore>> => {
  const found = viewEvents(events, 0).find((event) => event.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
};

/** One of the rulebook's examples, as it is told on the stage. */
function example(given: Given, fight: (table: ReturnType<typeof position>) => readonly Event<Manticore>[]): Scene {
  const table = position(given);
  const before = structuredClone(table.g);
  return { g: before, seat: 0, staged: staged(fight(table), 'clashed') };
}

export const SCENES: Record<string, () => Scene> = {
  enlist: () => ({ g: idleUntil(fresh(null, 3), asks('muster.hero', 1)), seat: 1 }),
  startCell: () => ({ g: idleUntil(fresh([...FOUR], 4), asks('muster.startCell', 2)), seat: 2 }),
  arming: () => {
    const g = idleUntil(practice('gnarl', 2), asks('arming.gear', 0));
    for (const token of ['SW-1', 'BT-2'] as const) apply(manticore, g, { seat: 0, type: 'arm', token });
    idleUntil(g, asks('arming.gear', 1));
    for (const token of ['SW-2', 'AM-1', 'FB-1'] as const) apply(manticore, g, { seat: 1, type: 'arm', token });
    return { g, seat: 1 };
  },
  practice: () => ({ g: idleUntil(practice('cinderwing', 2), asks('turn.act', 0)), seat: 0 }),
  practiceHer: () => ({ g: idleUntil(practice('manticore', 4), asks('turn.act', 1)), seat: 1 }),
  opening: () => ({ g: idleUntil(fresh(['radan', 'milena'], 2), asks('paving.lay', 0)), seat: 0 }),
  paving: () => ({
    g: idleUntil(fresh(['radan', 'milena'], 2), (g) => asks('paving.lay', 0)(g) && g.roadPile.secret.length < 20),
    seat: 0,
  }),
  turn: () => ({ g: idleUntil(fresh([...FOUR], 4), asks('turn.act', 0)), seat: 0 }),
  alone: () => ({ g: idleUntil(fresh(['taeril'], 1), asks('turn.act', 0)), seat: 0 }),
  crowd: () => ({ g: crowd().g, seat: 0 }),
  shelf: () => ({
    g: crowd({ heroes: { ...CROWD.heroes, warrior: { at: [0, -5], worn: ['SW-4'], bag: [] } } }).g,
    seat: 0,
  }),
  waiting: () => ({ g: crowd({ on: 'dwarf' }).g, seat: 0 }),
  hidden: () => ({
    g: idleUntil(
      start(manticore, {
        seats: 3,
        chance: seeded(4),
        options: { turnOrder: 'agreed', hiddenArtifacts: 'on' },
        picks: ['radan', 'milena', 'dagna'],
      }),
      asks('turn.act', 0),
    ),
    seat: 0,
  }),
  ambush: () => ({
    g: crowd({
      heroes: {
        ...CROWD.heroes,
        warrior: { at: [4, -4], worn: ['SW-1', 'SH-2'], life: 9 },
        mage: { at: [5, -4], worn: ['AM-1', 'HM-2'], spells: ['FB-1'], life: 7 },
        dwarf: { at: [6, -5], worn: ['SW-2', 'SH-1'] },
      },
      manticore: { step: 5, life: 11, wokeIn: 3 },
    }).g,
    seat: 0,
  }),
  stance: () => {
    const table = crowd();
    table.cards('close', 'close', 'close');
    table.dice(1, 5);
    table.play('warrior', 'attack', { target: 'M2', kind: 'shooting' });
    return { g: table.g, seat: 0 };
  },
  spells: () => {
    const table = crowd({ on: 'mage' });
    table.play('mage', 'attack', { target: 'M2', kind: 'magic' });
    return { g: table.g, seat: 1 };
  },
  point: () => {
    const table = crowd();
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'M2', kind: 'close' });
    return { g: table.g, seat: 0 };
  },
  loot: () => {
    const table = crowd();
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'M2', kind: 'close' });
    table.play('warrior', 'keep');
    return { g: table.g, seat: 0 };
  },
  doom: () => {
    const { g } = crowd({ manticore: { step: 10, life: 15, wokeIn: 3 } });
    g.monsters.M5.enteredIn = 5;
    g.heroes[3].life = 1;
    return { g, seat: 0 };
  },
  invited: () => {
    const table = crowd();
    table.play('warrior', 'attackTogether', {
      target: 'M2',
      kind: 'close',
      helpers: [1],
      firstPoint: 1,
      secondPoint: null,
      artifact: 0,
      blow: null,
    });
    return { g: table.g, seat: 1 };
  },
  gift: () => {
    const table = crowd();
    table.play('warrior', 'give', { artifact: 'BW-4', to: 1 });
    return { g: table.g, seat: 1 };
  },
  magic: () =>
    example(
      {
        options: { mode: 'semi' },
        heroes: {
          mage: { at: [0, 0], power: { magic: 1 }, worn: ['AM-3'], spells: ['FB-2'] },
          elf: { at: [0, 1], power: { magic: 1 }, worn: ['HM-2'], spells: ['IB-3'] },
        },
      },
      (table) => {
        table.play('mage', 'attack', { target: 1, kind: 'magic' });
        table.play('mage', 'cast', { spells: ['fireball'] });
        table.dice(5, 5);
        return table.play('elf', 'cast', { spells: ['iceBoulder'] });
      },
    ),
  cover: () =>
    example(
      {
        options: { mode: 'semi' },
        heroes: {
          dwarf: { at: [0, 0], power: { attack: 1 }, worn: ['SW-1'] },
          elf: { at: [0, 1], power: { attack: 1, defense: 1 }, worn: ['SW-4', 'SH-2'] },
        },
      },
      (table) => {
        table.play('dwarf', 'attack', { target: 1, kind: 'close' });
        table.dice(5, 5);
        return table.play('elf', 'cover');
      },
    ),
  shooting: () =>
    example(
      {
        options: { mode: 'semi' },
        heroes: {
          warrior: { at: [0, 0], worn: ['BW-1'] },
          elf: { at: [0, 1], power: { defense: 1 }, worn: ['SH-2'] },
        },
      },
      (table) => {
        table.dice(5, 5);
        return table.play('warrior', 'attack', { target: 1, kind: 'shooting' });
      },
    ),
  woke: () => ({
    g: crowd({ manticore: { step: 0, life: 20, wokeIn: null } }).g,
    seat: 0,
    staged: { type: 'manticoreWoke', because: 'firstKill', rule: 'MC-23.2', seat: 0 } as View<Event<Manticore>>,
  }),
  entered: () => ({
    g: crowd().g,
    seat: 0,
    staged: { type: 'monsterEntered', monster: 'M4', cell: 80, damage: 4 } as unknown as View<Event<Manticore>>,
  }),
  ended: () => ({
    g: crowd().g,
    seat: 0,
    staged: {
      type: 'ended',
      grade: 'greatVictory',
      because: 'manticoreDead',
      rule: 'MC-25.1',
      winners: [0, 1, 2, 3],
      blow: [0],
    } as View<Event<Manticore>>,
  }),
  practiceWon: () => practiceEnd('practiceWon', 'foeDead'),
  practiceLost: () => practiceEnd('practiceLost', 'heroesBeaten'),
};

const practiceEnd = (grade: Grade, because: Ending['because']): Scene => ({
  ...(SCENES['practice'] as () => Scene)(),
  staged: { type: 'ended', grade, because, rule: 'MC-15.2', winners: [], blow: [0] } as View<Event<Manticore>>,
});

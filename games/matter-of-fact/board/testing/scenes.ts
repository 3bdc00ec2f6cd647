import { type Event, type Seat, seeded, start, type View, viewEvents, waiting } from '@parlour/kernel';
import { idleUntil as idleUntilIn } from '@parlour/kit/testing/idle-until.ts';
import { matterOfFact } from '../../index.ts';
import type { Given } from '../../testing/arrange.ts';
import { position } from '../../testing/position.ts';
import type { G, MatterOfFact } from '../../types.ts';

export type Scene = { g: G; seat: Seat; staged?: View<Event<MatterOfFact>> };

export const idleUntil = idleUntilIn(matterOfFact);

/** Four corporations in round 14: mines, quarries, first plants, a raid, a guard, a strike, an arrest. */
const BUSY: Given = {
  names: ['Olena', 'Max', 'Rosa', 'Dmytro'],
  round: 14,
  players: {
    Olena: {
      cash: 164,
      stock: { coal: 4, ore: 3, steel: 1, energy: 2 },
      idle: 2,
      at: '-3,1',
      hand: ['N04'],
      vehicles: ['electricVehicle'],
      contracts: [{ card: 'A12' }],
    },
    Max: { cash: 88, stock: { ore: 6 }, idle: 1, at: 'L2' },
    Rosa: { cash: 12, stock: { coal: 2 }, picket: 4, at: 'X3' },
    Dmytro: { cash: 240, stock: { steel: 2, energy: 1 }, idle: 0, at: 'BC', arrest: 2, vehicles: ['quadcopter'] },
  },
  assets: {
    M1: { owner: 'Olena', workers: 2, technology: 'N05' },
    M2: { owner: 'Olena', workers: 1 },
    X6: { owner: 'Olena', workers: 2, guard: true },
    X7: { owner: 'Olena', workers: 2 },
    S4: { owner: 'Olena', workers: 3, technology: 'N13' },
    E1: { owner: 'Olena', workers: 2 },
    S3: { owner: 'Max', workers: 2, technology: 'N14' },
    M5: { owner: 'Max', workers: 2, guard: true },
    M6: { owner: 'Max', workers: 2 },
    X2: { owner: 'Rosa' },
    X3: { owner: 'Rosa' },
    E2: { owner: 'Dmytro', workers: 2 },
    T2: { owner: 'Dmytro', workers: 3 },
    X5: { owner: 'Dmytro', workers: 1 },
  },
  prices: { coal: 12, ore: 14, steel: 57, energy: 72 },
};

const busy = (more: Given = {}) =>
  position({
    ...structuredClone(BUSY),
    ...more,
    players: { ...structuredClone(BUSY.players), ...more.players },
  } as Given);
const at = (step: string, more: Given = {}): Scene => ({ g: busy({ at: step, ...more }).g, seat: 0 });

/** Max offers Olena a deal. */
function offered(more: Given): Scene {
  const table = busy(more);
  table.propose('Max', 'Olena', { money: 40 }, { ore: 2 });
  return { g: table.g, seat: 0 };
}

/** Olena stands somewhere else. */
const olena = (change: object): NonNullable<Given['players']> => ({ Olena: { ...BUSY.players?.['Olena'], ...change } });

const staged = (events: readonly Event<MatterOfFact>[], type: string): View<Event<MatterOfFact>> => {
  const found = viewEvents(events, 0).find((event) => event.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
};

/** The rulebook's raid: two workers and two ore for one steel. */
const RAID: Given = {
  names: ['Max', 'Olena'],
  active: 'Olena',
  at: 'movement',
  players: {
    Max: { cash: 60, stock: { ore: 4 }, idle: 2, at: 'M6' },
    Olena: { cash: 40, stock: { ore: 5 }, at: 'L2' },
  },
  assets: { S3: { owner: 'Max', workers: 2, technology: 'N13' }, M6: { owner: 'Max', workers: 2 } },
};

export const SCENES: Record<string, () => Scene> = {
  start: () => ({
    g: idleUntil(start(matterOfFact, { seats: 3, chance: seeded(5) }), asksFor(0, 'startHex')),
    seat: 0,
  }),
  opening: () => ({
    g: idleUntil(start(matterOfFact, { seats: 3, chance: seeded(5) }), asksFor(0, 'movement')),
    seat: 0,
  }),
  production: () => at('production'),
  monopoly: () => at('monopoly'),
  movement: () => at('movement'),
  alarm: () => {
    const scene = at('movement');
    Object.assign(scene.g.players[3].stock, { steel: 3, energy: 3 });
    scene.g.assets.T2.workers = 5;
    return scene;
  },
  buy: () => at('investments', { players: olena({ at: 'S1' }), turn: { hasArrived: true } }),
  hire: () => at('investments', { players: olena({ at: 'L3' }), turn: { hasArrived: true } }),
  study: () => {
    const table = busy({ at: 'investments', players: olena({ at: 'U2' }), turn: { hasArrived: true } });
    table.play('Olena', 'study');
    return { g: table.g, seat: 0 };
  },
  centre: () => at('investments', { players: olena({ at: '1,0' }), turn: { hasArrived: true } }),
  dealer: () => at('investments', { players: olena({ at: 'AD', cash: 90 }), turn: { hasArrived: true } }),
  salary: () => at('salary'),
  broke: () => at('salary', { players: olena({ cash: 5 }) }),
  planning: () => at('planning'),
  arrested: () => at('investments', { players: olena({ at: 'BC', arrest: 2 }) }),
  waiting: () => ({ g: busy({ active: 'Max', at: 'movement' }).g, seat: 0 }),
  deal: () => offered({ at: 'planning' }),
  dealOnTheWay: () => offered({ at: 'movement' }),
  dealOfAnother: () => offered({ active: 'Max', at: 'movement' }),
  strike: () => {
    const table = busy({ active: 'Max', at: 'salary' });
    table.play('Max', 'leaveUnpaid');
    table.play('Max', 'endTurn');
    return { g: table.g, seat: 0 };
  },
  raid: () => {
    const table = position(RAID);
    table.move('Olena', 'S3');
    return { g: table.g, seat: 1 };
  },
  captured: () => {
    const table = position(RAID);
    table.move('Olena', 'S3');
    const before = structuredClone(table.g);
    return { g: before, seat: 1, staged: staged(table.play('Olena', 'raid', { mode: 'operate' }), 'captured') };
  },
  border: () => {
    const table = busy({ at: 'movement', actionDeck: ['A17'], players: olena({ at: '-3,1' }) });
    const before = structuredClone(table.g);
    return { g: before, seat: 0, staged: staged(table.move('Olena', '-3,0', true), 'cardDrawn') };
  },
  arrest: () => ({
    ...at('movement'),
    staged: { type: 'arrested', seat: 3, by: 0, asset: 'M1', from: 60, to: 68, turns: 2 } as View<Event<MatterOfFact>>,
  }),
  walkout: () => ({
    ...at('movement'),
    staged: { type: 'strikeBegan', seat: 2, by: 0, workers: 4 } as View<Event<MatterOfFact>>,
  }),
  biobot: () => ({
    ...at('production'),
    staged: { type: 'biobotMade', seat: 0, asset: 'T1', biobots: 1, target: 1 } as View<Event<MatterOfFact>>,
  }),
  ended: () => ({
    ...at('movement'),
    staged: {
      type: 'gameEnded',
      because: 'biobots',
      rule: 'MF-22.1',
      round: 19,
      winners: [0],
      places: [1, 3, 4, 2],
      standings: [
        { biobots: 1, worth: 640, capacity: 9 },
        { biobots: 0, worth: 410, capacity: 5 },
        { biobots: 0, worth: 120, capacity: 2 },
        { biobots: 0, worth: 560, capacity: 3 },
      ],
    } as View<Event<MatterOfFact>>,
  }),
};

function asksFor(seat: Seat, step: string): (g: G) => boolean {
  return (g) => {
    const open = waiting(matterOfFact, g);
    return open !== null && open.step === step && open.seats.includes(seat);
  };
}

import { clone } from '@parlour/kernel';
import { type Cell, IN_CITY } from '../../content/board.ts';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type { Clock, Course, G, Threat } from '../../types.ts';
import { CITY_DISTANCE } from '../01-setup/board.ts';
import { heroOn, manticoreCell, monsterOn } from '../01-setup/standing.ts';
import { nextCellOfHers } from '../23-manticore/manticore.ts';
import { isAwake } from '../23-manticore/waking.ts';
import { isPractice } from '../26-variants/practice.ts';
import { courseOf, intentOf, preyBeside } from './courses.ts';
import { isInCity, monsterInitiative, monstersOnBoard } from './monster.ts';
import { stepTo } from './monster-steps.ts';

/** How many rounds ahead the arrival of monsters is foretold. */
const FORESIGHT = 24;

/** What every monster will do next, and when it reaches the City, if nobody stirs. */
export function threatsOf(g: G): Partial<Record<MonsterId, Threat>> {
  const arrivals = arrivalsOf(g);
  const threats: Partial<Record<MonsterId, Threat>> = {};
  for (const id of monstersOnBoard(g)) threats[id] = { ...nextOf(g, id), arrives: arrivals[id] ?? null };
  return threats;
}

function nextOf(g: G, id: MonsterId): Omit<Threat, 'arrives'> {
  const intent = intentOf(g, id);
  const course: Course = courseOf(g, intent);
  switch (intent.act.is) {
    case 'step':
      return { ...course, does: 'moves', to: intent.act.to, target: null };
    case 'attack':
      return { ...course, does: 'attacks', to: null, target: intent.act.prey };
    case 'stay':
      return { ...course, does: 'stays', to: null, target: null };
  }
}

/** The monsters walk on alone on a copy of the game; one that has somebody to attack stays where it is. */
function arrivalsOf(g: G): Partial<Record<MonsterId, number>> {
  // Only what walking monsters change is copied.
  const { heroes, monsters, stacks, ground } = g;
  const ahead: G = { ...g, events: null, ...clone({ heroes, monsters, ground }), stacks: withOwnRanks(stacks) };
  ahead.round = Math.max(1, g.round);
  // Nothing that happens to heroes is foretold: they neither fall nor leave their places.
  for (const seat of ahead.seats) if (ahead.heroes[seat].cell !== null) ahead.heroes[seat].life = 1000;
  const arrivals: Partial<Record<MonsterId, number>> = {};
  for (const id of MONSTER_IDS) {
    const { is, enteredIn } = g.monsters[id];
    if (is === 'alive' && enteredIn !== null) arrivals[id] = enteredIn;
  }
  for (let i = 0; i < FORESIGHT; i++, ahead.round += 1) {
    const walking = monstersOnBoard(ahead).filter((id) => !isInCity(ahead, id));
    if (walking.length === 0) break;
    walking.sort((a, b) => distance(ahead, a) - distance(ahead, b));
    const before = walking.map((id) => ahead.monsters[id].cell);
    for (const id of walking) {
      walkOn(ahead, id);
      if (isInCity(ahead, id)) arrivals[id] = ahead.round;
    }
    // Where nobody has moved, nobody ever will; only a monster of this round is still to begin.
    if (i > 0 && walking.every((id, k) => ahead.monsters[id].cell === before[k])) break;
  }
  return arrivals;
}

const withOwnRanks = (stacks: G['stacks']): G['stacks'] =>
  Object.fromEntries(
    Object.entries(stacks).map(([at, stack]) => [at, { ...stack, ranks: [...stack.ranks] }]),
  ) as G['stacks'];

function walkOn(g: G, id: MonsterId): void {
  for (let points = monsterInitiative(g, id); points > 0 && !isInCity(g, id); points--) {
    const { act } = intentOf(g, id);
    if (act.is !== 'step') return;
    stepTo(g, id, act.to);
  }
}

function distance(g: G, id: MonsterId): number {
  const { cell } = g.monsters[id];
  return cell === null ? 0 : CITY_DISTANCE[cell];
}

/** MC-23. Where she is, and how long the City has. */
export function clockOf(g: G): Clock {
  const { step } = g.manticore;
  const turns = IN_CITY - step;
  if (isPractice(g)) return practiceClock(g, turns);
  const next: Cell | null = turns > 0 ? nextCellOfHers(g) : null;
  return {
    isAwake: isAwake(g),
    cell: manticoreCell(g),
    next,
    arrives: isAwake(g) ? g.round + turns - (hasActed(g) ? 0 : 1) : null,
    turns,
    prey: next === null ? null : heroOn(g, next),
    tramples: next === null ? null : monsterOn(g, next),
  };
}

/** In practice she walks nowhere: only whom she will attack is of interest. */
function practiceClock(g: G, turns: number): Clock {
  const cell = manticoreCell(g);
  const prey = isAwake(g) ? preyBeside(g, cell) : null;
  return { isAwake: isAwake(g), cell, next: null, arrives: null, turns, prey, tramples: null };
}

/** Whether she has begun this round's turn; a battle in it costs her the step. */
const hasActed = (g: G): boolean => g.stack.some(({ phase }) => phase === 'manticore');

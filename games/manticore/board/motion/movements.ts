import type { Event, View } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { fly, placeOf } from '@parlour/kit/money/fly.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect } from 'react';
import { STACKS, TOKENS } from '../../content/artifacts.ts';
import type { Cell } from '../../content/board.ts';
import type { Manticore } from '../../types.ts';
import { centre } from '../map/cells.ts';
import { select, selected } from '../table/selection.ts';
import { coinToken, damageToken } from './tokens.ts';

type Seen = View<Event<Manticore>>;

/** One step of a piece, and what others did never takes longer than this. */
const STEP = 230;
const LONGEST = 1700;

/** Lets pieces walk the way they went, coins and wounds be seen; and remembers why each monster went where it went. */
export function useMovements({ events, pace }: BoardProps<Manticore>): void {
  useEffect(() => {
    remember(events);
    const speed = paceOf(pace);
    if (speed === 0) return;
    let delay = 0;
    const walks = walksOf(events);
    const steps = [...walks.values()].reduce((sum, path) => sum + path.length - 1, 0);
    const step = Math.min(STEP, LONGEST / Math.max(1, steps));
    for (const [place, path] of walks) {
      walk(place, path, step * speed, delay * speed);
      delay += (path.length - 1) * step;
    }
    for (const event of events) {
      const [from, to, token] = flightOf(event) ?? [];
      if (from === undefined || to === undefined || token === undefined) continue;
      const [start, end] = [placeOf(...from), placeOf(...to)];
      if (start !== null && end !== null) fly({ from: start, to: end, token, delay }, pace);
      delay += 90;
    }
  }, [events, pace]);
}

/** Everybody's whole way, as one path: several events of one piece are one walk. */
function walksOf(events: readonly Seen[]): Map<string, Cell[]> {
  const walks = new Map<string, Cell[]>();
  const add = (place: string, path: readonly Cell[]) => walks.set(place, [...(walks.get(place) ?? []), ...path]);
  for (const event of events) {
    if (event.type === 'moved') add(`hero-${event.seat}`, event.path);
    else if (event.type === 'monsterMoved') add(`foe-${event.monster}`, [event.from, event.to]);
    else if (event.type === 'manticoreMoved') add('foe-manticore', [event.from, event.to]);
  }
  return walks;
}

function walk(place: string, path: readonly Cell[], step: number, delay: number): void {
  const frames = path.map((cell) => {
    const { x, y } = centre(cell);
    return { transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' };
  });
  if (frames.length < 2) return;
  placeOf(place)?.animate(frames, { duration: step * (frames.length - 1), delay, fill: 'backwards' });
}

/** What is seen to fly: a coin to whoever took it, a wound from whoever got it. */
function flightOf(event: Seen): [string[], string[], HTMLElement] | null {
  switch (event.type) {
    case 'took':
    case 'armed': {
      const from = event.type === 'took' ? event.location : STACKS[TOKENS[event.token].kind].home;
      return [
        [`location-${from}`],
        [`sheet-${event.seat}`, `hand-${event.seat}`, `hero-${event.seat}`],
        coinToken(event.token),
      ];
    }
    case 'pickedUp':
    case 'looted':
      return [
        [`hero-${event.seat}`],
        [`sheet-${event.seat}`, `hand-${event.seat}`, `member-${event.seat}`],
        coinToken(event.artifact),
      ];
    case 'gave':
      return [
        [`hero-${event.seat}`, `member-${event.seat}`],
        [`hero-${event.to}`, `member-${event.to}`],
        coinToken(event.artifact),
      ];
    case 'monsterLooted':
      return event.token === null
        ? null
        : [[`location-${event.location}`], [`foe-${event.monster}`], coinToken(event.token)];
    case 'hurt': {
      const who = typeof event.who === 'number' ? [`hero-${event.who}`, `member-${event.who}`] : [`foe-${event.who}`];
      return [who, typeof event.who === 'number' ? [`seat-${event.who}`, ...who] : who, damageToken(event.damage)];
    }
    default:
      return null;
  }
}

/** Keeps the reasons of the last step of every monster. */
function remember(events: readonly Seen[]): void {
  const courses = { ...selected().courses };
  let isNew = false;
  for (const event of events) {
    if (event.type !== 'monsterMoved' && event.type !== 'monsterStayed') continue;
    const { rule, why, goal, location, path, passedOver, monster } = event;
    const to = event.type === 'monsterMoved' ? event.to : event.cell;
    courses[monster] = { rule, why, goal, location, path, passedOver, to, isStay: event.type === 'monsterStayed' };
    isNew = true;
  }
  if (isNew) select({ courses });
}

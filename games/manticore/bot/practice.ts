import type { Choice, Seat } from '@parlour/kernel';
import { STACK_KINDS, STACKS, type StackKind } from '../content/artifacts.ts';
import type { Cell } from '../content/board.ts';
import { areAdjacent, SIDES } from '../rules/01-setup/board.ts';
import { tokensOn } from '../rules/01-setup/stacks.ts';
import { cellOf } from '../rules/01-setup/standing.ts';
import { living } from '../rules/03-rounds/hero.ts';
import { preyBeside } from '../rules/18-monsters/courses.ts';
import { practiceFoe } from '../rules/26-variants/practice.ts';
import type { Fighter, Foe, G, Hero, Manticore } from '../types.ts';
import { assaultValue } from './fighting/prospects.ts';
import { type Goal, PATIENCE } from './goals/goal.ts';
import { costsAlong, paceOf, roundsFor } from './goals/travel.ts';
import type { Mind } from './mind.ts';

/** The strongest token for every slot that is empty; then the fight may begin. */
export function armChoice(g: G, me: Seat): Choice<Manticore> {
  const isEmpty = (kind: StackKind): boolean => slotOf(g.heroes[me], kind) === null;
  const [token] = STACK_KINDS.filter(isEmpty).flatMap((kind) => tokensOn(g, STACKS[kind].home).slice(0, 1));
  return token === undefined ? { type: 'ready' } : { type: 'arm', token };
}

const slotOf = (hero: Hero, kind: StackKind) =>
  kind === 'iceBoulder' || kind === 'fireball' ? hero.spells[kind] : hero.worn[kind];

/** There is nothing to walk to but the foe. */
export function practiceGoals({ g, me, roads }: Mind): Goal[] {
  const at = standOf(g);
  if (at === null) return [];
  const ring = SIDES[at].map(({ cell }) => cell);
  const costs = costsAlong(roads, ring);
  const pace = paceOf(g.heroes[me]);
  const valueFrom = (cell: Cell) => (cell === at ? 0 : NEARNESS * PATIENCE ** roundsFor(costs, cell, pace));
  return [{ is: 'errand', about: 'foe', valueFrom }];
}
/** What it is worth to be beside the foe when the next round begins. */
const NEARNESS = 10;

/** From this life on a hero is well enough to stand beside the foe. */
const WELL = 6;
const areAllWell = (g: G): boolean => living(g).every((seat) => g.heroes[seat].life >= WELL);

/** Waiting wins nothing in practice: once all are there and well they strike, even where the odds are against them. */
export const isEager = ({ g }: Mind, group: readonly Seat[], target: Fighter): boolean =>
  target === practiceFoe(g) && group.length === living(g).length && areAllWell(g);

/** What the foe will do to a hero who ends his turn on this cell. As long as all are well they gather there all the same. */
export function practiceTurnValue(mind: Mind, cell: Cell): number {
  const { g, me } = mind;
  const foe = practiceFoe(g);
  const at = standOf(g);
  if (foe === null || at === null || areAllWell(g) || !areAdjacent(at, cell)) return 0;
  const hero = g.heroes[me];
  const { cell: home } = hero;
  hero.cell = cell;
  const prey = preyBeside(g, at);
  hero.cell = home;
  return prey === me ? assaultOf(mind, foe) : 0;
}

function assaultOf(mind: Mind, foe: Foe): number {
  const value = mind.assaults.get(foe) ?? assaultValue(mind, foe, mind.me);
  mind.assaults.set(foe, value);
  return value;
}

function standOf(g: G): Cell | null {
  const foe = practiceFoe(g);
  return foe === null ? null : cellOf(g, foe);
}

import { type Cell, FIREWAY, IN_CITY } from '../../content/board.ts';
import { SIDES } from '../../rules/01-setup/board.ts';
import { living } from '../../rules/03-rounds/hero.ts';
import { isAwake } from '../../rules/23-manticore/waking.ts';
import { worthOf } from '../fighting/prospects.ts';
import type { Mind } from '../mind.ts';
import { type Goal, PATIENCE } from './goal.ts';
import { costsAlong, paceOf, roundsFor } from './travel.ts';

/** Where on the Fireway the heroes want to meet her. */
export const LAST_STAND = 8;
/** Somebody is always in the way: a walk takes longer than it should. */
const DETOURS = 1.2;
/** So many rounds beside her are enough. */
const ENOUGH = 3;
/** Even where she is too strong, being there is better than not. */
const DESPAIR = 10;

/** Beside the cells where she will be from the last stand on, all together; whoever comes late has missed her there. */
export function ambushGoals(mind: Mind): Goal[] {
  const { g, me } = mind;
  if (!isAwake(g)) return [];
  const { step } = g.manticore;
  const value = Math.max(worthOf(mind, living(g), 'manticore'), step >= LAST_STAND - 1 ? DESPAIR : 0);
  if (value <= 0) return [];
  const pace = paceOf(g.heroes[me]);
  const goals: Goal[] = [];
  for (let meeting = Math.max(step + 1, LAST_STAND); meeting < IN_CITY; meeting++) {
    const at = FIREWAY[meeting] as Cell;
    const costs = costsAlong(mind.roads, ringAround(at, FIREWAY[step + 1] as Cell));
    const wait = meeting - step - 1;
    const rounds = Math.min(ENOUGH, IN_CITY - meeting) / ENOUGH;
    goals.push({
      is: 'ambush',
      about: `her ${meeting}`,
      valueFrom(cell) {
        if (cell === at) return 0;
        const away = DETOURS * roundsFor(costs, cell, pace);
        return value * rounds * PATIENCE ** (away > wait ? wait + 2 * away : wait);
      },
    });
  }
  return goals;
}

/** The cells beside her, without the one she steps on next. */
const ringAround = (at: Cell, next: Cell): Cell[] => SIDES[at].map(({ cell }) => cell).filter((cell) => cell !== next);

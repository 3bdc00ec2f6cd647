import type { Cell } from '../content/map.ts';
import { HIRE_COST } from '../content/table.ts';
import type { Economy } from './economy.ts';
import { OPENING } from './goal.ts';
import { turnsBetween, turnsByCentre, turnsToCentre } from './travel.ts';

/** How far a business is from the last BIObot. */

/** No park is to be had. */
const NEVER = 400;
/** What it takes to open a market that nobody else has opened. */
const OPENING_TURNS = 1.5;
/** By how much the income will grow with each turn, more with a faster vehicle: there is always something to buy. */
const GROWTH: Record<number, number> = { 4: 4, 6: 5.2, 8: 6 };
/** Of two ways that take equally long, the one with more money is better. */
const PATIENCE = 0.03;

/** The turn in which the last BIObot would be made if the business went on growing as usual. */
export function turnsToWin(economy: Economy): number {
  const travel = finalTurns(economy);
  const lacking = moneyLacking(economy);
  if (lacking <= 0) return economy.turn + travel + lacking * SURPLUS;
  const growth = GROWTH[economy.speed] ?? 4;
  const income = Math.max(0, economy.income);
  const waits = (Math.sqrt(income * income + 2 * growth * lacking) - income) / growth;
  const first = economy.turn < 0 ? 1 : 0;
  return economy.turn + Math.max(travel, first + waits) + waits * PATIENCE;
}
const SURPLUS = 0.0002;

/** Money that is lacking when all other assets are sold in the end. */
export function moneyLacking({ goal, workers, cash, kept, resale }: Economy): number {
  const { steel, energy } = goal.closed;
  const opening = (steel ? OPENING.steel : 0) + (energy ? OPENING.energy : 0);
  // The chip is one of the workers.
  const hiring = HIRE_COST * Math.max(0, goal.workers - 1 - workers);
  return goal.cost + opening + hiring - cash - kept - resale;
}

/** Stops from here to the last BIObot: the business centre if something is to be bought there, then the park. */
export function finalTurns({ goal, cell, speed, isStocked, workers }: Economy): number {
  const opening = (goal.closed.steel ? OPENING_TURNS : 0) + (goal.closed.energy ? OPENING_TURNS : 0);
  if (goal.ownsPark && workers >= goal.workers) return opening + (isStocked ? 1 : turnsToCentre(cell, speed));
  let least = NEVER;
  for (const { park, cell: at } of goal.parks) {
    const turns = isStocked ? turnsBetween(cell, at, speed) : turnsByCentre(cell, park, speed);
    if (turns < least) least = turns;
  }
  return opening + least;
}

/**
 * The business on arrival after so many turns, something paid for; `null`: there is no money for it. The assets earn on the way, the chip once where
 * it stood. Inputs that were kept are sold only if there is no other way.
 */
export function arrived(economy: Economy, cell: Cell, turns: number, cost: number): Economy | null {
  const runs = economy.turn < 0 ? turns - 1 : turns;
  const cash = economy.cash + runs * economy.income + (runs > 0 ? economy.labour : 0) - cost;
  if (cash + economy.kept < 0) return null;
  const after = { ...economy, turn: economy.turn + turns, cell, cash, labour: 0 };
  if (cash >= 0) return after;
  after.cash += after.kept;
  after.kept = 0;
  after.isStocked = false;
  return after;
}

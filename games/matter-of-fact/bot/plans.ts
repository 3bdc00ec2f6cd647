import type { Seat } from '@parlour/kernel';
import type { Cell } from '../content/map.ts';
import { canEnd, hexesTo, type Ways, waysOf } from '../rules/08-movement/ways.ts';
import { speedOf } from '../rules/holdings.ts';
import type { G } from '../types.ts';
import type { Economy } from './economy.ts';
import { turnsToWin } from './prospects.ts';
import type { Stop } from './stops/stop.ts';
import { stopsFor } from './stops/stops.ts';
import { turnsBetween } from './travel.ts';

/** Where to go next: the stops, up to three ahead, after which the last BIObot is nearest. */

/** `stop`: the first one; `null`: on to the end. `turns`: when the last BIObot would be made. `alike`: first stops that are as good. */
type Plan = { readonly stop: Stop | null; readonly turns: number; readonly alike: readonly Stop[] };

/** After so many first stops a second is looked for, and after so many pairs a third. */
const WIDE = 9;
const NARROW = 5;
/** Longer than this nothing is expected to last. */
const HORIZON = 14;

/** Turns in which something bought now may still pay. */
export const horizonOf = (economy: Economy): number => Math.min(HORIZON, turnsToWin(economy));

/** The best plan of a player who is about to move. */
export function planFrom(g: G, me: Seat, economy: Economy): Plan {
  const { cell } = economy;
  return bestPlan(economy, stopsFor(g, me, cell, horizonOf(economy)), firstWays(g, me, cell));
}

/** Turns to each cell from where the chip stands now; `null`: no way, as things are. */
function firstWays(g: G, me: Seat, from: Cell): (cell: Cell) => number | null {
  const ways: Ways = waysOf(g, me, from, FARTHEST);
  const speed = speedOf(g, me);
  return (cell) => {
    // MF-O8
    if (cell === from && g.options.reuse === 'mustArrive') return null;
    let least: number | null = null;
    for (const card of [false, true]) {
      if (!canEnd(ways, cell, card)) continue;
      const turns = Math.max(1, Math.ceil(hexesTo(ways, cell, card) / speed));
      if (least === null || turns < least) least = turns;
    }
    return least;
  };
}
const FARTHEST = 40;

type Way = { first: Stop; last: Stop; economy: Economy; turns: number };

export function bestPlan(economy: Economy, stops: readonly Stop[], firstWay: (cell: Cell) => number | null): Plan {
  let best: Omit<Plan, 'alike'> = { stop: null, turns: turnsToWin(economy) };
  const least = new Map<Stop, number>();
  const note = ({ first, turns }: Way): void => {
    if (turns < (least.get(first) ?? Number.POSITIVE_INFINITY)) least.set(first, turns);
    if (turns < best.turns - SLACK) best = { stop: first, turns };
  };
  const ones: Way[] = [];
  for (const stop of stops) {
    const turns = firstWay(stop.cell);
    const after = turns === null ? null : stop.visit(economy, turns);
    if (after !== null) ones.push({ first: stop, last: stop, economy: after, turns: turnsToWin(after) });
  }
  ones.forEach(note);
  const twos = nearest(ones, WIDE).flatMap((way) => longer(way, stops));
  twos.forEach(note);
  for (const way of nearest(twos, NARROW)) longer(way, stops).forEach(note);
  const most = best.turns + ALIKE;
  return { ...best, alike: best.stop === null ? [] : stops.filter((stop) => (least.get(stop) ?? most) < most) };
}
/** So much better a longer plan must be. */
const SLACK = 0.01;
/** Plans that differ by less of a turn are equally good. */
export const ALIKE = 0.05;

const nearest = (ways: Way[], most: number): Way[] => ways.sort((a, b) => a.turns - b.turns).slice(0, most);

function longer({ first, last, economy }: Way, stops: readonly Stop[]): Way[] {
  const found: Way[] = [];
  for (const stop of stops) {
    if (stop === last || stop === first) continue;
    const after = stop.visit(economy, turnsBetween(economy.cell, stop.cell, economy.speed));
    if (after !== null) found.push({ first, last: stop, economy: after, turns: turnsToWin(after) });
  }
  return found;
}

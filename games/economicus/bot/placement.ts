import { type Industry, SEGMENTS } from '../content/industries.ts';
import { neighbours } from '../rules/01-board/board.ts';
import { purchaseSwing } from './buying.ts';
import { choicesFor, type Decision, type DecisionOf, type Mind } from './mind.ts';
import { PROMISE } from './weights.ts';

/** The first companies: where one is alone, and beside what is rolled often. */
export function placeChoice(mind: Mind): Decision {
  const { random } = mind;
  let best: Decision | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choicesFor(mind, 'place')) {
    // A small die decides between equals, so that no number is taken by habit.
    const worth = placementWorth(mind, choice) + random(100) / 200;
    if (worth <= highest) continue;
    highest = worth;
    best = choice;
  }
  if (best === null) throw new Error('there is nothing to take');
  return best;
}

/** What a first company brings by itself, and what it promises. */
export const placementWorth = (mind: Mind, { industry, kind }: DecisionOf<'place'>): number =>
  purchaseSwing(mind, mind.me, industry, kind, 0) + promiseOf(mind, industry);

/** What the neighbours promise to whoever buys there later: this company would earn whenever they are rolled. */
function promiseOf({ g, horizon }: Mind, industry: Industry): number {
  let ways = 0;
  for (const each of neighbours(g, industry)) ways += SEGMENTS[each].ways;
  return (PROMISE * horizon * ways * SEGMENTS[industry].profit) / 36;
}

import { below, type GameTypes, type Search, type Seat, type State, seeded } from '@parlour/kernel';
import type { Guidance, Idea } from './guidance.ts';

/** No game of ours asks so often within a few turns; a policy that goes round in circles must not hang a table. */
const MOST_ANSWERS = 4000;

/** The part of a victory that `seat` may expect after an idea, when everybody goes on sensibly for a while. */
export function playOut<G extends GameTypes>(
  search: Search<G>,
  guidance: Guidance<G>,
  from: State<G>,
  seat: Seat,
  idea: Idea<G>,
  ahead: number,
  seed: number,
): number {
  const g = search.clone(from);
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  const end = guidance.clock(g) + ahead;
  const errand = idea.errand?.();
  search.perform(g, { seat, ...idea.choice });
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = search.waiting(g);
    if (open === null || guidance.clock(g) >= end) break;
    const { seats } = open;
    const asked = guidance.urgent?.(g) ?? (seats[seats.length === 1 ? 0 : random(seats.length)] as Seat);
    const next = (asked === seat ? errand?.(g) : null) ?? guidance.policy(g, asked, random);
    search.perform(g, { seat: asked, ...next });
  }
  return guidance.value(g, seat);
}

import type { Cell } from '../../content/board.ts';
import { SIDES } from '../../rules/01-setup/board.ts';
import { isAlive, pointsLeft } from '../../rules/03-rounds/hero.ts';
import { monstersOnBoard } from '../../rules/18-monsters/monster.ts';
import type { Foe } from '../../types.ts';
import { worthOf } from '../fighting/prospects.ts';
import { intentWithoutMe, type Mind } from '../mind.ts';
import { type Goal, PATIENCE } from './goal.ts';
import { costsAlong, paceOf, roundsFor } from './travel.ts';

/** A fight next round is worth less than one now: much may change until then. */
const HOPE = 0.7;

/** Monsters worth hunting, alone or with those who can be there too. */
export function huntGoals(mind: Mind): Goal[] {
  const { g, me } = mind;
  const pace = paceOf(g.heroes[me]);
  return monstersOnBoard(g).flatMap((id): Goal[] => {
    const { act, from } = intentWithoutMe(mind, id);
    const at = act.is === 'step' ? act.to : from;
    const ring = SIDES[at].map(({ cell }) => cell);
    const costs = costsAlong(mind.roads, ring);
    const value = HOPE * fightWorth(mind, id, costs);
    if (value <= 0) return [];
    const valueFrom = (cell: Cell) => (cell === at ? 0 : value * PATIENCE ** roundsFor(costs, cell, pace));
    return [{ is: 'errand', about: id, valueFrom }];
  });
}

/** What a fight next round would bring: with everybody who can be beside the foe by then. */
function fightWorth(mind: Mind, foe: Foe, costsToRing: Int16Array): number {
  const { g, me } = mind;
  const friends = g.order.filter((seat) => {
    if (seat === me || !isAlive(g, seat)) return false;
    const { cell } = g.heroes[seat];
    if (cell === null) return false;
    return (costsToRing[cell] as number) <= pointsLeft(g.heroes[seat]);
  });
  const alone = worthOf(mind, [me], foe);
  if (friends.length === 0) return alone;
  return Math.max(
    alone,
    worthOf(
      mind,
      g.order.filter((seat) => seat === me || friends.includes(seat)),
      foe,
    ),
  );
}

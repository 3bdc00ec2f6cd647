import type { Seat } from '@parlour/kernel';
import type { Cell } from '../../content/board.ts';
import type { MonsterId } from '../../content/monsters.ts';
import type { G, Motive } from '../../types.ts';
import { CITY_DISTANCE } from '../01-setup/board.ts';
import { cellOf } from '../01-setup/standing.ts';
import { isAlive } from '../03-rounds/hero.ts';
import { isPractice } from '../26-variants/practice.ts';
import { done, emit, goTo, phase } from '../vocabulary.ts';
import { courseOf, intentOf } from './courses.ts';
import { isAggressive, isInCity, monsterInitiative, monstersOnBoard } from './monster.ts';
import { stepTo } from './monster-steps.ts';

/** MC-18 to MC-22. The monsters' turn. */
export const monsters = phase('monsters', {
  /** MC-18.3, MC-R30. Sorted once, the nearest to the City first; of equals the lower number. */
  lineUp(g, f) {
    f.queue = monstersOnBoard(g).sort((a, b) => distanceOf(g, a) - distanceOf(g, b));
    if (f.queue.length > 0) emit(g, 'monstersBegan', { queue: [...f.queue] });
  },

  act: {
    call: 'monster',
    with(g, f) {
      // MC-R30: one that died before its turn is skipped
      f.queue = f.queue.filter((id) => g.monsters[id].is === 'alive');
      const monster = f.queue.shift();
      return monster === undefined ? null : { monster, points: monsterInitiative(g, monster), prey: null };
    },
    then: () => goTo('act'),
  },

  /** MC-16.3, MC-22.1, MC-R36. */
  restore(g) {
    const wounded = monstersOnBoard(g).filter((id) => g.monsters[id].damage > 0);
    for (const id of wounded) g.monsters[id].damage = 0;
    if (wounded.length > 0) emit(g, 'monstersRestored', { monsters: wounded });
    return done();
  },
});

function distanceOf(g: G, id: MonsterId): number {
  const { cell } = g.monsters[id];
  return cell === null ? 0 : CITY_DISTANCE[cell];
}

/** MC-27.2, MC-27.3, MC-27.4, MC-R73. One monster spends its points: each is a step or an attack. */
export const monster = phase('monster', {
  spend(g, f) {
    const id = f.monster;
    if (f.points === 0 || g.monsters[id].is !== 'alive') return done();
    f.points -= 1;
    const intent = intentOf(g, id);
    const isNews = rest(g, id, intent.act.is === 'stay' ? intent.why : null);
    if (intent.act.is === 'attack') {
      const { prey } = intent.act;
      f.prey = { seat: prey, cell: cellOf(g, prey) ?? intent.from };
      return goTo('attack');
    }
    const course = g.events === null ? null : courseOf(g, intent);
    if (intent.act.is === 'stay') {
      if (course !== null && isNews) emit(g, 'monsterStayed', { ...course, monster: id, cell: intent.from });
      return done();
    }
    if (course !== null) emit(g, 'monsterMoved', { ...course, monster: id, from: intent.from, to: intent.act.to });
    stepTo(g, id, intent.act.to);
    return isInCity(g, id) ? done() : goTo('spend');
  },

  /** MC-20.1, MC-20.2, MC-20.5. It does not move; the cards say how it attacks. */
  attack: {
    call: 'battle',
    with(g, f) {
      if (f.prey === null) return null;
      const intent = intentOf(g, f.monster);
      return {
        attacker: { is: 'foe', foe: f.monster },
        defender: { is: 'heroes', seats: [f.prey.seat], lead: f.prey.seat },
        kind: null,
        plan: null,
        rule: intent.rule,
        why: intent.why,
        course: g.events === null ? null : courseOf(g, intent),
        kills: [],
      };
    },
    then(g, f) {
      const wasInCity = isInCity(g, f.monster);
      if (f.prey !== null) follow(g, f.monster, f.prey);
      f.prey = null;
      // It stops on the first City cell it enters (MC-R34).
      if (isInCity(g, f.monster) && !wasInCity) f.points = 0;
      return goTo('spend');
    },
  },
});

/** Reasons to stay that hold round after round. */
const LASTING: readonly (Motive | null)[] = ['static', 'inCity'];

/** Notes for which lasting reason a monster stays, if any; whether it did not do so before. */
function rest(g: G, id: MonsterId, why: Motive | null): boolean {
  const monster = g.monsters[id];
  const before = monster.restsFor;
  monster.restsFor = LASTING.includes(why) ? why : null;
  return monster.restsFor === null || monster.restsFor !== before;
}

/** MC-20.7, MC-21.3, MC-R33. An aggressive monster takes the cell of the hero it killed, unless it is in the City already. In practice nobody walks but heroes. */
function follow(g: G, id: MonsterId, prey: { seat: Seat; cell: Cell }): void {
  const from = cellOf(g, id);
  if (from === null || isAlive(g, prey.seat) || !isAggressive(id) || isInCity(g, id) || isPractice(g)) return;
  emit(g, 'monsterMoved', {
    rule: 'MC-20.7',
    why: 'follow',
    goal: [prey.cell],
    location: null,
    path: [from, prey.cell],
    passedOver: [],
    monster: id,
    from,
    to: prey.cell,
  });
  stepTo(g, id, prey.cell);
}

import { oneOf } from '@parlour/kernel';
import { CHARACTERISTICS } from '../../content/heroes.ts';
import { destinations, walkTo } from '../04-moving/walking.ts';
import { gear } from '../05-artifacts/turn-gear.ts';
import { assignPoint } from '../07-strength/power.ts';
import { attacks } from '../12-attacks/turn-attacks.ts';
import { heal, healingOffer } from '../17-healing/healing.ts';
import { done, emit, goTo, next, no, phase, stay } from '../vocabulary.ts';
import { isAlive, pointsLeft } from './hero.ts';
import { breakInBoots } from './round.ts';

/** MC-3. A hero's turn. */
export const turn = phase('turn', {
  begin(g, f) {
    breakInBoots(g, f.seat);
    emit(g, 'turnBegan', { seat: f.seat, points: pointsLeft(g.heroes[f.seat]) });
  },

  /** MC-29.4, MC-29.9. In the scenario his share of road tokens comes before anything else. */
  layRoads: {
    call: 'paving',
    with(g, f) {
      if (f.toLay === 0 || g.roadPile.secret.length === 0) return null;
      f.toLay -= 1;
      return { seat: f.seat, token: null };
    },
    then: () => goTo('layRoads'),
  },

  /** MC-3.5, MC-3.6, MC-3.7, MC-3.8. Anything in any order while points last; what is free, even without points (MC-R64). */
  act: {
    rule: 'MC-3.7',
    // MC-R80: with his death his turn is over
    ask: (g, f) => (isAlive(g, f.seat) ? f.seat : null),
    idle: () => ({ type: 'endTurn' }),
    actions: {
      /** MC-4. */
      move: {
        offer: (g, _f, me) => destinations(g, me),
        take(g, _f, me, { to }) {
          walkTo(g, me, to);
          return stay;
        },
      },
      ...attacks,
      ...gear,
      /** MC-17. */
      heal: {
        offer: (g, _f, me) => healingOffer(g, me),
        take(g, _f, me, { patient, life }) {
          heal(g, me, patient, life);
          return stay;
        },
      },
      /** MC-R9. */
      assign: {
        offer: (g, _f, me) =>
          g.heroes[me].unassigned > 0 ? { to: oneOf(CHARACTERISTICS) } : no('MC-7.4', 'noPoints', {}),
        take(g, _f, me, { to }) {
          assignPoint(g, me, to);
          return stay;
        },
      },
      /** MC-3.8. */
      endTurn: { offer: () => ({}), take: () => next },
    },
  },

  /** MC-R13. Unused points are lost. */
  end(g, f) {
    const hero = g.heroes[f.seat];
    if (isAlive(g, f.seat)) emit(g, 'turnEnded', { seat: f.seat, unused: pointsLeft(hero) });
    hero.isDone = true;
    return done();
  },
});

import { ATTACK_COST } from '../../content/heroes.ts';
import type { Battle, G, Joint, Plan } from '../../types.ts';
import { inTurnOrder, turnOf } from '../03-rounds/hero.ts';
import { become, done, emit, goTo, next, phase, stay } from '../vocabulary.ts';

const NO_PLAN: Plan = { firstPoint: null, secondPoint: null, artifact: null, blow: null };

/** MC-14, MC-R45. Those invited answer, all at once; then the attack begins, or is called off. */
export const joint = phase('joint', {
  answers: {
    rule: 'MC-14.1',
    ask: (_g, f) => f.asked,
    idle: () => ({ type: 'decline' }),
    actions: {
      join: {
        offer: () => ({}),
        take(g, f, me) {
          f.asked = f.asked.filter((seat) => seat !== me);
          f.joined.push(me);
          emit(g, 'joined', { seat: me, target: f.target });
          return f.asked.length > 0 ? stay : next;
        },
      },
      decline: {
        offer: () => ({}),
        take(g, f, me) {
          f.asked = f.asked.filter((seat) => seat !== me);
          f.declined.push(me);
          turnOf(g)?.declined.push({ seat: me, target: f.target });
          emit(g, 'declined', { seat: me, target: f.target });
          return f.asked.length > 0 ? stay : next;
        },
      },
    },
  },

  /** MC-R45, MC-D25. After a refusal: on with those who come along, alone if nobody does, or not at all. */
  decision: {
    rule: 'MC-R45',
    ask: (_g, f) => (f.declined.length > 0 ? f.seat : null),
    idle: () => ({ type: 'callOff' }),
    actions: {
      goOn: { offer: () => ({}), take: () => goTo('strike') },
      callOff: {
        offer: () => ({}),
        take(g, f) {
          emit(g, 'jointCalledOff', { seat: f.seat, target: f.target });
          return done();
        },
      },
    },
  },

  /** MC-14.2. Everybody pays as it starts, before a card is drawn. */
  strike(g, f) {
    // MC-14.5, MC-R46: it counts as an attack of his turn on this target
    turnOf(g)?.attacked.push(f.target);
    const seats = inTurnOrder(g, [f.seat, ...f.joined]);
    for (const seat of seats) g.heroes[seat].spent += ATTACK_COST;
    return become('battle', attackBy(f, { seats, plan: planThatHolds(f) }));
  },
});

/** MC-R45. A plan that names somebody who declined is void. */
const planThatHolds = (f: Joint): Plan =>
  Object.values(f.plan).some((seat) => seat !== null && f.declined.includes(seat)) ? NO_PLAN : f.plan;

/** A battle that heroes begin: alone, or several with `seat` at their head. */
export function attackBy(
  { seat, target, kind }: Pick<Joint, 'seat' | 'target' | 'kind'>,
  { seats, plan }: { seats: G['seats']; plan: Plan | null },
): Battle {
  return {
    attacker: { is: 'heroes', seats, lead: seat },
    defender: typeof target === 'number' ? { is: 'heroes', seats: [target], lead: target } : { is: 'foe', foe: target },
    kind,
    plan,
    rule: seats.length > 1 ? 'MC-14.1' : 'MC-12.1',
    why: 'choice',
    course: null,
    kills: [],
  };
}

import type { Seat } from '@parlour/kernel';
import { ATTACK_COST } from '../../content/heroes.ts';
import type { TurnRules } from '../03-rounds/turn-rules.ts';
import { call, emit, no } from '../vocabulary.ts';
import { attackBy } from './joint.ts';
import { attackOffer, jointOffer } from './targets.ts';

/** MC-12, MC-14. Attacks of a hero in his turn. */
export const attacks: TurnRules<'attack' | 'attackTogether'> = {
  attack: {
    offer: (g, f, me) => attackOffer(g, f, me),
    take(g, f, me, { target, kind }) {
      g.heroes[me].spent += ATTACK_COST;
      f.attacked.push(target);
      const attack = { seat: me, target, kind: kind === 'card' ? null : kind };
      return call('battle', attackBy(attack, { seats: [me], plan: null }));
    },
  },

  attackTogether: {
    offer: (g, f, me) => jointOffer(g, f, me),
    /** MC-R72. Only participants can be named in the plan. */
    check(_g, _f, me, { helpers, firstPoint, secondPoint, artifact, blow }) {
      const isIn = (seat: Seat | null): boolean => seat === null || seat === me || helpers.includes(seat);
      const stranger = [firstPoint, secondPoint, artifact, blow].find((seat) => !isIn(seat)) ?? null;
      return stranger === null ? null : no('MC-R72', 'notOfTheGroup', { hero: stranger });
    },
    take(g, _f, me, { target, kind: chosen, helpers, firstPoint, secondPoint, artifact, blow }) {
      const plan = { firstPoint, secondPoint, artifact, blow };
      const kind = chosen === 'card' ? null : chosen;
      const asked = g.order.filter((seat) => helpers.includes(seat));
      emit(g, 'jointProposed', { seat: me, target, kind, helpers: asked, plan });
      return call('joint', { seat: me, target, kind, plan, asked, joined: [], declined: [] });
    },
  },
};

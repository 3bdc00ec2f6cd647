import type { TurnRules } from '../04-turns/turn-rules.ts';
import { ownsAnAsset } from '../holdings.ts';
import { no, stay } from '../vocabulary.ts';
import {
  layOffer,
  layTechnology,
  moveWorkers,
  takeUpOffer,
  takeUpTechnology,
  whyTooMany,
  workerMoves,
} from './planning.ts';
import { adoptPlan, isAsPlanned, proposedPlan } from './proposed-plan.ts';

/** MF-16, MF-D14. Small moves until the turn is passed. */
export const planningRules: TurnRules<'moveWorkers' | 'layTechnology' | 'takeUpTechnology' | 'adoptPlan'> = {
  moveWorkers: {
    offer: (g, _f, me) => workerMoves(g, me),
    check: (_g, _f, _me, choice) => whyTooMany(choice),
    take(g, _f, me, choice) {
      moveWorkers(g, me, choice);
      return stay;
    },
  },
  layTechnology: {
    offer: (g, _f, me) => layOffer(g, me),
    take(g, _f, me, { technology, asset }) {
      layTechnology(g, me, technology, asset);
      return stay;
    },
  },
  takeUpTechnology: {
    offer: (g, _f, me) => takeUpOffer(g, me),
    take(g, _f, me, { technology }) {
      takeUpTechnology(g, me, technology);
      return stay;
    },
  },
  adoptPlan: {
    offer(g, _f, me) {
      if (g.players[me].isOnStrike) return no('MF-R40', 'onStrike', {});
      if (!ownsAnAsset(g, me)) return no('MF-16.1', 'noAsset', {});
      return isAsPlanned(g, proposedPlan(g, me)) ? no('MF-16.1', 'planStands', {}) : {};
    },
    take(g, _f, me) {
      adoptPlan(g, me);
      return stay;
    },
  },
};

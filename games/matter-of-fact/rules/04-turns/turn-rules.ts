import type { ActionName, ActionRule, CallTo, PhaseName } from '@parlour/kernel';
import type { MatterOfFact } from '../../types.ts';
import type { TurnFrame } from '../holdings.ts';

/** Actions of a turn: afterwards the player is asked again, the turn goes on, or something is settled first. */
export type TurnRules<A extends ActionName<MatterOfFact>> = {
  [N in A]: ActionRule<
    MatterOfFact,
    TurnFrame,
    N,
    { to: 'stay' } | { to: 'next' } | CallTo<MatterOfFact, PhaseName<MatterOfFact>>
  >;
};

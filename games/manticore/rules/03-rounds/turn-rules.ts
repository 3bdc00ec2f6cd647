import type { ActionName, ActionRule, CallTo, Frame, PhaseName } from '@parlour/kernel';
import type { Manticore } from '../../types.ts';

/** An action of a hero's turn: afterwards he is asked again, the turn ends, or something is settled first. */
export type TurnRules<A extends ActionName<Manticore>> = {
  [N in A]: ActionRule<
    Manticore,
    Frame<Manticore, 'turn'>,
    N,
    { to: 'stay' } | { to: 'next' } | CallTo<Manticore, PhaseName<Manticore>>
  >;
};

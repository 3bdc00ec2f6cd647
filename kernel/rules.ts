import type {
  Ask,
  Auto,
  Call,
  CallTo,
  ClearOfReserved,
  EventName,
  Game,
  GameTypes,
  Locals,
  Next,
  PhaseName,
  PhaseRules,
  Refusal,
  State,
  Step,
} from './types.ts';

export const STAY = { to: 'stay' } as const;
export const NEXT = { to: 'next' } as const;

function done(): { to: 'done'; result: void };
function done<R>(result: R): { to: 'done'; result: R };
function done(result?: unknown) {
  return { to: 'done', result };
}

/** The rule-writing vocabulary, bound once to a game's types: `export const { phase, call, no, … } = rules<Boom>()`. */
export function rules<G extends GameTypes & ClearOfReserved<G>>() {
  return {
    /** Ask again. */
    stay: STAY,
    /** Go on to the next step. */
    next: NEXT,
    goTo: <S extends string>(step: S) => ({ to: 'step', step }) as const,
    /** Return to the phase that called this one. */
    done,
    call: <P extends PhaseName<G>>(phase: P, locals: Locals<G, P>) => ({ to: 'call', phase, locals }) as CallTo<G, P>,
    become: <P extends PhaseName<G>>(phase: P, locals: Locals<G, P>) =>
      ({ to: 'become', phase, locals }) as Extract<Next<G, PhaseName<G>>, { to: 'become'; phase: P }>,

    /** A refusal: the rule that forbids, its reason by name, and the facts it looked at. */
    no: <R extends keyof G['refusals'] & string>(rule: G['rule'], refused: R, facts: G['refusals'][R]): Refusal<G> => ({
      refused,
      rule,
      facts,
    }),

    /** A phase is its steps, in rulebook order. */
    phase: <P extends PhaseName<G>, S extends string>(
      _name: P,
      steps: { [K in S]: Auto<G, P, NoInfer<S>> | Call<G, P, NoInfer<S>> | Ask<G, P, NoInfer<S>> },
    ): PhaseRules<G, P> => {
      const order = Object.keys(steps);
      return {
        steps: steps as Record<string, Step<G, P>>,
        first: order[0] ?? '',
        following: Object.fromEntries(order.map((step, i) => [step, order[i + 1]])),
      };
    },

    emit: <E extends EventName<G>>(g: State<G>, type: E, event: G['events'][E]): void => {
      g.events?.push({ type, ...event } as never);
    },
    game: (game: Game<G>): Game<G> => game,
  };
}

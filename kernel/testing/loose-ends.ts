import type { Game, GameTypes } from '../types.ts';
import { playOut } from './random-play.ts';

/** Actions that a game declares and nobody can ever take: no question offers them, and none is for any time. */
export function unruledIn<G extends GameTypes>(game: Game<G>): string[] {
  const ruled = new Set([...Object.keys(game.anytime), ...questionsOf(game).flatMap(({ actions }) => actions)]);
  return Object.keys(game.governs).filter((action) => !ruled.has(action));
}

/** Actions that are named for a use they cannot be of: `urgent` without being for any time, `holds` without being one of the `asides`. */
export function misnamedIn<G extends GameTypes>({ anytime, asides = [], holds, urgent }: Game<G>): string[] {
  const found: string[] = [];
  if (urgent !== undefined && !Object.hasOwn(anytime, urgent)) found.push(`urgent: ${urgent}`);
  if (holds !== undefined && !asides.includes(holds)) found.push(`holds: ${holds}`);
  return found;
}

/** Phases that return nothing although their result is taken up, or although they return something at other times. */
export function withoutResultIn<G extends GameTypes>(
  game: Game<G>,
  { seeds, options = [{}] }: { seeds: readonly number[]; options?: readonly Partial<G['options']>[] },
): string[] {
  const returned = new Map<string, Set<boolean>>();
  const missed = new Set<string>();
  const watched = withResults(game, (phase, result, isAwaited) => {
    returned.set(phase, (returned.get(phase) ?? new Set()).add(result !== undefined));
    if (isAwaited && result === undefined) missed.add(phase);
  });
  for (const seed of seeds)
    playOut(watched, { seed, options: options[seed % options.length] as Partial<G['options']> });
  for (const [phase, ways] of returned) if (ways.size > 1) missed.add(phase);
  return [...missed];
}

/** Every step of a game that asks, with the actions that answer it. */
export function questionsOf<G extends GameTypes>(game: Game<G>): { question: string; actions: string[] }[] {
  return Object.entries(game.phases as Record<string, { steps: Record<string, object> }>).flatMap(
    ([phase, { steps }]) =>
      Object.entries(steps)
        .filter(([, step]) => 'ask' in step)
        .map(([step, asks]) => ({
          question: `${phase}.${step}`,
          actions: Object.keys((asks as { actions: object }).actions),
        })),
  );
}

type TakesUp = (g: unknown, f: unknown, result: unknown) => unknown;

/** The same game, in which somebody hears what every phase returns to whoever takes its result up. */
function withResults<G extends GameTypes>(
  game: Game<G>,
  hear: (phase: string, result: unknown, isAwaited: boolean) => void,
): Game<G> {
  const heard =
    (phase: string, takeUp: TakesUp): TakesUp =>
    (g, f, result) => {
      // Who has a name for the result counts on one.
      hear(phase, result, takeUp.length > 2);
      return takeUp(g, f, result);
    };
  const overheard = (step: object): object => {
    if ('call' in step && 'then' in step) return { ...step, then: heard(String(step.call), step.then as TakesUp) };
    if (!('after' in step)) return step;
    const after = Object.entries(step.after as Record<string, TakesUp>);
    return { ...step, after: Object.fromEntries(after.map(([phase, takeUp]) => [phase, heard(phase, takeUp)])) };
  };
  const phases = Object.entries(game.phases as Record<string, { steps: Record<string, object> }>).map(
    ([name, phase]) => [
      name,
      {
        ...phase,
        steps: Object.fromEntries(Object.entries(phase.steps).map(([step, rule]) => [step, overheard(rule)])),
      },
    ],
  );
  return { ...game, phases: Object.fromEntries(phases) };
}

import { apply, type Choice, type Event, type Game, type GameTypes, type Seat, type State } from '@parlour/kernel';

/** Makes a bot's choice as a stranger's is made: it is judged, and every invariant has to hold after it. */
export function makeJudged<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  { seat, choice }: { seat: Seat; choice: Choice<G> },
  seed: number,
): readonly Event<G>[] {
  const applied = apply(game, g, { seat, ...choice });
  if ('refusal' in applied) throw new Error(`seed ${seed}: ${JSON.stringify(applied.refusal)}`);
  for (const [what, holds] of Object.entries(game.invariants))
    if (holds(g) !== true) throw new Error(`seed ${seed}: broken: ${what}`);
  return applied.events;
}

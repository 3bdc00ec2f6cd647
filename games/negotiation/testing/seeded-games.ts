import { apply, type Game, type GameTypes, type Seat, type State, seeded, start, waiting } from '@parlour/kernel';
import { choiceOf } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';

/** A game between bots as far as a question that is wanted; `null`: it is over before. */
export function playUntil<G extends GameTypes>(
  game: Game<G>,
  bots: readonly InstantBot<G>[],
  { seed, options }: { seed: number; options?: Partial<G['options']> },
  isWanted: (g: State<G>) => boolean,
): State<G> | null {
  const g = start(game, { seats: bots.length, chance: seeded(seed), ...(options && { options }) });
  const dice = { chance: seeded(seed + 1) };
  for (let open = waiting(game, g); open !== null; open = waiting(game, g)) {
    if (isWanted(g)) return g;
    const proposal = (g as { deals?: { open: { to: Seat }[] } }).deals?.open[0];
    const seat = proposal?.to ?? (open.seats[0] as Seat);
    const applied = apply(game, g, { ...choiceOf(game, bots[seat] as InstantBot<G>, g, seat, dice), seat } as never);
    if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
  }
  return null;
}

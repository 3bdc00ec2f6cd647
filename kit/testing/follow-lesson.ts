import type { Event, Game, GameTypes, Seat } from '@parlour/kernel';
import { seatedAt } from '@parlour/kernel/testing/table.ts';
import { expect } from 'vitest';
import type { Tutorial, TutorialStep } from '../tutorial.ts';

type Choice = { type: string } & Record<string, unknown>;
type Followed<G extends GameTypes> = ReturnType<typeof seatedAt<G>>;

type Following<G extends GameTypes> = {
  /** What the person does, in order; or how it is found at each step that asks. */
  choices: readonly { type: string }[] | ((step: TutorialStep, match: Followed<G>) => { type: string } | null);
  /** What no step asks for. */
  never: Choice;
  /** Sees the game before each step. */
  look?(step: TutorialStep, match: Followed<G>): void;
};

/** Follows a lesson from its first step to its last, and tells what happened. */
export function followLesson<G extends GameTypes>(
  game: Game<G>,
  lesson: Tutorial,
  { choices, never, look = () => undefined }: Following<G>,
) {
  const match = seatedAt(game, lesson);
  const events: Event<G>[] = [];
  const play = (seat: Seat, choice: object) => {
    const done = match.act({ seat, ...choice });
    if (!done.ok) throw new Error(`${seat} ${JSON.stringify(choice)}: ${JSON.stringify(done.refusal)}`);
    events.push(...done.events);
  };
  const left = typeof choices === 'function' ? [] : [...choices];
  for (const { seat, ...choice } of lesson.prelude ?? []) play(seat, choice);
  for (const step of lesson.steps) {
    look(step, match);
    if (step.expect !== undefined) {
      const choice = typeof choices === 'function' ? choices(step, match) : left.shift();
      if (choice == null || !step.expect(choice as Choice))
        throw new Error(`${JSON.stringify(choice)} does not answer: ${step.say.en}`);
      expect(step.expect(never)).toBe(false);
      play(0, choice);
    }
    for (const { seat, ...choice } of step.then ?? []) play(seat, choice);
  }
  expect(left).toEqual([]);
  return { match, events };
}

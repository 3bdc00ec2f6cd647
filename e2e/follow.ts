import { type GameEntry, lessonOf } from '@parlour/games';
import { choicesOf, judge, offers, type Seat } from '@parlour/kernel';
import { seatedAt } from '@parlour/kernel/testing/table.ts';
import type { Wanted } from './choose.ts';

const LEARNER: Seat = 0;

/** What a person who follows the guide of one of a game's lessons chooses, in order: played through beforehand, by the rules alone. */
export async function followed(entry: GameEntry, lesson = 1): Promise<Wanted[]> {
  const game = await entry.game();
  const tutorial = await lessonOf(entry, lesson)?.();
  if (tutorial === undefined) throw new Error(`${entry.id} has no lesson ${lesson}`);
  const match = seatedAt(game, tutorial);
  const choices: Wanted[] = [];
  const play = (seat: Seat, choice: object) => {
    const done = match.act({ seat, ...choice });
    if (!done.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(done.refusal)}`);
  };
  for (const { seat, ...choice } of tutorial.prelude ?? []) play(seat, choice);
  for (const step of tutorial.steps) {
    if (step.expect !== undefined) {
      const choice = find(step.expect);
      choices.push(choice);
      play(LEARNER, choice);
    }
    for (const { seat, ...choice } of step.then ?? []) play(seat, choice);
  }
  return choices;

  function find(isExpected: (choice: Wanted) => boolean): Wanted {
    for (const offer of offers(game, match.g, LEARNER))
      for (const choice of choicesOf(offer))
        if (isExpected(choice as Wanted) && !('refusal' in judge(game, match.g, { seat: LEARNER, ...choice })))
          return choice as Wanted;
    throw new Error('nothing the guide waits for is on offer');
  }
}

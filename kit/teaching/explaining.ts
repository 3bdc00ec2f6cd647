import type { GameTypes, Question } from '@parlour/kernel';
import type { Explained, Seen, Together } from './together.ts';

/** What the open question means at this moment, and the name by which it is remembered that it has been said. */
export function meaningOf<G extends GameTypes>(
  { questions, moments = {}, deal }: Together<G>,
  seen: Seen<G>,
  { phase, step, deal: isDeal }: Pick<Question, 'phase' | 'step' | 'deal'>,
): (Explained & { id: string }) | null {
  if (isDeal && deal !== undefined) return { id: 'deal', ...deal };
  const moment = Object.entries(moments).find(([, { isDue }]) => isDue(seen));
  if (moment !== undefined) return { id: moment[0], ...moment[1] };
  const id = `${phase}.${step}`;
  const found = (questions as Record<string, Explained | undefined>)[id];
  return found === undefined ? null : { id, ...found };
}

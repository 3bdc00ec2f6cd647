import type { Choice } from '@parlour/kernel';
import type { Judgement } from '@parlour/search';
import { CRASH } from '../content/events.ts';
import type { Boom, G } from '../types.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { reply } from './reply.ts';

/** How a careful player of •Boom weighs a choice. */
export const judgement: Judgement<Boom> = {
  prepare: buryCrash,
  candidates,
  evaluate,
  reply,
  isQuiet: (g) => g.stack.at(-1)?.step === 'cardStep',
  samples: ({ type }) => SAMPLES[type] ?? 2,
};

/** What the die decides, and what is answered once for all. */
const SAMPLES: Partial<Record<Choice<Boom>['type'], number>> = { takePublic: 24, agree: 8, refuse: 8 };

/** The evaluation reckons with the •Crash by its chance; one guess in which it comes next would drown everything else. */
function buryCrash(g: G): void {
  const { secret } = g.eventDeck;
  const at = secret.indexOf(CRASH);
  if (at > 0) [secret[0], secret[at]] = [CRASH, secret[0] as typeof CRASH];
}

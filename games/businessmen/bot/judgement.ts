import type { Judgement } from '@parlour/search';
import type { Businessmen, G } from '../types.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { reply } from './reply.ts';

/** How a careful player of Businessmen weighs a choice. */
export const judgement: Judgement<Businessmen> = {
  prepare: () => {},
  candidates,
  evaluate,
  reply,
  isQuiet,
  // Only what follows an announcement depends on cards nobody knows.
  samples: ({ type }) => (type === 'skipRound' || type === 'playRound' ? 8 : 1),
};

/** Until the lorries stand ready, everybody's purchases and loads are played on; later choices are judged when their phase is over. */
function isQuiet(g: G, before: G): boolean {
  if (g.round > before.round) return true;
  if (BEFORE_THE_WHEEL.has(before.stack[0]?.step ?? '')) return g.stack[0]?.step === 'priceWheel';
  return g.stack.at(-1)?.phase !== before.stack.at(-1)?.phase;
}

const BEFORE_THE_WHEEL = new Set(['announcements', 'cards', 'buying', 'loading', 'keeping']);

import { type Choice, choicesOf, type Rules, sizeOf } from '@parlour/kernel';
import { carefulBot, type InstantBot, randomBot, type Seen } from '@parlour/search';
import type { Businessmen, G } from '../types.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { reply } from './reply.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1];

/** The bots of Businessmen, weakest first. */
export function botsFor(rules: Rules<Businessmen>): InstantBot<Businessmen>[] {
  const careful = carefulBot(rules, {
    prepare: () => {},
    candidates,
    evaluate,
    reply,
    isQuiet,
    // Only what follows an announcement depends on cards nobody knows.
    samples: ({ type }) => (type === 'skipRound' || type === 'playRound' ? 8 : 1),
  });
  return [randomBot(rules), { ...careful, choose: (seen, random) => onlyChoice(seen) ?? careful.choose(seen, random) }];
}

/** Cards and wheels are turned without a thought. */
function onlyChoice({ offers }: Seen<Businessmen>): Choice<Businessmen> | null {
  const [offer] = offers;
  if (offer === undefined || offers.length > 1 || sizeOf(offer) > 1) return null;
  const [choice] = choicesOf(offer);
  return choice ?? null;
}

/** Until the lorries stand ready, everybody's purchases and loads are played on; later choices are judged when their phase is over. */
function isQuiet(g: G, before: G): boolean {
  if (g.round > before.round) return true;
  if (BEFORE_THE_WHEEL.has(before.stack[0]?.step ?? '')) return g.stack[0]?.step === 'priceWheel';
  return g.stack.at(-1)?.phase !== before.stack.at(-1)?.phase;
}

const BEFORE_THE_WHEEL = new Set(['announcements', 'cards', 'buying', 'loading', 'keeping']);

import type { Rules } from '@parlour/kernel';
import { carefulBot, type InstantBot, ladder, randomBot, steadfast } from '@parlour/search';
import type { Boom } from '../types.ts';
import { judgement } from './judgement.ts';
import { guidanceFor } from './thinking/guidance.ts';

/** The versions of the rules that these bots play. */
export const PLAYS: readonly number[] = [0, 1, 2];

/** The bots of •Boom, weakest first. */
export function botsFor(rules: Rules<Boom>): InstantBot<Boom>[] {
  const careful = carefulBot(rules, judgement);
  const consenting = steadfast<Boom>(({ view }) => view.stack.at(-1)?.phase === 'consent', careful);
  return [randomBot(rules), ...ladder(rules, guidanceFor(rules), careful).map((bot) => consenting(invited(bot)))];
}

/** Whoever is invited thinks about it as its level does, and about the same invitation alike. */
const invited = steadfast<Boom>(({ view }) => view.stack.at(-1)?.phase === 'offer');

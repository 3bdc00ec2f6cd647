import { view } from '@parlour/kernel';
import { type Said, type Speaker, sayIn } from '@parlour/kernel/testing/listen.ts';
import { ACTION_CARD_IDS } from '../../content/action-cards.ts';
import { ASSETS_BY_KIND } from '../../content/assets.ts';
import { CELLS } from '../../content/map.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import type { G, MatterOfFact } from '../../types.ts';
import type { MatterOfFactText } from '../types.ts';

/** A strike is seldom asked about: where the salary is due, the question is worded too. */
export function saidOfStrike(g: G, { text, language }: Speaker<MatterOfFact>): Said[] {
  if (g.stack.at(-1)?.step !== 'salary') return [];
  return [...g.seats, null].map((viewer) => ({
    about: 'question turn.strike',
    words: text.questions['turn.strike'](view(g, viewer), sayIn(language)),
  }));
}

/** What is said of every hex, card and technology. */
export const saidOfThings = (text: MatterOfFactText): Said[] =>
  [
    ...CELLS.map((cell) => text.cell(cell)),
    ...ACTION_CARD_IDS.map((card) => text.effect(card)),
    ...Object.values(TECHNOLOGIES).map(({ process, fits }) => text.process(process, ASSETS_BY_KIND[fits].product)),
  ].map((words) => ({ about: 'thing', words }));

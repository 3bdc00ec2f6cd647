import { typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { BusinessmenText } from '../types.ts';
import { valuesOf } from '../value.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { lorry } from './words.ts';

export const en: BusinessmenText = typeset('en', {
  ...about.en,
  ...names,
  ...cards,
  ...options,
  questions,
  ...actions,
  ...valuesOf({ ...names, ...cards }, { lorry, true: 'yes', false: 'no' }),
  events,
  refusals,
  board,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
});

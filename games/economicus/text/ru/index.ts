import { typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { EconomicusText } from '../types.ts';
import { valuesOf } from '../value.ts';
import { actions, fields } from './actions.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { cardEvents } from './events-cards.ts';
import { moneyEvents } from './events-money.ts';
import { turnEvents } from './events-turn.ts';
import { names } from './names.ts';
import { options, presets } from './options.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { company, industry, money, project, proposal } from './words.ts';

export const ru: EconomicusText = typeset('ru', {
  ...about.ru,
  ...names,
  ...cards,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  options,
  presets,
  questions,
  actions,
  fields,
  ...valuesOf(names, cards, { industry, company, project, money, proposal }),
  events: { ...turnEvents, ...moneyEvents, ...cardEvents },
  refusals,
  board,
});

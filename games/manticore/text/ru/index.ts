import { typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { ManticoreText } from '../types.ts';
import { picksOf, valuesOf } from '../value.ts';
import { actions, fields } from './actions.ts';
import { board } from './board.ts';
import { battleEvents } from './events-battle.ts';
import { foeEvents } from './events-foes.ts';
import { heroEvents } from './events-heroes.ts';
import { names } from './names.ts';
import { options, presets } from './options.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { cell, foe, hero, token } from './words.ts';

const states = {
  waiting: 'ещё не найден',
  alive: 'жив',
  dead: 'мёртв',
  unused: 'не участвует',
  true: 'да',
  false: 'нет',
};

export const ru: ManticoreText = typeset('ru', {
  ...about.ru,
  ...names,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  cell,
  foe,
  options,
  presets,
  picks: picksOf(hero),
  questions,
  actions,
  fields,
  ...valuesOf(names, { cell, hero, foe, token, states }),
  events: { ...heroEvents, ...battleEvents, ...foeEvents },
  refusals,
  board,
});

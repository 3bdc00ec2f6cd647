import { typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { MatterOfFactText } from '../types.ts';
import { valuesOf } from '../value.ts';
import { actionCards } from './action-cards.ts';
import { actions, fields } from './actions.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { marketEvents } from './events-market.ts';
import { peopleEvents } from './events-people.ts';
import { turnEvents } from './events-turn.ts';
import { names } from './names.ts';
import { options, presets } from './options.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { asset, cell, effect, post, process, standstill } from './words.ts';

const phrases = { asset, cell, post, effect, process, standstill };
const states = {
  true: 'так',
  false: 'ні',
  up: 'на пункт угору',
  down: 'на пункт униз',
  nothing: 'нічого',
  hand: 'рука',
};

export const uk: MatterOfFactText = typeset('uk', {
  ...about.uk,
  ...names,
  ...cards,
  ...phrases,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  actionCards,
  options,
  presets,
  picks: names.colours,
  questions,
  actions,
  fields,
  ...valuesOf(names, { ...cards, actionCards }, phrases, states),
  events: { ...turnEvents, ...marketEvents, ...peopleEvents },
  refusals,
  board,
});

import type { Rulebook } from '../../types.ts';
import { auction } from './auction.ts';
import { beginning } from './beginning.ts';
import { cardRules } from './cards.ts';
import { ending } from './ending.ts';
import { tableRulings } from './rulings-table.ts';
import { turnRulings } from './rulings-turn.ts';
import { tableRules } from './table.ts';
import { turn } from './turn.ts';
import { year } from './year.ts';

export const rulebook: Rulebook = {
  sections: {
    'EC-0': 'First of all',
    'EC-1': 'The board',
    'EC-2': 'Setting up',
    'EC-3': 'The goal: stars',
    'EC-4': 'Financial year and auditor',
    'EC-5': 'When one may act',
    'EC-6': 'Phase 1: active industry',
    'EC-7': 'Phase 2: profit',
    'EC-8': 'Phase 3: projects',
    'EC-9': 'Phase 4: sale of companies',
    'EC-10': 'Phase 5: crisis',
    'EC-11': 'Phase 6: auction, projects, price',
    'EC-12': 'Phase 7: exceptional offers',
    'EC-13': 'End of turn and year',
    'EC-14': 'Loans, sales, deals',
    'EC-15': 'Payments and bankruptcy',
    'EC-16': 'Option cards',
    'EC-17': 'Crimes and investigations',
    'EC-18': 'Event cards',
    'EC-19': 'End of the game and variants',
    'EC-20': 'Advice',
    'EC-21': 'How cards work together',
    'EC-T': 'What a table may choose',
    'EC-R': 'Questions the rulebook leaves open',
  },
  rules: {
    ...beginning,
    ...turn,
    ...auction,
    ...year,
    ...cardRules,
    ...ending,
    ...tableRules,
    ...turnRulings,
    ...tableRulings,
  },
};

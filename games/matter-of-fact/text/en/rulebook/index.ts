import type { Rulebook } from '../../types.ts';
import { game } from './game.ts';
import { investing } from './investing.ts';
import { people } from './people.ts';
import { production } from './production.ts';
import { raids } from './raids.ts';
import { marketRulings } from './rulings-market.ts';
import { moneyRulings } from './rulings-money.ts';
import { raidRulings } from './rulings-raids.ts';
import { tableRulings } from './rulings-table.ts';
import { travelRulings } from './rulings-travel.ts';
import { travel } from './travel.ts';

export const rulebook: Rulebook = {
  sections: {
    'MF-1': 'The game in a nutshell',
    'MF-2': 'The map',
    'MF-3': 'Set-up',
    'MF-4': 'Turns and their stages',
    'MF-5': 'Stage 1: production',
    'MF-6': 'The price board',
    'MF-7': 'Stage 2: monopoly',
    'MF-8': 'Stage 3: movement',
    'MF-9': 'Action cards',
    'MF-10': 'Stage 4: assets',
    'MF-11': 'Universities and technologies',
    'MF-12': 'Labour exchanges and workers',
    'MF-13': 'The dealership',
    'MF-14': 'The business centre',
    'MF-15': 'Wages',
    'MF-16': 'Stage 5: planning',
    'MF-17': 'Sales and deals',
    'MF-18': 'Raids',
    'MF-19': 'Arrest',
    'MF-20': 'Guards',
    'MF-21': 'Strike',
    'MF-22': 'Victory',
    'MF-R': 'Where the rules are silent',
  },
  rules: {
    ...game,
    ...production,
    ...travel,
    ...investing,
    ...people,
    ...raids,
    ...marketRulings,
    ...travelRulings,
    ...moneyRulings,
    ...raidRulings,
    ...tableRulings,
  },
};

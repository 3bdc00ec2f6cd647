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
    'MF-1': 'Гра у двох словах',
    'MF-2': 'Карта',
    'MF-3': 'Підготовка',
    'MF-4': 'Хід і його етапи',
    'MF-5': 'Етап 1: виробництво',
    'MF-6': 'Табло біржі',
    'MF-7': 'Етап 2: монополія',
    'MF-8': 'Етап 3: рух',
    'MF-9': 'Карти дії',
    'MF-10': 'Етап 4: активи',
    'MF-11': 'Університети й технології',
    'MF-12': 'Біржі праці та робітники',
    'MF-13': 'Автосалон',
    'MF-14': 'Бізнес-центр',
    'MF-15': 'Зарплата',
    'MF-16': 'Етап 5: планування',
    'MF-17': 'Продаж і угоди',
    'MF-18': 'Захоплення',
    'MF-19': 'Арешт',
    'MF-20': 'Охорона',
    'MF-21': 'Страйк',
    'MF-22': 'Перемога',
    'MF-R': 'Про що правила мовчать',
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

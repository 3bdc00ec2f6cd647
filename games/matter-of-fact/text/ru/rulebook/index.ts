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
    'MF-1': 'Игра в двух словах',
    'MF-2': 'Карта',
    'MF-3': 'Подготовка',
    'MF-4': 'Ход и его этапы',
    'MF-5': 'Этап 1: производство',
    'MF-6': 'Табло биржи',
    'MF-7': 'Этап 2: монополия',
    'MF-8': 'Этап 3: движение',
    'MF-9': 'Карты действия',
    'MF-10': 'Этап 4: активы',
    'MF-11': 'Университеты и технологии',
    'MF-12': 'Биржи труда и рабочие',
    'MF-13': 'Автосалон',
    'MF-14': 'Бизнес-центр',
    'MF-15': 'Зарплата',
    'MF-16': 'Этап 5: планирование',
    'MF-17': 'Продажи и сделки',
    'MF-18': 'Захват',
    'MF-19': 'Арест',
    'MF-20': 'Охрана',
    'MF-21': 'Забастовка',
    'MF-22': 'Победа',
    'MF-R': 'О чём правила молчат',
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

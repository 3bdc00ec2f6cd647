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
    'EC-0': 'Прежде всего',
    'EC-1': 'Поле',
    'EC-2': 'Подготовка',
    'EC-3': 'Цель: звёзды',
    'EC-4': 'Финансовый год и аудитор',
    'EC-5': 'Когда можно действовать',
    'EC-6': 'Фаза 1: активная отрасль',
    'EC-7': 'Фаза 2: прибыль',
    'EC-8': 'Фаза 3: проекты',
    'EC-9': 'Фаза 4: продажа компаний',
    'EC-10': 'Фаза 5: кризис',
    'EC-11': 'Фаза 6: аукцион, проекты, цена',
    'EC-12': 'Фаза 7: исключительные предложения',
    'EC-13': 'Конец хода и года',
    'EC-14': 'Кредиты, продажи, сделки',
    'EC-15': 'Платежи и банкротство',
    'EC-16': 'Карты опций',
    'EC-17': 'Преступления и расследования',
    'EC-18': 'Карты событий',
    'EC-19': 'Конец игры и варианты',
    'EC-20': 'Советы',
    'EC-21': 'Как карты сочетаются',
    'EC-T': 'Что выбирает стол',
    'EC-R': 'О чём правила молчат',
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

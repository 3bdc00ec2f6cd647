import type { Rulebook } from '../../types.ts';
import { battle } from './battle.ts';
import { foes } from './foes.ts';
import { heroes } from './heroes.ts';
import { battleRulings } from './rulings-battle.ts';
import { foeRulings } from './rulings-foes.ts';
import { heroRulings } from './rulings-heroes.ts';
import { tableRulings } from './rulings-table.ts';
import { setUp } from './set-up.ts';
import { variants } from './variants.ts';

export const rulebook: Rulebook = {
  sections: {
    'MC-1': 'Про що гра і як її підготувати',
    'MC-2': 'Етап 1: прокладання доріг',
    'MC-3': 'Етап 2: раунди й ходи',
    'MC-4': 'Пересування',
    'MC-5': 'Як здобути артефакти й закляття',
    'MC-6': 'Як віддати й кинути',
    'MC-7': 'Як стати сильнішим',
    'MC-8': 'Бій',
    'MC-9': 'Магія',
    'MC-10': 'Ближній бій',
    'MC-11': 'Стрільба',
    'MC-12': 'Атака',
    'MC-13': 'Атака у відповідь',
    'MC-14': 'Спільна атака',
    'MC-15': 'Загибель',
    'MC-16': 'Характеристики ворогів',
    'MC-17': 'Лікування',
    'MC-18': 'Монстри: рух',
    'MC-19': 'Монстри: здобич',
    'MC-20': 'Монстри: атаки',
    'MC-21': 'Монстри в Місті',
    'MC-22': 'Кінець ходу монстрів',
    'MC-23': 'Мантикора',
    'MC-24': 'Шкода від монстрів у Місті',
    'MC-25': 'Кінець гри',
    'MC-26': 'Легше: нерухомі монстри',
    'MC-27': 'Важче: швидкі монстри',
    'MC-28': 'Важче: приховані артефакти',
    'MC-29': 'Сценарій «Пробудження Мантикори»',
    'MC-R': 'Про що правила мовчать',
  },
  rules: {
    ...setUp,
    ...heroes,
    ...battle,
    ...foes,
    ...variants,
    ...heroRulings,
    ...foeRulings,
    ...battleRulings,
    ...tableRulings,
  },
};

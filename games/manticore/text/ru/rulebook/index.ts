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
    'MC-1': 'О чём игра и как её подготовить',
    'MC-2': 'Этап 1: прокладка дорог',
    'MC-3': 'Этап 2: раунды и ходы',
    'MC-4': 'Передвижение',
    'MC-5': 'Как добыть артефакты и заклинания',
    'MC-6': 'Как отдать и бросить',
    'MC-7': 'Как стать сильнее',
    'MC-8': 'Бой',
    'MC-9': 'Магия',
    'MC-10': 'Ближний бой',
    'MC-11': 'Стрельба',
    'MC-12': 'Атака',
    'MC-13': 'Ответная атака',
    'MC-14': 'Совместная атака',
    'MC-15': 'Гибель',
    'MC-16': 'Характеристики врагов',
    'MC-17': 'Лечение',
    'MC-18': 'Монстры: движение',
    'MC-19': 'Монстры: добыча',
    'MC-20': 'Монстры: атаки',
    'MC-21': 'Монстры в Городе',
    'MC-22': 'Конец хода монстров',
    'MC-23': 'Мантикора',
    'MC-24': 'Урон от монстров в Городе',
    'MC-25': 'Конец игры',
    'MC-26': 'Проще: неподвижные монстры',
    'MC-27': 'Труднее: быстрые монстры',
    'MC-28': 'Труднее: скрытые артефакты',
    'MC-29': 'Сценарий «Пробуждение Мантикоры»',
    'MC-R': 'О чём правила молчат',
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

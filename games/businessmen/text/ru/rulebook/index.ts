import type { Rulebook } from '../../types.ts';
import { beginning } from './beginning.ts';
import { ending } from './ending.ts';
import { loading } from './loading.ts';
import { rulings } from './rulings.ts';
import { selling } from './selling.ts';

export const rulebook: Rulebook = {
  sections: {
    'BM-1': 'Игра в двух словах',
    'BM-2': 'Поле',
    'BM-3': 'Ваш планшет',
    'BM-4': 'Подготовка',
    'BM-5': 'Начало раунда',
    'BM-6': 'Фаза 1: закупка товаров',
    'BM-7': 'Фаза 2: погрузка',
    'BM-8': 'Фаза 3: отправка грузовиков',
    'BM-9': 'Фаза 3, вторая часть: экспорт',
    'BM-10': 'Фаза 4: улучшения',
    'BM-11': 'Фаза 5: колесо неудач',
    'BM-12': 'Фаза 6: страховка',
    'BM-13': 'Конец раунда и конец игры',
    'BM-14': 'Пропуск раунда',
    'BM-R': 'О чём правила молчат',
  },
  rules: { ...beginning, ...loading, ...selling, ...ending, ...rulings },
};

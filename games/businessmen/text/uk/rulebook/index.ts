import type { Rulebook } from '../../types.ts';
import { beginning } from './beginning.ts';
import { ending } from './ending.ts';
import { loading } from './loading.ts';
import { rulings } from './rulings.ts';
import { selling } from './selling.ts';

export const rulebook: Rulebook = {
  sections: {
    'BM-1': 'Гра у двох словах',
    'BM-2': 'Поле',
    'BM-3': 'Ваш планшет',
    'BM-4': 'Підготовка',
    'BM-5': 'Початок раунду',
    'BM-6': 'Фаза 1: закупівля товарів',
    'BM-7': 'Фаза 2: завантаження',
    'BM-8': 'Фаза 3: відправлення вантажівок',
    'BM-9': 'Фаза 3, друга частина: експорт',
    'BM-10': 'Фаза 4: поліпшення',
    'BM-11': 'Фаза 5: колесо негараздів',
    'BM-12': 'Фаза 6: страхування',
    'BM-13': 'Кінець раунду й кінець гри',
    'BM-14': 'Пропуск раунду',
    'BM-R': 'Про що правила мовчать',
  },
  rules: { ...beginning, ...loading, ...selling, ...ending, ...rulings },
};

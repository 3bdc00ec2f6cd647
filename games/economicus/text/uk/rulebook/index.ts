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
    'EC-0': 'Насамперед',
    'EC-1': 'Поле',
    'EC-2': 'Підготовка',
    'EC-3': 'Мета: зірки',
    'EC-4': 'Фінансовий рік і аудитор',
    'EC-5': 'Коли можна діяти',
    'EC-6': 'Фаза 1: активна галузь',
    'EC-7': 'Фаза 2: прибуток',
    'EC-8': 'Фаза 3: проєкти',
    'EC-9': 'Фаза 4: продаж компаній',
    'EC-10': 'Фаза 5: криза',
    'EC-11': 'Фаза 6: аукціон, проєкти, ціна',
    'EC-12': 'Фаза 7: виняткові пропозиції',
    'EC-13': 'Кінець ходу й року',
    'EC-14': 'Кредити, продаж, угоди',
    'EC-15': 'Платежі та банкрутство',
    'EC-16': 'Карти опцій',
    'EC-17': 'Злочини й розслідування',
    'EC-18': 'Карти подій',
    'EC-19': 'Кінець гри та варіанти',
    'EC-20': 'Поради',
    'EC-21': 'Як поєднуються карти',
    'EC-T': 'Що вибирає стіл',
    'EC-R': 'Про що правила мовчать',
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

import { type GameText, naming, typeset } from '@parlour/kernel';
import type { Crates } from '../types.ts';
import { about } from './about.ts';

export const uk: GameText<Crates> = typeset('uk', {
  ...about.uk,
  options: { target: { label: 'Очок для перемоги', values: { '30': 'тридцять', '20': 'двадцять: швидка гра' } } },
  presets: {},
  picks: {},
  questions: { 'turn.choice': () => 'Завантажити ще ящик чи відправити човен?' },
  actions: { load: () => 'Завантажити ящик', ship: () => 'Відправити човен' },
  ...naming<Crates>({}, String),
  fields: {},
  events: {
    loaded: ({ seat, crate }, say) =>
      `${say.seat(seat)} вантажить ящик${crate.secret === null ? '' : ` вагою ${crate.secret}`}.`,
    seized: ({ seat, weight }, say) =>
      `Митниця знаходить на човні ${weight} і забирає все. Власник: ${say.seat(seat)}.`,
    shipped: ({ seat, weight }, say) => `${say.seat(seat)} відправляє ${weight}.`,
  },
  refusals: { emptyBoat: () => 'На вашому човні порожньо.' },
  rulebook: async () => ({
    sections: { NC: 'Дев’ять ящиків' },
    rules: {
      'NC-1': 'У свій хід ви вантажите ящик або відправляєте човен.',
      'NC-2': 'Ви берете ящик вагою від 1 до 9; його бачите лише ви. Якщо на човні понад 15, митниця забирає все.',
      'NC-3':
        'Відправлення дає очки за вагою човна і звільняє його. Перемагає той, хто першим набере потрібне число очок.',
    },
  }),
});

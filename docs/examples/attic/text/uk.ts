import { type GameText, naming, typeset } from '@parlour/kernel';
import type { Attic } from '../types.ts';
import { about } from './about.ts';

export const uk: GameText<Attic> = typeset('uk', {
  ...about.uk,
  options: { lots: { label: 'Лоти', values: { '6': 'шість', '3': 'три: швидка гра' } } },
  presets: {},
  picks: {},
  questions: { 'auction.envelopes': ({ lot }) => `Лот ціною ${lot}. Яку купюру покласти в конверт?` },
  actions: {
    bid: ({ note }) => (note === undefined ? 'Покласти купюру' : `Покласти купюру ${note}`),
    sitOut: () => 'Пропустити лот',
  },
  ...naming<Attic>({ bid: { note: String } }, String),
  fields: { note: 'Купюра' },
  events: {
    turnedUp: ({ lot }) => `З горища зносять лот ціною ${lot}.`,
    sealed: ({ seat }, say) => `${say.seat(seat)} запечатує конверт.`,
    satOut: ({ seat }, say) => `${say.seat(seat)} пропускає цей лот.`,
    opened: ({ seat, note }, say) => `У конверті купюра ${note}. Ставить ${say.seat(seat)}.`,
    sold: ({ lot, to }, say) => (to === null ? 'Лот нікому не потрібен.' : `${say.seat(to)} забирає лот ціною ${lot}.`),
  },
  refusals: { justSatOut: () => 'Попередній лот ви вже пропустили.' },
  rulebook: async () => ({
    sections: { 'TA-1': 'Розпродаж', 'TA-2': 'Конверти' },
    rules: {
      'TA-1.1':
        'Шість лотів (або три, як домовлено), кожен від 1 до 9 очок, продають один за одним. Перемагає той, у кого наприкінці більше очок.',
      'TA-2.1':
        'У кожного шість із купюр від 1 до 30. За кожен лот ви кладете одну з них у конверт; інші її не бачать.',
      'TA-2.2': 'Конверти відкривають одночасно. Лот дістається старшій купюрі. Усі купюри з конвертів витрачено.',
      'TA-2.3': 'Замість ставки можна пропустити лот і сказати про це. Два лоти поспіль пропускати не можна.',
    },
  }),
});

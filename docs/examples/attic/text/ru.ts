import { type GameText, naming, typeset } from '@parlour/kernel';
import type { Attic } from '../types.ts';
import { about } from './about.ts';

export const ru: GameText<Attic> = typeset('ru', {
  ...about.ru,
  options: { lots: { label: 'Лоты', values: { '6': 'шесть', '3': 'три: быстрая игра' } } },
  presets: {},
  picks: {},
  questions: { 'auction.envelopes': ({ lot }) => `Лот ценой ${lot}. Какую купюру положить в конверт?` },
  actions: {
    bid: ({ note }) => (note === undefined ? 'Положить купюру' : `Положить купюру ${note}`),
    sitOut: () => 'Пропустить лот',
  },
  ...naming<Attic>({ bid: { note: String } }, String),
  fields: { note: 'Купюра' },
  events: {
    turnedUp: ({ lot }) => `С чердака сносят лот ценой ${lot}.`,
    sealed: ({ seat }, say) => `${say.seat(seat)} запечатывает конверт.`,
    satOut: ({ seat }, say) => `${say.seat(seat)} пропускает этот лот.`,
    opened: ({ seat, note }, say) => `В конверте купюра ${note}. Ставит ${say.seat(seat)}.`,
    sold: ({ lot, to }, say) => (to === null ? 'Лот никому не нужен.' : `${say.seat(to)} забирает лот ценой ${lot}.`),
  },
  refusals: { justSatOut: () => 'Предыдущий лот вы уже пропустили.' },
  rulebook: async () => ({
    sections: { 'TA-1': 'Распродажа', 'TA-2': 'Конверты' },
    rules: {
      'TA-1.1':
        'Шесть лотов (или три, как договорились), каждый от 1 до 9 очков, продаются один за другим. Побеждает тот, у кого в конце больше очков.',
      'TA-2.1':
        'У каждого шесть из купюр от 1 до 30. За каждый лот вы кладёте одну из них в конверт; другие её не видят.',
      'TA-2.2': 'Конверты открывают одновременно. Лот достаётся старшей купюре. Все купюры из конвертов потрачены.',
      'TA-2.3': 'Вместо ставки можно пропустить лот и сказать об этом. Два лота подряд пропускать нельзя.',
    },
  }),
});

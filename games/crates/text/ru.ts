import { type GameText, naming, typeset } from '@parlour/kernel';
import type { Crates } from '../types.ts';
import { about } from './about.ts';

export const ru: GameText<Crates> = typeset('ru', {
  ...about.ru,
  options: { target: { label: 'Очков для победы', values: { '30': 'тридцать', '20': 'двадцать: быстрая игра' } } },
  presets: {},
  picks: {},
  questions: { 'turn.choice': () => 'Погрузить ещё ящик или отправить лодку?' },
  actions: { load: () => 'Погрузить ящик', ship: () => 'Отправить лодку' },
  ...naming<Crates>({}, String),
  fields: {},
  events: {
    loaded: ({ seat, crate }, say) =>
      `${say.seat(seat)} грузит ящик${crate.secret === null ? '' : ` весом ${crate.secret}`}.`,
    seized: ({ seat, weight }, say) =>
      `Таможня находит на лодке ${weight} и забирает всё. Владелец: ${say.seat(seat)}.`,
    shipped: ({ seat, weight }, say) => `${say.seat(seat)} отправляет ${weight}.`,
  },
  refusals: { emptyBoat: () => 'На вашей лодке пусто.' },
  rulebook: async () => ({
    sections: { NC: 'Девять ящиков' },
    rules: {
      'NC-1': 'В свой ход вы грузите ящик или отправляете лодку.',
      'NC-2': 'Вы берёте ящик весом от 1 до 9; его видите только вы. Если на лодке больше 15, таможня забирает всё.',
      'NC-3':
        'Отправка даёт очки по весу лодки и освобождает её. Побеждает тот, кто первым наберёт нужное число очков.',
    },
  }),
});

import type { Tutorial } from '@parlour/kit';
import { first } from './first-round.ts';
import { second } from './second-round.ts';
import { third } from './third-round.ts';

export { lessons } from './lessons.ts';

/**
 * The first five minutes (specification, 9.5). Found by trial: with this seed Fish is on sale in the first three rounds and on the second
 * Export card, the price wheel never touches it, and the person is spared twice and then warned.
 */
export const tutorial: Tutorial = {
  game: 'businessmen',
  seed: 'businessmen lesson 53',
  entropy: ['', '', ''],
  names: [
    { en: 'Kim', ru: 'Ким', uk: 'Кім' },
    { en: 'Rosa', ru: 'Роза', uk: 'Роза' },
    { en: 'Max', ru: 'Макс', uk: 'Макс' },
  ],
  picks: ['red', 'yellow', 'blue'],
  options: { firstLeader: 'firstSeat' },
  steps: [...first, ...second, ...third],
  goodbye: {
    en: 'You know the trade. The table is yours now: play on, the bots are awake.',
    ru: 'Ремесло вы знаете. Теперь стол ваш: играйте дальше, боты проснулись.',
    uk: 'Ремесло ви знаєте. Тепер стіл ваш: грайте далі, боти прокинулися.',
  },
};

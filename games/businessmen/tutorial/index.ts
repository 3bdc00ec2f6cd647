import { KIM, lesson, MAX, ROSA } from '@parlour/kit/lesson.ts';
import { first } from './first-round.ts';
import { second } from './second-round.ts';
import { third } from './third-round.ts';

export { lessons } from './lessons.ts';

/**
 * The first five minutes (specification, 9.5). Found by trial: with this seed Fish is on sale in the first three rounds and on the second
 * Export card, the price wheel never touches it, and the person is spared twice and then warned.
 */
export const tutorial = lesson({
  game: 'businessmen',
  seed: 'businessmen lesson 53',
  names: [KIM, ROSA, MAX],
  picks: ['red', 'yellow', 'blue'],
  options: { firstLeader: 'firstSeat' },
  steps: [...first, ...second, ...third],
  goodbye: {
    en: 'You know the trade. The table is yours now: play on, the bots are awake.',
    ru: 'Ремесло вы знаете. Теперь стол ваш: играйте дальше, боты проснулись.',
    uk: 'Ремесло ви знаєте. Тепер стіл ваш: грайте далі, боти прокинулися.',
  },
});

import { KIM, lesson, MAX } from '@parlour/kit/lesson.ts';
import { borderAndRaid } from './border-and-raid.ts';
import { firstMine } from './first-mine.ts';
import { growth } from './growth.ts';

export { lessons } from './lessons.ts';

/**
 * The first minutes (specification, 9.4). Found by trial: with this seed the person begins, the first action card is the subsidy of the
 * rulebook's example, and the second a contract for five coal.
 */
export const tutorial = lesson({
  game: 'matter-of-fact',
  seed: 'matter of fact lesson 366',
  names: [KIM, MAX],
  picks: ['blue', 'red'],
  steps: [...firstMine, ...growth, ...borderAndRaid],
  goodbye: {
    en: 'You know the business. The table is yours now: play on, from here Max thinks for himself.',
    ru: 'Дело вы знаете. Теперь стол ваш: играйте дальше, с этого места Макс думает сам.',
    uk: 'Справу ви знаєте. Тепер стіл ваш: грайте далі, з цього місця Макс думає сам.',
  },
});
